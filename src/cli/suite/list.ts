import type { Command } from 'commander'
import { readSuiteInfo, shippedNames } from '../../suite/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { shippedSuites } from './shipped.ts'

/** `aegish suite list`: the suites that come with the package. */
export function define(): Command {
  return defineCommand('suite list', 'List the suites that come with aegish.', [
    'aegish suite list',
  ])
    .option('--json', 'print what every suite.json says')
    .action(({ json }: { json?: boolean }) => {
      const suites = shippedNames(shippedSuites).map((name) =>
        readSuiteInfo(`${shippedSuites}/${name}`),
      )
      if (json) {
        printJson(suites)
        return
      }
      for (const { name, title, version, counts } of suites) {
        process.stdout.write(
          `${name.padEnd(10)} ${version}  ${counts.malicious} malicious, ${counts.harmless} harmless  ${title}\n`,
        )
      }
      if (suites.length === 0) process.stderr.write('aegish: no suites are installed\n')
    })
}

export const run = runs(define)
