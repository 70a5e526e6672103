import { isKnown } from '../../../resolve/value.ts'
import { applyCall, callValue, findType, followed, handsOver } from './apply-call.ts'
import { isSymbol } from './blocks.ts'
import { BodyReader } from './body-reader.ts'
import { dotted, fieldsValue, listValue } from './code-values.ts'
import { lambdaAt } from './definitions.ts'
import type { CodeArgument, CodeValue } from './language.ts'
import { isUndescribed } from './ordinary-members.ts'
import { elementOf, environmentValue, sliceOf } from './text-values.ts'
import type { Token } from './tokenise.ts'

/** The environment, as languages call it, and perhaps one variable of it. */
const ENVIRONMENT =
  /^(?:os\.environ|process\.env|Deno\.env|Bun\.env|ENV|_ENV|_SERVER|sys\.env|System\.getenv)(?:\.(\w+))?$/

/** The program that runs the code, and where it finds more, as languages call them. */
const OWN_PLACES: Readonly<Record<string, string>> = {
  'sys.executable': 'python3',
  'site.USER_SITE': '~/.local/lib/python3/site-packages',
  'os.__file__': '/usr/lib/python3/os.py',
  'site.__file__': '/usr/lib/python3/site.py',
  'os.sep': '/',
  'os.path.sep': '/',
  'path.sep': '/',
  'File.SEPARATOR': '/',
  'os.curdir': '.',
  'os.pardir': '..',
  'process.execPath': 'node',
  'Gem.ruby': 'ruby',
}

/** Methods of a text that leave it as it is, or tell something of it. */
const KEEPS_TEXT =
  /^(?:freeze|dup|clone|to_s|to_str|to_sym|to_path|itself|b|encode|force_encoding|path|cleanpath|then|tap|each\w*|lines|chars|bytes|length|size|\w+\?|inspect|dump|hash|class)$/

/** Functions that tell something of what they are given, and never call it. */
const ASKS_ABOUT =
  /^(?:help|print|dir|type|repr|id|signature|getsource\w*|getdoc|getfile|callable|hasattr|bool|log|inspect)$/

/** Types of methods that only make a text of another. */
const MAKES_TEXT =
  /^(?:decode|reverse|lower|upper|strip|join|home|environment|list-files|list-below|here|folder-of)$/

/** Reads the parts of expressions: texts, names, lists, and what hangs on them. */
export abstract class TermReader extends BodyReader {
  /** Whether what was read last ends in a call. */
  private endsInCall = false

  /** What a string holds, with the code in it. */
  protected abstract textOf(token: Token & { type: 'string' }): string

  protected term(): CodeValue {
    const token = this.peek()
    if (token === undefined) return { text: '' }
    if (token.type === 'string') {
      this.at++
      return this.chain(this.stringValue(token))
    }
    if (token.type === 'number') {
      this.at++
      return this.chain({ text: token.text, number: true })
    }
    if (token.type === 'name' || this.is('(')) {
      const lambda = lambdaAt(this.tokens, this.at, this.state.language)
      if (lambda) {
        this.noteDefaults(this.at, lambda.body)
        return this.chain(this.define(lambda))
      }
    }
    if (token.type === 'name') {
      const { declarations } = this.state.language
      const next = this.peek(1)
      this.at++
      // `my $f`, `new X`: the word says nothing about the value.
      if (
        declarations?.test(token.text) &&
        (next?.type === 'name' ||
          isSymbol(next, '$') ||
          (token.text === 'new' && isSymbol(next, '(')))
      )
        return this.term()
      return this.name(token.text)
    }
    if (token.type === 'line') return { text: '' }
    return this.bracket(token.text)
  }

