import { TooComplex } from '../../../parse/parse-script.ts'
import { isKnown } from '../../../resolve/value.ts'
import { blockEnd, closesBracket, isName, isSymbol, opensBracket, statementEnd } from './blocks.ts'
import { argumentFor } from './code-values.ts'
import { comprehensionAt, type Definition, loopAt, parameterNames } from './definitions.ts'
import type { CodeArgument, CodeValue } from './language.ts'
import { TokenCursor } from './token-cursor.ts'
import type { Token } from './tokenise.ts'

export const MAX_DEPTH = 60
/** Functions inside of functions: more than anybody writes. */
const DEEP = 20
/** Values for which the body of a loop is read: later ones seldom show a new effect. */
const MAX_TURNS = 12

/** What the arguments of a function are called in Perl. */
const PERL_PARAMETERS = ['shift', '_']

/** Reads the bodies of functions and loops: in place, and again for what they are given. */
export abstract class BodyReader extends TokenCursor {
  protected depth = 0
  /** What a function gets that is written as an argument: the elements of what has the method. */
  protected given: CodeValue | undefined
  protected returned: CodeValue | undefined
  /** How often each name stands in the code; counted when it is first needed. */
  #used: Map<string, number> | undefined

  abstract statements(until?: string): void
  abstract expression(): CodeValue

  /** A loop: its body is read once for each value, as far as they are known. */
  protected turns(names: string[], values: CodeValue): void {
    const { variables, language } = this.state
    const name = names.at(-1)
    if (name === undefined) return
    const [first, ...others] = values.list?.slice(0, MAX_TURNS) ?? [values]
    const elements = values.list ? first : values
    if (elements && (elements.text !== '' || elements.list)) variables.set(name, elements)
    else variables.delete(name)
    if (others.length === 0) return
    const start = this.at
    const end = Math.min(blockEnd(this.tokens, start, language.syntax), this.end)
    for (const other of others) {
      variables.set(name, other)
      this.again(start, end)
    }
    this.at = start
    if (first) variables.set(name, first)
  }

  /** Reads a part of the code again, with what the variables hold now. */
  protected again(start: number, end: number, isExpression = false): CodeValue {
    const { state } = this
    if (state.rereads < end - start) return { text: '' }
    state.rereads -= end - start + 1
    return this.part(start, end, isExpression)
  }

  /** Reads a part of the code; gives back what it returns. */
  protected part(start: number, end: number, isExpression: boolean): CodeValue {
    const { machine } = this.state
    const [at, before, returned, given] = [this.at, this.end, this.returned, this.given]
    this.at = start
    this.end = end
    this.returned = undefined
    this.given = undefined
    machine.step()
    if (++this.depth > MAX_DEPTH) throw new TooComplex('code is nested too deeply')
    let value: CodeValue = { text: '' }
    if (isExpression) value = this.expression()
    else this.statements()
    this.depth--
    const result = this.returned ?? value
    this.at = at
    this.end = before
    this.returned = returned
    this.given = given
    return result
  }

  /** A function: its body is read here, and again wherever it is called with something known. */
  protected define({ name, parameters, body, isExpression }: Definition): CodeValue {
    if (this.depth > DEEP) {
      // So deep that an end was overlooked: what follows is read as it stands.
      this.at = body
      return { text: '' }
    }
    const { variables, language, parameters: open } = this.state
    const end = isExpression
      ? undefined
      : Math.min(blockEnd(this.tokens, body, language.syntax), this.end)
    const saved = parameters.map((parameter) => variables.get(parameter))
    const openBefore = parameters.map((parameter) => open.get(parameter))
    const called = name !== '' && this.isUsed(name)
    const given = name === '' ? this.given : undefined
    const [first, ...others] = given?.list?.slice(0, MAX_TURNS) ?? []
    for (const [i, parameter] of parameters.entries()) {
      const value = i === 0 ? (first ?? given) : undefined
      if (value) variables.set(parameter, value)
      else variables.delete(parameter)
      if (name !== '') open.set(parameter, called)
    }
    // Perl has no list of parameters.
    if (language.syntax.perlQuotes) for (const word of PERL_PARAMETERS) open.set(word, called)
    this.part(body, end ?? this.end, isExpression)
    for (const other of others) {
      if (parameters[0] !== undefined) variables.set(parameters[0], other)
      this.again(body, end ?? this.end, isExpression)
    }
    this.at = end ?? this.expressionEnd(body)
    if (isSymbol(this.tokens[this.at - 1], '}') === false && isName(this.peek(), 'end')) this.at++
    for (const [i, parameter] of parameters.entries()) {
      restore(variables, parameter, saved[i])
      restore(open, parameter, openBefore[i])
    }
    if (language.syntax.perlQuotes) for (const word of PERL_PARAMETERS) open.delete(word)
    const last = this.at
    return {
      text: '',
      code: (args) => this.invoke(parameters, args, body, end ?? last, isExpression),
    }
  }

