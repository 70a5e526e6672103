import { readText } from './lex-text.ts'
import { call, type Entry, NOTHING, type Node, text } from './node.ts'

const MAX_DEPTH = 80

/** An expression as it is written: an atom or a list in some brackets. */
type Form =
  | { atom: string }
  | { string: string }
  | { list: Form[]; open: string }
  | { quoted: Form }

/** Parses Lisp in any of its dialects. */
export function parseLisp(code: string): Node {
  const reader = new FormReader(code)
  const body: Node[] = []
  while (!reader.ended) {
    const form = reader.form(0)
    if (form) body.push(toNode(form))
  }
  return { type: 'block', body }
}

class FormReader {
  readonly #code: string
  #at = 0

  constructor(code: string) {
    this.#code = code
  }

  get ended(): boolean {
    this.#space()
    return this.#at >= this.#code.length
  }

  #space(): void {
    const pattern = /(?:[\s,]|;[^\n]*|#\|[\s\S]*?(?:\|#|$)|#;)+/y
    pattern.lastIndex = this.#at
    this.#at += pattern.exec(this.#code)?.[0].length ?? 0
  }

  form(depth: number): Form | undefined {
    this.#space()
    const character = this.#code[this.#at]
    if (character === undefined) return undefined
    if (/[([{]/.test(character)) return this.#list(depth, character)
    if (/[)\]}]/.test(character)) {
      this.#at++
      return undefined
    }
    if (character === '"') return this.#string()
    const quote = /(?:'|`|~@|~|#'|@|\^|#(?=[({]))/y
    quote.lastIndex = this.#at
    const mark = quote.exec(this.#code)?.[0]
    if (mark !== undefined) {
      this.#at += mark.length
      const inner = this.form(depth)
      if (!inner) return undefined
      if (mark === '#' && 'list' in inner && inner.open === '(')
        return { list: [{ atom: 'fn' }, { list: [{ atom: '%' }], open: '[' }, inner], open: '(' }
      return mark === "'" || mark === '`' ? { quoted: inner } : inner
    }
    return this.#atom()
  }

  #list(depth: number, open: string): Form {
    this.#at++
    const list: Form[] = []
    for (;;) {
      this.#space()
      const character = this.#code[this.#at]
      if (character === undefined) break
      if (/[)\]}]/.test(character)) {
        this.#at++
        break
      }
      const before = this.#at
      const item = depth < MAX_DEPTH ? this.form(depth + 1) : undefined
      if (item) list.push(item)
      if (this.#at === before) this.#at++
    }
    return { list, open }
  }

  #string(): Form {
    const { parts, end } = readText(this.#code, this.#at + 1, {
      open: '"',
      close: '"',
      escapes: 'all',
    })
    this.#at = end
    return { string: parts.map((part) => (typeof part === 'string' ? part : part.code)).join('') }
  }

  #atom(): Form {
    const pattern = /(?:#\\\S|\\.|[^\s()[\]{}";,'`])+/y
    pattern.lastIndex = this.#at
    const atom = pattern.exec(this.#code)?.[0] ?? this.#code[this.#at]!
    this.#at += atom.length
    return { atom }
  }
}

