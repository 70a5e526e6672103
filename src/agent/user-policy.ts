import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stateFolder } from '../audit/index.ts'
import { homeFolder } from '../disk/home-folder.ts'
import { readBounded } from '../disk/read-bounded.ts'
import type { UserPolicy } from '../guard/static/index.ts'
import { KeptPolicies } from './kept-policies.ts'

const POLICY_LIMIT = 4 * 1024 * 1024

/**
 * Where the user's own policies lie. Not even `XDG_CONFIG_HOME` moves it: agents take variables
 * from the `.env` file of the folder that they work in.
 */
function policyFolder(): string {
  return join(homeFolder(), '.config', 'aegish')
}

/** The policy that every hook obeys, where there is one. */
export function userPolicyPath(): string {
  return join(policyFolder(), 'policy.yaml')
}

/** Reads one policy file. */
export type PolicyReader = (path: string) => Promise<UserPolicy>

/** The policies for a call: the user's own, and one that was named for it. */
export async function readPolicies(
  named: string | undefined,
  read: PolicyReader = readPolicy,
): Promise<UserPolicy | undefined> {
  const own = userPolicyPath()
  // One that is there and cannot be read must not count as none.
  const usual = existsSync(own) ? await read(own) : undefined
  return named === undefined ? usual : both(await read(placeOf(named)), usual)
}

/**
 * By its full path, or from the folder of policies: what lies in the folder that an agent works in
 * is the agent's.
 */
function placeOf(name: string): string {
  return resolve(policyFolder(), name)
}

/** Reads a policy file as it is now. */
export async function readPolicy(path: string): Promise<UserPolicy> {
  // Few have a policy, and what reads one is large.
  const { parsePolicy } = await import('../guard/static/policy/policy-file.ts')
  const text = readBounded(path, POLICY_LIMIT).toString('utf8')
  return parsePolicy(text, path, new KeptPolicies(stateFolder(), path))
}

/** Every entry of both counts; what can be said only once is taken from the first. */
function both(first: UserPolicy, second: UserPolicy | undefined): UserPolicy {
  if (second === undefined) return first
  return {
    ...second,
    ...first,
    allow: [...first.allow, ...second.allow],
    deny: [...first.deny, ...second.deny],
  }
}
