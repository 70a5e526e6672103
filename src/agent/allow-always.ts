import type { AuditRecord } from '../audit/index.ts'
import { ROLES } from '../guard/role.ts'
import { analyse, type Overlay, type PolicyEntry, type UserPolicy } from '../guard/static/index.ts'
import { type RuleId, UserError } from '../verdict/index.ts'
import { digestOf } from './digest.ts'

/** The narrowest entry of a policy that lets the call of a record through. */
export function entryFor(record: AuditRecord, reason: string): PolicyEntry {
  const { command, operation, rule } = record
  if (rule === undefined && operation !== 'command') throw onlyOnce('no rule objects to it')
  const target = command.slice(`${operation} `.length)
  if (record.shortened)
    throw onlyOnce('the log holds only a part of it (it is long, or there is a secret in it)')
  switch (operation) {
    case 'command':
      return { command: [command], rule: rulesOf(record), reason }
    case 'read':
    case 'write':
    case 'edit':
    case 'delete':
      return { path: [target], rule: [rule!], reason }
    case 'fetch':
      return { host: [hostOf(target)], rule: [rule!], reason }
    default:
      throw onlyOnce('an entry of a policy cannot name it')
  }
}

function onlyOnce(why: string): UserError {
  return new UserError('ONLY_ONCE', `${why}: it can be let through with --once`)
}

/** Every rule that objects to the command, which must be the one that was denied. */
function rulesOf(record: AuditRecord): RuleId[] {
  const { command, directory = '', digest } = record
  if (digestOf([{ kind: 'command', text: command }], directory) !== digest)
    throw new UserError(
      'LOG_CHANGED',
      'the log does not hold what was denied: somebody changed it, so nothing is let through',
    )
  const { findings } = analyse(command, overlayOf(record)).trace()
  const rules = new Set(
    findings.filter(({ verdict }) => verdict !== 'ALLOW').map(({ rule }) => rule),
  )
  if (rules.has('S'))
    throw new UserError('DISARMS', 'it would disarm the guard, which no permission covers')
  if (rules.size === 0)
    throw onlyOnce(
      'no rule objects to it, but its text cannot be resolved, is not complete or looks like an attack',
    )
  return [...rules]
}

function overlayOf({ role, directory }: AuditRecord): Overlay {
  return {
    role: ROLES.find((known) => known === role) ?? 'developer',
    asker: 'agent',
    ...(directory !== undefined && { directory }),
  }
}

/** Throws where the policy with the new entry still objects, because it denies the same itself. */
export function assertAllowed(record: AuditRecord, policy: UserPolicy): void {
  if (record.operation !== 'command') return
  const { verdict, reason } = analyse(record.command, { ...overlayOf(record), policy })
  if (verdict !== 'ALLOW') throw onlyOnce(`an entry would not help (${reason})`)
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    throw onlyOnce('its address has no host that can be named')
  }
}