  protected bracket(symbol: string): CodeValue {
    const { syntax } = this.state.language
    const next = this.peek(1)
    switch (symbol) {
      case '(': {
        if (this.state.language.prefixCalls) return this.prefixCall()
        this.at++
        const items = this.list(')')
        if (items.length === 1 && items[0]!.keyword === undefined) return this.chain(items[0]!)
        return this.chain({ ...listValue(items), text: '' })
      }
      case '[': {
        this.at++
        return this.chain(listValue(this.list(']')))
      }
      case '{':
        this.at++
        if (syntax.longBrackets || this.holdsFields()) {
          const list = this.list('}')
          return this.chain(syntax.longBrackets ? listValue(list) : fieldsValue(list))
        }
        this.statements('}')
        this.at++
        return { text: '' }
      case '-':
        // A negative number.
        this.at++
        if (next?.type !== 'number') return { text: '' }
        this.at++
        return { text: `-${next.text}`, number: true }
      case ':':
        this.at++
        if (!syntax.symbols || next?.type !== 'name') return { text: '' }
        // A symbol is a name.
        this.at++
        return this.chain({ text: next.text })
      case '$':
      case '@':
      case '%':
      case '&':
      case '\\': {
        // Sigils of variables and references.
        this.at++
        while (this.is('$') || this.is('\\') || this.is('&')) this.at++
        const name = this.peek()
        if (name?.type === 'name') {
          this.at++
          return this.name(name.text)
        }
        // `&{"name"}(…)` of Perl.
        if (symbol === '&' && this.is('{')) {
          this.at++
          const [inner] = this.list('}')
          return this.chain(
            inner?.text ? { text: '', path: dotted(inner.text) } : (inner ?? { text: '' }),
          )
        }
        return { text: '' }
      }
      default:
        this.at++
        return { text: '' }
    }
  }

  /** Whether the brace is one of an object, not of a block. */
  protected holdsFields(): boolean {
    let at = 0
    while (this.peek(at)?.type === 'line') at++
    const [first, second] = [this.peek(at), this.peek(at + 1)]
    return (
      (first?.type === 'name' || first?.type === 'string') &&
      (isSymbol(second, ':') || isSymbol(second, '=>'))
    )
  }

  /** `(name argument …)` of Lisp. */
  protected prefixCall(): CodeValue {
    this.at++
    const head = this.peek()
    const args: CodeValue[] = []
    let name = ''
    if (head?.type === 'name') {
      name = head.text
      this.at++
    }
    while (this.at < this.end && !this.is(')')) {
      const before = this.at
      const token = this.peek()!
      if (token.type === 'line') {
        this.at++
        continue
      }
      args.push(this.term())
      if (this.at === before) this.at++
    }
    this.at++
    return name === '' ? { text: '', list: args } : this.call(name, args, undefined)
  }

  protected list(close: string): CodeArgument[] {
    const elements = this.comprehension()
    const items: CodeArgument[] = []
    while (this.at < this.end && !this.is(close)) {
      const before = this.at
      if (this.is(',') || this.peek()?.type === 'line') {
        this.at++
        continue
      }
      items.push(this.argument())
      if (this.at === before) this.at++
    }
    this.at++
    if (!elements) return items
    return close === ']' ? elements : [listValue(elements)]
  }

  /** An argument, perhaps with a keyword in front: `mode='w'`, `PeerAddr => "x"`. */
  protected argument(): CodeArgument {
    const [first, second] = [this.peek(), this.peek(1)]
    if (
      (first?.type === 'name' &&
        second?.type === 'symbol' &&
        /^(?:=|=>|:)$/.test(second.text) &&
        !lambdaAt(this.tokens, this.at, this.state.language)) ||
      (first?.type === 'string' && (isSymbol(second, ':') || isSymbol(second, '=>')))
    ) {
      this.at += 2
      return { ...this.expression(), keyword: first.text }
    }
    return this.expression()
  }

  protected stringValue(token: Token & { type: 'string' }): CodeValue {
    const text = this.textOf(token)
    return token.kind === 'command'
      ? applyCall(this.state, 'exec', '`', [{ text }], undefined)
      : token.kind === 'words'
        ? listValue(text.split(/\s+/).map((word) => ({ text: word })))
        : { text }
  }

  /** A name: a variable, a call, a module, with everything that hangs on it. */
  protected name(name: string): CodeValue {
    const known = this.state.variables.get(name)
    const start = this.at - 1
    const value = this.chain(known ?? { text: '', path: name }, name)
    if (!this.endsInCall && value.text === '') this.noteMention(value.path ?? '', start)
    const [, variable = this.perlKey()] = (value.text === '' &&
      ENVIRONMENT.exec(value.path ?? '')) || [undefined, undefined]
    const path = value.path ?? ''
    const own = Object.hasOwn(OWN_PLACES, path) ? OWN_PLACES[path] : undefined
    if (own !== undefined && value.text === '') return { text: own }
    return value.text === '' && ENVIRONMENT.test(value.path ?? '')
      ? { text: environmentValue(this.state.machine, variable ?? ''), path: value.path! }
      : value
  }

  /** `{HOME}` behind the name of a hash in Perl. */
  protected perlKey(): string | undefined {
    const [open, key, close] = [this.peek(), this.peek(1), this.peek(2)]
    if (!this.state.language.syntax.perlQuotes || open?.type !== 'symbol' || open.text !== '{')
      return undefined
    if (key?.type === 'line' || key === undefined || close?.type !== 'symbol' || close.text !== '}')
      return undefined
    this.at += 3
    return key.text
  }

