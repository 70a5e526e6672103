import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Cage,
  type CageOptions,
  prepareCage,
  reasonToWithhold,
  type SandboxName,
} from '../cage/index.ts'
import { snapshot } from './bash-snapshot.ts'
import type { BashState } from './bash-state.ts'
import { quote } from './bash-words.ts'
import type { Program } from './pseudo-terminal.ts'
import type { CagedCommand } from './session.ts'
import { startEnvironment } from './withheld-variables.ts'

/** What all cages of a shell have in common. */
export type CageSettings = Pick<
  CageOptions,
  | 'sandbox'
  | 'net'
  | 'failMode'
  | 'home'
  | 'allowRead'
  | 'allowWrite'
  | 'allowEnv'
  | 'allowSocket'
  | 'noShells'
> & {
  /** The one shell that runs in them; with `noShells` there is no other. */
  bash: string
}

export interface CagePlace {
  directory: string
  env: Readonly<Record<string, string | undefined>>
  /** What else may be written, */
  allowWrite?: readonly string[]
  /** and pipes of ours, which a cage would take for a way out. */
  pipes?: readonly string[]
  /** Whether it needs the terminal that it is started on. */
  terminal: boolean
}

/** A cage, and the command for a bash in it. */
export async function cagedBash(
  { bash, ...settings }: CageSettings,
  args: readonly string[],
  place: CagePlace,
): Promise<{ cage: Cage; command: string[] }> {
  const cage = await prepareCage({
    ...settings,
    allowWrite: [...settings.allowWrite, ...(place.allowWrite ?? [])],
    allowSocket: [...settings.allowSocket, ...(place.pipes ?? [])],
    keepShell: bash,
    failOption: '--fail-mode',
    cwd: place.directory,
    env: place.env,
    newSession: !place.terminal,
  })
  return { cage, command: [cage.keptShell ?? bash, ...args] }
}

/** The same, to be started like any other program. */
export async function cagedProgram(
  settings: CageSettings,
  args: readonly string[],
  place: CagePlace,
): Promise<Program & { cage: Cage }> {
  const { cage, command } = await cagedBash(settings, args, place)
  const { file, env } = cage
  return { file, args: [...cage.args, ...command], env, directory: place.directory, cage }
}

/** Cages are no cages without a profile: what runs by itself in one gets the usual. */
export function withCage<Settings extends { sandbox: SandboxName }>(settings: Settings): Settings {
  const { sandbox } = settings
  return { ...settings, sandbox: sandbox === 'danger-full-access' ? 'workspace-write' : sandbox }
}

/**
 * A command for a living bash that runs another one in a cage of its own, by a bash that knows what
 * the living one knows: a command that finds its variables empty is another command.
 */
export async function cagedCommand(
  settings: CageSettings,
  command: string,
  state: BashState,
  functions: ReadonlyMap<string, string>,
  folder: string,
): Promise<CagedCommand> {
  const { allowEnv } = settings
  const exported = [...state.variables].flatMap(([name, { exported, value }]) =>
    exported && 'value' in value ? [[name, value.value] as const] : [],
  )
  const { script, words } = snapshot(command, state, functions, (name, value) =>
    allowEnv.includes(name) ? false : reasonToWithhold(name, value) !== undefined,
  )
  const { file, args, env, cage } = await cagedProgram(settings, ['-c', script, 'bash'], {
    directory: state.directory,
    env: startEnvironment(Object.fromEntries(exported)),
    terminal: true,
  })
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const start = ['/usr/bin/env', '-i', ...variables, file, ...args].map(quote).join(' ')
  // In a file: what stands in its place is what bash calls the job.
  const starter = join(folder, 'in-a-cage')
  writeFileSync(
    starter,
    `status=$1; shift\nexec ${start} "$status" ${words.map(quote).join(' ')} "$@"\n`,
    { mode: 0o600 },
  )
  // By `command`, because a function may have the name of a path. The last status and the arguments of
  // the living bash are put in by itself.
  const run = `\\builtin command ${[settings.bash, '-p', starter].map(quote).join(' ')} "$?" "$@"`
  return { text: run, cage }
}
