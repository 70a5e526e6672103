import { RULES, type RuleId } from '../../../verdict/index.ts'
import type { Role } from '../../role.ts'
import type { CommandContext } from '../effects/command-context.ts'
import type { Effect } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { behindLinks } from './behind-links.ts'
import { denials } from './denials.ts'
import type { Finding } from './finding.ts'
import { permits } from './permissions.ts'
import { quote } from './reasons/reason.ts'
import { judgeForRole } from './roles.ts'
import { RULES_BY_EFFECT } from './rules.ts'
import type { UserPolicy } from './user-policy.ts'

const ORDER = new Map<RuleId, number>(RULES.map(({ id }, i) => [id, i]))

/** What lies on top of the policy. */
export interface Overlay extends CommandContext {
  role?: Role
  policy?: UserPolicy
  /** Who asks: an agent may not disarm its guard, a person is warned. Default: a person. */
  asker?: 'agent' | 'person'
}

/** Every rule that matches an effect of the analysis, the deciding one first. */
export function judge(machine: Machine, overlay: Overlay = {}): Finding[] {
  const { policy, directory, asker = 'person' } = overlay
  const role = policy?.role ?? overlay.role ?? 'default'
  const judged = findingsOf(machine, { role, asker })
  if (!policy) return judged.sort(compare)
  const denied = denials(policy.deny, judged, machine, directory)
  const isPermitted = (finding: Finding) =>
    policy.allow.some((entry) => permits(entry, finding, machine, directory))
  // What comes behind a finding matters only where that is permitted.
  const kept = judged.some(isPermitted) ? findingsOf(machine, { role, asker }, isPermitted) : judged
  return [...denied, ...kept].sort(compare)
}

/** Who is at the keyboard, and who asks. */
interface Actor {
  role: Role
  asker: 'agent' | 'person'
}

function findingsOf(
  machine: Machine,
  actor: Actor,
  isPermitted: (finding: Finding) => boolean = () => false,
): Finding[] {
  const findings: Finding[] = []
  for (const effect of machine.effects.all) {
    const finding = judgeEffect(effect, machine, actor, isPermitted)
    if (finding) findings.push(finding)
    const behind = behindLinks(effect, machine)
    const there = behind && judgeEffect(behind, machine, actor, isPermitted)
    if (there)
      findings.push({
        ...there,
        reason: `${there.reason} (${quote(machine, effect.target)} leads there)`,
      })
  }
  return findings
}

/** The first rule that matches. Behind one that is permitted the next counts, and no harder. */
function judgeEffect(
  effect: Effect,
  machine: Machine,
  { role, asker }: Actor,
  isPermitted: (finding: Finding) => boolean,
): Finding | undefined {
  let permitted: Finding | undefined
  for (const row of RULES_BY_EFFECT[effect.kind]) {
    if (row.only !== undefined && row.only !== role) continue
    if (effect.deferred && row.rule !== 'S') continue
    const reason = row.reason(effect, machine)
    if (reason === undefined) continue
    const finding = judgeForRole(
      {
        certainty: row.certainty ?? 'known',
        confidence: row.confidence ?? (effect.certain ? 0.95 : 0.75),
        rule: row.rule,
        verdict: row.verdict,
        reason,
        span: effect.span,
        effect,
      },
      role,
    )
    // A person may disarm the guard, and is asked to confirm it.
    if (finding.rule === 'S' && asker === 'person') finding.verdict = 'WARN'
    if (isPermitted(finding)) permitted ??= finding
    else if (permitted && SEVERITY[permitted.verdict] > SEVERITY[finding.verdict])
      return { ...finding, verdict: permitted.verdict }
    else return finding
  }
  return undefined
}

const SEVERITY = { BLOCK: 0, WARN: 1, ALLOW: 2 }

/** What blocks comes first; among equals the order of the policy decides. */
export function compare(a: Finding, b: Finding): number {
  return SEVERITY[a.verdict] - SEVERITY[b.verdict] || ORDER.get(a.rule)! - ORDER.get(b.rule)!
}
