import type { Effect } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import type { Value } from '../../resolve/value.ts'

/** Says in plain words why a rule matches an effect; undefined where it does not. */
export type Reason = (effect: Effect, machine: Machine) => string | undefined

const MAX_LENGTH = 80

/** A text that fits into a line. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 3)}…` : line
}

/** A value between quotes. */
export function quote(machine: Machine, value: Value): string {
  const text = short(machine.symbols.show(value))
  return /^".*"$/.test(text) ? text : `"${text}"`
}

/** Who does it. */
export function actor({ program }: Effect): string {
  return program === 'redirection' ? 'a redirection' : program
}

/** What it is done to, where that says more than the name of the program. */
export function object({ program, target }: Effect, machine: Machine): string | undefined {
  return target === '' || target === program ? undefined : quote(machine, target)
}

/** A clause and what it speaks of: "sets the set-uid bit of X", but "adds an account: X". */
export function clause(words: string, what: string | undefined): string {
  if (what === undefined) return words
  return / (?:of|on|to|off|from)$/.test(words) ? `${words} ${what}` : `${words}: ${what}`
}

/** An address of socat: a kind, perhaps a host, a port, and options. */
const SOCAT = /^(?:tcp|udp|sctp|openssl|ssl)[46]?(?:-\w+)*:(?!\/\/)([^,]*)(.*)$/i

/** The place in the network that an effect names; undefined where it names none. */
export function place({ program, target }: Effect, machine: Machine): string | undefined {
  return target === program ? undefined : placeName(machine.symbols.show(target))
}

/** An address in plain words: "port 80", "host:80", or as it was written. */
export function placeName(written: string): string | undefined {
  let address = short(written)
  const socat = SOCAT.exec(address)
  if (socat) {
    const bound = /,bind=([^,]+)/.exec(socat[2]!)?.[1]
    address = bound === undefined ? socat[1]! : `${bound}:${socat[1]}`
  }
  const port = /^:?(\d+)$/.exec(address)?.[1]
  if (port !== undefined) return `port ${port}`
  // Some languages name the port before the host.
  const turned = /^(\d+):([^:]*[a-z.][^:]*)$/i.exec(address)
  if (turned) return `${turned[2]}:${turned[1]}`
  return address === '' || address === ':' || address === 'another machine' ? undefined : address
}

/** Whether an address is this machine itself. */
export function isLocal(address: string): boolean {
  return LOCAL.test(address.replace(/^\w+:\/\//, '').replace(/^[^@/]*@/, ''))
}

/** Whether an address can be reached from this machine alone. */
export function isLoopback(address: string): boolean {
  return isLocal(address) && !/^(?:\w+:\/\/)?(?:0\.0\.0\.0|host\.docker)/.test(address)
}

const LOCAL = /^(?:\[?::1\]?|localhost|127(?:\.\d+){3}|0\.0\.0\.0|host\.docker\.internal)(?=[:/]|$)/
