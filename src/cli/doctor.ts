import { readFileSync } from 'node:fs'
import ansis from 'ansis'
import type { Command } from 'commander'
import { thisMachine } from '../agent/install/index.ts'
import { printable, wrap } from '../report/format.ts'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { lookAtAgents } from './doctor/agents.ts'
import { lookAtCage } from './doctor/cage.ts'
import type { Finding, State } from './doctor/finding.ts'
import { lookAtKeys, lookAtNode, lookAtPrograms, lookAtRuns } from './doctor/machine.ts'
import { lookAtService } from './doctor/service.ts'
import { lookAtConfig, lookAtSuites } from './doctor/setup.ts'
import { packageFolder } from './hook/recorded.ts'
import { packageRoot } from './package-root.ts'
import { printJson } from './print.ts'
import { shippedSuites } from './suite/shipped.ts'
import { terminalWidth } from './terminal.ts'
import { version } from './version.ts'

/** `aegish doctor`: what is set up, what is missing, and what to do. */
export function define(): Command {
  return defineCommand('doctor', 'Say what is set up, what is missing, and what to do.', [
    'aegish doctor',
    'aegish doctor --json',
    'aegish doctor --queue redis://localhost',
  ])
    .option('--queue <url>', 'look at this queue, and at nothing else')
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', '\nExit codes: 0 nothing is wrong, 1 something is')
    .action(async ({ json, queue }: { json?: boolean; queue?: string }) => {
      const findings =
        queue === undefined
          ? await examine()
          : await (await import('./doctor/queue.ts')).lookAtQueue(queue, version)
      const healthy = findings.every(({ state }) => state !== 'wrong')
      if (json) printJson({ aegish: version, healthy, findings })
      else process.stdout.write(toConsole(findings, terminalWidth()))
      process.exitCode = healthy ? EXIT.fine : EXIT.missed
    })
}

export const run = runs(define)

async function examine(): Promise<Finding[]> {
  const here = process.cwd()
  const { engines } = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8'))
  return [
    lookAtNode(process.versions.node, engines.node),
    ...(await lookAtSuites(shippedSuites)),
    lookAtKeys(process.env),
    ...lookAtPrograms(process.env),
    ...lookAtCage(process.env),
    ...lookAtAgents(thisMachine(here), packageFolder()),
    await lookAtService(version),
    await lookAtConfig(here),
    lookAtRuns(here),
  ]
}

/** What is wrong must not be overlooked. Where there is no terminal, there are no colours. */
const COLOUR: Record<State, (line: string) => string> = {
  fine: (line) => line,
  absent: (line) => line,
  wrong: (line) => ansis.red(line),
}

function toConsole(findings: readonly Finding[], columns: number): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines = findings.flatMap(({ what, state, says, advice }) => [
    ...hanging(`${state.padEnd(6)}  ${what.padEnd(width)}  `, says, columns).map(COLOUR[state]),
    ...(advice ? hanging(`${' '.repeat(width + 10)}→ `, advice, columns) : []),
  ])
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  const end = wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${findings.length} are wrong.`
  return `aegish ${version}\n\n${lines.join('\n')}\n\n${end}\n`
}

/** A text behind its label, with every further line under the first. */
function hanging(label: string, text: string, columns: number): string[] {
  return wrap(printable(text), Math.max(20, columns - label.length)).map(
    (line, i) => `${i === 0 ? label : ' '.repeat(label.length)}${line}`,
  )
}