function symbolName(atom: string): string {
  return atom
    .replace(/^#'/, '')
    .replaceAll('/', '.')
    .replace(/(\w):{1,2}(?=\w)/g, '$1.')
    .replace(/^\.+$|^$/, '/')
}

function toNode(form: Form): Node {
  if ('string' in form) return text(form.string)
  if ('quoted' in form) return quoted(form.quoted)
  if ('atom' in form) return atomNode(form.atom)
  if (form.open === '[') return { type: 'list', items: form.list.map(toNode) }
  if (form.open === '{') return tableOf(form.list)
  return callNode(form.list)
}

function atomNode(atom: string): Node {
  if (/^-?\d+(?:\.\d+)?$/.test(atom)) return { type: 'number', value: Number(atom) }
  if (/^#x[\da-f]+$/i.test(atom))
    return { type: 'number', value: Number.parseInt(atom.slice(2), 16) }
  if (/^#o[0-7]+$/i.test(atom)) return { type: 'number', value: Number.parseInt(atom.slice(2), 8) }
  if (/^[\uE100-\uF8FF]+$/.test(atom)) return text(atom)
  if (/^(?::|#:)/.test(atom)) return text(atom)
  return { type: 'name', name: symbolName(atom) }
}

function quoted(form: Form): Node {
  if ('list' in form) return { type: 'list', items: form.list.map(quoted) }
  if ('atom' in form)
    return /^-?\d+$/.test(form.atom)
      ? atomNode(form.atom)
      : { type: 'name', name: symbolName(form.atom) }
  return toNode(form)
}

function tableOf(list: readonly Form[]): Node {
  const entries: Entry[] = []
  for (let i = 0; i + 1 < list.length; i += 2)
    entries.push({ key: toNode(list[i]!), value: toNode(list[i + 1]!) })
  return { type: 'table', entries }
}

function block(forms: readonly Form[]): Node {
  return { type: 'block', body: forms.map(toNode) }
}

function assignment(name: Form | undefined, value: Form | undefined): Node {
  if (!name || !('atom' in name)) return value ? toNode(value) : NOTHING
  return {
    type: 'assign',
    target: { type: 'name', name: symbolName(name.atom) },
    operator: '=',
    value: value ? toNode(value) : NOTHING,
  }
}

function functionNode(parameters: Form | undefined, body: readonly Form[], name?: string): Node {
  const names =
    parameters && 'list' in parameters
      ? parameters.list.flatMap((item) =>
          'atom' in item
            ? [symbolName(item.atom)]
            : 'list' in item && item.list[0] && 'atom' in item.list[0]
              ? [symbolName(item.list[0].atom)]
              : [],
        )
      : []
  return {
    type: 'function',
    parameters: names,
    body: block(body),
    ...(name !== undefined && { name }),
  }
}

type Special = (rest: Form[]) => Node

const SPECIAL: Readonly<Record<string, Special>> = {
  define: ([name, ...rest]) => {
    if (name && 'list' in name) {
      const [head, ...parameters] = name.list
      return functionNode(
        { list: parameters, open: '(' },
        rest,
        head && 'atom' in head ? symbolName(head.atom) : undefined,
      )
    }
    return assignment(name, rest[0])
  },
  lambda: ([parameters, ...body]) => functionNode(parameters, body),
  fn: (rest) =>
    rest[0] && 'atom' in rest[0]
      ? functionNode(rest[1], rest.slice(2))
      : functionNode(rest[0], rest.slice(1)),
  defun: ([name, parameters, ...body]) =>
    functionNode(parameters, body, name && 'atom' in name ? symbolName(name.atom) : undefined),
  setq: assignments,
  'set!': assignments,
  setf: assignments,
  def: ([name, value]) => assignment(name, value),
  let: (rest) => letNode(rest),
  if: ([test, yes, ...no]) => ({
    type: 'choose',
    test: test ? toNode(test) : NOTHING,
    yes: yes ? toNode(yes) : NOTHING,
    no: block(no),
  }),
  when: ([test, ...body]) => ({
    type: 'choose',
    test: test ? toNode(test) : NOTHING,
    yes: block(body),
  }),
  unless: ([test, ...body]) => ({
    type: 'choose',
    test: { type: 'unary', operator: '!', operand: test ? toNode(test) : NOTHING },
    yes: block(body),
  }),
  cond: (rest) => ({
    type: 'block',
    body: rest.flatMap((clause) => ('list' in clause ? clause.list.map(toNode) : [toNode(clause)])),
  }),
  progn: block,
  while: ([test, ...body]) => ({
    type: 'loop',
    ...(test && { test: toNode(test) }),
    body: block(body),
  }),
  dolist: ([head, ...body]) => eachNode(head, body),
  '->': (rest) => thread(rest, true),
  '->>': (rest) => thread(rest, false),
  '..': (rest) => thread(rest, true),
  import: () => NOTHING,
  ns: () => NOTHING,
  require: () => NOTHING,
  'use-modules': () => NOTHING,
}
const SAME: Readonly<Record<string, string>> = {
  defn: 'defun',
  'defn-': 'defun',
  defmacro: 'defun',
  defvar: 'def',
  defparameter: 'def',
  defconst: 'def',
  'let*': 'let',
  letrec: 'let',
  'let-values': 'let',
  'when-let': 'let',
  'if-let': 'let',
  loop: 'let',
  'with-open': 'let',
  begin: 'progn',
  do: 'progn',
  'save-excursion': 'progn',
  'condition-case': 'progn',
  'ignore-errors': 'progn',
  doseq: 'dolist',
  for: 'dolist',
  'for/list': 'dolist',
  dotimes: 'dolist',
  'some->': '->',
  doto: '->',
}

function assignments(rest: Form[]): Node {
  const body: Node[] = []
  for (let i = 0; i < rest.length; i += 2) body.push(assignment(rest[i], rest[i + 1]))
  return { type: 'block', body }
}

/** `(let ((x 1)) …)`, `(let name ((x 1)) …)`, `(let [x 1] …)`. */
function letNode(rest: Form[]): Node {
  const [head, ...body] = rest[0] && 'atom' in rest[0] ? rest.slice(1) : rest
  const bindings: Node[] = []
  if (head && 'list' in head) {
    if (head.open === '[' && head.list.some((item) => 'atom' in item))
      bindings.push(assignments(head.list))
    else
      for (const item of head.list)
        if ('list' in item) bindings.push(assignment(item.list[0], item.list[1]))
  }
  return { type: 'block', body: [...bindings, block(body)] }
}

function eachNode(head: Form | undefined, body: readonly Form[]): Node {
  const inner =
    head && 'list' in head
      ? head.list[0] && 'list' in head.list[0]
        ? head.list[0].list
        : head.list
      : []
  const [name, items] = inner
  const target: Node =
    name && 'atom' in name ? { type: 'name', name: symbolName(name.atom) } : NOTHING
  return {
    type: 'each',
    target,
    items: items ? toNode(items) : NOTHING,
    body: block(body),
    collects: false,
  }
}

/** `(-> x (f a) g)`: what comes before becomes an argument of what comes next. */
function thread(rest: Form[], first: boolean): Node {
  let node = rest[0] ? toNode(rest[0]) : NOTHING
  for (const step of rest.slice(1)) {
    const next = 'list' in step ? callNode(step.list) : callNode([step])
    if (next.type !== 'call') continue
    if (next.callee.type === 'member' && next.callee.object === NOTHING)
      node = { ...next, callee: { ...next.callee, object: node } }
    else node = { ...next, args: first ? [node, ...next.args] : [...next.args, node] }
  }
  return node
}

function callNode(list: readonly Form[]): Node {
  const [head, ...rest] = list
  if (!head) return { type: 'list', items: [] }
  if (!('atom' in head)) return { type: 'call', callee: toNode(head), ...argumentsOf(rest) }
  const word = head.atom
  const special = SPECIAL[Object.hasOwn(SAME, word) ? SAME[word]! : word]
  if (special && Object.hasOwn(SPECIAL, Object.hasOwn(SAME, word) ? SAME[word]! : word))
    return special([...rest])
  if (word === 'quote') return rest[0] ? quoted(rest[0]) : NOTHING
  if (word === 'new' && rest[0] && 'atom' in rest[0])
    return {
      type: 'call',
      callee: { type: 'name', name: symbolName(rest[0].atom) },
      ...argumentsOf(rest.slice(1)),
    }
  // `(.method object …)` and `(Class. …)` of Clojure.
  if (/^\.-?\w/.test(word)) {
    const [object, ...others] = rest
    return {
      type: 'call',
      callee: {
        type: 'member',
        object: object ? toNode(object) : NOTHING,
        name: word.replace(/^\.-?/, ''),
      },
      ...argumentsOf(others),
    }
  }
  if (/^[\w.$]+\.$/.test(word))
    return { type: 'call', callee: { type: 'name', name: word.slice(0, -1) }, ...argumentsOf(rest) }
  if (/^:/.test(word)) return call('get', ...rest.slice(0, 1).map(toNode), text(word))
  return { type: 'call', callee: { type: 'name', name: symbolName(word) }, ...argumentsOf(rest) }
}

/** `:key value` among the arguments names them. */
function argumentsOf(forms: readonly Form[]): { args: Node[]; named: Entry[] } {
  const args: Node[] = []
  const named: Entry[] = []
  for (let i = 0; i < forms.length; i++) {
    const form = forms[i]!
    const next = forms[i + 1]
    if ('atom' in form && /^(?::|#:)[\w-]+$/.test(form.atom) && next) {
      named.push({ key: text(form.atom.replace(/^#?:/, '')), value: toNode(next) })
      i++
    } else args.push(toNode(form))
  }
  return { args, named }
}
