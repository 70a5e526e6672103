import type { Effect, Span } from '../effects/effect.ts'
import { OTHER_SOURCE, UNPROVED } from '../effects/knowledge/asked-facts.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName } from '../effects/program-names.ts'
import { normalisePath } from '../policy/path-class.ts'
import { isKnown, plain } from '../resolve/value.ts'
import { isOfOthers } from './obeyed-places.ts'
import { placesFor } from './telling-places.ts'

/** A file by which this machine comes to believe somebody else. */
interface Trusted {
  path: string
  /** What that depends on. */
  from: string
  span: Span
}

/** Certificates of those who may speak for any other machine. */
const ANCHORS =
  /^\/(?:usr\/local\/share\/ca-certificates|usr\/share\/ca-certificates\/trust-source\/anchors|etc\/(?:pki\/ca-trust\/source|ca-certificates\/trust-source)(?:\/anchors)?|(?:usr\/share|etc)\/pki\/trust\/anchors)\/[^/]+/
const BUNDLE =
  /^\/etc\/(?:ssl\/certs\/ca-(?:certificates\.crt|bundle\S*)|pki\/tls\/certs\/ca-bundle\S*|ssl\/cert\.pem)$/
const PACKAGE_SOURCES =
  /^\/etc\/(?:apt\/sources\.list(?:\.d\/[^/]+)?|yum\.repos\.d\/[^/]+|zypp\/repos\.d\/[^/]+|apk\/repositories|pacman\.(?:conf|d\/[^/]+))$/
/** Packages that nobody has to sign. */
const UNSIGNED =
  /\b(?:trusted|allow-insecure)\s*[=:]\s*yes\b|\bgpgcheck\s*=\s*0\b|\bSigLevel\s*=\s*(?:Never|TrustAll|Optional TrustAll)\b/i
/** A machine that answers for all names, and none that many ask. */
const OTHER_RESOLVER =
  /\bnameserver\s+(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|8\.8\.[48]\.[48]\b|1\.[01]\.[01]\.[12]\b|9\.9\.9\.9\b|149\.112\.|208\.67\.|94\.140\.)\d/
/** Settings by which keys are trusted without a check of their owner. */
const BELIEVES_KEYS =
  /^\s*(?:trusted-key|trust-model\s+always|always-trust|skip-verify|allow-weak-(?:digest-algos|key-signatures))\b/m
