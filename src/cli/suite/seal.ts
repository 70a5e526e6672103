import type { Command } from 'commander'
import { printable } from '../../report/format.ts'
import { sealSuite } from '../../suite/index.ts'
import { defineCommand, runs } from '../command-line.ts'

/** `aegish suite seal`: ids, counts and hash of a suite after its samples were edited. */
export function define(): Command {
  return defineCommand(
    'suite seal',
    'Compute ids, counts and hash of a suite after its samples were edited.',
    ['aegish suite seal ./my-suite'],
  )
    .argument('<folder>', 'a folder with suite.json and samples.jsonl')
    .action(async (folder: string) => {
      const { info, renamed } = await sealSuite(folder)
      process.stdout.write(
        `${printable(info.name)}: ${info.counts.samples} samples, ${renamed} new ids, sha256 ${info.sha256}\n`,
      )
    })
}

export const run = runs(define)
