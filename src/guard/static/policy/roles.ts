import type { Role } from '../../role.ts'
import type { Effect } from '../effects/effect.ts'
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
      .every((name) => FOR_TESTS.test(name))
  )
}

/** Programs that find a way in, or a way up: nobody needs them to build something. */
const SCOUTS =
  /^(?:find|sudo|nmap|masscan|zmap|rustscan|enum4linux|linpeas|linenum|pspy|nikto|gobuster|ffuf|dirb|hydra|sqlmap|arp-scan|netdiscover)\b/

function isScouting({ kind, program }: Effect): boolean {
  return kind === 'look-around' && SCOUTS.test(program)
}

/** Programs that run others in the environment of a project, a container or a machine of one's own. */
const ENVIRONMENTS =
  /^(?:nix|nix-shell|devbox|lxc|incus|heroku|flyctl|fly|distrobox|toolbox|poetry|pipenv|pdm|hatch|rye|uv|conda|mamba|micromamba|mise|asdf|direnv|bundle|mix|flox|guix)(?: |$)/
/** Shells by their names, and a recorder of one. */
const SHELLS = /^(?:(?:ba|da|z|k|mk|c|tc|a|ya|pw|xon|o|fi)?sh|nu|elvish|script)$/
/** Sessions that others can look into, or that leave the rights or the machine of their user. */
const OTHERS_SESSIONS = /^(?:tmate|openvt|machinectl|systemd-nspawn|login|su|sudo)\b/

const RAISES = /^(?:sudo|su|doas|pkexec|run0|runuser)$/

/** Whether a session or a shell is one's own: it is judged by what runs in it. */
function isOwnSession(effect: Effect): boolean {
  const { kind, program, how, frame } = effect
  for (let at = frame; at; at = at.parent) if (RAISES.test(at.by)) return false
  if (kind === 'session') return !OTHERS_SESSIONS.test(program)
  if (kind !== 'shell' || how !== undefined) return false
  return isInEnvironment(effect) ?? (SHELLS.test(program) || ENVIRONMENTS.test(program))
}

/** Whether what starts a shell is made for it; undefined where nothing but a shell does. */
function isInEnvironment({ frame }: Effect): boolean | undefined {
  for (let at = frame; at; at = at.parent) {
    if (at.kind === 'shell') continue
    return at.kind === 'remote' || at.session === true || ENVIRONMENTS.test(at.by)
  }
  return undefined
}
