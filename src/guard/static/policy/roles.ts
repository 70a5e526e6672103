import type { Role } from '../../role.ts'
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
