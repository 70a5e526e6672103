import type { Effect } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isOwnHost } from '../effects/own-machine.ts'
import { isCodeFrom, isKind } from '../effects/program-kinds.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import { SECRETS } from '../policy/sensitive-paths.ts'
import { hasGlob, isKnown, plain, type Unknown, type Value } from '../resolve/value.ts'
import type { Aim } from './aims.ts'
import { choosesLines, printedBy } from './output-bounds.ts'

const SYMBOL = /[\uE100-\uF8FF]/
const LAST_SYMBOL = /[\uE100-\uF8FF](?=[^\uE100-\uF8FF]*$)/

/** Whether what is not known of a word can only be something ordinary. */
export function isBounded(machine: Machine, aim: Aim, value: Value, program: string): boolean {
  const sources = machine.symbols.in(value)
  if (aim === 'host') return isBoundedHost(plain(value), sources)
  if (aim === 'mode')
    return sources.length > 0 && sources.every(isMode) && !asksAboutSystem(machine)
  if (aim === 'owner') return sources.length > 0 && sources.every(isOneself)
  if (aim === 'obeyed') return sources.every(isPrinted)
  if (aim === 'code' || aim === 'program') return sources.every(({ detail }) => isCodeFrom(detail))
  const path = plain(value)
  return isBoundedPath(aim, path, sources, program)
}

/** A directory that is not shown, and nothing more than all that is in it: `$X/`, `$X/*`. */
const EVERYTHING_IN = /^[\uE100-\uF8FF]\/(?:\.?[*?]+)?$/

/** Whether a directory is emptied that has a name: where it had none, the script would not get there. */
export function isSureOfPlace({ kind, promised, target }: Effect): boolean {
  return kind === 'delete-tree' && promised === true && EVERYTHING_IN.test(plain(target))
}

/** What a program of this machine prints to be stored: completions, a configuration to begin with. */
function isPrinted({ origin }: Unknown): boolean {
  return origin === 'output' || origin === 'environment'
}

/** The mode of a file, as `stat` prints it. */
function isMode({ origin, detail }: Unknown): boolean {
  return origin === 'output' && isKind(detail, 'mode-teller')
}

/** Whether the rights of a file of the system are looked up. */
function asksAboutSystem(machine: Machine): boolean {
  return machine.resolved.some(
    ({ arguments: [name = '', ...words] }) =>
      isKind(plain(name), 'mode-teller') &&
      words.some((word) => /^[/~]|^\.\.\//.test(word) || !isKnown(word)),
  )
}

const OWN_VARIABLE =
  /^(?:E?UID|E?GID|USER|LOGNAME|USERNAME|SUDO_USER|SUDO_UID|SUDO_GID|USER_ID|GROUP_ID)$/

function isOneself({ detail }: Unknown): boolean {
  return isKind(detail, 'self-teller') || OWN_VARIABLE.test(detail)
}

/** Directories in which an unknown name may be anything: a secret, an account, a device. */
const SENSITIVE_PLACE =
  /^\/$|^\/(?:etc|root|home|Users|proc|dev|sys|run|boot|var)$|^\/(?:etc|root|proc|dev|sys|run|boot|var\/(?:lib|run|spool|backups|cache|mail))\/|^~$|^~\/\.(?!(?:themes|icons|fonts|local\/share\/(?:backgrounds|color-schemes|fonts|icons|themes|wallpapers))(?:\/|$))|^~\/(?:Library|AppData|snap)(?:\/|$)|^[\w.-]+\/\.(?:ssh|aws|gnupg|kube|docker)(?:\/|$)/
/** What the kernel tells of a process to everybody; its memory and its variables are not among it. */
const TOLD_OF_PROCESS =
  /^\/proc\/[\uE100-\uF8FF]\/(?:task\/(?:[\uE100-\uF8FF]|\d+|\*)\/)?(?:cgroup|cmdline|comm|cpuset|io|limits|loginuid|mountinfo|mounts|oom_(?:adj|score|score_adj)|personality|sched|schedstat|smaps_rollup|stat|statm|status|timerslack_ns|wchan)$/
/** Directories in which only the system writes. */
const SYSTEM_PLACE = /^\/(?:usr|s?bin|lib\w*|opt)(?:\/|$)/

/** Whether files in a directory, or below it, are nothing special. */
export function isOrdinaryPlace(directory: string, aim: Aim): boolean {
  const path = normalisePath(directory)
  const place = path === '~' || path === '/' ? path : path.replace(/\/$/, '')
  if (SENSITIVE_PLACE.test(place) || SENSITIVE_PLACE.test(`${place}/`)) return false
  return aim === 'read' || aim === 'sent' || !SYSTEM_PLACE.test(place)
}

/** Every file in a directory, or below it: the pattern is not aimed at anything. */
const EVERY_FILE = /^(.*?)\/?(?:\.?\*{1,2}(?:\/\.?\*)?|\*\*.*|\*\.\w+|\.\[[^\]]*\]\*)$/s
/** Directories of which each file is something else; others hold files of one kind. */
const MIXED_PLACE =
  /^(?:|\/|\/etc|\/root|\/home(?:\/\*)?|~|~\/snap|~\/\.(?:config|local|local\/share|cache))$/

/** Whether a pattern means any file of a place where secrets lie among others. */
export function isAnyFile(pattern: Value): boolean {
  if (!hasGlob(pattern)) return false
  const path = plain(pattern)
  const directory = path.startsWith('/') ? EVERY_FILE.exec(path)?.[1] : undefined
  return (
    directory !== undefined &&
    MIXED_PLACE.test(normalisePath(directory || '/')) &&
    !ORDINARY_END.test(path) &&
    // `/etc/*.conf`: settings of the machine, which everybody may read.
    !/^\/etc\/\*\.\w+$/.test(path)
  )
}