/** Scripts of a build that come from elsewhere whenever it runs. */
const GRADLE = /\.gradle(?:\.kts)?$/
const FETCHED_SCRIPT = /\bapply\s*\(?\s*from\s*[:=]\s*(?:uri\()?["']https?:/
/** A name that everybody uses, and an address that is not of this machine or its own network. */
const REDIRECTED =
  /(?<![\d.])(?!127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)(?:\d{1,3}\.){3}\d{1,3}(?:[ \t]|\\t)+(?:[\w.-]{1,80}[ \t]+){0,4}(?:[\w-]{1,63}\.){1,8}(?!local\b|localhost\b|test\b|internal\b|lan\b|home\b|arpa\b|invalid\b|corp\b|localdomain\b|svc\b|cluster\b)[a-z]{2,}\b/i

/** What a project has pinned: which packages it gets, from where, and how they are recognised. */
const LOCK =
  /(?:^|\/)(?:package-lock\.json|[\w-]+-shrinkwrap\.json|[\w-]+-lock\.ya?ml|[\w.-]+\.lock(?:b|\.hcl)?|go\.sum|packages\.lock\.json|\w+\.lockfile|verification-metadata\.xml|Package\.resolved)$/
const PINNED =
  /\b(?:resolved|resolution|rev|integrity|checksum|sha-?(?:1|256|384|512)|narHash|hash(?:es)?|tarball|registry|shasum|_?url)\b|\b(?:npmjs|yarnpkg|rubygems|pypi|pythonhosted|crates|golang)\\?\.(?:org|com|io)\b|\bh1[:\\]|\w+:\\?\/\\?\//i
const REQUIREMENTS = /(?:^|\/)(?:requirements|constraints)[\w.-]*\.(?:txt|in)$/
/** Another index, or one package from an address. */
const OTHER_REQUIREMENT = new RegExp(
  String.raw`(?:^|[\s'"/])(?:(?:--(?:extra-)?index-url|-i|--find-links|-f)[= ]*(?:${OTHER_SOURCE}|http:)|--trusted-host\b)|[\w\]] ?@ ?(?:git\+)?https?:|--hash=sha\S*\/\/|\bs[#|,!/][^\n]{0,80}sha(?:256|384|512)\b`,
)
/** Where a project, or its user, says which packages come from where. */
const SOURCES =
  /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml|\.pypirc|pip\.(?:conf|ini)|uv\.toml|\.cargo\/config(?:\.toml)?|\.bundle\/config|Gemfile|[Nn]u[Gg]et\.[Cc]onfig|\.condarc|Pipfile)$/
const OTHER_PLACE = new RegExp(
  String.raw`(?:registry|registryServer|index(?:-url)?|repositor(?:y|ies)|mirror|source|channel\w*|url|proxy)\b["'>\]\w:@/.-]{0,80}\s*[=:> "'{[(]*\s*["']?(?:sparse\+)?(?:${OTHER_SOURCE}|${UNPROVED})|\breplace-with\b`,
  'i',
)

/** Packages that take the place of others, in the words of some languages. */
const REPLACED_BY = [
  /(?:^|\/)(?:go\.(?:mod|work)|pnpm-workspace\.ya?ml)$/,
  /\breplace\b[^\n]*=>\s*(?!\.{0,2}\/)\S|\boverrides\b[^\n]*(?:https?:|git\+|github:)/,
] as const
/** A script that a change adds, and not one that most projects have there. */
const PACKAGE = /(?:^|\/)package\.json$/
const INSTALLED_SCRIPT =
  /\b(?:pre|post)install\b\W{1,8}(?!(?:\w+ )?(?:husky|patch-package|[\w-]+ (?:generate|prepare|install)|build)\b)\w/

/** Writes by which a project takes packages from somewhere else, or no longer knows them by their sums. */
function pinnedBy(machine: Machine, path: string, effect: Effect): string | undefined {
  if (!PIN_NAME.test(path)) return undefined
  const text = () =>
    [plain(effect.data ?? ''), ...allWords(machine)].join(' ').replaceAll('\n', ' ')
  const isOther =
    (LOCK.test(path) && (PINNED.test(text()) || isOfOthers(machine, effect.data ?? ''))) ||
    (REQUIREMENTS.test(path) && OTHER_REQUIREMENT.test(text())) ||
    (SOURCES.test(path) && OTHER_PLACE.test(text())) ||
    (REPLACED_BY[0].test(path) && REPLACED_BY[1].test(text()))
  if (isOther) return 'whose packages it takes'
  return PACKAGE.test(path) && allWords(machine).some((word) => INSTALLED_SCRIPT.test(word))
    ? 'what runs wherever the package is installed'
    : undefined
}

/** One question for most of the files that are written. */
const PIN_NAME =
  /(?:lock(?:b|\.json|\.ya?ml|\.hcl|file)?|sum|shrinkwrap\.json|\.(?:txt|in|npmrc|yarnrc|yml|pypirc|conf|ini|toml|condarc|xml|resolved|mod|work|yaml)|package\.json|config|Gemfile|Pipfile)$/i

/** Writes after which this machine believes somebody else: who signs, whose packages, whose names. */
export function trustingWrites(machine: Machine): Trusted[] {
  if (!machine.effects.mayHold('write') && !machine.effects.mayHold('edit')) return []
  return machine.effects.all.flatMap((effect) => {
    const isWritten = effect.kind === 'write'
    if ((!isWritten && effect.kind !== 'edit') || effect.deferred) return []
    const path = placeOf(machine, effect)
    // Of what is edited only the words of the change are seen.
    const from = isWritten
      ? trustOf(machine, path, effect)
      : (pinnedBy(machine, path, effect) ?? toldBy(machine, path, effect))
    return from === undefined ? [] : [{ path, from, span: effect.span }]
  })
}

/** `cp /tmp/x.lock .` writes one file into a folder, under the name that it had. */
function placeOf(machine: Machine, { target, data = '' }: Effect): string {
  const path = normalisePath(target)
  if (!/(?:^\.{1,2}|\/)$/.test(path)) return path
  const source = machine.symbols.in(data).find(({ origin }) => origin === 'file')
  return source === undefined ? path : `${path}/${plain(source.detail).replace(/^.*\//s, '')}`
}

function trustOf(machine: Machine, path: string, effect: Effect): string | undefined {
  if (BUNDLE.test(path)) return 'whom this machine believes from then on'
  if (ANCHORS.test(path))
    return isPutToUse(machine, effect) ? 'whom this machine believes from then on' : undefined
  if (PACKAGE_SOURCES.test(path)) {
    return UNSIGNED.test(plain(effect.data ?? ''))
      ? 'whose packages are installed from then on'
      : undefined
  }
  if (path === '/etc/resolv.conf')
    return OTHER_RESOLVER.test(plain(effect.data ?? ''))
      ? 'who answers when a name is looked up'
      : undefined
  if (path === '~/.gnupg/gpg.conf')
    return BELIEVES_KEYS.test(plain(effect.data ?? ''))
      ? 'whom this machine believes from then on'
      : undefined
  if (GRADLE.test(path) && FETCHED_SCRIPT.test(plain(effect.data ?? '')))
    return 'whose script the build runs'
  const pinned = pinnedBy(machine, path, effect)
  if (pinned !== undefined) return pinned
  const told = toldBy(machine, path, effect)
  if (told !== undefined) return told
  if (path !== '/etc/hosts') return undefined
  return REDIRECTED.test(plain(effect.data ?? '')) || wordsOf(machine, effect).some(isRedirected)
    ? 'which machine answers to a public name from then on'
    : undefined
}

/** What depends on the words that are put into a place where they matter. */
function toldBy(machine: Machine, path: string, effect: Effect): string | undefined {
  const places = placesFor(path)
  if (places.length === 0) return undefined
  const { data = '' } = effect
  // What another command made of it, before it was put there, stands among the words of that one.
  const words = isKnown(data) ? wordsOf(machine, effect) : allWords(machine)
  const text = [plain(data), words.join(' ')].join('\n')
  return places.find(({ content, changed }) => (!changed || !isWhole(effect)) && content.test(text))
    ?.from
}

/** Whether the text shows all that a file holds from then on. */
function isWhole({ data, append }: Effect): boolean {
  return data !== undefined && data !== '' && isKnown(data) && append !== true
}

function allWords(machine: Machine): string[] {
  return machine.resolved.flatMap((command) => command.arguments.slice(1).map(plain))
}

/** Whether the certificates are gathered after this one was put among them. */
function isPutToUse(machine: Machine, { span }: Effect): boolean {
  return machine.resolved.some(
    (command) =>
      command.span.start > span.start &&
      isKind(canonicalName(plain(command.arguments[0] ?? '')), 'certificate-gatherer'),
  )
}

function isRedirected(word: string): boolean {
  return REDIRECTED.test(word)
}

/** The words of the command that writes: a line that `sed` adds is one of them. */
function wordsOf(machine: Machine, { span }: Effect): string[] {
  return machine.resolved
    .filter((command) => command.span === span)
    .flatMap((command) => command.arguments.map(plain))
}
