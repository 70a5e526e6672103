import { Argument, type Command, Option } from 'commander'
import {
  INSTALLABLE,
  type InstallableAgent,
  type InstallEnvironment,
  type Scope,
  thisMachine,
} from '../../agent/install/index.ts'
import { UserError } from '../../verdict/index.ts'
import { defineCommand } from '../command-line.ts'

/** What `install` and `uninstall` are told alike. */
export interface Options {
  all?: boolean
  project?: boolean
  managed?: boolean
  dryRun?: boolean
}

/** A command that changes the settings of agents. */
export function defineChange(
  name: string,
  summary: string,
  all: string,
  examples: readonly string[],
): Command {
  return defineCommand(`hook ${name}`, summary, examples)
    .addArgument(
      new Argument('[agent...]', 'whose settings').choices(INSTALLABLE.map((agent) => agent.name)),
    )
    .option('--all', all)
    .addOption(
      new Option('--project', 'the settings of this project instead of yours').conflicts('managed'),
    )
    .option('--managed', 'the settings for everybody on this machine (as root)')
    .option('--dry-run', 'only show what would change')
}

/** The agents, the scope and the machine that somebody asked for. */
export function readArguments(
  names: readonly string[],
  { all, project, managed }: Options,
): { agents: InstallableAgent[]; scope: Scope; at: InstallEnvironment } {
  const at = thisMachine()
  if (at.platform === 'win32') {
    throw new UserError('NOT_HERE', 'the launcher of the hook needs a POSIX shell; use WSL')
  }
  const scope = project ? 'project' : managed ? 'managed' : 'user'
  if (names.length > 0 === (all === true)) {
    throw new UserError('USAGE', 'name agents, or use --all ("aegish hook status" lists them)')
  }
  const agents = INSTALLABLE.filter((agent) =>
    all ? agent.files[scope] !== undefined : names.includes(agent.name),
  )
  return { agents, scope, at }
}
