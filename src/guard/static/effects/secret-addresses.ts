import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import type { Kind } from './knowledge/kinds.ts'
import { namesSecret, withoutCredential } from './own-credentials.ts'
import { isKind } from './program-kinds.ts'
import { sendTo } from './world.ts'

/** They print an address or keep it, or run another program, which is looked at by itself. */
const ASKS_NOBODY: readonly Kind[] = [
  'clipboard',
  'environment',
  'launcher',
  'package-runner',
  'reporter',
  'shell',
  'text-tool',
  'user-switch',
  'viewer',
  'wrapper',
]

/** A value that a service keeps for its user: `gh secret set NAME --body …`. */
const KEPT_THERE = /^(?:\S+ )?(?:secrets?|env|vars?|variables?|config)[ :](?:set|add|put|create)\b/

/**
 * `npm ping --registry https://host/$NPM_TOKEN/`: whoever is asked for an address learns all of it. A secret
 * in the place where a service asks for one is used for its purpose.
 */
export function followSecretAddresses({ machine, name, args, entry }: Call): void {
  if (entry === undefined) return
  for (const word of args) {
    const address = /^(?:--?[\w-]+=)?(https?:\/\/.+)$/s.exec(word)?.[1]
    if (address === undefined || machine.symbols.in(address).length === 0) continue
    if (ASKS_NOBODY.some((kind) => isKind(name, kind))) return
    if (KEPT_THERE.test(args.map(plain).join(' '))) return
    const shown = machine.symbols.show(address)
    // Tools for packages and repositories are given a login for servers of one's own network as well.
    const asked = address.replace(/^http:/, 'https:')
    const told = withoutCredential(machine.symbols, asked, 'address', shown)
    const secret = machine.symbols
      .in(told)
      .some(({ origin, detail }) => origin === 'environment' && namesSecret(detail))
    if (secret) sendTo(machine, name, shown, told)
  }
}
