import type { Command } from 'commander'
import type { Role } from '../../guard/role.ts'
import type { Overlay } from '../../guard/static/index.ts'
import { readPolicy } from '../overlay-options.ts'
import { say } from '../say.ts'
import type { Config } from './config-schema.ts'
import { type ConfigFile, findConfig } from './find-config.ts'

/** Fields whose option is called otherwise, because it is given once for each. */
const OPTION_OF: Partial<Record<keyof Config, string>> = { guards: 'guard', suites: 'suite' }

/** Schemas are loaded only where there is a file. */
async function read(file: ConfigFile): Promise<Config> {
  return (await import('./read-config.ts')).readConfig(file)
}

/** Fills the options of a command that were not given with what the configuration says. */
export async function applyConfig(
  command: Command,
  fields: (name: keyof Config) => boolean = () => true,
): Promise<void> {
  const file = findConfig()
  if (file === undefined) return
  const config = await read(file)
  const used: string[] = []
  for (const [field, value] of Object.entries(config) as [keyof Config, unknown][]) {
    const option = OPTION_OF[field] ?? field
    const known = command.options.some((each) => each.attributeName() === option)
    if (!known || !fields(field) || command.getOptionValueSource(option) === 'cli') continue
    command.setOptionValueWithSource(option, value, 'config')
    used.push(field)
  }
  if (used.length > 0) say(`${used.join(', ')} from ${file.path}`)
}

/** The folder in which `aegish bench` makes the folders of runs here. */
export async function runsFolder(): Promise<string> {
  const file = findConfig()
  return (file && (await read(file)).out) ?? 'runs'
}

/**
 * What the configuration may add to a decision. The folder may belong to somebody else, so it can
 * make a decision stricter and never looser, and a configuration that is a program is not run.
 */
export async function stricterOverlay(given: {
  role?: string | undefined
  policy?: string | undefined
}): Promise<Overlay> {
  const file = findConfig()
  if (file === undefined) return {}
  if (file.isProgram) {
    say(`${file.path} is a program and not used for decisions`)
    return {}
  }
  const config = await read(file)
  const policy =
    config.policy === undefined || given.policy !== undefined
      ? undefined
      : await readPolicy(config.policy)
  const loosening = [
    isLooser(config.role) && !given.role && 'role',
    isLooser(policy?.role) && !given.role && 'role of the policy',
    policy && policy.allow.length > 0 && 'allow of the policy',
  ].filter(Boolean)
  if (loosening.length > 0) {
    say(`${file.path} can only be stricter: ${loosening.join(', ')} left out (--role, --policy)`)
  }
  const restricted = [config.role, policy?.role].includes('restricted') && !given.role
  return {
    ...(restricted && { role: 'restricted' }),
    ...(policy && policy.deny.length > 0 && { policy: { ...policy, role: undefined, allow: [] } }),
  }
}

/** Roles that let more through than the policy as it stands. */
function isLooser(role: Role | undefined): boolean {
  return role === 'sysadmin' || role === 'developer'
}
