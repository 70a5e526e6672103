import type { Command } from 'commander'
import { auditFolder, type Remark, verifyLog } from '../../audit/index.ts'
import { counted, printable } from '../../report/format.ts'
import { EXIT, UserError } from '../../verdict/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'

interface Options {
  head?: string[]
  json?: boolean
}

/** So many remarks are told one by one. */
const MOST_TOLD = 100

/** `aegish audit verify`: is the log as it was written? */
export function define(): Command {
  return defineCommand('audit verify', 'Check that the log is as it was written.', [
    'aegish audit verify',
    'aegish audit verify --json',
  ])
    .option(
      '--head <hashes>',
      'hashes that must be there, as "aegish audit head" printed them',
      (text: string, before: string[] = []) => [...before, ...hashesIn(text)],
    )
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Exit codes: 0 as it was written, 1 something was changed, removed or moved.
What was cut off at the end is only found by a head that was kept elsewhere
(--head "$(cat heads)"; docs/audit.md says against whom this helps).`,
    )
    .action((options: Options) => {
      process.exitCode = verify(options)
    })
}

export const run = runs(define)

function hashesIn(text: string): string[] {
  const hashes = text.match(/\b[0-9a-f]{64}\b/gi)
  if (!hashes)
    throw new UserError('USAGE', '--head wants hashes of 64 digits, from "aegish audit head"')
  return hashes.map((hash) => hash.toLowerCase())
}

function verify({ head = [], json }: Options): number {
  const folder = auditFolder(process.env)
  const remarks: Remark[] = []
  let more = 0
  let damaged = 0
  const { chains, records, missing } = verifyLog(folder, head, (remark) => {
    if (remark.isDamage) damaged++
    if (remarks.length < MOST_TOLD) remarks.push(remark)
    else more++
  })
  const isIntact = damaged === 0 && missing.length === 0
  if (json) printJson({ intact: isIntact, chains, records, missing, remarks, unlisted: more })
  else {
    const lines = [
      ...remarks.map(remarkLine),
      ...(more > 0 ? [`… and ${more} more`] : []),
      ...missing.map((hash) => `${hash} is nowhere: its record was cut off, changed or given up`),
      `${counted(records, 'record')} in ${counted(chains, 'chain')}: ${isIntact ? 'as they were written' : 'NOT as they were written'}`,
    ]
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  }
  return isIntact ? EXIT.fine : EXIT.missed
}

function remarkLine({ file, line, isDamage, what }: Remark): string {
  const place = line === undefined ? file : `${file}:${line}`
  return printable(`${place}: ${isDamage ? '' : '(note) '}${what}`)
}
