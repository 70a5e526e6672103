import type { Role } from '../../role.ts'
import type { Effect } from '../effects/effect.ts'
import { isKind, startsWithKind } from '../effects/program-kinds.ts'
import { plain } from '../resolve/value.ts'
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
  if (verdict === 'WARN' && MILD.has(rule) && !(effect && isScouting(effect)))
    return { ...finding, verdict: 'ALLOW' }
  // What runs in a session or a container is judged by itself.
  if (effect !== undefined && isOwnSession(effect)) return { ...finding, verdict: 'ALLOW' }
  // Making and changing the settings of one's own application is how it is set up.
  if (verdict === 'WARN' && rule === '4' && effect?.kind === 'edit')
    return { ...finding, verdict: 'ALLOW' }
  // Databases for tests come and go; a person is asked whether it is one.
  if (verdict === 'BLOCK' && effect?.kind === 'destroy' && isForTests(effect))
    return { ...finding, verdict: 'WARN' }
  return finding
}

const FOR_TESTS =
  /(?:^|[._$-])(?:tests?|testing|dev|development|tmp|temp|demo|sandbox|scratch|ci)\d*(?:[._$-]|$)/i

/** Whether a statement drops databases that are all named as ones for tests. */
function isForTests({ target, how }: Effect): boolean {
  return (
    how?.endsWith('drops a whole database') === true &&
    plain(target)
      .split(' ')
      .every((database) => FOR_TESTS.test(database))
  )
}

function isScouting({ kind, program }: Effect): boolean {
  return kind === 'look-around' && startsWithKind(program, 'scout')
}

/** Whether a session or a shell is one's own: it is judged by what runs in it. */
function isOwnSession(effect: Effect): boolean {
  const { kind, program, how, frame } = effect
  for (let at = frame; at; at = at.parent) if (isKind(at.by, 'user-switch')) return false
  if (kind === 'session') return !startsWithKind(program, 'foreign-session')
  if (kind !== 'shell' || how !== undefined) return false
  return (
    isInEnvironment(effect) ?? (isKind(program, 'shell') || startsWithKind(program, 'environment'))
  )
}

/** Whether what starts a shell is made for it; undefined where nothing but a shell does. */
function isInEnvironment({ frame }: Effect): boolean | undefined {
  for (let at = frame; at; at = at.parent) {
    if (at.kind === 'shell') continue
    return at.kind === 'remote' || at.session === true || startsWithKind(at.by, 'environment')
  }
  return undefined
}
