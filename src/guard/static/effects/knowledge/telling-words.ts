import { OTHER_NUMBERS, WHOM_TRAFFIC_PASSES } from './joint-facts.ts'
import { isAddressOfOthers } from './weighty-aims.ts'

/**
 * What the words of an argument tell, whatever the program: `velero backup delete` ends a backup and
 * `nodetool disableauditlog` a record, also for somebody who has never heard of either. A program whose entry
 * says all that its words can do has the kind `described`.
 */

/** One is enough, as a verb or in the name of an option. */
const LOSES = words(`
  assassinate cleanse del delete deleteall deregister destroy downgrade drop dropunused erase expunge flush gc
  nuke obliterate purge reinstall removeall rmdb shred truncate undefine wipe zap
`)
/** `deletevd`, `systemerase`; and not `deleted`, `eraser`. */
const LOSES_IN_ONE =
  /^(?:delete|destroy|erase|purge|wipe)(?!(?:d|r|s|rs)$)[a-z]{2,}$|(?:erase|destroy|wipe)$/

/** What one does to a package or a file of one's own every day: it takes something that lasts, or haste. */
const TAKES_AWAY = words('clear forget remove reset revert rm uninstall unregister')

/** What somebody would miss. */
const LASTING = words(`
  account app archive backup bucket cluster collection database db disk domain everything hosts image index
  instance kernel keyspace organization partition pool prod production project queue recovery repo repository schema server
  service site snapshot stack stage stanza storage stream table tenant topic vault vm volume zone
`)

/** Nobody is asked, nothing is left out, and nothing comes back. */
const HASTE =
  /(?:^|\s)(?:--?(?:all|force|yes|confirm|confirmed|auto-approve|noinput|no-input|non-interactive|assume-yes|purge|skip-?trash|permanent(?:ly)?|cascade|recursive|dangerous)|-[a-z]?[fy][a-z]?|FORCE|everything)(?:$|\s)/i

const GIVES = words(`
  add allow append approve assign attach authorize bind create enable generate grant invite issue join new
  permit put register set share sign update
`)

/** What opens a door to whoever has it. */
const ACCESS = words(`
  access acl acls admin admins administrator apikey apikeys authentication collaborator collaborators
  credential credentials delegation grants iam identity key keys login member members owner owners passwd
  password peer perms permission permissions policies policy principal privilege privileges provisioner
  role roles sshkey sshkeys tags token tokens trust user users
`)

const SWITCHES_OFF = words(`
  bypass deny disable disabled false ignore insecure mute never no none nosec null off pause silence skip stop
  suppress suspend unmonitor unset without
`)

const PROTECTS = words(`
  alarm alarms alert alerts antivirus apparmor arp audit auditing auditlog auth authentication authtype backup backups
  checksum checksums complexity confirmation dnssec dontaudit encryption firewall firewalls integrity lock lockout
  locks logging mfa monitoring mtls ntp
  policy protection rbac retention sandbox sasl seccomp securelevel security selinux signature signatures sigpolicy ssl strict tls validate
  validation verification verify versioning watchdog
`)

/** Of an option: what makes a program take leave of its caution. */
const CARELESS = words(`
  anonymous dangerous dangerously noauth nopass permissive privileged unauthenticated unencrypted unsafe
  unsigned untrusted writable
`)

/** Where packages, updates, answers or orders come from, and where reports go. */
const SOURCES = words(`
  api channel channels endpoint host index issuer master mirror mirrors proxy registries registry remote
  remotes replica replication repo repos repositories repository server servers sink source sources upstream
  url
`)

/** Where traffic, mail or questions go. */
const LEADS = words(`
  bcc dns forward forwarder forwarders gateway lns nameserver nameservers nexthop peer relay relayhost resolver
  resolvers router routes via
`)

/** Verbs that obey what they get. */
const OBEYS = words(`
  add alias apply exec extension extensions import init inject install invoke launch load new plugin plugins
  pull restore run set start switch sync trust up upgrade use
`)

/** Values that mean everybody. */
const EVERYONE =
  /(?:^|[=:,\s])(?:0\.0\.0\.0\/0|::\/0|allUsers|allAuthenticatedUsers|allPublic|public-read(?:-write)?|world:anyone|everyone|anonymous)(?:$|[:,\s])|(?:[\d=]:|(?:^|\s)--|(?:visibility|acl|access)[=\s])public(?:$|\s)/

/** A statement that gives rights, or ends something, in the language of a database. */
const STATEMENT =
  /\b(?:grant\s+\w[\w\s,.*]*\s(?:on|to)\s|alter\s+(?:system|role|user|server)\b|create\s+(?:user|role|login|subscription|authentication|server)\b|change\s+master\b|set\s+password\b|drop\s+(?:table|database|schema|index|view|user|collection)\b|truncate\s|detach\s+delete\b|delete\s+from\s+\w+\s*(?:;|$))/i

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const THINGS = [LASTING, ACCESS, PROTECTS]

