import { OTHER_NUMBERS, WHOM_TRAFFIC_PASSES } from './asked-facts.ts'
import { KEPT_SECRETS } from './sensitive-outputs.ts'
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

/** The same in the name of an option: `--rm` and `--reset` say how something else is done. */
const TAKES_AWAY_WHOLE = words('expire remove unregister')

/** What somebody would miss. */
const LASTING = words(`
  account app archive backup bucket cluster collection database db disk domain everything hosts image index
  instance kernel keyspace organization partition pool prod production project queue recovery repo repository schema server
  service site snapshot stack stage stanza storage stream table tenant topic vault vm volume zone
`)

/** Nobody is asked, nothing is left out, and nothing comes back. */
const HASTE =
  /(?:^|\s)(?:--?(?:all|force|yes|confirm|confirmed|auto-approve|noinput|no-input|non-interactive|assume-yes|purge|skip-?trash|permanent(?:ly)?|cascade|recursive|dangerous)|-[a-z]?[fy][a-z]?|FORCE|everything)(?:$|\s)/i

/** A database, and what it looks like: going back takes columns and tables away, with all that is in them. */
const MIGRATES = words('ecto migrate migrates migration migrations migrator')
const DATA = words('database databases db dbs fixtures schema schemas')
const GOES_BACK = words(`
  back backward backwards clean down empty fresh recreate redo refresh replant reset revert reverted rollback
  undo wipe zero
`)
/** The state before the first step. */
const TO_THE_FIRST =
  /(?:^|\s)(?:-[dt]|--(?:to|target|target-version|destination|version)|VERSION|up|down|update|migrate|to)(?:[= ]|=?@)?(?:0+|zero|first|base|initial|root)(?:$|\s)|\bSTEPS?=\d{2,}/i

const GIVES = words(`
  add allow append approve assign attach authorize bind create enable generate grant invite issue join new
  permit put register set share sign update
`)

/** Credentials and addresses that let in whoever has them. */
const ACCESS = words(`
  access acl acls admin admins administrator apikey apikeys authentication collaborator collaborators
  credential credentials delegation grants iam identity key keys login member members owner owners passwd
  password peer perms permission permissions policies policy principal privilege privileges provisioner
  recipient recipients role roles sshkey sshkeys tags token tokens trust uploader uploaders user users
`)

/** Of an option that gives (`--add-pgp`, `--create-share-link`): whoever it names reads along. */
const READERS = words('age anyone everybody kms link pgp')

const SWITCHES_OFF = words(`
  bypass deny disable disabled false ignore insecure mute never no none nosec null off pause silence skip stop
  suppress suspend unmonitor unset without
`)

const PROTECTS = words(`
  alarm alarms alert alerts allowlist antivirus apparmor arp audit auditing auditlog auth authentication
  authtype backup backups cert certificate certificates certs checksum checksums complexity confirmation
  dnssec dontaudit encryption enforcement firewall firewalls gated hostkey integrity lock lockout locks
  lockscreen logging mfa monitoring mtls ntp policy private protection rbac retention sandbox sasl screenlock
  screensaver seccomp secureboot securelevel security selinux signature signatures sigpolicy ssl strict tls
  validate validation verification verify versioning watchdog whitelist
`)

/** Of an option: what makes a program take leave of its caution. */
const CARELESS = words(`
  anonymous dangerous dangerously noauth nopass permissive privileged unauthenticated unencrypted unsafe
  unsigned untrusted writable
`)

/** Verbs that print what they name, and what nobody should see printed; a list has only the names of such. */
const SHOWS = words(
  'access cat decrypt display dump export generate get print read reveal show view',
)
const UNSEEN = words(`
  apikey apikeys credential credentials dotenv keypair kubeconfig passphrase passwd password passwords pw secret
  secrets token
`)

/** In the name of an option: `--show-values`, `--with-secrets`, `--no-redact`. */
const BARES = words('display export include print reveal show unmask unmasked with')
const BARED = words(
  'credentials keys passwords passwd secret secrets sensitive token tokens values',
)

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

/** The same as an option with the address behind it. */
const TAKES_IN = words('add install load plugin')

/** What is kept so that it runs by itself, and the verbs by which it is kept. */
const LATER = words('autoload autorun autostart hook hooks logon startup')
const KEEPS = words('add bind config configure create keyword put register set setpref write')
const KEPT_BY_OTHERS = /CurrentVersion\\{1,2}Run(?:Once)?\b|\bmake (?:new )?login item\b/i

/** A request to a service that changes what it holds. */
const CHANGING_REQUEST = /(?:^|\s)(?:-X|--method|--request)[= ]?(?:PATCH|PUT|DELETE)(?:\s|$)/i

