import { TooComplex } from '../../../parse/parse-script.ts'
import { isKnown, type Value } from '../../../resolve/value.ts'
import { callValue } from './apply-call.ts'
import { closesBracket, isName, isSymbol, opensBracket } from './blocks.ts'
import { MAX_DEPTH } from './body-reader.ts'
import { listOfBoth } from './code-values.ts'
import { definitionAt, lambdaAt, loopAt } from './definitions.ts'
import type { CodeValue } from './language.ts'
import { type Assignment, assignmentAt, importsAt, keptAt } from './statements.ts'
import { stringText } from './string-text.ts'
import { BETWEEN_NUMBERS, calculated } from './sums.ts'
import { TermReader } from './term-reader.ts'
import { formatted } from './text-values.ts'
import { type Token, tokenise } from './tokenise.ts'

/** Reads the tokens of code one after the other, and follows values, calls and functions. */
export class Reader extends TermReader {
  statements(until?: string): void {
    while (this.at < this.end) {
      const before = this.at
      if (until !== undefined && this.is(until)) return
      if (this.peek()?.type === 'line') {
        this.at++
        continue
      }
      this.statement()
      if (this.at === before) this.at++
    }
  }

  protected statement(): void {
    const { machine, language, variables, wildcards } = this.state
    machine.step()
    // Further declarations: `const a = 1, b = 2`.
    if (this.is(',')) this.at++
    const returns = isName(this.peek(), 'return')
    this.skipDeclarations()
    const definition = definitionAt(this.tokens, this.at, language)
    if (definition) {
      this.noteDefaults(this.at, definition.body)
      variables.set(definition.name, this.define(definition))
      return
    }
    const imported = importsAt(this.tokens, this.at)
    if (imported) {
      for (const { name, path } of imported.names) {
        const dot = path.lastIndexOf('.')
        if (dot > 0) this.noteMember(path.slice(0, dot), path.slice(dot + 1))
        variables.set(name, { text: '', path })
      }
      wildcards.push(...imported.wildcards)
      this.at = imported.next
      return
    }
    const loop = loopAt(this.tokens, this.at, language)
    if (loop) {
      const values = this.part(loop.values, Math.min(loop.valuesEnd, this.end), true)
      this.at = loop.body
      this.turns(loop.names, values)
      return
    }
    const kept = keptAt(this.tokens, this.at)
    if (kept) {
      this.at = kept.next
      variables.set(kept.name, this.values(true))
      return
    }
    const target = assignmentAt(this.tokens, this.at)
    if (target) {
      this.at = target.next
      const named = target.targets.length === 1 ? target.targets[0]!.name : undefined
      const lambda = named === undefined ? undefined : lambdaAt(this.tokens, this.at, language)
      if (lambda) this.noteDefaults(this.at, lambda.body)
      if (lambda && named !== undefined)
        variables.set(named, this.define({ ...lambda, name: named }))
      else this.assign(target, this.values(target.targets.length > 1 && !target.destructured))
      return
    }
    // `name << "text"` of Ruby changes what is there.
    const [name, sign] = [this.peek(), this.peek(1)]
    const grown = name?.type === 'name' ? variables.get(name.text) : undefined
    if (grown && name?.type === 'name' && language.syntax.rubyQuotes && isSymbol(sign, '<<')) {
      this.at += 2
      const added = this.expression()
      const list = grown.list && { list: [...grown.list, added] }
      variables.set(name.text, { ...grown, text: grown.text + added.text, ...list })
      return
    }
    const value = this.expression()
    if (returns) this.returned = value
  }

  protected skipDeclarations(): void {
    const { declarations } = this.state.language
    while (
      this.peek()?.type === 'name' &&
      declarations?.test(this.text()) &&
      this.peek(1)?.type !== 'line' &&
      !isSymbol(this.peek(1), '(')
    )
      this.at++
  }

  protected assign({ targets, destructured, appends }: Assignment, value: CodeValue): void {
    const { variables } = this.state
    const parts = targets.length > 1 || destructured
    for (const [i, { name, part }] of targets.entries()) {
      if (parts && value.list?.[i]) variables.set(name, value.list[i]!)
      else if (parts && value.fields?.has(part)) variables.set(name, value.fields.get(part)!)
      else {
        if (destructured && value.path && value.text === '') this.noteMember(value.path, part)
        const path = parts ? `${value.path ?? ''}.${part}`.replace(/^\./, '') : value.path
        const known = appends ? { text: (variables.get(name)?.text ?? '') + value.text } : value
        variables.set(name, path === undefined ? known : { ...known, path })
      }
    }
  }