/** Ends of names that secrets, settings and programs do not have. */
const ORDINARY_END =
  /\.(?:md|txt|rst|adoc|html?|css|s[ac]ss|[cm]?[jt]sx?|py|rb|go|rs|c|h|cc|cpp|hpp|java|kt|cs|swift|vue|svelte|log|out|err|csv|tsv|pdf|png|jpe?g|gif|svg|webp|mp[34]|wav|mkv|avi|mov|webm|tar|t?[gx]z|bz2|zst|zip|rpm|deb|whl|gem|iso|diff|patch|bak|tmp|o|a|wasm|map|lock|snap|ipynb|tex|epub)\d?$/i
/** Names of files that hold secrets in one directory or another. */
const TELLS_NOTHING =
  /^(?:\.?config(?:uration)?|settings|credentials?|secrets?|token|auth|keys?|data|cookies|hosts|shadow|passwd|state|id_\w+|default|login|client|master|service|identity|environ|env)(?:\.\w+)?$/i
const VITAL_NAME =
  /^(?:home|etc|usr|var|root|boot|bin|sbin|lib\w*|opt|dev|proc|sys|Users|\.{1,2}|\.ssh|\.git|Documents)?$/

function isBoundedPath(
  aim: Aim,
  path: string,
  sources: readonly Unknown[],
  program: string,
): boolean {
  const start = path.search(SYMBOL)
  const before = path.slice(0, start)
  const after = path.slice(path.search(LAST_SYMBOL) + 1)
  // `"$(dirname "$0")/.."` is the project; further up it is anything.
  if ((after.match(/(?:^|\/)\.\.(?=\/|$)/g)?.length ?? 0) > 2) return false
  if (aim === 'read' && TOLD_OF_PROCESS.test(path)) return true
  const isOfFile = aim !== 'delete-tree' && aim !== 'mode' && aim !== 'owner'
  if (isOfFile && ORDINARY_END.test(after)) return true
  // Everything in it is the directory itself: `$X/*`.
  const named = aim === 'delete-tree' ? after.replace(/(?:\/\.*[*?][*?.]*)+\/?$/, '') : after
  const name = /\/([^/]+)\/?$/.exec(named)?.[1]
  const isNamed =
    name !== undefined && !(aim === 'delete-tree' ? VITAL_NAME : TELLS_NOTHING).test(name)
  // What somebody else puts in stays that, whatever is made of its letters.
  const given = sources.some(isGiven) && sources.every((one) => isGiven(one) || isRewriter(one))
  const printed = given ? undefined : printedBy(sources)
  const slash = before.lastIndexOf('/')
  if (slash >= 0) {
    // A name below a directory that the text shows.
    const place = before.slice(0, slash) || '/'
    if (!isOrdinaryPlace(place, aim)) return false
    return given || printed !== undefined || isNamed || before.length > slash + 1
  }
  if (before !== '' && !before.startsWith('~')) return true
  if (given) return isNamed || isOrdinaryOperand(aim, program)
  if (printed === undefined) return false
  if (printed.kind === 'word') return aim !== 'delete-tree' || after !== ''
  if (printed.kind === 'place') return aim !== 'delete-tree' || isNamed || printed.fresh
  const { directories, pattern } = printed
  if (isOfFile && pattern !== undefined && ORDINARY_END.test(pattern)) return true
  // `find ~/work -name '*.tfvars'`: they lie in an ordinary place, and are secrets.
  if ((aim === 'read' || aim === 'sent') && pattern !== undefined && isSecretName(pattern))
    return false
  // What leaves is a file of the project, and not any of those that lie elsewhere.
  if (aim === 'sent' && directories.some((directory) => /^[/~]/.test(directory))) return false
  return directories.every((directory) => isOrdinaryPlace(directory, aim))
}

function isSecretName(pattern: string): boolean {
  return findSensitive(SECRETS, `x/${pattern}`) !== undefined
}

/** What somebody else puts in: a variable that the text does not set, an argument of the script. */
function isGiven({ origin }: Unknown): boolean {
  return origin === 'environment' || origin === 'user'
}

function isRewriter({ origin, detail }: Unknown): boolean {
  return origin === 'output' && (isKind(detail, 'line-changer') || choosesLines(detail))
}

/** A variable as an operand is ordinary work, but where it decides everything. */
function isOrdinaryOperand(aim: Aim, program: string): boolean {
  if (aim === 'write' || aim === 'delete') return true
  return aim === 'read' && !isKind(program, 'viewer')
}

/** Whether an address leads where the text says, whatever is put in. */
function isBoundedHost(address: string, sources: readonly Unknown[]): boolean {
  const host = address
    .replace(/^[a-z][\w+.-]*:\/\//i, '')
    .replace(/^[^/@]*@/, '')
    .split(/[/:?#\s]/)[0]!
  if (!SYMBOL.test(host)) return true
  // `db-‹n›.example.com`, and what is bound to this machine.
  if (/[^.]\.[a-z]{2,}$/i.test(host) || /\.(?:local|internal|svc)$/.test(host)) return true
  return (
    sources.length > 0 &&
    (isOwnHost(sources) ||
      sources.every(
        ({ origin, detail }) =>
          origin === 'output' && (detail === 'descriptor' || choosesLines(detail)),
      ))
  )
}
