import { TooComplex } from '../../../parse/parse-script.ts'
import { isKnown } from '../../../resolve/value.ts'
import { applyCall, callValue, findRole } from './apply-call.ts'
import { blockEnd, isName, isSymbol, statementEnd } from './blocks.ts'
import {
  comprehensionAt,
  type Definition,
  definitionAt,
  lambdaAt,
  loopAt,
  parameterNames,
} from './definitions.ts'
import type { CodeArgument, CodeState, CodeValue } from './language.ts'
import { type Assignment, assignmentAt, importsAt } from './statements.ts'
import { stringText } from './string-text.ts'
import { elementOf, environmentValue, formatted, sliceOf } from './text-values.ts'
import { type Token, tokenise } from './tokenise.ts'

const MAX_DEPTH = 60
/** A list of values that a loop goes through; more say nothing new. */
const MAX_TURNS = 12
const MAX_ELEMENTS = 400

/** The environment, as languages call it, and perhaps one variable of it. */
const ENVIRONMENT =
  /^(?:os\.environ|process\.env|Deno\.env|Bun\.env|ENV|_ENV|_SERVER|sys\.env|System\.getenv)(?:\.(\w+))?$/

/** The program that runs the code, as languages call it. */
const OWN_PROGRAM: Readonly<Record<string, string>> = {
  'sys.executable': 'python3',
  'process.execPath': 'node',
  'Gem.ruby': 'ruby',
}

/** Reads the tokens of code one after the other, and follows values, calls and functions. */
export class Reader {
  readonly #state: CodeState
  readonly #tokens: Token[]
  #at = 0
  #end: number
  #depth = 0
  /** What a function gets that is written as an argument: the elements of what has the method. */
  #given: CodeValue | undefined
  #returned: CodeValue | undefined

  constructor(state: CodeState, tokens: Token[]) {
    this.#state = state
    this.#tokens = tokens
    this.#end = tokens.length
  }

