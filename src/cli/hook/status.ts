import type { Command } from 'commander'
import {
  findAgent,
  INSTALLABLE,
  type Inspection,
  type InstallEnvironment,
  inspectAll,
  thisMachine,
} from '../../agent/install/index.ts'
import { printable } from '../../report/format.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { packageFolder } from './recorded.ts'

/** `aegish hook status`: which agents are here, and which of them ask us. */
export function define(): Command {
  return defineCommand('hook status', 'Say which agents are here, and which of them ask us.', [
    'aegish hook status',
    'aegish hook status --json',
  ])
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\n"aegish doctor" says what is wrong, and what to do.')
    .action(({ json }: { json?: boolean }) => status(json))
}

export const run = runs(define)

function status(json: boolean | undefined): void {
  const at = thisMachine()
  const inspections = inspectAll(at, packageFolder())
  if (json) {
    printJson(INSTALLABLE.map(({ name }) => toJson(name, inspections, at)))
  } else {
    process.stdout.write(toConsole(inspections, at))
  }
}

function toJson(name: string, inspections: readonly Inspection[], at: InstallEnvironment) {
  const agent = INSTALLABLE.find((each) => each.name === name)!
  return {
    agent: name,
    found: findAgent(agent, at) ?? null,
    hooks: inspections
      .filter((each) => each.agent === agent)
      .map(({ scope, path, installed, problems }) => ({ scope, path, installed, problems })),
  }
}

function toConsole(inspections: readonly Inspection[], at: InstallEnvironment): string {
  const width = Math.max(...INSTALLABLE.map(({ name }) => name.length))
  const rows = INSTALLABLE.map((agent) => {
    const own = inspections.filter((each) => each.agent === agent)
    const installed = own.filter((each) => each.installed).map(({ scope }) => scope)
    const wrong = own.some(({ problems }) => problems.length > 0)
    const found = findAgent(agent, at)
    const hook = installed.length > 0 ? `hook of ${installed.join(', ')}` : 'no hook'
    const state = wrong ? `${hook}, with problems: aegish doctor` : hook
    return `${agent.name.padEnd(width)}  ${found ? printable(found) : 'not found'}\n${' '.repeat(width + 2)}${state}\n`
  })
  return rows.join('')
}
