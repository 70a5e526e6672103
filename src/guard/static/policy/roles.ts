import type { Role } from '../../role.ts'
import type { Effect } from '../effects/effect.ts'
import { isOwnSettings } from '../effects/programs/file-operations.ts'
import type { Finding } from './finding.ts'
import { normalisePath } from './path-class.ts'

/** Looking around, fetching, writing: rules that only warn. */
const MILD = new Set(['10', '11', '12'])

/** Places that everybody may write to. */
const OWN_PLACE =
  /^(?:[^/~]|\/tmp\/|\/var\/tmp\/|\/dev\/(?:null|std(?:out|err)|fd|tty)|~\/project(?:\/|$))/

/** What a role makes of a finding. */
export function judgeForRole(finding: Finding, role: Role): Finding {
  if (role === 'default') return finding
  if (role === 'developer') return judgeForDeveloper(finding)
  if (role === 'sysadmin') {
    return finding.verdict === 'WARN' && MILD.has(finding.rule)
      ? { ...finding, verdict: 'ALLOW' }
      : finding
  }
  if (finding.verdict === 'WARN' && (finding.rule === '10' || finding.rule === '11')) {
    return {
      ...finding,
      verdict: 'BLOCK',
      reason: `${finding.reason}, which a restricted account may not do`,
    }
  }
  const { effect } = finding
  const outside = effect?.kind === 'write' && !OWN_PLACE.test(normalisePath(effect.target))
  return outside && finding.verdict !== 'BLOCK'
    ? {
        ...finding,
        verdict: 'BLOCK',
        reason: `${effect.program} writes outside of the project, which a restricted account may not do`,
      }
    : finding
}

/** Somebody at daily work, or an agent that does it: only what a person would want to see is asked. */
function judgeForDeveloper(finding: Finding): Finding {
  const { rule, verdict, effect } = finding
  if (verdict === 'WARN' && MILD.has(rule)) return { ...finding, verdict: 'ALLOW' }
  // What runs in a session or a container is judged by itself.
  if (rule === '1b' || (effect?.kind === 'shell' && isElsewhere(effect)))
    return { ...finding, verdict: 'ALLOW' }
  // The settings of one's own application are read by many tools, and a person should know of it.
  if (rule === '4' && effect !== undefined && isOwnSettings(normalisePath(effect.target)))
    return { ...finding, verdict: 'WARN' }
  return finding
}

/** Whether it happens on another machine or in a container. */
function isElsewhere({ frame }: Effect): boolean {
  for (let at = frame; at; at = at.parent) if (at.kind !== 'shell') return at.kind === 'remote'
  return false
}