  statements(until?: string): void {
    while (this.#at < this.#end) {
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
    const { machine, language, variables, wildcards } = this.#state
    machine.step()
    // Further declarations: `const a = 1, b = 2`.
    if (this.#is(',')) this.#at++
    const returns = isName(this.#peek(), 'return')
    this.#skipDeclarations()
    const definition = definitionAt(this.#tokens, this.#at, language)
    if (definition) {
      variables.set(definition.name, this.#define(definition))
      return
    }
    const imported = importsAt(this.#tokens, this.#at)
    if (imported) {
      for (const { name, path } of imported.names) variables.set(name, { text: '', path })
      wildcards.push(...imported.wildcards)
      this.#at = imported.next
      return
    }
    const loop = loopAt(this.#tokens, this.#at, language)
    if (loop) {
      const values = this.#part(loop.values, Math.min(loop.valuesEnd, this.#end), true)
      this.#at = loop.body
      this.#turns(loop.names, values)
      return
    }
    const target = assignmentAt(this.#tokens, this.#at)
    if (target) {
      this.#at = target.next
      const named = target.targets.length === 1 ? target.targets[0]!.name : undefined
      const lambda = named === undefined ? undefined : lambdaAt(this.#tokens, this.#at, language)
      if (lambda && named !== undefined)
        variables.set(named, this.#define({ ...lambda, name: named }))
      else this.#assign(target, this.expression())
      return
    }
    const value = this.expression()
    if (returns) this.#returned = value
  }

  #skipDeclarations(): void {
    const { declarations } = this.#state.language
    while (
      this.#peek()?.type === 'name' &&
      declarations?.test(this.#text()) &&
      this.#peek(1)?.type !== 'line' &&
      !isSymbol(this.#peek(1), '(')
    )
      this.#at++
  }

  #assign({ targets, destructured, appends }: Assignment, value: CodeValue): void {
    const { variables } = this.#state
    const parts = targets.length > 1 || destructured
    for (const [i, { name, part }] of targets.entries()) {
      if (parts && value.list?.[i]) variables.set(name, value.list[i]!)
      else if (parts && value.fields?.has(part)) variables.set(name, value.fields.get(part)!)
      else {
        const path = parts ? `${value.path ?? ''}.${part}`.replace(/^\./, '') : value.path
        const known = appends ? { text: (variables.get(name)?.text ?? '') + value.text } : value
        variables.set(name, path === undefined ? known : { ...known, path })
      }
    }
  }

  /** A loop: its body is read once for each value, as far as they are known. */
  #turns(names: string[], values: CodeValue): void {
    const { variables, language } = this.#state
    const name = names.at(-1)
    if (name === undefined) return
    const [first, ...others] = values.list?.slice(0, MAX_TURNS) ?? [values]
    const elements = values.list ? first : values
    if (elements && (elements.text !== '' || elements.list)) variables.set(name, elements)
    else variables.delete(name)
    if (others.length === 0) return
    const start = this.#at
    const end = Math.min(blockEnd(this.#tokens, start, language.syntax), this.#end)
    for (const other of others) {
      variables.set(name, other)
      this.#again(start, end)
    }
    this.#at = start
    if (first) variables.set(name, first)
  }

  /** Reads a part of the code again, with what the variables hold now. */
  #again(start: number, end: number, isExpression = false): CodeValue {
    return this.#state.rereads-- > 0 ? this.#part(start, end, isExpression) : { text: '' }
  }

  /** Reads a part of the code; gives back what it returns. */
  #part(start: number, end: number, isExpression: boolean): CodeValue {
    const { machine } = this.#state
    const [at, before, returned, given] = [this.#at, this.#end, this.#returned, this.#given]
    this.#at = start
    this.#end = end
    this.#returned = undefined
    this.#given = undefined
    machine.step()
    if (++this.#depth > MAX_DEPTH) throw new TooComplex('code is nested too deeply')
    let value: CodeValue = { text: '' }
    if (isExpression) value = this.expression()
    else this.statements()
    this.#depth--
    const result = this.#returned ?? value
    this.#at = at
    this.#end = before
    this.#returned = returned
    this.#given = given
    return result
  }

  /** A function: its body is read here, and again wherever it is called with something known. */
  #define({ name, parameters, body, isExpression }: Definition): CodeValue {
    const { variables, language, parameters: open } = this.#state
    const end = isExpression
      ? undefined
      : Math.min(blockEnd(this.#tokens, body, language.syntax), this.#end)
    const saved = parameters.map((parameter) => variables.get(parameter))
    const openBefore = parameters.map((parameter) => open.get(parameter))
    const called = name !== '' && this.#isUsed(name)
    const given = name === '' ? this.#given : undefined
    const [first, ...others] = given?.list?.slice(0, MAX_TURNS) ?? []
    for (const [i, parameter] of parameters.entries()) {
      const value = i === 0 ? (first ?? given) : undefined
      if (value) variables.set(parameter, value)
      else variables.delete(parameter)
      if (name !== '') open.set(parameter, called)
    }
    // Perl has no list of parameters.
    if (language.syntax.perlQuotes) for (const word of PERL_PARAMETERS) open.set(word, called)
    const value = this.#part(body, end ?? this.#end, isExpression)
    for (const other of others) {
      if (parameters[0] !== undefined) variables.set(parameters[0], other)
      this.#again(body, end ?? this.#end, isExpression)
    }
    this.#at = end ?? this.#expressionEnd(body)
    if (isSymbol(this.#tokens[this.#at - 1], '}') === false && isName(this.#peek(), 'end'))
      this.#at++
    for (const [i, parameter] of parameters.entries()) {
      restore(variables, parameter, saved[i])
      restore(open, parameter, openBefore[i])
    }
    if (language.syntax.perlQuotes) for (const word of PERL_PARAMETERS) open.delete(word)
    const last = this.#at
    return {
      text: name === '' ? value.text : '',
      code: (args) => this.#invoke(parameters, args, body, end ?? last, isExpression),
    }
  }

  #expressionEnd(from: number): number {
    let level = 0
    for (let i = from; i < this.#end; i++) {
      const token = this.#tokens[i]!
      if (token.type === 'line' && level === 0) return i
      if (token.type !== 'symbol') continue
      if (/^[([{]$/.test(token.text)) level++
      else if (/^[)\]}]$/.test(token.text) && --level < 0) return i
      else if (token.text === ',' && level === 0) return i
    }
    return this.#end
  }

  #invoke(
    parameters: string[],
    args: CodeArgument[],
    body: number,
    end: number,
    isExpression: boolean,
  ): CodeValue {
    const { variables, language, running } = this.#state
    if (running.has(body)) return { text: '' }
    running.add(body)
    const names = language.syntax.perlQuotes ? PERL_PARAMETERS : parameters
    const values: CodeArgument[] = language.syntax.perlQuotes
      ? [args[0] ?? { text: '' }, { text: args.map(({ text }) => text).join(' '), list: args }]
      : names.map((name, i) => argumentFor(name, i, i === names.length - 1, args))
    const saved = names.map((name) => variables.get(name))
    for (const [i, name] of names.entries()) variables.set(name, values[i]!)
    const value = this.#again(body, end, isExpression)
    for (const [i, name] of names.entries()) restore(variables, name, saved[i])
    running.delete(body)
    return value
  }

  /** Whether a function is called anywhere in the code. */
  #isUsed(name: string): boolean {
    return this.#tokens.filter((token) => isName(token, name)).length > 1
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
        if (result.file !== undefined) callValue(this.#state, 'write', [right], result)
        else result = { text: result.text + right.text, ...listOfBoth(result, right) }
      } else if (token.text === '%' && token.type === 'symbol' && /%[sdvq(]/.test(result.text)) {
        this.#at++
        const right = this.#term()
        result = { text: formatted([right], result) }
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
      } else if (token.type === 'name' && token.text === 'as') this.#as(result)
      else {
        const before = this.#at
        const next = this.#term()
        if (this.#at === before) this.#at++
        if (next.text !== '' && result.text === '') result = next
      }
    }
    this.#depth--
    return result
  }

  /** `with open(x) as f`. */
  #as(value: CodeValue): void {
    this.#at++
    const names: string[] = []
    for (let token = this.#peek(); token?.type === 'name'; token = this.#peek()) {
      names.push(token.text)
      this.#at++
    }
    for (const name of names) this.#state.variables.set(name, value)
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
      return this.#chain({ text: token.text })
    }
    if (token.type === 'name' || this.#is('(')) {
      const lambda = lambdaAt(this.#tokens, this.#at, this.#state.language)
      if (lambda) return this.#chain(this.#define(lambda))
    }
    if (token.type === 'name') {
      const { declarations } = this.#state.language
      const next = this.#peek(1)
      this.#at++
      // `my $f`, `new X`: the word says nothing about the value.
      if (declarations?.test(token.text) && (next?.type === 'name' || isSymbol(next, '$')))
        return this.#term()
      return this.#name(token.text)
    }
    if (token.type === 'line') return { text: '' }
    return this.#bracket(token.text)
  }

  #bracket(symbol: string): CodeValue {
    const { syntax } = this.#state.language
    const next = this.#peek(1)
    switch (symbol) {
      case '(': {
        if (this.#state.language.prefixCalls) return this.#prefixCall()
        this.#at++
        const items = this.#list(')')
        return this.#chain(items.length === 1 ? items[0]! : { text: '', list: items })
      }
      case '[': {
        this.#at++
        return this.#chain(listValue(this.#list(']')))
      }
      case '{':
        this.#at++
        if (syntax.longBrackets || this.#holdsFields()) {
          const list = this.#list('}')
          return this.#chain(syntax.longBrackets ? listValue(list) : fieldsValue(list))
        }
        this.statements('}')
        this.#at++
        return { text: '' }
      case '-':
        // A negative number.
        this.#at++
        if (next?.type !== 'number') return { text: '' }
        this.#at++
        return { text: `-${next.text}` }
      case ':':
        this.#at++
        if (!syntax.symbols || next?.type !== 'name') return { text: '' }
        // A symbol is a name.
        this.#at++
        return this.#chain({ text: next.text })
      case '$':
      case '@':
      case '%':
      case '&':
      case '\\': {
        // Sigils of variables and references.
        this.#at++
        while (this.#is('$') || this.#is('\\') || this.#is('&')) this.#at++
        const name = this.#peek()
        if (name?.type === 'name') {
          this.#at++
          return this.#name(name.text)
        }
        // `&{"name"}(…)` of Perl.
        if (symbol === '&' && this.#is('{')) {
          this.#at++
          const [inner] = this.#list('}')
          return this.#chain(
            inner?.text ? { text: '', path: dotted(inner.text) } : (inner ?? { text: '' }),
          )
        }
        return { text: '' }
      }
      default:
        this.#at++
        return { text: '' }
    }
  }

  /** Whether the brace is one of an object, not of a block. */
  #holdsFields(): boolean {
    let at = 0
    while (this.#peek(at)?.type === 'line') at++
    const [first, second] = [this.#peek(at), this.#peek(at + 1)]
    return (
      (first?.type === 'name' || first?.type === 'string') &&
      (isSymbol(second, ':') || isSymbol(second, '=>'))
    )
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
    while (this.#at < this.#end && !this.#is(')')) {
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
    const elements = this.#comprehension()
    const items: CodeArgument[] = []
    while (this.#at < this.#end && !this.#is(close)) {
      const before = this.#at
      if (this.#is(',') || this.#peek()?.type === 'line') {
        this.#at++
        continue
      }
      items.push(this.#argument())
      if (this.#at === before) this.#at++
    }
    this.#at++
    if (!elements) return items
    return close === ']' ? elements : [listValue(elements)]
  }

  /** `f(x) for x in values`: the element for each value. */
  #comprehension(): CodeValue[] | undefined {
    const word = comprehensionAt(this.#tokens, this.#at, this.#state.language)
    const loop = word === undefined ? undefined : loopAt(this.#tokens, word, this.#state.language)
    if (word === undefined || loop === undefined || word - this.#at > 60) return undefined
    const start = this.#at
    const values = this.#part(loop.values, Math.min(loop.valuesEnd, this.#end), true)
    const { variables } = this.#state
    const elements: CodeValue[] = []
    const items = values.list ?? (values.text === '' ? [] : [values])
    const name = loop.names.at(-1)
    if (name === undefined || items.length === 0) return undefined
    this.#state.rereads += Math.min(items.length, MAX_ELEMENTS)
    for (const item of items.slice(0, MAX_ELEMENTS)) {
      variables.set(name, item)
      elements.push(this.#again(start, word, true))
    }
    this.#at = statementEnd(this.#tokens, start)
    return elements
  }

  /** An argument, perhaps with a keyword in front: `mode='w'`, `PeerAddr => "x"`. */
  #argument(): CodeArgument {
    const [first, second] = [this.#peek(), this.#peek(1)]
    if (
      (first?.type === 'name' &&
        second?.type === 'symbol' &&
        /^(?:=|=>|:)$/.test(second.text) &&
        !lambdaAt(this.#tokens, this.#at, this.#state.language)) ||
      (first?.type === 'string' && (isSymbol(second, ':') || isSymbol(second, '=>')))
    ) {
      this.#at += 2
      return { ...this.expression(), keyword: first.text }
    }
    return this.expression()
  }

  #stringValue(token: Token & { type: 'string' }): CodeValue {
    const text = stringText(this.#state, token, (code) =>
      new Reader(this.#state, tokenise(code, this.#state.language.syntax)).expression(),
    )
    return token.kind === 'command'
      ? applyCall(this.#state, 'exec', '`', [{ text }], undefined)
      : token.kind === 'words'
        ? listValue(text.split(/\s+/).map((word) => ({ text: word })))
        : { text }
  }

  /** A name: a variable, a call, a module, with everything that hangs on it. */
  #name(name: string): CodeValue {
    const known = this.#state.variables.get(name)
    const value = this.#chain(known ?? { text: '', path: name }, name)
    const [, variable = this.#perlKey()] = (value.text === '' &&
      ENVIRONMENT.exec(value.path ?? '')) || [undefined, undefined]
    const own = OWN_PROGRAM[value.path ?? '']
    if (own !== undefined && value.text === '') return { text: own }
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
    const { syntax, prefixCalls, concatenates } = this.#state.language
    let value = start
    let path = start.path ?? name ?? ''
    let receiver: CodeValue | undefined
    for (;;) {
      const token = this.#peek()
      const isMember =
        token?.type === 'symbol' &&
        /^(?:\.|->|::|\?\.|:)$/.test(token.text) &&
        !(token.text === '.' && concatenates?.test('.'))
      if (isMember && this.#peek(1)?.type === 'name') {
        if (token.text === ':' && !syntax.longBrackets) return value
        receiver = value
        this.#at++
        const member = this.#text()
        this.#at++
        path = path === '' ? `.${member}` : `${path}.${member}`
        value = value.fields?.get(member) ?? this.#memberOf(value, path)
      } else if (isMember && token.text === '.' && isSymbol(this.#peek(1), '(')) {
        // `f.(x)` of Ruby calls what f is.
        this.#at++
      } else if (token?.type === 'symbol' && token.text === '(' && !prefixCalls) {
        this.#at++
        // A variable that holds the name of a function: `$f("ls")`.
        const isNamed = value.path === undefined && /^[\w:]+$/.test(value.text) && !value.code
        const called = isNamed ? dotted(value.text) : path
        const args = this.#arguments(receiver)
        value = value.code?.(args) ?? this.#call(called, args, receiver ?? start)
        path = value.path ?? ''
        receiver = value
      } else if (
        token?.type === 'symbol' &&
        token.text === '[' &&
        !(value.text === '' && !value.list && this.#startsBareCall(token, path))
      ) {
        this.#at++
        receiver = value
        const role = findRole(this.#state, `${path}[]`)
        value = role
          ? applyCall(this.#state, role, path, this.#list(']'), undefined)
          : (this.#slice(value) ?? elementOf(value, this.#list(']')))
        path = value.path ?? ''
      } else if (token?.type === 'string' && findRole(this.#state, `${path}\``)) {
        // A text that belongs to a function: $`ls`.
        this.#at++
        value = this.#call(`${path}\``, [this.#stringValue(token)], receiver)
        path = ''
      } else if (this.#startsBlock(token)) this.#block(value)
      else if (this.#startsBareCall(token, path)) {
        // In Lua only the string itself is the argument: `f "a" .. b`.
        if (syntax.longBrackets && token?.type === 'string') {
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
        value = this.#call(path, args, receiver)
        if (!this.#startsBlock(this.#peek())) return value
      } else return value
    }
  }

  /** A member without a name of its own; in Ruby a method needs no parentheses. */
  #memberOf(value: CodeValue, path: string): CodeValue {
    const { language } = this.#state
    const role = language.syntax.rubyQuotes ? findRole(this.#state, path) : undefined
    const next = this.#peek()
    if (role && MAKES_TEXT.test(role) && !isSymbol(next, '(') && next?.type !== 'string')
      return applyCall(this.#state, role, path, [], value)
    const { text, list } = value
    return {
      text,
      ...(list && { list }),
      ...(value.file !== undefined && { file: value.file }),
      path,
    }
  }

  /** The arguments of a call; functions among them get the elements of what has the method. */
  #arguments(receiver: CodeValue | undefined): CodeArgument[] {
    const before = this.#given
    this.#given =
      receiver && (receiver.text !== '' || receiver.list || /\.then$/.test(receiver.path ?? ''))
        ? receiver
        : receiver?.path !== undefined && !receiver.path.includes('.')
          ? { text: '', path: receiver.path }
          : undefined
    const args = this.#list(')')
    this.#given = before
    return args
  }

  /** `[1:5]`, `[::-1]` of a text. */
  #slice(value: CodeValue): CodeValue | undefined {
    const words: string[] = []
    for (let i = 0; i < 8; i++) {
      const token = this.#peek(i)
      if (token === undefined || token.type === 'line' || token.type === 'string') return undefined
      if (isSymbol(token, ']')) {
        const slice = sliceOf(value, words.join(''))
        if (slice) this.#at += i + 1
        return slice
      }
      words.push(token.text)
    }
    return undefined
  }

  /** `{ |x| …` and `do |x|` of Ruby. */
  #startsBlock(token: Token | undefined): boolean {
    const { rubyQuotes } = this.#state.language.syntax
    return (
      rubyQuotes === true &&
      (isSymbol(token, '{') || isName(token, 'do')) &&
      isSymbol(this.#peek(1), '|')
    )
  }

  #block(value: CodeValue): void {
    const isBrace = this.#is('{')
    const open = this.#at
    const bar = this.#tokens.findIndex((token, i) => i > open + 1 && isSymbol(token, '|'))
    if (bar < 0) {
      this.#at++
      return
    }
    this.#at = bar + 1
    const end = blockEnd(this.#tokens, isBrace ? open : bar + 1, this.#state.language.syntax)
    const start = this.#at
    const names = parameterNames(this.#tokens.slice(open + 2, bar))
    const { variables } = this.#state
    const items = value.list?.slice(0, MAX_TURNS) ?? [value]
    for (const { text, list, file } of items) {
      for (const name of names)
        variables.set(name, {
          text,
          path: name,
          ...(list && { list }),
          ...(file !== undefined && { file }),
        })
      this.#part(start, Math.min(isBrace ? end - 1 : end, this.#end), false)
    }
    this.#at = isBrace ? end : end + 1
  }

  /** `system "ls"` and `puts x`, where the language allows it and the name is one we know. */
  #startsBareCall(token: Token | undefined, path: string): boolean {
    if (!token || path === '') return false
    const { bareCalls, syntax } = this.#state.language
    if (syntax.longBrackets) return token.type === 'string'
    if (!bareCalls || !findRole(this.#state, path)) return false
    if (token.type === 'string' || token.type === 'number') return true
    return token.type === 'name'
      ? !/^(?:if|unless|while|until|or|and|do|then|end|else)$/.test(token.text)
      : token.type === 'symbol' && /^[$@%{[(\\<:&]$/.test(token.text)
  }

  #call(path: string, args: CodeArgument[], receiver: CodeValue | undefined): CodeValue {
    return callValue(this.#state, path, args, receiver)
  }

  #peek(ahead = 0): Token | undefined {
    return this.#at + ahead < this.#end ? this.#tokens[this.#at + ahead] : undefined
  }

  #text(): string {
    const token = this.#peek()
    return token && 'text' in token ? token.text : ''
  }

  #is(symbol: string): boolean {
    return isSymbol(this.#peek(), symbol)
  }
}

/** What the arguments of a function are called in Perl. */
const PERL_PARAMETERS = ['shift', '_']

/** Roles of methods that only make a text of another. */
const MAKES_TEXT = /^(?:decode|reverse|lower|upper|strip|join|home|environment|list-files)$/

function listValue(list: CodeArgument[]): CodeValue {
  const fields = fieldsOf(list)
  return { text: list.map((item) => item.text).join(' '), list, ...(fields && { fields }) }
}

/** An object has no text of its own; its parts are found by their names. */
function fieldsValue(list: CodeArgument[]): CodeValue {
  return { text: '', fields: fieldsOf(list) ?? new Map() }
}

function fieldsOf(list: CodeArgument[]): Map<string, CodeValue> | undefined {
  const named = list.filter((item) => item.keyword !== undefined)
  return named.length === 0
    ? undefined
    : new Map(named.map(({ keyword, ...value }) => [keyword!, value]))
}

function listOfBoth(left: CodeValue, right: CodeValue): { list?: CodeValue[] } {
  return left.list && right.list ? { list: [...left.list, ...right.list] } : {}
}

/** The argument for a parameter, by its name or its place; the last one takes what is left over. */
function argumentFor(name: string, i: number, isLast: boolean, args: CodeArgument[]): CodeArgument {
  const keyword = args.find((item) => item.keyword === name)
  if (keyword) return keyword
  if (isLast && args.length > i + 1) return listValue(args.slice(i))
  return args[i] ?? { text: '', path: name }
}

function dotted(name: string): string {
  return name.replaceAll('::', '.')
}

function restore<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}
