import { type Cage, type NetworkName, prepareCage, type SandboxName } from '../cage/index.ts'
import type { BashState } from './bash-state.ts'
import type { FailMode } from './judge.ts'
import type { Program } from './pseudo-terminal.ts'
import type { CagedCommand } from './session.ts'
import { startEnvironment } from './withheld-variables.ts'

export interface CageSettings {
  sandbox: SandboxName
  net: NetworkName
  failMode: FailMode
  home: string
  onNotHeld(promise: string, why: string): void
}

interface Place {
  directory: string
  env: Readonly<Record<string, string | undefined>>
  allowWrite?: readonly string[]
  /** Pipes of ours, which a cage would take for a way out. */
  pipes?: readonly string[]
  /** Whether it needs the terminal that it is started on. */
  terminal: boolean
}

async function cageFor(settings: CageSettings, place: Place): Promise<Cage> {
  const { sandbox, net, failMode, home, onNotHeld } = settings
  const cage = await prepareCage({
    sandbox,
    net,
    failMode,
    home,
    cwd: place.directory,
    env: place.env,
    allowRead: [],
    allowWrite: place.allowWrite ?? [],
    allowEnv: [],
    allowSocket: place.pipes ?? [],
    noShells: false,
    newSession: !place.terminal,
  })
  for (const { promise, why } of cage.notHeld) onNotHeld(promise, why)
  return cage
}

/** A program, inside of a cage. */
export async function cagedProgram(
  settings: CageSettings,
  command: readonly string[],
  place: Place,
): Promise<Program> {
  const cage = await cageFor(settings, place)
  return {
    file: cage.file,
    args: [...cage.args, ...command],
    env: cage.env,
    directory: place.directory,
    isCaged: true,
    close: () => cage.close(),
  }
}

/** A command for a living bash that runs another one in a cage of its own. */
export async function cagedCommand(
  settings: CageSettings,
  bash: string,
  command: string,
  state: BashState,
): Promise<CagedCommand> {
  const exported = [...state.variables].flatMap(([name, { exported, value }]) =>
    exported && 'value' in value ? [[name, value.value] as const] : [],
  )
  const { file, args, env, close } = await cagedProgram(settings, [bash, '-c', command], {
    directory: state.directory,
    env: startEnvironment(Object.fromEntries(exported)),
    terminal: true,
  })
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const words = ['/usr/bin/env', '-i', ...variables, file, ...args]
  return { text: words.map(quote).join(' '), close: () => close?.() }
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}
