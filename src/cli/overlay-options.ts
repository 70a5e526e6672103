import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROLES, type Role } from '../guard/role.ts'
import type { Overlay } from '../guard/static/index.ts'
import { UserError } from '../verdict/index.ts'
import { readText } from './read-text.ts'

/** What `--role` and `--policy` lay on top of the policy. Schemas are loaded only with a file. */
export async function overlayOf(options: {
  role?: string | undefined
  policy?: string | undefined
}): Promise<Overlay> {
  const overlay: Overlay = {}
  if (options.role !== undefined) overlay.role = roleNamed(options.role)
  if (options.policy !== undefined) overlay.policy = await readPolicy(options.policy)
  return overlay
}

function roleNamed(name: string): Role {
  const role = ROLES.find((candidate) => candidate === name)
  if (role === undefined)
    throw new UserError('UNKNOWN_ROLE', `no role "${name}": known are ${ROLES.join(', ')}`)
  return role
}

/**
 * A policy for an agent by its path: from the user's own configuration folder, because whatever
 * lies in the folder that the agent works in may be the agent's.
 */
export function policyOfAgent(path: string): string {
  // The specification: what is not absolute is ignored.
  const configured = process.env.XDG_CONFIG_HOME
  const base = configured?.startsWith('/') ? configured : join(homedir(), '.config')
  return resolve(base, 'aegish', path)
}

/** Reads and checks a policy file. */
export async function readPolicy(path: string) {
  const { parsePolicy } = await import('../guard/static/policy/policy-file.ts')
  return parsePolicy(readText(path), path)
}
