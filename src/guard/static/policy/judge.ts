import { RULES, type RuleId } from '../../../verdict/index.ts'
import type { Role } from '../../role.ts'
import type { Effect } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import type { Surroundings } from '../effects/surroundings.ts'
import type { Finding } from './finding.ts'
import { RULES_BY_EFFECT } from './rules.ts'
import { applyUserPolicy, type UserPolicy } from './user-policy.ts'

const ORDER = new Map<RuleId, number>(RULES.map(({ id }, i) => [id, i]))

/** What lies on top of the policy. */
export interface Overlay extends Surroundings {
  role?: Role
  policy?: UserPolicy
  /** Who asks: an agent may not disarm its guard, a person is warned. Default: a person. */
  asker?: 'agent' | 'person'
}

/** Every rule that matches an effect of the analysis, the deciding one first. */
export function judge(
  machine: Machine,
  { role = 'default', policy, asker = 'person' }: Overlay = {},
): Finding[] {
  const acting = policy?.role ?? role
  const findings: Finding[] = []
  for (const effect of machine.effects) {
    const finding = judgeEffect(effect, machine, acting)
    // Whoever sits at the keyboard may disarm the guard, and is asked whether that was meant.
    if (finding?.rule === 'S' && asker === 'person') finding.verdict = 'WARN'
    if (finding) findings.push(finding)
  }
  return applyUserPolicy(findings, machine, policy, role).sort(compare)
}

function judgeEffect(effect: Effect, machine: Machine, role: Role): Finding | undefined {
  for (const { only, ...row } of RULES_BY_EFFECT[effect.kind]) {
    if (only !== undefined && only !== role) continue
    const reason = row.reason(effect, machine)
    if (reason === undefined) continue
    return {
      certainty: 'known',
      confidence: effect.certain ? 0.95 : 0.75,
      ...row,
      reason,
      span: effect.span,
      effect,
    }
  }
  return undefined
}

const SEVERITY = { BLOCK: 0, WARN: 1, ALLOW: 2 }

/** What blocks comes first; among equals the order of the policy decides. */
export function compare(a: Finding, b: Finding): number {
  return SEVERITY[a.verdict] - SEVERITY[b.verdict] || ORDER.get(a.rule)! - ORDER.get(b.rule)!
}