/** All addresses of this machine, in the ways that programs spell them. */
const ALL_INTERFACES =
  /(?<![\d.])0\.0\.0\.0(?![\d.]|\/\d)|\{0, ?0, ?0, ?0\}|\[::\](?=:\d|$|[\s'"/,;])/

const MAY_BE_ALL = /0[., ]|::\]/

/** Code that comes from an address, or from whoever made a model. */
const FETCHED_CODE =
  /\beval\w*\b(?!\s*\{)[\s\S]{0,120}?\b(?:https?|ftp):\/\/(?!localhost\b|127\.)|\btrust[_-]remote[_-]code\b(?!\s*[= ]\s*(?:false|0|no)\b)/i

/** Values that mean everybody. */
const EVERYONE =
  /(?:^|[=:,\s])(?:0\.0\.0\.0\/0|::\/0|allUsers|allAuthenticatedUsers|allPublic|public-read(?:-write)?|world:anyone|everyone|anonymous)(?:$|[:,\s])|(?:[\d=]:|(?:^|\s)--|(?:visibility|acl|access)[=\s])(?:public|PUBLIC)(?:$|\s)/

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
      'hook',
      'auto',
      'startup',
      'logon',
      'login item',
      'currentversion',
      'api',
      'trust',
      'pgp',
      'kms',
      'share',
      String.raw`\bdbs?\b`,
      'migrat',
      String.raw`\bschema`,
      String.raw`\becto\b`,
      String.raw`\bfixtures\b`,
      'secret',
      'kubeconfig',
      'dotenv',
      'keypair',
      'passphrase',
      'reveal',
      'redact',
      'unmask',
      '-values',
      'sensitive',
    ],
  ].join('|'),
  'i',
)

/** So many words say what a program shall do; later ones are names. */
const MOST_VERBS = 4

/** What the outcome of a program depends on, as far as its words tell; undefined where they tell nothing. */
export function whatWordsTell(program: string, args: readonly string[]): string | undefined {
  const text = args.join(' ')
  if (!MAY_TELL.test(text) && !/migrat/i.test(program)) return undefined
  return whatTheseTell(program, args, text) ?? whatInnerWordsTell(args)
}

/** By these a server is told where to listen: what it serves is a page, unless its words speak of more. */
const PLAIN_PLACE =
  /^(?:-[aAbhHil]|--?(?:[a-z.-]*(?:host|bind|addr|address|listen|ip|interface))|run_?server|serve)$/i
const GIVES_ORDERS =
  /\b(?:console|control|cookie|debug(?:ger|ging)?|driver|inspect(?:or)?|jmx|kernel|n?repl|remote|rpc|run-server)\b/i

/** Whether all addresses of this machine are named for something that takes orders, or in a way of its own. */
export function opensControl(args: readonly string[]): boolean {
  // Most words have no such thing: only then they are looked at one by one.
  const at = args.findIndex(
    (word) => MAY_BE_ALL.test(word) && ALL_INTERFACES.test(word) && !word.includes(' '),
  )
  if (at < 0) return false
  if (GIVES_ORDERS.test(args.join(' '))) return true
  const [, option, value] = /^(--?[\w.-]+)=(.*)$/s.exec(args[at]!) ?? [
    '',
    args[at - 1] ?? '',
    args[at],
  ]
  return !PLAIN_PLACE.test(option!) || !/^(?:\w+:\/\/)?[\w.:[\]]+$/.test(value!)
}

/** Behind these stands what people say to each other. */
const SAYING =
  /^-(?:m|t|-(?:body|comment|description|label|message|msg|name|notes?|prompt|subject|summary|text|title))$/

/** `client -r '/plugin install ADDRESS'`: an order in one word, in the language of the program. */
function whatInnerWordsTell(args: readonly string[]): string | undefined {
  for (const [i, word] of args.entries()) {
    if (word.length > 200 || !/^[/:]?[a-z][\w-]* /i.test(word) || SAYING.test(args[i - 1] ?? ''))
      continue
    // Quotes and brackets are those of code, which has readers of its own.
    if (/['"(){}$`]/.test(word)) continue
    for (const order of word.split(/\s*;\s*/)) {
      const inner = order.replace(/^[/:]/, '').split(/\s+/)
      const all = inner.map(partsOf)
      if (inner.length <= MOST_VERBS && switchesOff(all, inner))
        return 'what no longer watches or checks'
      if (obeysOthers(inner, all, all.slice(0, MOST_VERBS))) return 'what comes from there'
    }
  }
  return undefined
}

function whatTheseTell(program: string, args: readonly string[], text: string): string | undefined {
  if (EVERYONE.test(text)) return 'who gets in from then on'
  if (FETCHED_CODE.test(text)) return 'what comes from there'
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
    ) ||
    (hasOne(options, TAKES_AWAY_WHOLE) && HASTE.test(text)) ||
    goesBack(program, verbs, asked, text)
  )
    return 'what is lost with it'
  if (hasOne(verbs, GIVES) && has(named, ACCESS)) return 'who gets in from then on'
  if (options.some((parts) => has(parts, GIVES) && (has(parts, ACCESS) || has(parts, READERS))))
    return 'who gets in from then on'
  if (KEPT_BY_OTHERS.test(text) || keepsForLater(verbs)) return 'what starts by itself from then on'
  if (verbs[0]?.includes('api') && CHANGING_REQUEST.test(text)) return 'what it changes there'
  if (hasOne(options, CARELESS) || switchesOff(all, args)) return 'what no longer watches or checks'
  if (leadsToOthers(args)) return WHOM_TRAFFIC_PASSES
  if (obeysOthers(args, all, verbs)) return 'what comes from there'
  return showsSecrets(verbs, options) ? KEPT_SECRETS : undefined
}