  /** An expression up to a comma, a closing bracket or the end of the statement. */
  expression(): CodeValue {
    if (++this.depth > MAX_DEPTH) throw new TooComplex('code is nested too deeply')
    const { concatenates = /^[+.]$/, syntax } = this.state.language
    const { longBrackets } = syntax
    let result = this.term()
    for (;;) {
      const token = this.peek()
      if (token === undefined || token.type === 'line') break
      if (token.type === 'symbol' && /^[,)\]}]$/.test(token.text)) break
      // In Lua a statement ends where the next one begins.
      if (longBrackets && token.type === 'name' && !/^(?:and|or|not)$/.test(token.text)) break
      if (
        token.type === 'symbol' &&
        token.text === '/' &&
        result.path === 'Path' &&
        result.text !== ''
      ) {
        // Paths are joined by a division in Python.
        this.at++
        result = { text: `${result.text}/${this.term().text}`, path: 'Path' }
      } else if (result.number && token.type === 'symbol' && BETWEEN_NUMBERS.test(token.text)) {
        this.at++
        const right = this.term()
        result = right.number
          ? calculated(this.state.machine, result, token.text, right, this.symbolHere())
          : { text: result.text + right.text }
      } else if (token.type === 'symbol' && concatenates.test(token.text)) {
        this.at++
        const right = this.term()
        if (result.file !== undefined) callValue(this.state, 'write', [right], result)
        else result = { text: this.joined(result, right), ...listOfBoth(result, right) }
      } else if (token.text === '%' && token.type === 'symbol' && /%[sdvqc(]/.test(result.text)) {
        this.at++
        const right = this.term()
        result = { text: formatted([right], result) }
      } else if (
        (token.type === 'symbol' && /^(?:\|\||\?\?|\?:)$/.test(token.text)) ||
        (token.type === 'name' && token.text === 'or')
      ) {
        // A default: what is known counts.
        this.at++
        const right = this.term()
        if (result.text === '' || !isKnown(result.text)) result = right.text === '' ? result : right
      } else if (syntax.indented && isName(token, 'if') && result.text !== '') {
        result = this.choice(result)
      } else if (token.type === 'symbol' && token.text === '^' && result.text !== '') {
        // Letters are turned into others.
        this.at++
        this.term()
        const { machine, by } = this.state
        result = { text: machine.unknown('output', `a sum in ${by}`) }
      } else if (token.type === 'string') {
        // Adjacent strings are one.
        result = { ...result, text: result.text + this.term().text }
      } else if (token.type === 'name' && token.text === 'as') this.as(result)
      else {
        const before = this.at
        const next = this.term()
        if (this.at === before) this.at++
        if (next.text !== '' && result.text === '') result = next
      }
    }
    this.depth--
    return result
  }

  /** A part that is not seen stays one in a name that begins at the root: `"/etc/" + f(x)`. */
  private joined(left: CodeValue, right: CodeValue): Value {
    const { machine, by } = this.state
    const isUnseen = right.text === '' && right.path !== undefined && !right.list && !right.number
    return isUnseen && /^[/~]/.test(left.text)
      ? left.text + machine.unknown('output', `${right.path} in ${by}`)
      : left.text + right.text
  }

  /** `a if condition else b`: of two texts the one that names a place or a shell. */
  private choice(first: CodeValue): CodeValue {
    let level = 0
    for (let at = this.at; at < Math.min(this.end, this.at + 40); at++) {
      const token = this.tokens[at]!
      if (opensBracket(token)) level++
      else if (closesBracket(token) && --level < 0) break
      else if (level === 0 && isName(token, 'else')) {
        this.at = at + 1
        const other = this.expression()
        return /^(?:[~/]|(?:ba|z|da|k)?sh\b)/.test(other.text) ? other : first
      }
    }
    this.at++
    return first
  }

  private symbolHere(): string | undefined {
    const token = this.peek()
    return token?.type === 'symbol' ? token.text : undefined
  }

  /** `with open(x) as f`. */
  protected as(value: CodeValue): void {
    this.at++
    const names: string[] = []
    for (let token = this.peek(); token?.type === 'name'; token = this.peek()) {
      names.push(token.text)
      this.at++
    }
    for (const name of names) this.state.variables.set(name, value)
  }

  /** The value of an assignment; several names may get several values: `a, b = 1, 2`. */
  protected values(several: boolean): CodeValue {
    const first = this.expression()
    if (!several || !this.is(',')) return first
    const list = [first]
    while (this.is(',')) {
      this.at++
      list.push(this.expression())
    }
    return { text: '', list }
  }

  protected textOf(token: Token & { type: 'string' }): string {
    return stringText(this.state, token, (code) =>
      new Reader(this.state, tokenise(code, this.state.language.syntax)).expression(),
    )
  }
}
