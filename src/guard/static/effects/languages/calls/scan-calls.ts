import { TooComplex } from '../../../parse/parse-script.ts'
import { decodeEscapes } from '../../../resolve/expand-parameter.ts'
import { fromOutside, isKnown, type Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'
import { applyCall, finishCode } from './apply-call.ts'
import {
  type CodeArgument,
  type CodeState,
  type CodeValue,
  findCall,
  type Language,
} from './language.ts'
import { type Assignment, assignmentAt, importsAt } from './statements.ts'
import { elementOf, environmentValue } from './text-values.ts'
import { type Token, tokenise } from './tokenise.ts'

const MAX_DEPTH = 60

/** The environment, as languages call it, and perhaps one variable of it. */
const ENVIRONMENT =
  /^(?:os\.environ|process\.env|Deno\.env|Bun\.env|ENV|_ENV|_SERVER|sys\.env|System\.getenv)(?:\.(\w+))?$/

/** Reads code by its calls: good enough to see what it runs, reads, writes and talks to. */
export function scanCalls(
  machine: Machine,
  language: Language,
  code: Value,
  by: string,
  languageName?: string,
): Value {
  const state: CodeState = {
    machine,
    language,
    languageName,
    by,
    variables: new Map(),
    connections: [],
    executes: false,
    reads: [],
    sends: [],
    output: [],
  }
  const text = language.prepare ? language.prepare(code) : code
  new Reader(state, tokenise(text, language.syntax)).statements()
  return finishCode(state)
}

class Reader {
  readonly #state: CodeState
  readonly #tokens: Token[]
  #at = 0
  #depth = 0

  constructor(state: CodeState, tokens: Token[]) {
    this.#state = state
    this.#tokens = tokens
  }

  statements(until?: string): void {
    while (this.#at < this.#tokens.length) {
      const before = this.#at
      if (until !== undefined && this.#is(until)) return
      if (this.#peek()?.type === 'line') {
        this.#at++
        continue
      }
      this.#statement()
      if (this.#at === before) this.#at++
    }
  }

  #statement(): void {
    this.#state.machine.step()
    const { declarations } = this.#state.language
    while (
      this.#peek()?.type === 'name' &&
      declarations?.test(this.#text()) &&
      this.#peek(1)?.type !== 'line'
    )
      this.#at++
    const imported = importsAt(this.#tokens, this.#at)
    if (imported) {
      for (const { name, path } of imported.names)
        this.#state.variables.set(name, { text: '', path })
      this.#at = imported.next
      return
    }
    const target = assignmentAt(this.#tokens, this.#at)
    if (target) {
      this.#at = target.next
      this.#assign(target, this.expression())
      return
    }
    this.expression()
  }

  #assign({ names, destructured, appends }: Assignment, value: CodeValue): void {
    const { variables } = this.#state
    for (const name of names) {
      const path =
        names.length > 1 || destructured
          ? `${value.path ?? ''}.${name}`.replace(/^\./, '')
          : value.path
      const known = appends ? { text: (variables.get(name)?.text ?? '') + value.text } : value
      variables.set(name, path === undefined ? known : { ...known, path })
    }
  }

  /** An expression up to a comma, a closing bracket or the end of the statement. */
  expression(): CodeValue {
    if (++this.#depth > MAX_DEPTH) throw new TooComplex('code is nested too deeply')
    const { concatenates = /^[+.]$/ } = this.#state.language
    let result = this.#term()
    for (;;) {
      const token = this.#peek()
      if (token === undefined || token.type === 'line') break
      if (token.type === 'symbol' && /^[,)\]}]$/.test(token.text)) break
      if (
        token.type === 'symbol' &&
        token.text === '/' &&
        result.path === 'Path' &&
        result.text !== ''
      ) {
        // Paths are joined by a division in Python.
        this.#at++
        result = { text: `${result.text}/${this.#term().text}`, path: 'Path' }
      } else if (token.type === 'symbol' && concatenates.test(token.text)) {
        this.#at++
        const right = this.#term()
        result = { text: result.text + right.text }
      } else if (
        (token.type === 'symbol' && /^(?:\|\||\?\?|\?:)$/.test(token.text)) ||
        (token.type === 'name' && token.text === 'or')
      ) {
        // A default: what is known counts.
        this.#at++
        const right = this.#term()
        if (result.text === '' || !isKnown(result.text)) result = right.text === '' ? result : right
      } else if (token.type === 'string') {
        // Adjacent strings are one.
        result = { ...result, text: result.text + this.#term().text }
      } else {
        const before = this.#at
        const next = this.#term()
        if (this.#at === before) this.#at++
        if (next.text !== '' && result.text === '') result = next
      }
    }
    this.#depth--
    return result
  }

  #term(): CodeValue {
    const token = this.#peek()
    if (token === undefined) return { text: '' }
    if (token.type === 'string') {
      this.#at++
      return this.#chain(this.#stringValue(token))
    }
    if (token.type === 'number') {
      this.#at++
      return { text: token.text }
    }
    if (token.type === 'name') {
      this.#at++
      return this.#name(token.text)
    }
    if (token.type === 'line') return { text: '' }
    return this.#bracket(token.text)
  }

  #bracket(symbol: string): CodeValue {
    switch (symbol) {
      case '(': {
        if (this.#state.language.prefixCalls) return this.#prefixCall()
        this.#at++
        const items = this.#list(')')
        return this.#chain(items.length === 1 ? items[0]! : { text: '', list: items })
      }
      case '[': {
        this.#at++
        const list = this.#list(']')
        return this.#chain({ text: list.map((item) => item.text).join(' '), list })
      }
      case '{':
        this.#at++
        if (this.#state.language.syntax.longBrackets) {
          const list = this.#list('}')
          return { text: list.map((item) => item.text).join(' '), list }
        }
        this.statements('}')
        this.#at++
        return { text: '' }
      case '$':
      case '@':
      case '%':
      case '&':
      case '\\': {
        // Sigils of variables and references.
        this.#at++
        const next = this.#peek()
        if (next?.type === 'name') {
          this.#at++
          return this.#name(next.text)
        }
        return { text: '' }
      }
      default:
        this.#at++
        return { text: '' }
    }
  }

  /** `(name argument …)` of Lisp. */
  #prefixCall(): CodeValue {
    this.#at++
    const head = this.#peek()
    const args: CodeValue[] = []
    let name = ''
    if (head?.type === 'name') {
      name = head.text
      this.#at++
    }
    while (this.#at < this.#tokens.length && !this.#is(')')) {
      const before = this.#at
      const token = this.#peek()!
      if (token.type === 'line') {
        this.#at++
        continue
      }
      args.push(this.#term())
      if (this.#at === before) this.#at++
    }
    this.#at++
    return name === '' ? { text: '', list: args } : this.#call(name, args, undefined)
  }

  #list(close: string): CodeArgument[] {
    const items: CodeArgument[] = []
    while (this.#at < this.#tokens.length && !this.#is(close)) {
      const before = this.#at
      if (this.#is(',') || this.#peek()?.type === 'line') {
        this.#at++
        continue
      }
      items.push(this.#argument())
      if (this.#at === before) this.#at++
    }
    this.#at++
    return items
  }

  /** An argument, perhaps with a keyword in front: `mode='w'`, `PeerAddr => "x"`. */
  #argument(): CodeArgument {
    const [first, second] = [this.#peek(), this.#peek(1)]
    if (first?.type === 'name' && second?.type === 'symbol' && /^(?:=|=>|:)$/.test(second.text)) {
      this.#at += 2
      return { ...this.expression(), keyword: first.text }
    }
    return this.expression()
  }

  #stringValue(token: Token & { type: 'string' }): CodeValue {
    const { language, machine } = this.#state
    let text: Value = token.raw ? token.text : fromOutside(decodeSafely(token.text))
    if (token.kind !== 'plain' && language.interpolation) {
      text = text.replace(language.interpolation, (_whole, name?: string, code?: string) => {
        const inner = name ?? code ?? ''
        const known = this.#state.variables.get(inner.trim())
        if (known) return known.text
        if (/[(`]/.test(inner)) {
          const reader = new Reader(this.#state, tokenise(inner, language.syntax))
          return reader.expression().text
        }
        return machine.unknown('output', `${inner.trim()} in ${this.#state.by}`)
      })
    }
    return token.kind === 'command'
      ? applyCall(this.#state, 'exec', '`', [{ text }], undefined)
      : { text }
  }

  /** A name: a variable, a call, a module, with everything that hangs on it. */
  #name(name: string): CodeValue {
    const known = this.#state.variables.get(name)
    const value = this.#chain(known ?? { text: '', path: name }, name)
    const [, variable = this.#perlKey()] = (value.text === '' &&
      ENVIRONMENT.exec(value.path ?? '')) || [undefined, undefined]
    return value.text === '' && ENVIRONMENT.test(value.path ?? '')
      ? { text: environmentValue(this.#state.machine, variable ?? ''), path: value.path! }
      : value
  }

  /** `{HOME}` behind the name of a hash in Perl. */
  #perlKey(): string | undefined {
    const [open, key, close] = [this.#peek(), this.#peek(1), this.#peek(2)]
    if (!this.#state.language.syntax.perlQuotes || open?.type !== 'symbol' || open.text !== '{')
      return undefined
    if (key?.type === 'line' || key === undefined || close?.type !== 'symbol' || close.text !== '}')
      return undefined
    this.#at += 3
    return key.text
  }

  /** `.member`, `->member`, `::member`, `(arguments)`, `[index]`, one after the other. */
  #chain(start: CodeValue, name?: string): CodeValue {
    let value = start
    let path = start.path ?? name ?? ''
    let receiver: CodeValue | undefined
    for (;;) {
      const token = this.#peek()
      if (
        token?.type === 'symbol' &&
        /^(?:\.|->|::|\?\.|:)$/.test(token.text) &&
        this.#peek(1)?.type === 'name'
      ) {
        if (token.text === ':' && !this.#state.language.syntax.longBrackets) return value
        receiver = value
        this.#at++
        const member = this.#text()
        this.#at++
        path = path === '' ? `.${member}` : `${path}.${member}`
        value = { text: value.text, ...(value.list && { list: value.list }), path }
      } else if (
        token?.type === 'symbol' &&
        token.text === '(' &&
        !this.#state.language.prefixCalls
      ) {
        this.#at++
        // A variable that holds the name of a function: `$f("ls")`.
        const called =
          start.path === undefined && /^\w+$/.test(start.text) && receiver === undefined
            ? start.text
            : path
        value = this.#call(called, this.#list(')'), receiver ?? start)
        path = value.path ?? ''
        receiver = value
      } else if (
        token?.type === 'symbol' &&
        token.text === '[' &&
        !(value.text === '' && !value.list && this.#startsBareCall(token, path))
      ) {
        this.#at++
        value = elementOf(value, this.#list(']'))
      } else if (this.#startsBareCall(token, path)) {
        // In Lua only the string itself is the argument: `f "a" .. b`.
        if (this.#state.language.syntax.longBrackets && token?.type === 'string') {
          this.#at++
          value = this.#call(path, [this.#stringValue(token)], receiver)
          path = value.path ?? ''
          receiver = value
          continue
        }
        const args: CodeValue[] = []
        for (;;) {
          args.push(this.#argument())
          if (!this.#is(',')) break
          this.#at++
        }
        return this.#call(path, args, receiver)
      } else return value
    }
  }

  /** `system "ls"` and `puts x`, where the language allows it and the name is one we know. */
  #startsBareCall(token: Token | undefined, path: string): boolean {
    if (!token || path === '') return false
    const { bareCalls, calls, syntax } = this.#state.language
    if (syntax.longBrackets) return token.type === 'string'
    if (!bareCalls || !findCall(calls, path)) return false
    if (token.type === 'string' || token.type === 'number') return true
    return token.type === 'name'
      ? !/^(?:if|unless|while|until|or|and|do|then|end|else)$/.test(token.text)
      : token.type === 'symbol' && /^[$@%{[(\\<]$/.test(token.text)
  }

  #call(path: string, args: CodeArgument[], receiver: CodeValue | undefined): CodeValue {
    const role = findCall(this.#state.language.calls, path)
    return applyCall(this.#state, role, path, args, receiver)
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead]
  }

  #text(): string {
    const token = this.#peek()
    return token && 'text' in token ? token.text : ''
  }

  #is(symbol: string): boolean {
    const token = this.#peek()
    return token?.type === 'symbol' && token.text === symbol
  }
}

function decodeSafely(text: string): string {
  return text.includes('\\') ? decodeEscapes(text) : text
}