/** `get kubeconfig NAME`, `token print`, `--show-values`: not where it is only told which there are. */
function showsSecrets(verbs: readonly string[][], options: readonly string[][]): boolean {
  const at = verbs.findIndex((parts) => has(parts, UNSEEN))
  if (at >= 0 && [verbs[at - 1], verbs[at], verbs[at + 1]].some((parts) => has(parts ?? [], SHOWS)))
    return true
  return options.some(
    (parts) =>
      parts[0] === 'reveal' ||
      parts[0] === 'unmask' ||
      (parts[0] === 'no' && (parts[1] === 'redact' || parts[1] === 'redacted')) ||
      (BARES.has(parts[0] ?? '') && has(parts, BARED)),
  )
}

/** `migrate:rollback`, `migration down`, `db reset`; for the words that many have, only side by side. */
function goesBack(
  program: string,
  verbs: readonly string[][],
  asked: readonly string[][],
  text: string,
): boolean {
  if (has(partsOf(program), MIGRATES) || hasOne(verbs, MIGRATES))
    return hasOne(asked, GOES_BACK) || TO_THE_FIRST.test(text)
  return verbs.some(
    (parts, i) =>
      has(parts, DATA) &&
      (has(parts, GOES_BACK) || (parts.length === 1 && has(verbs[i + 1] ?? [], GOES_BACK))),
  )
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

/** `config hooks.location DIRECTORY` */
function keepsForLater(verbs: readonly string[][]): boolean {
  const at = verbs.findIndex((parts) => has(parts, LATER))
  return at > 0 && at < verbs.length - 1 && hasOne(verbs.slice(0, at), KEEPS)
}

/** In one word (`--no-verify-ssl`), in two (`disable rbac`), or as a value (`sasl false`, `retention 0`). */
function switchesOff(all: readonly string[][], args: readonly string[]): boolean {
  return all.some((parts, i) => {
    // `validate --no-color`: an option is no value of what stands before it.
    const next = args[i + 1]?.startsWith('-') ? [] : (all[i + 1] ?? [])
    if (has(parts, SWITCHES_OFF)) return has(parts, PROTECTS) || has(next, PROTECTS)
    if (has(parts, TAKES_AWAY) && has(parts, PROTECTS)) return true
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
  const before = all[at - 1] ?? []
  return (
    hasOne(verbs, OBEYS) || has(before, TAKES_IN) || has(setting, SOURCES) || has(before, SOURCES)
  )
}

const REPOSITORY = /^(?:git(?:\+|::)|github:|gitlab:|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/

function isForeign(word: string): boolean {
  const value = word.replace(/^[^/:]*?=/, '').replace(/^[a-z]+:(?=[a-z+]+:\/\/)/, '')
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

/** A word, an option, `/option:value` in the manner of Windows, or `:key` in that of Lisp. */
const WORD = /^(?:-{0,2}[A-Za-z][\w:.+/=-]*|[/:+][a-z][a-z-]*(?::[\w-]+)?)$/

/** `deletetable`, `disablebackup`, `adduser`. */
const GLUED =
  /^(add|clear|create|delete|del|disable|drop|grant|purge|remove|reset|set|truncate)_?([a-z]{3,})$/

/** `useradd`, `keycreate`. */
const GLUED_BEHIND = /^(group|key|member|role|user)_?(add|auth|create|new)$/

/** `disableAuditLog`, `disable-audit-log`, `audit:disable`, `disableauditlog`: the words in one. */
function partsOf(word: string): string[] {
  if (word.length > 60 || NAME.test(word) || !WORD.test(word)) return []
  if (PLAIN_PART.test(word)) return unglued(word)
  const small = word.replace(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase()
  const parts: string[] = []
  for (const part of small.split(/[^a-z]+/)) if (part !== '') parts.push(...unglued(part))
  return parts
}

/** Most words are one part, as they stand. */
const PLAIN_PART = /^[a-z]+$/

function unglued(part: string): string[] {
  const [, verb, thing] = GLUED.exec(part) ?? NO_GROUPS
  if (thing !== undefined && THINGS.some((list) => list.has(singular(thing)))) return [verb!, thing]
  return GLUED_BEHIND.exec(part)?.slice(1) ?? [part]
}

const NO_GROUPS: readonly string[] = []