  /** `.member`, `->member`, `::member`, `(arguments)`, `[index]`, one after the other. */
  protected chain(start: CodeValue, name?: string): CodeValue {
    const { syntax, prefixCalls, concatenates } = this.state.language
    let value = start
    let path = start.path ?? name ?? ''
    let receiver: CodeValue | undefined
    this.endsInCall = false
    for (;;) {
      const token = this.peek()
      const isMember =
        token?.type === 'symbol' &&
        /^(?:\.|->|::|\?\.|:)$/.test(token.text) &&
        !(token.text === '.' && concatenates?.test('.'))
      if (isMember && this.peek(1)?.type === 'name') {
        if (token.text === ':' && !syntax.longBrackets) return value
        receiver = value
        this.at++
        const member = this.text()
        this.at++
        if (value.text === '' && !value.given) this.noteMember(path, member)
        this.endsInCall = false
        path = path === '' ? `.${member}` : `${path}.${member}`
        value =
          value.fields?.get(member) ?? this.state.variables.get(path) ?? this.memberOf(value, path)
        path = value.path ?? path
      } else if (isMember && /^(?:\.|->)$/.test(token.text) && isSymbol(this.peek(1), '(')) {
        // `f.(x)` of Ruby and `$f->(x)` of Perl call what f is.
        this.at++
      } else if (token?.type === 'symbol' && token.text === '(' && !prefixCalls) {
        this.at++
        // A variable that holds the name of a function: `$f("ls")`.
        const isNamed = value.path === undefined && /^[\w:]+$/.test(value.text) && !value.code
        const called = isNamed ? dotted(value.text) : path
        const args = this.arguments(receiver)
        // A variable that holds the function: this is what it was named for.
        if (receiver === undefined && start.path !== undefined && start.path !== name)
          followed(this.state, start.path)
        value = value.code?.(args) ?? this.call(called, args, receiver ?? start)
        this.endsInCall = true
        path = value.path ?? ''
        receiver = value
      } else if (
        token?.type === 'symbol' &&
        token.text === '[' &&
        !(value.text === '' && !value.list && this.startsBareCall(token, path))
      ) {
        this.at++
        receiver = value
        const type = findType(this.state, `${path}[]`)
        value = type
          ? applyCall(this.state, type, path, this.list(']'), undefined)
          : (this.slice(value) ?? this.element(value))
        path = value.path ?? ''
      } else if (token?.type === 'string' && findType(this.state, `${path}\``)) {
        // A text that belongs to a function: $`ls`.
        this.at++
        value = this.call(`${path}\``, [this.stringValue(token)], receiver)
        path = ''
      } else if (value.fields && syntax.perlQuotes && isSymbol(token, '{')) {
        // `$h{key}` of Perl.
        const key = this.perlKey()
        if (key === undefined) return value
        value = value.fields.get(key) ?? { text: '' }
        path = value.path ?? ''
      } else if (this.startsBlock(token)) this.block(value)
      else if (this.startsBareCall(token, path)) {
        // In Lua only the string itself is the argument: `f "a" .. b`.
        if (syntax.longBrackets && token?.type === 'string') {
          this.at++
          value = this.call(path, [this.stringValue(token)], receiver)
          path = value.path ?? ''
          receiver = value
          continue
        }
        const args: CodeValue[] = []
        for (;;) {
          args.push(this.argument())
          if (!this.is(',')) break
          this.at++
        }
        value = this.call(path, args, receiver)
        if (!this.startsBlock(this.peek())) return value
      } else return value
    }
  }

