import { closesBracket, closing, isName, isSymbol, opensBracket } from './blocks.ts'
import type { Language } from './language.ts'
import type { Token } from './tokenise.ts'

/** The head of a function: its parameters, and where its body begins. */
export interface Definition {
  /** Empty for a function without a name. */
  name: string
  parameters: string[]
  body: number
  /** The body is an expression: `x => f(x)`, `lambda x: f(x)`. */
  isExpression: boolean
}

/** Words before brackets and a block that are no methods. */
const STATEMENTS = /^(?:if|for|while|switch|catch|with|function|return)$/

/** The function with a name that begins here: `def f(x):`, `function f(x) {`, `sub f {`. */
export function definitionAt(
  tokens: readonly Token[],
  at: number,
  { syntax }: Language,
): Definition | undefined {
  const word = tokens[at]
  if (word?.type !== 'name') return undefined
  if (syntax.patterns && isSymbol(tokens[at + 1], '(') && !STATEMENTS.test(word.text)) {
    // A method of a class or an object: `name(x) {`.
    const end = closing(tokens, at + 1, '(', ')')
    if (!isSymbol(tokens[end], '{')) return undefined
    const parameters = parameterNames(tokens.slice(at + 2, end - 1))
    return { name: word.text, parameters, body: end, isExpression: false }
  }
  if (!/^(?:def|function|sub|fn|func)$/.test(word.text)) return undefined
  const name = tokens[at + 1]
  if (name?.type !== 'name') return undefined
  const head = { name: name.text, isExpression: false }
  if (isSymbol(tokens[at + 2], '(')) {
    const end = closing(tokens, at + 2, '(', ')')
    let body = end
    // `-> Type:` and `: Type {` say what comes back.
    while (
      body < end + 12 &&
      tokens[body] &&
      !isSymbol(tokens[body], '{') &&
      !(isSymbol(tokens[body], ':') && syntax.indented) &&
      (tokens[body]!.type !== 'line' || body === end) &&
      !syntax.rubyQuotes &&
      !syntax.longBrackets
    )
      body++
    return { ...head, parameters: parameterNames(tokens.slice(at + 3, end - 1)), body }
  }
  if (isSymbol(tokens[at + 2], '{')) return { ...head, parameters: [], body: at + 2 }
  if (!syntax.rubyQuotes) return undefined
  let body = at + 2
  while (tokens[body] && tokens[body]!.type !== 'line') body++
  return { ...head, parameters: parameterNames(tokens.slice(at + 2, body)), body }
}

/** The function without a name that begins here: `x => …`, `function(x) {`, `lambda x: …`. */
export function lambdaAt(
  tokens: readonly Token[],
  at: number,
  { syntax }: Language,
): Definition | undefined {
  const first = tokens[at]
  if (first?.type === 'name' && first.text === 'lambda' && syntax.indented) {
    let colon = at + 1
    while (colon < at + 20 && tokens[colon] && !isSymbol(tokens[colon], ':')) colon++
    const parameters = parameterNames(tokens.slice(at + 1, colon))
    return { name: '', parameters, body: colon + 1, isExpression: true }
  }
  if (first?.type === 'name' && isSymbol(tokens[at + 1], '=>') && !syntax.perlQuotes)
    return arrow(tokens, [first.text], at + 2)
  const keyword = first?.type === 'name' && /^(?:function|fn|sub)$/.test(first.text)
  const open = keyword ? at + 1 : at
  if (keyword && isSymbol(tokens[open], '{'))
    return { name: '', parameters: [], body: open, isExpression: false }
  if (!isSymbol(tokens[open], '(')) return undefined
  const end = closing(tokens, open, '(', ')')
  const isArrow = isSymbol(tokens[end], '=>')
  if (!isArrow && (!keyword || first.text === 'fn')) return undefined
  const parameters = parameterNames(tokens.slice(open + 1, end - 1))
  if (isArrow) return arrow(tokens, parameters, end + 1)
  let body = end
  // PHP: `function($x) use ($y) {`.
  while (!syntax.longBrackets && body < end + 12 && tokens[body] && !isSymbol(tokens[body], '{'))
    body++
  return { name: '', parameters, body, isExpression: false }
}

