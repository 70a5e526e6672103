import { isKind } from '../effects/program-kinds.ts'
import { withPlainHost } from '../resolve/host-notation.ts'
import { plain, type Value } from '../resolve/value.ts'
import { MARK, MARKS, overlap } from './overlap.ts'

const UNKNOWN = /[\uE100-\uF8FF]+|‹[^›]*›|\$\{?\w+\}?/g

/** A host as somebody denies it: `*.example.org` is the domain itself, too. */
export function deniedHost(text: string): readonly string[] {
  const host = canonicalHost(text)
  return (host.startsWith('*.') ? [host, host.slice(2)] : [host]).map(withMarks)
}

/** A host as somebody allows it: `*.example.org` is what lies below the domain. */
export function allowedHost(text: string): readonly string[] {
  return [withMarks(canonicalHost(text))]
}

function withMarks(host: string): string {
  return host.replace(/\*+/g, MARKS.any).replaceAll('?', MARKS.one)
}

/** The host that an address names, in one spelling; where it is unknown, it is open. */
export function hostOf(address: Value): string {
  const text = plain(address.replace(MARK, '')).replace(UNKNOWN, MARKS.any)
  const [, scheme = '', rest = ''] = /^(\w[\w+.-]*:\/\/)?(.*)$/s.exec(text)!
  // Before a scheme everything is open: the address as a whole is not known.
  if (scheme === '' && rest.startsWith(MARKS.any)) return MARKS.any
  const host = /^(?:[^@/]*@)?(\[[^\]]*\]|[^/:?#,]*)/.exec(rest)?.[1] ?? ''
  // No name is that long.
  if (host.length > 300) return ''
  return host.includes(MARKS.any) ? host.toLowerCase() : canonicalHost(host)
}

/** Upper case, a dot at the end, numbers in other notations, other alphabets: one host. */
export function canonicalHost(host: string): string {
  const bare = host
    .toLowerCase()
    .replace(/^\w[\w+.-]*:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/\.+$/, '')
  const numeric = withPlainHost(isAddress(bare) ? `[${bare}]` : bare)
  try {
    return /[*?]/.test(numeric) ? numeric : unwrapped(new URL(`http://${numeric}/`).hostname)
  } catch {
    return numeric
  }
}

/** An address of version 6 without its brackets. */
function isAddress(host: string): boolean {
  return /^[\da-f:]*:[\da-f:.]*:[\da-f:.]*$/.test(host)
}

function unwrapped(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1')
}

/** Whether a host is denied, surely or perhaps. */
export function reaches(denied: readonly string[], host: string): 'surely' | 'perhaps' | undefined {
  if (host === '' || !denied.some((pattern) => overlap(host, pattern).same)) return undefined
  const settled = host.replaceAll(MARKS.any, '\uFFFF')
  return denied.some((pattern) => overlap(settled, pattern).same) ? 'surely' : 'perhaps'
}

const URL_HOST = /\w[\w+.-]*:\/\/(?:[^\s/@]*@)?(\[[^\]]*\]|[^\s/:?#,;'")]+)/g
/** `//host/share` */
const SHARE = /^\/\/([\w-]+(?:\.[\w-]+)+)\//
const LOGIN = /^[\w.+-]+@(\[[^\]]+\]|[\w.-]+):/
const SOCKET = /\/(?:dev\/(?:tcp|udp)|inet[46]?\/(?:tcp|udp)\/\d+)\/([^/\s]+)/
/** A name with a dot, or an address in brackets; a port or a path may follow. */
const BARE = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)+\.?)(?::\d*)?(?:\/.*)?$/i

/** A host that a word names; `bare`: the word may as well be something else, such as a file. */
export interface NamedHost {
  host: string
  bare: boolean
}

/** Whether `user@host` is a place to go to, as far as the entry or the name of a program tells. */
function logsIn(program: string): boolean {
  return isKind(program, 'login-client') || /^\w*ssh\w*$/.test(program)
}

/** What every notation of a host has at least one of: most words have none. */
const IN_HOSTS = /[./@=[]/

/** The hosts that a word names, whatever its program makes of it. */
export function hostsIn(word: string, program: string): NamedHost[] {
  if (!IN_HOSTS.test(word)) return []
  const hosts = [...word.matchAll(URL_HOST)].map(([, host]) => ({ host: host!, bare: false }))
  const direct = [LOGIN, SOCKET, SHARE].map((form) => form.exec(word)?.[1]).find(Boolean)
  if (direct !== undefined) hosts.push({ host: direct, bare: false })
  const login = logsIn(program) ? /@([\w.-]+)/.exec(word)?.[1] : undefined
  if (login !== undefined) hosts.push({ host: login, bare: false })
  const setting = /(?:^|\s)host(?:addr)?=([^\s;]+)/.exec(word)?.[1]
  if (setting !== undefined) hosts.push({ host: setting, bare: false })
  if (hosts.length === 0) {
    for (const part of [word, ...word.replace(/^(?:-{1,2}\w|@)/, '').split(/[=,;]|:(?!\d+$)/)]) {
      const host = BARE.exec(part)?.[1]
      if (host !== undefined) hosts.push({ host, bare: true })
    }
  }
  return hosts.map(({ host, bare }) => ({ host: canonicalHost(host), bare }))
}

/** Whether a pattern tells hosts from files: `*.sh` does not. */
export function isTelling(pattern: string): boolean {
  return !pattern.includes(MARKS.any) || /\w\.[\w-]+$/.test(pattern)
}
