import { dirname } from 'node:path'
import type { CageExplanation, CageOptions, NotHeld } from './cage.ts'
import type { CagedEnvironment } from './environment.ts'
import { SCOPES_SINCE } from './landlock.ts'
import { ruleFor, type WantedRule } from './layout.ts'
import type { Machine } from './machine.ts'
import type { Site } from './profile.ts'
import { seccompFilter } from './seccomp/filter.ts'
import { systemProgram } from './trusted-program.ts'

/** Everything that the ways to make a cage need to know. */
export interface Plan {
  options: CageOptions
  machine: Machine
  site: Site
  rules: WantedRule[]
  environment: CagedEnvironment
  /** A folder of this cage on disk, for its owner alone. */
  folder: string
}

/** What one of these ways gives. */
export interface Built {
  file: string
  args: string[]
  env: Record<string, string>
  keptShell?: string
  layers: CageExplanation['layers']
  notHeld: NotHeld[]
}

/** The filter of system calls; nothing where none is written for this processor. */
export function filterFor({ options, machine }: Plan, namespaced: boolean): Buffer | undefined {
  const { architecture } = machine
  if (architecture === undefined) return undefined
  return seccompFilter(architecture, {
    withoutInternet: options.net === 'none' || (options.net === 'loopback' && !namespaced),
    sharesGroup: !options.newSession,
  })
}

/** What is not held, whatever the namespaces are made of. */
export function notHeldAnywhere({ options, machine, site, rules }: Plan): NotHeld[] {
  const scoped = (machine.landlock ?? 0) >= SCOPES_SINCE
  const isReplaceable = (path: string) => ruleFor(rules, dirname(path))?.rule === 'writable'
  return [
    ...(machine.architecture === undefined ? [withoutFilter()] : []),
    ...site.found.loose.filter(isReplaceable).map((path) => ({
      promise: 'what is obeyed outside cannot be replaced in the workspace',
      why: `${path} is a link, which cannot be held (--allow-write ${path} gives it up)`,
    })),
    ...site.found.notSeenWritable.slice(0, 1).map((path) => ({
      promise: 'secrets in the workspace are empty',
      why: `it has too many folders to look through, such as ${path}`,
    })),
    ...(options.net === 'all' && !scoped
      ? [
          {
            promise: 'sockets without a name (X11, D-Bus) are not reachable with --net all',
            why:
              machine.withoutLauncher ?? `Landlock of this kernel is version ${machine.landlock}`,
          },
        ]
      : []),
  ]
}

function withoutFilter(): NotHeld {
  return {
    promise: 'the terminal, the keyring and new namespaces are out of reach',
    why: `no filter of system calls is written for ${process.arch}`,
  }
}

/** What the cage is made of, for people. */
export function layersOf(
  machine: Machine,
  namespaces: string | undefined,
): CageExplanation['layers'] {
  const { landlock, withoutLauncher, architecture } = machine
  const filter = architecture === undefined ? 'missing' : `a filter for ${architecture}`
  return [
    { name: 'namespaces', says: namespaces ?? 'missing' },
    { name: 'Landlock', says: landlock ? `version ${landlock}` : (withoutLauncher ?? 'missing') },
    { name: 'system calls', says: filter },
  ]
}

/** The command as it is, with this environment. */
export function openDoor(env: Record<string, string>): Pick<Built, 'file' | 'args' | 'env'> {
  return {
    file: systemProgram('bash') ?? 'bash',
    args: ['--norc', '-p', '-c', 'exec -- "$@"', 'aegish'],
    env,
  }
}
