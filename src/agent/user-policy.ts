import { homedir } from 'node:os'
import { join } from 'node:path'
import type { UserPolicy } from '../guard/static/index.ts'
import { readRegularFile } from './read-regular-file.ts'

/**
 * The user's own policy, which every hook obeys. Not even `XDG_CONFIG_HOME` moves it: agents take
 * variables from the `.env` file of the folder that they work in.
 */
export function userPolicyPath(home: string = homedir()): string {
  return join(home, '.config', 'aegish', 'policy.yaml')
}

/** Reads it, where there is one; throws where it is broken. */
export async function readUserPolicy(path: string): Promise<UserPolicy | undefined> {
  const text = readRegularFile(path)
  if (text === undefined) return undefined
  const { parsePolicy } = await import('../guard/static/policy/policy-file.ts')
  return parsePolicy(text, path)
}

/** Two policies at once: every entry of both counts, what is said once is taken from the first. */
export function bothPolicies(
  first: UserPolicy | undefined,
  second: UserPolicy | undefined,
): UserPolicy | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return {
    ...second,
    ...first,
    allow: [...first.allow, ...second.allow],
    deny: [...first.deny, ...second.deny],
  }
}
