import type { Operation } from '../../guard/static/index.ts'
import { type Fields, isFields } from '../protocol/fields.ts'
import { parseObject } from '../protocol/parse-event.ts'
import { Unreadable } from '../unreadable.ts'
import { type FieldKind, fieldKind } from './field-kinds.ts'
import { type Tool, type Verb, verbOf } from './known-tools.ts'
import { guessLanguage, languageOf } from './languages.ts'
import { parsePatch } from './parse-patch.ts'
import type { Plan, Replacement } from './plan.ts'
import { spell } from './spell.ts'

/** Deeper or larger input is refused: nobody's tool needs it. */
const MAX_DEPTH = 40
const MAX_FIELDS = 20_000
const MAX_OPERATIONS = 500

/** In a tool that nobody knows, only these fields must have the right type. */
const MUST_BE_TEXT = /path|command|cmd|ur[il]s?$|filename|patch/
const LOOKS_LIKE_PATH = /^(?:~|\/|\.\.?\/|[A-Za-z]:\\)[^\s]*$/
const LOOKS_LIKE_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi

/** A text beside a path is what they look for, and not what they write. */
const ONLY_LOOKS: ReadonlySet<Verb> = new Set(['read', 'search', 'list', 'delete'])

/** Without a letter, a path is none; a content may be. */
const MUST_SAY_SOMETHING: ReadonlySet<FieldKind> = new Set(['path', 'address', 'patch', 'code'])

/** What the fields of one object say, by kind. */
interface Found {
  lines: string[]
  words: string[][]
  arguments: string[]
  paths: string[]
  content: string | undefined
  old: string | undefined
  fresh: string | undefined
  all: boolean
  codes: string[]
  language: string | undefined
  /** Objects within; with a name, one that stands where a text belongs. */
  nested: { fields: Fields; instead?: string }[]
}

/** Reads the input of one tool, object by object, into operations. */
export class InputReader {
  readonly #name: string
  readonly #tool: Tool
  #verb: Verb
  #fields = 0
  #directory: string | undefined
  /** Fields that are there and empty, which a tool may take for its default. */
  readonly #empty: string[] = []
  readonly #operations: Operation[] = []
  readonly #replacements = new Map<string, Replacement[]>()

  constructor(name: string, tool: Tool) {
    this.#name = name
    this.#tool = tool
    this.#verb = tool.verb
  }

