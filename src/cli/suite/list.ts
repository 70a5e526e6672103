import type { Command } from 'commander'
import { printable, wrap } from '../../report/format.ts'
import { readSuiteInfo, type SuiteInfo, shippedNames } from '../../suite/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { say } from '../say.ts'
import { terminalWidth } from '../terminal.ts'
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
      if (suites.length > 0) process.stdout.write(toConsole(suites, terminalWidth()))
      else say('no suites are installed')
    })
}

export const run = runs(define)

function toConsole(suites: readonly SuiteInfo[], width: number): string {
  const names = Math.max(...suites.map(({ name }) => name.length)) + 2
  const lines = suites.flatMap(({ name, version, counts, description }) => [
    `${name.padEnd(names)}${version}, ${counts.malicious} malicious, ${counts.harmless} harmless`,
    ...wrap(description, width - names).map((line) => `${' '.repeat(names)}${line}`),
  ])
  return `${lines.map(printable).join('\n')}\n`
}
