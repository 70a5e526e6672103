import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { agentAround } from '../../agent/inside-agent.ts'
import { ownFiles } from '../../agent/own-files.ts'
import { readPolicies } from '../../agent/user-policy.ts'
import { userSettings } from '../../agent/user-settings.ts'
import type { CageOptions, NetworkName, SandboxName } from '../../cage/index.ts'
import type { Guard } from '../../guard/guard.ts'
import { createGuard } from '../../guard/registry.ts'
import type { Role } from '../../guard/role.ts'
import type { Overlay } from '../../guard/static/index.ts'
import type { FailMode } from '../../shell/judge.ts'
import type { Unresolved } from '../../verdict/index.ts'
import type { CageExceptions } from '../cage-options.ts'
import { stricterOverlay } from '../config/apply-config.ts'
import type { Config } from '../config/config-schema.ts'
import { packageRoot } from '../package-root.ts'

/** What the command line says. */
export interface ShellOptions extends CageExceptions {
  c?: string
  login?: boolean
  norc?: boolean
  guard?: string
  fallback?: string[]
  failMode?: FailMode
  timeout?: number
  role?: Role
  policy?: string
  unresolved?: Unresolved
  sandbox?: SandboxName
  net?: NetworkName
}

/** Everything that a shell needs to know before it starts. */
export interface ShellSettings {
  /** The names of those who decide, in order. */
  names: string[]
  guards(): Promise<Guard[]>
  failMode: FailMode
  timeoutMs: number
  role: Role
  unresolved: Unresolved
  /** The cage around everything; `danger-full-access` is none. */
  sandbox: SandboxName
  net: NetworkName
  /** What is let through it, or withheld besides. */
  exceptions: Pick<
    CageOptions,
    'allowRead' | 'allowWrite' | 'allowEnv' | 'allowSocket' | 'noShells'
  >
  /** Files that no command may touch; more may be added. */
  ownFiles: string[]
  /** How it is known that an agent types, where one does. */
  agent: string | undefined
}

const DEFAULT_TIMEOUT_S = 30

/** The command line first, then the person's own configuration. */
export async function readSettings(options: ShellOptions): Promise<ShellSettings> {
  const configured = (await userConfig())?.shell ?? {}
  const agent = agentAround(process.env)
  const own = [
    ...ownFiles(packageRoot.pathname, process.cwd(), process.env),
    ...userSettings(homedir(), process.env),
  ]
  // The folder may belong to somebody else: its configuration can only be stricter.
  const stricter = await stricterOverlay(options)
  const policy = await readPolicies(options.policy)
  const role = stricter.role ?? options.role ?? configured.role ?? (agent ? 'developer' : 'default')
  const overlay: Overlay = {
    role,
    ownFiles: own,
    asker: agent === undefined ? 'person' : 'agent',
    ...(policy && { policy }),
    ...(stricter.policy && {
      policy: {
        ...stricter.policy,
        ...policy,
        deny: [...stricter.policy.deny, ...(policy?.deny ?? [])],
      },
    }),
    // As for the hook: where a command starts decides what its relative paths mean.
    directory: process.cwd(),
  }
  const names = [
    options.guard ?? configured.guard ?? 'static',
    ...(options.fallback ?? configured.fallback ?? []),
  ]
  const create = () =>
    Promise.all(
      names.map((name) => createGuard(name, { cot: false, env: process.env, ...overlay, role })),
    )
  // Ours can be made, and is when the prompt stands; of others it is known only when they are.
  const made = names.every((name) => name === 'static') ? undefined : await create()
  return {
    names,
    guards: async () => made ?? create(),
    failMode: options.failMode ?? configured.failMode ?? 'safe',
    timeoutMs: (options.timeout ?? configured.timeout ?? DEFAULT_TIMEOUT_S) * 1000,
    role: policy?.role ?? role,
    unresolved: options.unresolved ?? configured.unresolved ?? policy?.unresolved ?? 'ask',
    sandbox: options.sandbox ?? configured.sandbox ?? 'danger-full-access',
    net: options.net ?? configured.net ?? 'loopback',
    exceptions: {
      allowRead: options.allowRead ?? fromHome(configured.allowRead),
      allowWrite: options.allowWrite ?? fromHome(configured.allowWrite),
      allowEnv: options.allowEnv ?? configured.allowEnv ?? [],
      allowSocket: options.allowSocket ?? fromHome(configured.allowSocket),
      noShells: !options.shells || configured.noShells === true,
    },
    ownFiles: own,
    agent,
  }
}

/** No shell has read the file, so `~` still means the home in it. */
function fromHome(paths: readonly string[] = []): string[] {
  return paths.map((path) => path.replace(/^~(?=\/|$)/, process.env.HOME ?? homedir()))
}

/** The person's own configuration, beside the policy that every hook obeys. */
async function userConfig(): Promise<Config | undefined> {
  const folder = join(homedir(), '.config', 'aegish')
  for (const name of ['aegish.config.yaml', 'aegish.config.json']) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    return (await import('../config/read-config.ts')).readConfig({ path, isProgram: false })
  }
  return undefined
}
