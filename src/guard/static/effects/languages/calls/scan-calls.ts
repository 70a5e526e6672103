import { plain, type Value } from '../../../resolve/value.ts'
import type { Language as LanguageName } from '../../knowledge/languages.ts'
import type { Machine } from '../../machine.ts'
import { canonicalName } from '../../program-names.ts'
import { finishCode } from './apply-call.ts'
import { listValue } from './code-values.ts'
import type { CodeState, CodeValue, Language } from './language.ts'
import { Reader } from './reader.ts'
import { type Token, tokenise } from './tokenise.ts'

/** Tokens of bodies of functions and loops that are read again, with the values they get. */
const MAX_REREADS = 5000
const MAX_ELEMENTS = 500

/** Reads code by its calls: good enough to see what it runs, reads, writes and talks to. */
export function scanCalls(
  machine: Machine,
  language: Language,
  code: Value,
  by: string,
  languageName?: LanguageName,
): Value {
  const state: CodeState = {
    machine,
    language,
    languageName,
    by,
    source: code,
    variables: givenWords(machine, by),
    wildcards: [],
    parameters: new Map(),
    running: new Set(),
    rereads: MAX_REREADS,
    elements: MAX_ELEMENTS,
    connections: [],
    executes: false,
    reads: [],
    sends: [],
    output: [],
    handed: language.givesFunctions ? new Map() : undefined,
  }
  const text = language.prepare ? language.prepare(code) : code
  const { environment } = machine
  const { directory } = environment
  new Reader(state, tokensOf(machine, text, language)).statements()
  environment.directory = directory
  return finishCode(state)
}

/** How languages call the words behind the code, and how many of their own come before. */
const GIVEN_WORDS = [
  ['sys.argv', 1],
  ['process.argv', 1],
  ['ARGV', 0],
] as const

const CODE_OPTION = /^(?:-\w*[ce]|--eval)$/

/** `python3 -c CODE WORD`: the words that code on the command line is called with. */
function givenWords(machine: Machine, by: string): Map<string, CodeValue> {
  const variables = new Map<string, CodeValue>()
  const [program, ...args] = machine.resolved.at(-1)?.arguments ?? []
  const at = args.findIndex((word) => CODE_OPTION.test(plain(word)))
  const words = at < 0 ? [] : args.slice(at + 2).filter((word) => plain(word) !== '--')
  if (program === undefined || words.length === 0 || canonicalName(plain(program)) !== by)
    return variables
  for (const [name, before] of GIVEN_WORDS)
    variables.set(name, {
      ...listValue([...Array(before).fill(''), ...words].map((text) => ({ text }))),
      path: name,
    })
  return variables
}

/** The same code is often met several times: written, run, run by another. */
function tokensOf({ codeTokens }: Machine, text: string, language: Language): readonly Token[] {
  let known = codeTokens.get(language)
  if (known === undefined) {
    known = new Map()
    codeTokens.set(language, known)
  }
  const tokens = known.get(text) ?? tokenise(text, language.syntax)
  known.set(text, tokens)
  return tokens
}
