import type { Language } from '../effects/knowledge/languages.ts'
import { describesCall } from '../effects/languages/index.ts'
import { FAMILIAR_FUNCTIONS } from './familiar-functions.ts'

interface CallSyntax {
  /** A function that is called or named: its package in the first group, its own name in the second. */
  readonly call: RegExp
  /** Packages that the code loads. */
  readonly loads?: RegExp
  /** Names that the code itself gives to functions, variables that are indexed, and parameters. */
  readonly defines?: RegExp
  readonly comment?: RegExp
  /** Arguments that must be texts to be seen: a path that is made elsewhere is not read. */
  readonly unseen?: RegExp
}

const SYNTAX: Partial<Record<Language, CallSyntax>> = {
  r: {
    call: /(?<![\w.$@])(?:([A-Za-z.][\w.]*):::?([A-Za-z.][\w.]*)|([A-Za-z.][\w.]*)\s*\(|(?<=%>%\s{0,9})([A-Za-z.][\w.]*))/g,
    loads:
      /\b(?:library|require|requireNamespace|loadNamespace|attachNamespace)\s*\(\s*["']?([\w.]+)/g,
    defines:
      /([\w.]+)\s*(?:<-|<<-|=)\s*(?:function\b|\\\()|\bfunction\s*\(([^()]*)\)|\\\(([^()]*)\)/g,
    comment: /#[^\n]*/g,
    unseen:
      /\b(?:lib\.loc|pager|tar|lib|compress)\s*=\s*[^\s,)]|\.libPaths\s*\(\s*[^\s)]|\brepos\s*=\s*NULL\b|(?:\bfunction\s*|\\)\((\w+)[^()]*\)[^\n]{0,80}\b(?:unlink|file\.remove|file\.copy|file\.rename)\s*\(\s*\1\b/,
  },
  julia: {
    call: /(?<![\w.@!])(?:(@?[A-Za-z_]\w*(?:\.\w+)*)\.(\w+!?)(?=\s*\.?\(|\s*[,)|;\n]|$)|(@[\w.]+|[A-Za-z_]\w*!?)\.?\((?!\s*\))|(?<=\|>\s{0,9})([A-Za-z_]\w*!?)|([A-Za-z_]\w*!?)\(\s*\))/g,
    loads: /\b(?:using|import)\s+([\w., \t]+)/g,
    defines:
      /\bfunction\s+(\w+!?)|(?<![\w.])(\w+!?)\([^()]*\)\s*=(?!=)|(\w+)\s*=\s*\(?[\w, ]*\)?\s*->|\(?([\w, ]+)\)?\s*->|\bstruct\s+(\w+)/g,
    comment: /#[^\n]*/g,
    // What a function is given is not followed into what it removes.
    unseen: /\b(\w+)\s*->[^\n]{0,80}\b(?:rm|mv|cp|chmod)\(\s*\1\b/,
  },
  octave: {
    call: /(?<![\w.@])()([A-Za-z_]\w*)\s*\(|@()([A-Za-z_]\w*)(?!\s*\()/g,
    defines:
      /(?<![\w.])(\w+)(?:\([^()=]*\))?(?:\.\w+)*\s*=(?!=)|\[([\w, ~]+)\]\s*=(?!=)|@\(([^()]*)\)|\bfunction\b([^\n;]*)|\bfor\s+\(?(\w+)\s*=/g,
    comment: /[%#][^\n]*/g,
  },
  'wolfram-language': {
    call: /(?<![\w.$])()([A-Za-z$][\w$`]*)\s*(?:\[(?!\[)|\/@|@)|(?<=\/\/\s{0,9})()([A-Za-z$][\w$]*)|(?<=(?:[^=!<>:]=|\b(?:Map|Apply|Scan|Nest|NestList|Fold|FoldList|Array|Select|FixedPoint|MapThread)\[)\s{0,9})()([A-Z]\w*)/g,
    defines: /([A-Za-z]\w*)\s*(?:\[[^[\]]*\])?\s*:?=(?!=)/g,
    unseen:
      /\b(?:Import|Export|Get)\s*(?:\[\s*(?!"")|@|\/@)|\b(?:Import|Export|Get)\s*\[\s*""\s*<>|\/\/\s*(?:Import|Get)\b/,
  },
  elixir: {
    call: /(?<![\w.])(?::([a-z]\w*)|([A-Z]\w*(?:\.[A-Z]\w*)*))\.([a-z]\w*[?!]?)/g,
  },
  erlang: {
    call: /(?<![\w:])()([a-z]\w*):([a-z]\w*)\s*\(/g,
    unseen: /\b(?:file:(?:read_file|write_file|consult|list_dir))\s*\(\s*(?!"")/,
  },
  haskell: {
    call: /(?<![\w.'])([A-Z]\w*(?:\.[A-Z]\w*)*)\.([a-z]\w*)/g,
    loads: /\bimport\s+(?:qualified\s+)?([A-Z][\w.]*)/g,
  },
}

const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g
/** What a person types; longer code is a part of something, and its own functions are many. */
const MOST_TYPED = 8

/** A function that the code calls and that nobody here knows, where all that are known are listed. */
export function undescribedFunction(
  language: Language,
  code: string,
  own = false,
): string | undefined {
  const syntax = SYNTAX[language]
  const familiar = FAMILIAR_FUNCTIONS[language]
  if (syntax === undefined || familiar === undefined || !isTyped(code)) return undefined
  const shown = code.replace(TEXTS, '""')
  const text = syntax.comment ? shown.replace(syntax.comment, '') : shown
  const loadsFrom = syntax.comment ? code.replace(syntax.comment, '') : code
  if (syntax.loads)
    for (const [, list = ''] of loadsFrom.matchAll(syntax.loads))
      for (const name of list.split(/[,\s]+/).filter(Boolean))
        if (!isLoadable(language, name)) return name
  const defined = syntax.defines ? definedIn(text, syntax.defines) : new Set<string>()
  const isPart = own || PART_OF_PROJECT.test(code)
  for (const [, ...groups] of text.matchAll(syntax.call)) {
    const names = groups.filter((part) => part !== undefined && part !== '')
    const name = names.at(-1) ?? ''
    const module = names.length > 1 ? names[0]! : ''
    if (module === '' && defined.has(name)) continue
    if (module !== '' && defined.has(module)) continue
    if (isPart && isOfProject(language, module)) continue
    if (!isFamiliar(language, module, name)) return module === '' ? name : `${module}.${name}`
  }
  return syntax.unseen?.exec(text)?.[0].trim()
}

/** A test, or a module of its own: the others are beside it. */
const PART_OF_PROJECT =
  /\buse ExUnit\.Case\b|^-module\(|^module [A-Z]|\bdefmodule [A-Z]|^[A-Z]\w*\.main$/m

/** Modules that come with a language, or that serve: an application has names of its own. */
const OF_OTHERS = /^(?:[a-z]|Node|IEx|Plug|Bandit|Cowboy|Req|HTTPoison|Finch|Module|System|Network)/

/** What is typed into an application calls parts of that. */
function isOfProject(language: Language, module: string): boolean {
  return (
    module !== '' &&
    !OF_OTHERS.test(module) &&
    placeOf(FAMILIAR_FUNCTIONS[language]!.packages, module) === undefined
  )
}

function isTyped(code: string): boolean {
  return (code.match(/^[ \t]*[^\s#%].*$/gm)?.length ?? 0) <= MOST_TYPED
}

function definedIn(text: string, pattern: RegExp): Set<string> {
  const own = new Set<string>()
  for (const [, ...parts] of text.matchAll(pattern))
    for (const part of parts)
      for (const word of part?.split(/[,\s()=[\]]+/) ?? []) if (word !== '') own.add(word)
  return own
}

function isLoadable(language: Language, name: string): boolean {
  const { packages } = FAMILIAR_FUNCTIONS[language]!
  const first = name.split('.')[0]!
  return (
    Object.hasOwn(packages, name) ||
    Object.hasOwn(packages, first) ||
    (language === 'haskell' && placeOf(packages, name) !== undefined) ||
    describesCall(language, name)
  )
}

function isFamiliar(language: Language, module: string, name: string): boolean {
  const { bare, packages } = FAMILIAR_FUNCTIONS[language]!
  if (describesCall(language, module === '' ? name : `${module}.${name}`)) return true
  if (module === '') return has(language, '', bare, name)
  const place = placeOf(packages, module)
  if (place === undefined) return false
  if (has(language, place, packages[place]!, name)) return true
  // What belongs to the language itself has its own names there too.
  return /^(?:base|utils|Base)$/.test(place) && has(language, '', bare, name)
}

/** The package itself, or one that it lies in. */
function placeOf(packages: Readonly<Record<string, string>>, module: string): string | undefined {
  for (let at = module; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
    if (Object.hasOwn(packages, at)) return at
  return undefined
}

interface Names {
  readonly all: ReadonlySet<string>
  readonly starts: readonly string[]
}
const made = new Map<string, Names>()

function has(language: Language, place: string, list: string, name: string): boolean {
  if (list === '*') return true
  const key = `${language} ${place}`
  let names = made.get(key)
  if (names === undefined) {
    const words = list.split(/\s+/)
    const starts = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
    names = { all: new Set(words), starts }
    made.set(key, names)
  }
  return names.all.has(name) || names.starts.some((start) => name.startsWith(start))
}
