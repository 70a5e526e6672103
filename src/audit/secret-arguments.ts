import { type CommandWords, EXPANSION, type Letters } from './command-words.ts'
import { holdsSecret, surelyHoldsSecret } from './secret-names.ts'
import { isSecretValue } from './secret-texts.ts'
import { type Found, secretsByUsage } from './usage-secrets.ts'

/**
 * The secrets among the words of a command, by where they stand. Most words have none of the signs
 * that are asked for first: a hook that never uses a pattern never compiles it.
 */
export function secretsInArguments(command: CommandWords): Found[] {
  const { words } = command
  const named = words.flatMap((_, i) => [
    ...byAssignment(words, i),
    ...byOption(words, i),
    ...byHeader(words, i),
  ])
  return [...named, ...secretsByUsage(command)]
}

const ASSIGNMENT = /^(-{0,2}[^\s=\uE000]{1,120}?)\+?=/

/** `NAME=value`, `--name=value`, `-Ddb.name=value`; lists of several (`a=1,b=2`) are texts. */
function byAssignment(words: readonly Letters[], i: number): Found[] {
  const { value } = words[i]!
  if (!value.includes('=')) return []
  const [whole = '', name = ''] = ASSIGNMENT.exec(value) ?? []
  const rest = value.slice(whole.length)
  if (whole === '' || !holdsSecret(name) || /[&,;]\s?[\w.-]+=/.test(rest)) return []
  return isSecretValue(name, rest) || mixes(rest) ? [at(words, i, whole.length)] : []
}

/** Letters beside an expansion: `TOKEN=abc$N`. */
function mixes(value: string): boolean {
  return value.includes(EXPANSION) && /\w/.test(value)
}

const OPTION = /^--?([A-Za-z][\w.-]+)$/
const SECRETS = 'password passwd passphrase pass pw pwd token secret api-key api_key apikey'.split(
  ' ',
)

/** With one dash only names that are nothing else: `-ppassword` is `-p` with a value. */
function isOnlySecret(name: string): boolean {
  const small = name.toLowerCase()
  const secret = SECRETS.find((each) => small.endsWith(each))
  return secret !== undefined && /^(?:\w+[-_.])?$/.test(small.slice(0, -secret.length))
}

/** Options that say what to do with secrets: `--export-secret-keys`. */
const DOES = /^(?:export|show|list|get|print|with|use|reset|delete|disable|rotate|no)-/

/** `--name value`, `-name value`. */
function byOption(words: readonly Letters[], i: number): Found[] {
  const { value } = words[i]!
  const next = words[i + 1]?.value
  if (next === undefined || !value.startsWith('-')) return []
  const [option = '', name = ''] = OPTION.exec(value) ?? []
  if (name === '' || (value[1] !== '-' && !isOnlySecret(name))) return []
  if (!holdsSecret(name) || DOES.test(name)) return []
  const isAnother =
    /^-|^\w+=(?!=|$)/.test(next) || (option === '--secret' && surelyHoldsSecret(next))
  return !isAnother && isSecretValue(option, next) ? [at(words, i + 1, 0)] : []
}

const HEADER = /^(?:--?\w[\w-]*=)?([A-Za-z][\w-]{1,60}):(?![-=+?])\s*/
const SCHEME = /^(?:bearer|basic|token|digest|apikey|bot)\s+/i

/** `-H 'Name: value'`, and `Name:value` as httpie takes it. */
function byHeader(words: readonly Letters[], i: number): Found[] {
  const { value } = words[i]!
  const [whole = '', name = ''] = (value.includes(':') && HEADER.exec(value)) || []
  if (whole === '') return []
  const isHeader =
    /^(?:-H|--?(?:proxy-)?headers?)$/.test(words[i - 1]?.value ?? '') ||
    /^--?(?:proxy-)?header=/.test(value) ||
    (/^[A-Z]/.test(name) && !/\s/.test(value))
  if (!isHeader) return []
  const rest = value.slice(whole.length)
  const scheme = /authorization$/i.test(name) ? (SCHEME.exec(rest)?.[0] ?? '') : ''
  const isSecret = scheme !== '' || /authorization$/i.test(name) || isHeaderSecret(name, rest)
  return isSecret ? [at(words, i, whole.length + scheme.length)] : []
}

function isHeaderSecret(name: string, value: string): boolean {
  return /^(?:set-)?cookie$/i.test(name) || (holdsSecret(name) && isSecretValue(name, value))
}

/** From a letter to the end of its word. */
function at(words: readonly Letters[], i: number, start: number): Found {
  const letters = words[i]!
  return { letters, span: [start, letters.value.length] }
}