  protected expressionEnd(from: number): number {
    let level = 0
    for (let i = from; i < this.end; i++) {
      const token = this.tokens[i]!
      if (token.type === 'line' && level === 0) return i
      if (opensBracket(token)) level++
      else if (closesBracket(token) && --level < 0) return i
      else if (isSymbol(token, ',') && level === 0) return i
    }
    return this.end
  }

  protected invoke(
    parameters: string[],
    args: CodeArgument[],
    body: number,
    end: number,
    isExpression: boolean,
  ): CodeValue {
    const { variables, language, running } = this.state
    if (running.has(body)) return { text: '' }
    running.add(body)
    const names = language.syntax.perlQuotes ? PERL_PARAMETERS : parameters
    const values: CodeArgument[] = language.syntax.perlQuotes
      ? [args[0] ?? { text: '' }, { text: args.map(({ text }) => text).join(' '), list: args }]
      : names.map((name, i) => argumentFor(name, i, i === names.length - 1, args))
    const saved = names.map((name) => variables.get(name))
    for (const [i, name] of names.entries()) variables.set(name, values[i]!)
    const value = this.again(body, end, isExpression)
    for (const [i, name] of names.entries()) restore(variables, name, saved[i])
    running.delete(body)
    return value
  }

  /** Whether a function is called anywhere in the code. */
  protected isUsed(name: string): boolean {
    if (!this.#used) {
      this.#used = new Map()
      for (const token of this.tokens)
        if (token.type === 'name') this.#used.set(token.text, (this.#used.get(token.text) ?? 0) + 1)
    }
    return (this.#used.get(name) ?? 0) > 1
  }

  /** `f(x) for x in values`: the element for each value. */
  protected comprehension(): CodeValue[] | undefined {
    const word = comprehensionAt(this.tokens, this.at, this.state.language)
    const loop = word === undefined ? undefined : loopAt(this.tokens, word, this.state.language)
    if (word === undefined || loop === undefined || word - this.at > 60) return undefined
    const start = this.at
    const values = this.part(loop.values, Math.min(loop.valuesEnd, this.end), true)
    const { variables } = this.state
    const elements: CodeValue[] = []
    const isText = !values.list && values.path === undefined && isKnown(values.text)
    const items = isText
      ? [...values.text].map((text) => ({ text }))
      : (values.list ?? (values.text === '' ? [] : [values]))
    // Which letters of a text are kept is not followed.
    if (isText && isName(this.tokens[loop.valuesEnd], 'if')) {
      this.at = statementEnd(this.tokens, start)
      const { machine, by } = this.state
      return [{ text: machine.unknown('output', `letters in ${by}`) }]
    }
    const name = loop.names.at(-1)
    if (name === undefined || items.length === 0) return undefined
    for (const item of items.slice(0, Math.max(0, this.state.elements))) {
      this.state.elements--
      variables.set(name, item)
      elements.push(this.part(start, word, true))
    }
    this.at = statementEnd(this.tokens, start)
    return elements
  }

  protected block(value: CodeValue): void {
    const isBrace = this.is('{')
    const open = this.at
    const bar = this.tokens.findIndex((token, i) => i > open + 1 && isSymbol(token, '|'))
    if (bar < 0) {
      this.at++
      return
    }
    this.at = bar + 1
    const end = blockEnd(this.tokens, isBrace ? open : bar + 1, this.state.language.syntax)
    const start = this.at
    const names = parameterNames(this.tokens.slice(open + 2, bar))
    const { variables } = this.state
    const items = value.list?.slice(0, MAX_TURNS) ?? [value]
    for (const { text, list, file } of items) {
      for (const name of names)
        variables.set(name, {
          text,
          path: name,
          ...(list && { list }),
          ...(file !== undefined && { file }),
        })
      this.part(start, Math.min(isBrace ? end - 1 : end, this.end), false)
    }
    this.at = isBrace ? end : end + 1
  }

  /** `{ |x| …` and `do |x|` of Ruby. */
  protected startsBlock(token: Token | undefined): boolean {
    const { rubyQuotes } = this.state.language.syntax
    return (
      rubyQuotes === true &&
      (isSymbol(token, '{') || isName(token, 'do')) &&
      isSymbol(this.peek(1), '|')
    )
  }
}

function restore<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}
