import type { Unknown, Value } from '../resolve/value.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

const WHOLE_HOST = /^(\w+:\/\/)?([\uE100-\uF8FF]+)(?=[:/]|$)/

/**
 * `http://$(hostname -I | awk '{print $1}'):8080/health`: the host is what this machine is called, and
 * that tells nobody anything. What is left of the address may.
 */
export function withoutOwnHost(machine: Machine, address: Value): Value {
  const host = WHOLE_HOST.exec(address)?.[2]
  return host !== undefined && isOwnHost(machine.symbols.in(host))
    ? address.replace(WHOLE_HOST, '')
    : address
}

/** Whether a host can only be this machine, or another one of its user. */
export function isOwnHost(sources: readonly Unknown[]): boolean {
  const programs = sources.map(({ origin, detail }) => (origin === 'output' ? detail : ''))
  return (
    programs.some((name) => isKind(name, 'machine-teller')) &&
    programs.every((name) => KINDS.some((kind) => isKind(name, kind)))
  )
}

/** Programs that print the address of this machine, and filters that cut it out of their output. */
const KINDS = ['machine-teller', 'line-changer', 'line-chooser'] as const
