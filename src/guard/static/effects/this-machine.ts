import { withPlainHost } from '../resolve/host-notation.ts'
import { plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** `user@host`, `ssh://user@host:22/`, `[::1]:22`, `host:2022`; several colons are an address of version 6. */
const ADDRESS =
  /^(?:\w+:\/\/)?(?:[^@/]*@)?(?:\[([^\]]*)\]|((?:[^:/]*:){2}[^/]*)|([^:/]*))(?::(\d+))?\/?$/s

/** Names that mean this machine on every machine. */
const OWN_NAME =
  /^(?:(?:[\w-]+\.)*localhost|localhost[46]?(?:\.localdomain[46]?)?|ip6-(?:localhost|loopback)|loopback)\.?$/i
/** Its own addresses, as version 4 (`127.1`, and `0`, which is taken for one) and version 6 write them. */
const OWN_NUMBER = /^(?:127\.\d+\.\d+\.\d+|0\.0\.0\.0)$/
const OWN_VERSION_6 = /^(?:0*:)*:?0*[01]?$/
/** What the name of this machine may have behind it. */
const OWN_DOMAIN = /^(?:\.(?:local|localdomain|lan|home))?$/

/** Variables in which a shell keeps the name of its machine. */
const NAME_VARIABLE = /^(?:HOSTNAME|HOST)$/

/** The port of an address, where one stands behind the host. */
export function portOf(address: Value): string | undefined {
  return ADDRESS.exec(plain(address))?.[4]
}

/** Whether an address is this machine itself, however that is spelled. */
export function isThisMachine({ symbols }: Machine, address: Value): boolean {
  const found = ADDRESS.exec(address)
  if (!found) return false
  const [, bracketed, long, short = ''] = found
  const host = bracketed ?? long ?? short
  const sources = symbols.in(host)
  if (sources.length > 0)
    return (
      OWN_DOMAIN.test(withoutSymbols(host)) &&
      sources.every(
        ({ origin, detail }) =>
          (origin === 'environment' && NAME_VARIABLE.test(detail)) ||
          (origin === 'file' && detail === '/etc/hostname') ||
          (origin === 'output' && NAMERS.some((kind) => isKind(detail, kind))),
      ) &&
      sources.some(({ origin, detail }) => origin !== 'output' || tellsName(detail))
    )
  if (host.includes(':')) {
    if (OWN_VERSION_6.test(host)) return true
    return OWN_NUMBER.test(withPlainHost(`[${host}]`))
  }
  return host !== '' && (OWN_NAME.test(host) || OWN_NUMBER.test(withPlainHost(host)))
}

function tellsName(program: string): boolean {
  return isKind(program, 'host-namer') || isKind(program, 'platform-teller')
}

/** Programs that print the name of this machine, and filters that cut it out of their output. */
const NAMERS = ['host-namer', 'platform-teller', 'line-changer', 'line-chooser'] as const