  /** A function that runs what it is given, named and not called: somebody else may call it. */
  private noteMention(path: string, at: number): void {
    const { state } = this
    if (state.handed === undefined || !handsOver(state, path)) return
    const [before, further] = [this.tokens[at - 1], this.tokens[at - 2]]
    // What something is annotated as, and what it is asked to be.
    if (isSymbol(before, '->') || (isSymbol(before, ':') && further?.type === 'name')) return
    if (isSymbol(before, '(') && further?.type === 'name' && ASKS_ABOUT.test(further.text)) return
    if (isSymbol(before, ',') && /\bis(?:instance|subclass)\(/.test(state.source)) return
    state.handed.set(path, (state.handed.get(path) ?? 0) + 1)
  }

  /** `def f(x=os.system)`: what a parameter is unless it is given. */
  protected noteDefaults(from: number, to: number): void {
    if (this.state.handed === undefined) return
    for (let at = from; at < to; at++) {
      const [sign, object, dot, member] = this.tokens.slice(at, at + 4)
      if (!isSymbol(sign, '=') || object?.type !== 'name') continue
      const own = this.state.variables.get(object.text)?.path ?? object.text
      const isMember = isSymbol(dot, '.') && member?.type === 'name'
      this.noteMention(isMember ? `${own}.${member.text}` : own, at + 1)
    }
  }

  /** A part of a module that can do much, of which nobody says what it does. */
  protected noteMember(module: string, member: string): void {
    const { machine, by, language, languageName, parameters, source } = this.state
    if (
      languageName === undefined ||
      member.startsWith('__') ||
      !isUndescribed(languageName, module, member)
    )
      return
    const path = `${module}.${member}`
    if (findType(this.state, path) || this.state.variables.has(path)) return
    if (parameters.has(module)) return
    // In Python a module has to be loaded; else this is a variable.
    const imports = new RegExp(
      `\\bimport[^\\n;]*\\b${module.split('.')[0]}\\b|\\bfrom\\s+${module}\\b|__import__|import_module`,
    )
    if (language.syntax.indented && !imports.test(source)) return
    machine.miss('module', by, '', path)
  }

  /** A member without a name of its own; in Ruby a method needs no parentheses. */
  protected memberOf(value: CodeValue, path: string): CodeValue {
    const { language } = this.state
    const type = language.syntax.rubyQuotes ? findType(this.state, path) : undefined
    const next = this.peek()
    if (type && MAKES_TEXT.test(type) && !isSymbol(next, '(') && next?.type !== 'string')
      return applyCall(this.state, type, path, [], value)
    const { text, list } = value
    const name = path.slice(path.lastIndexOf('.') + 1)
    const { properties = {} } = language
    const property = text !== '' && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (property !== undefined) return applyCall(this.state, property, path, [], value)
    const { machine, by } = this.state
    const isChanged =
      language.syntax.rubyQuotes && /^[/~]/.test(text) && isKnown(text) && !KEEPS_TEXT.test(name)
    return {
      text: isChanged ? text + machine.unknown('output', `${name} in ${by}`) : text,
      ...(list && { list }),
      ...(value.file !== undefined && { file: value.file }),
      path,
    }
  }

  /** The arguments of a call; functions among them get the elements of what has the method. */
  protected arguments(receiver: CodeValue | undefined): CodeArgument[] {
    const before = this.given
    this.given =
      receiver && (receiver.text !== '' || receiver.list || /\.then$/.test(receiver.path ?? ''))
        ? receiver
        : receiver?.path !== undefined && !receiver.path.includes('.')
          ? { text: '', path: receiver.path, given: true }
          : undefined
    const args = this.list(')')
    this.given = before
    return args
  }

  /** `x[key]`: of a module, a part by its name. */
  private element(value: CodeValue): CodeValue {
    const index = this.list(']')
    const [key] = index
    if (value.text === '' && value.path !== undefined && !value.given && key !== undefined)
      this.noteMember(value.path, key.text)
    return elementOf(value, index)
  }

  /** `[1:5]`, `[::-1]` of a text. */
  protected slice(value: CodeValue): CodeValue | undefined {
    const words: string[] = []
    for (let i = 0; i < 8; i++) {
      const token = this.peek(i)
      if (token === undefined || token.type === 'line' || token.type === 'string') return undefined
      if (isSymbol(token, ']')) {
        const slice = sliceOf(value, words.join(''))
        if (slice) this.at += i + 1
        return slice
      }
      words.push(token.text)
    }
    return undefined
  }

  /** `system "ls"` and `puts x`, where the language allows it and the name is one we know. */
  protected startsBareCall(token: Token | undefined, path: string): boolean {
    if (!token || path === '') return false
    const { bareCalls, syntax } = this.state.language
    if (syntax.longBrackets) return token.type === 'string'
    if (!bareCalls || !findType(this.state, path)) return false
    if (token.type === 'string' || token.type === 'number') return true
    return token.type === 'name'
      ? !/^(?:if|unless|while|until|or|and|do|then|end|else)$/.test(token.text)
      : token.type === 'symbol' && /^[$@%{[(\\<:&]$/.test(token.text)
  }

  protected call(path: string, args: CodeArgument[], receiver: CodeValue | undefined): CodeValue {
    const value = callValue(this.state, path, args, receiver)
    this.endsInCall = true
    return value
  }
}
