import { isKnown, plain, type Unknown, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { anyNetworkOfOnesOwn } from './knowledge/own-networks.ts'
import { belongsElsewhere } from './knowledge/secret-services.ts'
import { withoutCredential } from './own-credentials.ts'
import { startsWithKind } from './program-kinds.ts'
import { sendTo } from './world.ts'

/** The machine that gets a password: `registry.example.com:5000`, `//host/share`, `https://host`, `-h host`. */
const HOST =
  /^(?:--?[\w-]+=)?(?:[a-z][\w+-]*:\/\/|\/\/)?(?:[^/@\s]*@)?(\[[\da-f:]+\]|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/.*)?$/i

/** A file of the system or of a hidden folder; a password of one's own lies in one that was made for it. */
const HIDDEN = /^\/(?:etc|root|proc|var)\/|\/\.[\w-]+(?:\/|$)/

/** Options by which a program is told to take a password from its input. */
const FROM_INPUT = /^--(?:(?:password|token|identity-token|access-token)-)?stdin$|^--with-token$/

/**
 * `docker login -u x -p "$AWS_SECRET_ACCESS_KEY" host`: a password is told to whoever is at the other end. One's own
 * for that host is used for its purpose; all variables, a key or the secret of another service are data that leaves.
 */
export function tellCredential({ machine, name, args }: Call, value: Value): void {
  if (isKnown(value)) return
  const host = args.map((word) => HOST.exec(plain(word))?.[1]).find((found) => found !== undefined)
  if (host === undefined || anyNetworkOfOnesOwn(host)) return
  // `user%password`, `user,password`
  const asked = value.trim().replace(/[%,]/, ':')
  const address = `https://${host}`
  const isForeign = machine.symbols
    .in(value)
    .some(({ origin, detail }) => origin === 'environment' && belongsElsewhere(detail, address))
  const told = isForeign ? asked : withoutCredential(machine.symbols, asked, 'user', address)
  const leaves = machine.symbols.in(told).some(isMoreThanOne)
  if (leaves) sendTo(machine, name, host, told)
}

/** A variable, a file that was not made for it, or all variables: more than one password of one's own. */
function isMoreThanOne({ origin, detail: source }: Unknown): boolean {
  return (
    origin === 'environment' ||
    startsWithKind(source, 'variable-teller') ||
    /^(?:set|export|declare|typeset|history)\b/.test(source) ||
    HIDDEN.test(source)
  )
}

/** The same for a password that comes in: where no option says so, it does not. */
export function tellInput(call: Call): void {
  const { machine, args } = call
  if (args.some((word) => FROM_INPUT.test(plain(word))))
    tellCredential(call, machine.inputValue ?? '')
}
