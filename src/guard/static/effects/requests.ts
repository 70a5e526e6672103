import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Machine } from './machine.ts'

/** What one program asks of a service. */
export interface Request {
  /** As it is said to the service; undefined where the program chooses by what it sends. */
  readonly method: string | undefined
  readonly address: Value
  readonly body: Value
  /** Whether something proves who asks: a token, a password, a cookie. */
  readonly isProven: boolean
}

/**
 * What a request changes at a service, or hands out, only the service knows: whoever has a token needs no tool
 * to close an account or to silence an alarm. Ordinary are questions, what one sends to a service of one's
 * own machine, and what services are for: messages, events, searches, questions to a model.
 */
export function noteRequest(machine: Machine, by: string, request: Request): void {
  const address = REQUEST_LINE.exec(plain(machine.symbols.show(request.address)))
  if (address === null) return
  const [, host = '', port = '', path = ''] = address
  const what = whatItChanges(request, OWN_HOST.test(host), port, path)
  if (what !== undefined) machine.miss('outcome', by, '', `${what} at ${host || 'the service'}`)
}

/** The same as text that is sent over a plain connection: `DELETE /x HTTP/1.1`. */
export function noteWrittenRequest(machine: Machine, by: string, to: Value, text: Value): void {
  const [, method, path = ''] = /^([A-Z]{3,7}) (\/\S*) HTTP\/1/.exec(plain(text)) ?? []
  if (method === undefined) return
  const host = plain(to).replace(/^\w+:(?:\/\/)?|[,/].*$/g, '')
  if (LINK_LOCAL.test(host)) machine.emit('fetch', by, `http://${host}${path}`)
  noteRequest(machine, by, {
    method,
    address: host + path,
    body: text,
    isProven: /\n(?:authorization|cookie|[\w-]*(?:token|key)):/i.test(text),
  })
}

/** Where a cloud answers the machines that it runs. */
const LINK_LOCAL = /^(?:169\.254\.|100\.100\.100\.|metadata\.|0xa9|2852039166)/i

