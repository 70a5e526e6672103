import { isKnown, plain, type Unknown, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Kind } from './knowledge/kinds.ts'
import { belongsElsewhere } from './knowledge/secret-services.ts'
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
export function followSecretAddresses(call: Call): void {
  const { machine, name, args, entry } = call
  if (entry === undefined || args.every(isKnown)) return
  const asksNobody =
    ASKS_NOBODY.some((kind) => isKind(name, kind)) || KEPT_THERE.test(args.map(plain).join(' '))
  if (!asksNobody && machine.symbols.in(args.join(' ')).some(isSecret)) tellStrangers(call)
  for (const word of args) {
    if (isKnown(word)) continue
    const address = /^(?:--?[\w-]+=)?(https?:\/\/.+)$/s.exec(word)?.[1]
    const place = address === undefined ? ADDRESS.exec(word)?.[1] : undefined
    if (address === undefined && place === undefined) continue
    if (asksNobody) return
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

/** A machine that is asked: an address, or what stands behind an option for one. */
const ASKED =
  /(?:^|[ =])(?:[a-z][\w+]*:\/\/|(?:-[hHs]|--?(?:host(?:name)?|server|address|url|endpoint|registry))[ =](?:\w+:\/\/)?)(?:[^/@\s]*@)?([\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/[^\s?#]*)?)(?=[\s?#]|$)/i
/** A setting or a variable for somebody else: a chart, a container. */
const FOR_OTHERS = /^(?:--?[\w-]+=)?(?:[A-Z][A-Z0-9_]*|[\w-]+(?:\.[\w-]+)+)=(?!.*:)/

/** `git -c http.extraHeader="Authorization: $GITHUB_TOKEN" clone https://x`: the secret of one service, told to another. */
function tellStrangers({ machine, name, args }: Call): void {
  const { symbols } = machine
  const text = args.map(plain).join(' ')
  const host = ASKED.exec(text)?.[1]
  if (host === undefined) return
  const address = /\bhttps?:\/\//i.test(text) ? `https://${host}` : host
  for (const word of args) {
    if (isKnown(word) || FOR_OTHERS.test(word)) continue
    const isForeign = symbols
      .in(word)
      .some(
        ({ origin, detail }) =>
          origin === 'environment' && namesSecret(detail) && belongsElsewhere(detail, address),
      )
    if (!isForeign) continue
    machine.miss('sent', name, word, 'whose secret it is that goes there')
  }
}

function holdsSecret({ symbols }: Machine, value: Value): boolean {
  return symbols.in(value).some(isSecret)
}

function isSecret({ origin, detail }: Unknown): boolean {
  return origin === 'environment' && namesSecret(detail)
}

/** `curl -v -H "Authorization: $TOKEN" …`: what it sends stands among its messages. */
export function noteWrittenDown({ machine, name, args }: Call): void {
  const { writesDown } = findFacts(name)
  if (writesDown === undefined) return
  const text = args.map(plain).join(' ')
  if (!writesDown.some((question) => question.test(text))) return
  for (const word of args) if (holdsSecret(machine, word)) machine.told += word
}