/** Most arguments hold none of the words: looking for all of them at once is faster than for each. */
const MAY_TELL = new RegExp(
  [
    ...[LOSES, TAKES_AWAY, ACCESS, PROTECTS, CARELESS].flatMap((list) => [...list]),
    ...[
      'everyone',
      'public',
      String.raw`0\.0\.0\.0/0`,
      '::/0',
      'allusers',
      '://',
      'git',
      'alter',
      'create',
      'grant',
      'master',
      String.raw`\d\.\d+\.\d`,
    ],
  ].join('|'),
  'i',
)

/** So many words say what a program shall do; later ones are names. */
const MOST_VERBS = 4

/** What the outcome of a program depends on, as far as its words tell; undefined where they tell nothing. */
export function whatWordsTell(program: string, args: readonly string[]): string | undefined {
  const text = args.join(' ')
  if (!MAY_TELL.test(text)) return undefined
  if (EVERYONE.test(text)) return 'who gets in from then on'
  const all = args.map(partsOf)
  const verbs = all.filter((_, i) => !args[i]!.startsWith('-')).slice(0, MOST_VERBS)
  const options = all.filter((_, i) => args[i]!.startsWith('-'))
  const asked = [...verbs, ...options]
  const named = [...partsOf(program), ...asked.flat()].map(singular)
  if (
    hasOne(asked, LOSES) ||
    asked.some((parts) => parts.some((part) => LOSES_IN_ONE.test(part))) ||
    STATEMENT.test(text) ||
    (hasOne(verbs, TAKES_AWAY) && (has(named, LASTING) || HASTE.test(text))) ||
    options.some(
      (parts) => parts.includes('remove') && (has(parts, LASTING) || parts.includes('all')),
    )
  )
    return 'what is lost with it'
  if (hasOne(verbs, GIVES) && has(named, ACCESS)) return 'who gets in from then on'
  if (hasOne(options, CARELESS) || switchesOff(all, args)) return 'what no longer watches or checks'
  if (leadsToOthers(args)) return WHOM_TRAFFIC_PASSES
  return obeysOthers(args, all, verbs) ? 'what comes from there' : undefined
}

const OTHER_NUMBERS_WORD = new RegExp(`(?:^|[=,:@[{"'])${OTHER_NUMBERS}`)

/** `--nameservers 198.18.0.1`, `dns=[198.18.0.1]`: in the word itself or in the one before. */
function leadsToOthers(args: readonly string[]): boolean {
  return args.some((word, i) => {
    if (!OTHER_NUMBERS_WORD.test(word)) return false
    const key = word.replace(/[=[{"'].*|\d+\.\d+\..*/s, '')
    return has(partsOf(key), LEADS) || has(partsOf(args[i - 1] ?? ''), LEADS)
  })
}

/** In one word (`--no-verify-ssl`), in two (`disable rbac`), or as a value (`sasl false`, `retention 0`). */
function switchesOff(all: readonly string[][], args: readonly string[]): boolean {
  return all.some((parts, i) => {
    // `validate --no-color`: an option is no value of what stands before it.
    const next = args[i + 1]?.startsWith('-') ? [] : (all[i + 1] ?? [])
    if (has(parts, SWITCHES_OFF)) return has(parts, PROTECTS) || has(next, PROTECTS)
    return (
      has(parts, PROTECTS) &&
      (has(next, SWITCHES_OFF) || args[i + 1] === '0' || /[=:]0$/.test(args[i]!))
    )
  })
}

/** Whether an address of others is what a verb obeys, or a place that is asked from then on. */
function obeysOthers(
  args: readonly string[],
  all: readonly string[][],
  verbs: readonly string[][],
): boolean {
  const at = args.findIndex(isForeign)
  if (at < 0) return false
  const setting = partsOf(args[at]!.replace(/[:=].*/s, ''))
  return hasOne(verbs, OBEYS) || has(setting, SOURCES) || has(all[at - 1] ?? [], SOURCES)
}

const REPOSITORY = /^(?:git(?:\+|::)|github:|gitlab:|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/

function isForeign(word: string): boolean {
  const value = word.replace(/^[^/:]*?=/, '')
  return isAddressOfOthers(value) || REPOSITORY.test(value)
}

function has(parts: readonly string[], list: ReadonlySet<string>): boolean {
  return parts.some((part) => list.has(part))
}

function hasOne(all: readonly string[][], list: ReadonlySet<string>): boolean {
  return all.some((parts) => has(parts, list))
}

function singular(word: string): string {
  return word.replace(/(?:(?<=x|ss)e)?(?<!s)s$/, '')
}

/** `APP_KEY`, `APP_KEY=1`: a name that its user gave. */
const NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9_]*)?(?:=|$)(?<!^[A-Z]+)/

/** `deletetable`, `disablebackup`, `adduser`. */
const GLUED =
  /^(add|clear|create|delete|del|disable|drop|grant|purge|remove|reset|set|truncate)_?([a-z]{3,})$/

/** `disableAuditLog`, `disable-audit-log`, `audit:disable`, `disableauditlog`: the words in one. */
function partsOf(word: string): string[] {
  if (word.length > 60 || NAME.test(word) || !/^-{0,2}[A-Za-z][\w:.+/=-]*$/.test(word)) return []
  return word
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, verb, thing] = GLUED.exec(part) ?? []
      const isThing = thing !== undefined && THINGS.some((list) => list.has(singular(thing)))
      return isThing ? [verb!, thing] : [part]
    })
}