const REQUEST_LINE = /^(?:https?:\/\/)?(?:[^/@\s]*@)?([^/:?#\s]*)(?::(\d+))?([/?#].*)?$/is
const OWN_HOST = /^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i

function whatItChanges(
  { method, body, isProven }: Request,
  isOwn: boolean,
  port: string,
  path: string,
): string | undefined {
  const verb = method?.toUpperCase() ?? (body === '' ? 'GET' : 'POST')
  if (DROPS.test(path)) return CHANGED
  if (verb === 'GET' || verb === 'HEAD' || verb === 'OPTIONS')
    return HANDS_OUT.test(path) && !(isOwn && OWN_LOOK.test(path))
      ? 'what is handed out'
      : undefined
  if (RULES.test(path) || RAISES.test(plain(body))) return CHANGED
  if (verb === 'DELETE' && STORES.has(port)) return CHANGED
  if (isOwn) return undefined
  if (verb !== 'POST') return isKnown(body) && SENT.test(path) ? undefined : CHANGED
  if (!isProven) return undefined
  return !SENT.test(path) || (SUBSCRIBES.test(path) && CALLED_BACK.test(plain(body)))
    ? CHANGED
    : undefined
}

/** Where a service is told whom it shall call when something happens, and the address in the body. */
const SUBSCRIBES =
  /[/_.-](?:web)?hooks?(?:[-_]endpoints?)?(?=[/?.]|$)|[/_.-](?:subscri\w+|callbacks?|destinations?|listeners?)(?=[/?.]|$)/i
const CALLED_BACK =
  /(?:^|[&"'\s{,])(?:\w*ur[il]|address|endpoint|target|destination|\w*callback\w*)["']?\s*[=:]+\s*["']?https?(?::|%3a)/i

/** A database that takes its orders in the address. */
const DROPS = /[?&](?:query|q|sql)=(?:DROP|TRUNCATE|ALTER|DELETE)\b/i

const CHANGED = 'what the request changes'

/** Where databases, brokers and stores of settings answer. */
const STORES = new Set(
  '2379 5984 6333 7474 7700 8086 8091 8108 8123 8200 8500 8983 9200 15672 19530'.split(' '),
)

/** A part of a path that rules over others: who may do what, what is kept, what watches, what runs. */
const RULES = new RegExp(
  `[/?&_.-](?:${[
    'acls?|addpassword|admin|apikeys?|api[-_]keys?|access[-_]?tokens?|bindings?|\\w*rolebindings?|\\w*templatebindings?',
    'collaborators|credentials|deploy[-_]keys|dns[-_]?records|grants|firewalls?|hooks\\/?$|impersonat\\w+|ssh[-_]?keys|members|memberships',
    'password|passwd|reset[-_]password|permissions?|polic(?:y|ies)|protect(?:ed|ion)\\w*|role[-_]mappings?|roles?|secrets?|sudo|variables|visibility',
    '_?delete[-_]?by[-_]?query|_?delete[-_]series|drop|flush\\w*|purge|truncate|wipe|_?replicat\\w*|_?snapshots?|backups?|restore|_?reindex|_?close|_?rollover',
    'silences?|alerts?\\/(?:mute|disable)|audit\\w*|shutdown|quit|actuator|_cluster|_settings|_ingest|_security|_nodes|_scripts|reload',
    'exec|execute|eval|invoke|commands?|scripttext|script|stacks|containers|tunnels|exports?|transfers?|failover|promote|rollback|scale|terminate',
  ].join('|')})(?=[/?&=_.:-]|$)`,
  'i',
)

/** A body that makes somebody more than they were, or opens something to everybody. */
const RAISES =
  /["'](?:is_?)?(?:admin|superuser|owner|role|roles|roletemplateid|visibility|privileged|permissions?|grant\w*)["']\s*:\s*["'[]?\s*["']?(?:true|admin\w*|owner|root|public|super\w*|cluster\w*|\*)|0\.0\.0\.0\/0|["']source["']\s*:.*["']target["']\s*:|value=\S*registry|ci_config_path|["']mutation\b|^query=mutation\b/is

/** What services are asked for all day: what is sent there stays a message. */
const SENT = new RegExp(
  `[/?&_.-](?:${[
    'annotations|badges?|builds?|callbacks?|chat|comments|completions|count|coverage|dispatches|embeddings|events?|feedback|generate|graphql|hooks?|import',
    'infer\\w*|ingest|issues|items|jobs|login|logs?|measurements|messages|metrics|notes|notifications?|notify|oauth2?|orders|ping|predict\\w*|query|quer(?:y|ies)|reports?|responses',
    'results?|search|sessions?|spans|stat|status(?:es)?|submit|tests?|ticket(?:s)?|token|traces|track|transcriptions|translate|uploads?|validate|webhooks?|write',
  ].join('|')})(?=[/?&=_.:-]|$)`,
  'i',
)

/** What a service tells only those who rule it: memory, settings, secrets, what it keeps as a whole. */
const HANDS_OUT =
  /\/actuator\/(?:heapdump|env|configprops|httptrace|httpexchanges|threaddump|logfile|sessions)|\/debug\/pprof\/(?:heap|goroutine|profile|allocs)|\/v1\/kv\/.*[?&]recurse|\/v1\/snapshot\b|\/v\d\/secret\/|\/(?:variables|secrets?|credentials|api[-_]?keys|deploy[-_]keys|private[-_]keys?)(?:[/?]|$)|\/(?:dump|heapdump|backup|export|config\.(?:php|json|ya?ml)\.bak|\.env|\.git\/config)(?:[/?]|$)|\/api\/v\d\/(?:secrets|namespaces\/[^/]+\/secrets)/i

/** On one's own machine one looks at one's own program. */
const OWN_LOOK = /\/debug\/pprof|\/actuator\/(?:threaddump|logfile)|\/(?:export|backup|dump)/
