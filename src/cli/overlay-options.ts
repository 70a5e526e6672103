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

/** Reads and checks a policy file. */
export async function readPolicy(path: string) {
  const { parsePolicy } = await import('../guard/static/policy/policy-file.ts')
  return parsePolicy(readText(path), path)
}