function arrow(tokens: readonly Token[], parameters: string[], body: number): Definition {
  return { name: '', parameters, body, isExpression: !isSymbol(tokens[body], '{') }
}

/** The names of parameters, without their defaults, types and marks. */
export function parameterNames(tokens: readonly Token[]): string[] {
  const names: string[] = []
  let level = 0
  let taken = false
  for (const token of tokens) {
    if (opensBracket(token)) level++
    else if (closesBracket(token)) level--
    else if (token.type === 'symbol' && token.text === ',' && level === 0) taken = false
    else if (token.type === 'name' && level === 0 && !taken) {
      // The first parameter of a method is the object itself.
      if (!/^(?:self|cls)$/.test(token.text)) names.push(token.text)
      taken = true
    }
  }
  return names
}

/** The head of a loop over values: which names get them, where the values stand, and the body. */
export interface Loop {
  names: string[]
  values: number
  valuesEnd: number
  body: number
}

/** `for x in …`, `for (const x of …)`, `foreach (… as $x)`, `for my $x (…)`, `for (…)`. */
export function loopAt(
  tokens: readonly Token[],
  at: number,
  { syntax }: Language,
): Loop | undefined {
  const word = tokens[at]
  if (word?.type !== 'name' || !/^(?:for|foreach)$/.test(word.text)) return undefined
  const inBrackets = isSymbol(tokens[at + 1], '(')
  const close = inBrackets ? closing(tokens, at + 1, '(', ')') : undefined
  const names: string[] = []
  for (let i = at + 1; i < at + 14; i++) {
    const token = tokens[i]
    if (isName(token, 'in') || isName(token, 'of')) {
      const end = close === undefined ? headEnd(tokens, i + 1) : close - 1
      return { names, values: i + 1, valuesEnd: end, body: close ?? end }
    }
    if (syntax.perlQuotes && isSymbol(token, '(')) {
      const end = closing(tokens, i, '(', ')')
      return { names: names.length > 0 ? names : ['_'], values: i, valuesEnd: end, body: end }
    }
    if (token?.type === 'name') {
      if (!/^(?:const|let|var|my|our|await)$/.test(token.text)) names.push(token.text)
    } else if (token?.type !== 'symbol' || !/^[(),[\]{}$]$/.test(token.text)) break
  }
  if (close === undefined) return undefined
  const as = tokens.findIndex((token, i) => i > at && i < close && isName(token, 'as'))
  if (as < 0) return undefined
  const bound = parameterNames(tokens.slice(as + 1, close - 1).filter((t) => !isSymbol(t, '$')))
  const last = tokens[close - 2]
  return {
    names: last?.type === 'name' ? [...bound, last.text] : bound,
    values: at + 2,
    valuesEnd: as,
    body: close,
  }
}

/** Where the head of a loop without brackets ends. */
function headEnd(tokens: readonly Token[], at: number): number {
  let level = 0
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i]!
    if (opensBracket(token)) level++
    else if (closesBracket(token) && --level < 0) return i
    else if (level === 0 && (token.type === 'line' || isSymbol(token, ':') || isName(token, 'do')))
      return i
    else if (level === 0 && isName(token, 'if')) return i
  }
  return tokens.length
}

/** `element for x in values` in brackets: where `for` stands, if it does. */
export function comprehensionAt(
  tokens: readonly Token[],
  at: number,
  { syntax }: Language,
): number | undefined {
  if (!syntax.indented) return undefined
  let level = 0
  for (let i = at; i < at + 80 && i < tokens.length; i++) {
    const token = tokens[i]!
    if (opensBracket(token)) level++
    else if (closesBracket(token) && --level < 0) return undefined
    else if (token.type === 'symbol' && token.text === ',' && level === 0) return undefined
    else if (level === 0 && i > at && isName(token, 'for')) return i
  }
  return undefined
}