  read(input: Fields): void {
    this.#visit(input, [], 0)
    if (this.#operations.length > 0) return
    // Without a path, git and a search look where they are.
    if (this.#verb === 'git') this.#usePaths(['.'])
    else if (this.#tool.known && (this.#verb === 'search' || this.#verb === 'list'))
      this.#usePath('.')
    else if (this.#empty.length > 0) throw new Unreadable(`${this.#empty[0]} is empty`)
  }

  plan(): Plan {
    if (this.#operations.length > MAX_OPERATIONS)
      throw new Unreadable(`more than ${MAX_OPERATIONS} operations in one call`)
    return {
      operations: this.#operations,
      replacements: this.#replacements,
      directory: this.#directory,
    }
  }

  #visit(input: Fields, inherited: readonly string[], depth: number): void {
    if (depth > MAX_DEPTH) throw new Unreadable('its objects are nested too deeply')
    const found: Found = {
      lines: [],
      words: [],
      arguments: [],
      paths: [],
      content: undefined,
      old: undefined,
      fresh: undefined,
      all: false,
      codes: [],
      language: undefined,
      nested: [],
    }
    for (const [name, value] of Object.entries(input)) this.#sort(name, value, found)
    this.#useCommands(found)
    for (const text of found.codes) this.#useCode(text, found.language)
    const paths = found.paths.length > 0 ? found.paths : inherited
    if (!ONLY_LOOKS.has(this.#verb)) this.#useText(paths, found)
    for (const { fields, instead } of found.nested) {
      const before = this.#operations.length
      this.#visit(fields, paths, depth + 1)
      if (instead !== undefined && this.#operations.length === before)
        throw new Unreadable(`${instead} is no text`)
    }
    this.#usePaths(found.paths.filter((path) => !this.#changes(path)))
  }

  #changes(path: string): boolean {
    return this.#operations.some(
      (operation) =>
        (operation.kind === 'write' || operation.kind === 'edit') && operation.path === path,
    )
  }

  /** Puts the value of a field where it belongs. */
  #sort(name: string, value: unknown, found: Found): void {
    if (++this.#fields > MAX_FIELDS) throw new Unreadable('it has too many fields')
    if (value === undefined) return
    const spelled = spell(name)
    const kind = this.#tool.fields.get(spelled) ?? fieldKind(spelled)
    switch (kind) {
      case 'ignored':
        return
      case 'command':
      case 'commands':
        this.#sortCommand(kind, name, value, found)
        return
      case 'arguments':
        this.#sortArguments(value, found)
        return
      case 'path':
        found.paths.push(...this.#texts(kind, name, value, found))
        return
      case 'content':
        // A file may be given as the value that its JSON stands for.
        found.content = isFields(value)
          ? JSON.stringify(value)
          : (this.#text(kind, name, value, found) ?? found.content)
        if (isFields(value)) found.nested.push({ fields: value })
        return
      case 'replaced':
        found.old = this.#text(kind, name, value, found) ?? found.old
        return
      case 'added':
        found.fresh = this.#text(kind, name, value, found) ?? found.fresh
        return
      case 'patch':
        for (const text of this.#texts(kind, name, value, found)) this.#usePatch(text)
        return
      case 'address':
        for (const address of this.#texts(kind, name, value, found)) this.#useAddress(address)
        return
      case 'addresses':
        for (const text of this.#texts(kind, name, value, found))
          for (const [address] of text.matchAll(ADDRESS)) this.#useAddress(address)
        return
      case 'code':
        found.codes.push(...this.#texts(kind, name, value, found))
        return
      case 'language':
        if (typeof value === 'string') found.language = value
        return
      case 'directory':
        this.#directory = this.#texts(kind, name, value, found)[0] ?? this.#directory
        return
      case 'verb':
        this.#verb = editorVerb(value)
        return
      case 'all':
        found.all = value === true || (typeof value === 'number' && value > 1)
        return
      default:
        this.#sortUnknown(value, found)
    }
  }

  #sortCommand(kind: 'command' | 'commands', name: string, value: unknown, found: Found): void {
    if (value === '') this.#empty.push(name)
    else if (typeof value === 'string') found.lines.push(value)
    else if (!Array.isArray(value)) this.#other(kind, name, value, found)
    else if (value.length === 0) this.#empty.push(name)
    else if (kind === 'command' && value.every((word) => typeof word === 'string')) {
      // One word with spaces in it, or a first one, is no name of a program.
      if (value.length === 1 || /\s/.test(value[0] ?? '')) found.lines.push(...value)
      found.words.push(value)
    } else {
      for (const item of value) {
        if (item === null || (Array.isArray(item) && item.length === 0))
          throw new Unreadable(`${name} is no text`)
        this.#sortCommand('command', name, item, found)
      }
    }
  }

  #sortArguments(value: unknown, found: Found): void {
    if (isFields(value)) found.nested.push({ fields: value })
    else if (Array.isArray(value)) {
      for (const item of value) {
        if (typeof item === 'string' || typeof item === 'number') found.arguments.push(String(item))
        else if (isFields(item)) found.nested.push({ fields: item })
      }
    } else if (typeof value === 'string') {
      if (/^\s*\{/.test(value)) found.nested.push({ fields: parseObject(value, 'an input in it') })
      else found.arguments.push(value)
    }
  }

  #sortUnknown(value: unknown, found: Found): void {
    if (isFields(value)) found.nested.push({ fields: value })
    else if (Array.isArray(value)) for (const item of value) this.#sortItem(item, found)
    else if (typeof value === 'string' && !this.#tool.known) {
      if (LOOKS_LIKE_ADDRESS.test(value)) this.#useAddress(value)
      else if (LOOKS_LIKE_PATH.test(value)) found.paths.push(value)
    }
  }

  /** Lists may hold lists: they count as deep as objects. */
  #sortItem(item: unknown, found: Found): void {
    if (Array.isArray(item)) found.nested.push({ fields: { items: item } })
    else this.#sort('', item, found)
  }

  #text(kind: FieldKind, name: string, value: unknown, found: Found): string | undefined {
    const texts = this.#texts(kind, name, value, found)
    return texts.length > 0 ? texts.join('\n') : undefined
  }

  /** The texts of a field that may be one or a list; objects in their place are read by themselves. */
  #texts(kind: FieldKind, name: string, value: unknown, found: Found): string[] {
    if (Array.isArray(value)) {
      return value.flatMap((item) => {
        if (item === null || Array.isArray(item))
          throw new Unreadable(`${name} is no list of texts`)
        return this.#texts(kind, name, item, found)
      })
    }
    if (value === '' && MUST_SAY_SOMETHING.has(kind)) this.#empty.push(name)
    else if (typeof value === 'string') return [value]
    else this.#other(kind, name, value, found)
    return []
  }

  /** What is no text where a text belongs. */
  #other(kind: FieldKind, name: string, value: unknown, found: Found): void {
    const must = this.#tool.known || MUST_BE_TEXT.test(spell(name))
    const written =
      (kind === 'content' || kind === 'added') && (this.#verb === 'write' || this.#verb === 'edit')
    if (isFields(value) && kind !== 'directory')
      found.nested.push({ fields: value, ...(must && { instead: name }) })
    else if (value === null && !written) this.#empty.push(name)
    else if (written || must) throw new Unreadable(`${name} is no text`)
  }

  #useCommands({ lines, words, arguments: rest }: Found): void {
    for (const line of lines) this.#useCommand([line, ...rest.map(quote)].join(' '))
    for (const argv of words) this.#useCommand([...argv, ...rest].map(quote).join(' '))
    if (lines.length === 0 && words.length === 0 && rest.length > 0 && this.#verb === 'run')
      this.#useCommand(rest.map(quote).join(' '))
  }

  #useCommand(text: string): void {
    if (this.#verb === 'powershell') this.#useCode(text, 'powershell')
    else this.#operations.push({ kind: 'command', text })
    // Agents apply a patch by themselves, although it is written as a command.
    if (text.includes('*** Begin Patch')) this.#usePatch(text)
  }

  #useCode(text: string, named: string | undefined): void {
    const known = languageOf(named, this.#name)
    const language = known === 'foreign' ? guessLanguage(text) : known
    if (language === 'sh') this.#useCommand(text)
    else this.#operations.push({ kind: 'code', language, text })
  }

  #useAddress(address: string): void {
    const file = /^file:\/\/(?:localhost)?(\/.*)$/i.exec(address)
    if (file) this.#operations.push({ kind: 'read', path: file[1]! })
    else this.#operations.push({ kind: 'fetch', address })
  }

  #usePatch(text: string): void {
    const operations = parsePatch(text)
    if (operations.length === 0) throw new Unreadable('the patch names no file')
    this.#operations.push(...operations)
  }

  /** A text for a file: its whole content, or a part of it. */
  #useText(paths: readonly string[], { content, old, fresh, all }: Found): void {
    for (const path of paths) {
      if (content !== undefined && fresh === undefined && old === undefined) {
        const whole = this.#verb !== 'edit'
        if (whole) this.#operations.push({ kind: 'write', path, content })
        else this.#useEdit(path, content)
      } else if (fresh !== undefined || old !== undefined) {
        this.#useEdit(path, fresh ?? content ?? '')
        this.#replace(path, { old: old ?? '', fresh: fresh ?? content ?? '', all })
      }
    }
  }

  /** Several edits of one file are one. */
  #useEdit(path: string, added: string): void {
    const known = this.#operations.find(
      (operation) => operation.kind === 'edit' && operation.path === path,
    )
    if (known?.kind === 'edit') known.added += `\n${added}`
    else this.#operations.push({ kind: 'edit', path, added })
  }

  #replace(path: string, replacement: Replacement): void {
    const known = this.#replacements.get(path)
    if (known) known.push(replacement)
    else this.#replacements.set(path, [replacement])
  }

