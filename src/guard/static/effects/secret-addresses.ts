import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Kind } from './knowledge/kinds.ts'
import type { Machine } from './machine.ts'
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

/** An address with or without its scheme: `docker://host.io/x`, `host.io/x`, `x.host.io:443`. */
const ADDRESS =
  /^(?:--?[\w.:-]+=|[\w:.-]+=)*(?:\w[\w+-]*:\/\/)?(?:[^/@\s]*@)?((?:[\w-]|[\uE100-\uF8FF])+(?:\.(?:[\w-]|[\uE100-\uF8FF])+)*\.[a-z]{2,}(?:[:/].*)?)$/s

/**
 * `npm ping --registry https://host/$NPM_TOKEN/`: whoever is asked for an address learns all of it. A secret
 * in the place where a service asks for one is used for its purpose.
 */
export function followSecretAddresses({ machine, name, args, entry }: Call): void {
  if (entry === undefined) return
  for (const word of args) {
    if (isKnown(word)) continue
    const address = /^(?:--?[\w-]+=)?(https?:\/\/.+)$/s.exec(word)?.[1]
    const place = address === undefined ? ADDRESS.exec(word)?.[1] : undefined
    if (address === undefined && place === undefined) continue
    if (ASKS_NOBODY.some((kind) => isKind(name, kind))) return
    if (KEPT_THERE.test(args.map(plain).join(' '))) return
    if (address === undefined) {
      // Whether it is an address only the program knows.
      if (holdsSecret(machine, place!))
        machine.miss('outcome', name, '', 'who learns the secret in the address')
      continue
    }
    const shown = machine.symbols.show(address)
    // Tools for packages and repositories are given a login for servers of one's own network as well.
    const asked = address.replace(/^http:/, 'https:')
    const told = withoutCredential(machine.symbols, asked, 'address', shown)
    if (holdsSecret(machine, told)) sendTo(machine, name, shown, told)
  }
}

function holdsSecret({ symbols }: Machine, value: Value): boolean {
  return symbols
    .in(value)
    .some(({ origin, detail }) => origin === 'environment' && namesSecret(detail))
}

/** `curl -v -H "Authorization: $TOKEN" …`: what it sends stands among its messages. */
export function noteWrittenDown({ machine, name, args }: Call): void {
  const { writesDown } = findFacts(name)
  if (writesDown === undefined) return
  const text = args.map(plain).join(' ')
  if (!writesDown.some((question) => question.test(text))) return
  for (const word of args) if (holdsSecret(machine, word)) machine.told += word
}
