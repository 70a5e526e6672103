import type { RuleId } from '../../../verdict/index.ts'
import type { Role } from '../../role.ts'
import type { Machine } from '../effects/machine.ts'
import { compilePattern, matchesPattern, type Pattern } from '../resolve/pattern.ts'
import { plain } from '../resolve/value.ts'
import type { Finding } from './finding.ts'
import { normalisePath } from './path-class.ts'
import { judgeForRole } from './roles.ts'

/** One line of a user's policy: everything that is given must match. */
export interface PolicyEntry {
  /** The whole command line, letter by letter. */
  command?: readonly string[]
  binary?: readonly string[]
  path?: readonly string[]
  host?: readonly string[]
  rule?: readonly RuleId[]
  reason: string
}

/** A user's own policy, which lies on top of ours. */
export interface UserPolicy {
  role?: Role
  /** What an agent's hook makes of a warning, and of what could not be resolved. */
  warn?: 'ask' | 'deny' | 'allow'
  unresolved?: 'ask' | 'deny' | 'allow'
  allow: readonly PolicyEntry[]
  deny: readonly PolicyEntry[]
}

/** Applies a role and a user's policy to what was found. Denials win over permissions. */
export function applyUserPolicy(
  findings: readonly Finding[],
  machine: Machine,
  policy: UserPolicy | undefined,
  role: Role,
): Finding[] {
  const judged = findings.map((finding) => judgeForRole(finding, policy?.role ?? role))
  if (!policy) return judged
  const denied = policy.deny.flatMap((entry) => deny(entry, judged, machine))
  const kept = judged.filter(
    (finding) => !policy.allow.some((entry) => matchesFinding(entry, finding, machine)),
  )
  return [...denied, ...kept]
}

function deny(entry: PolicyEntry, findings: readonly Finding[], machine: Machine): Finding[] {
  const found = findings.find((finding) => matchesFinding(entry, finding, machine))
  const blocked = { verdict: 'BLOCK', certainty: 'known', confidence: 1 } as const
  if (found) return [{ ...found, ...blocked, reason: `your policy denies it: ${entry.reason}` }]
  // A program may be denied whatever it does.
  if (entry.binary === undefined || entry.command || entry.path || entry.host || entry.rule)
    return []
  const run = machine.resolved.find(({ arguments: words }) =>
    matchesAny(entry.binary!, nameOf(plain(words[0] ?? ''))),
  )
  return run
    ? [{ ...blocked, rule: '2', span: run.span, reason: `your policy denies it: ${entry.reason}` }]
    : []
}

function matchesFinding(entry: PolicyEntry, { rule, effect }: Finding, machine: Machine): boolean {
  if (entry.rule && !entry.rule.includes(rule)) return false
  if (entry.command && !entry.command.includes(machine.source ?? '')) return false
  if (!effect)
    return entry.binary === undefined && entry.path === undefined && entry.host === undefined
  if (
    entry.binary &&
    !matchesAny(entry.binary, nameOf(effect.program)) &&
    !entry.binary.some((name) => runsIn(name, effect.frame))
  )
    return false
  const target = machine.symbols.show(effect.target)
  if (entry.path && !isPathEffect(effect.kind)) return false
  if (entry.path && !entry.path.some((path) => matchesPath(path, target))) return false
  if (entry.host && effect.kind !== 'fetch' && effect.kind !== 'send' && effect.kind !== 'execute')
    return false
  return (
    !entry.host ||
    matchesAny(
      entry.host,
      hostOf(
        effect.kind === 'execute' ? (machine.symbols.in(effect.target)[0]?.detail ?? '') : target,
      ),
    )
  )
}

function runsIn(name: string, frame: { by: string; parent: unknown } | undefined): boolean {
  for (let at = frame; at; at = at.parent as typeof frame) if (at.by === name) return true
  return false
}

function isPathEffect(kind: string): boolean {
  return /^(?:read|read-tree|use|write|edit|delete|delete-tree|unpack|link|load|open-to-all|take)$/.test(
    kind,
  )
}

const compiled = new Map<string, Pattern>()

function pattern(text: string): Pattern {
  const known = compiled.get(text) ?? compilePattern(text)
  compiled.set(text, known)
  return known
}

function matchesAny(patterns: readonly string[], text: string): boolean {
  return patterns.some((item) => matchesPattern(pattern(item.toLowerCase()), text.toLowerCase()))
}

/** `~` is any home; `**` and `*` both cross directories. */
function matchesPath(path: string, target: string): boolean {
  const wanted = path.replace(/^(?:\$HOME|\/home\/[^/*]+)(?=\/|$)/, '~')
  const place = normalisePath(target)
  return matchesPattern(pattern(wanted), place) || place === wanted.replace(/\/\*+$/, '')
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split(' ')[0]!
}

/** The host of an address in any of its spellings. */
function hostOf(address: string): string {
  return address
    .replace(/^\w+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/[:/?#].*$/, '')
}