  /** Paths without a text: what the tool does says what becomes of them. */
  #usePaths(paths: readonly string[]): void {
    if (this.#verb === 'git') {
      const [repository, ...files] = paths.map(quote)
      if (repository !== undefined)
        this.#useCommand(['git -C', repository, this.#tool.git, ...files].join(' '))
      return
    }
    const moves = this.#verb === 'copy' || this.#verb === 'move'
    for (const [i, path] of paths.entries()) {
      if (!moves) this.#usePath(path)
      else if (i > 0 && i === paths.length - 1) this.#operations.push({ kind: 'write', path })
      else {
        this.#operations.push({ kind: 'read', path })
        if (this.#verb === 'move') this.#operations.push({ kind: 'delete', path })
      }
    }
  }

  #usePath(path: string): void {
    switch (this.#verb) {
      case 'write':
      case 'edit':
        this.#operations.push({ kind: 'write', path })
        return
      case 'delete':
        this.#operations.push({ kind: 'delete', path })
        return
      case 'search':
        this.#operations.push({ kind: 'read', path, tree: true })
        return
      case 'list':
        this.#operations.push({ kind: 'command', text: `ls -d -- ${quote(path)}` })
        return
      default:
        this.#operations.push({ kind: 'read', path })
    }
  }
}

/** The commands of editors that have several. */
function editorVerb(value: unknown): Verb {
  if (typeof value !== 'string') throw new Unreadable('what the editor shall do is no text')
  if (value === 'view') return 'read'
  if (value === 'create') return 'write'
  return verbOf(value) === 'write' ? 'edit' : 'unknown'
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
