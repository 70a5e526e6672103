import { isKnown, plain, withoutSymbols } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { isFetched } from './foreign-code.ts'
import type { Language } from './knowledge/languages.ts'
import { isCompiled } from './own-content.ts'

/** Endings of the files that a language loads by name. */
const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  py: 'python',
  zip: 'python',
  pl: 'perl',
  pm: 'perl',
  rb: 'ruby',
  js: 'javascript',
  cjs: 'javascript',
  mjs: 'javascript',
  ts: 'javascript',
  lua: 'lua',
  php: 'php',
  inc: 'php',
  tcl: 'tcl',
  jl: 'julia',
  R: 'r',
}

/** Endings of compiled code, and the languages whose programs load it by name. */
const COMPILED_OF = new Map<string, readonly Language[]>([
  ['beam', ['erlang', 'elixir']],
  ['class', ['binary', 'jvm']],
  ['so', ['binary', 'python']],
])

/** Files that stand for the directory that they lie in. */
const MAIN = /^(?:__main__|__init__|index|init|main|mod)$/

/**
 * An interpreter is given the name of a module, a package or a directory, and not the path of a file:
 * `python3 -m name`, `node .`, `perl -MName`, `import name`. What this command line put there runs.
 */
export function followModules({ machine, name, args, entry }: Call): void {
  if (machine.files.size === 0 || entry === undefined) return
  const languages = languagesOf(entry)
  if (languages.size === 0) return
  const words = plain(args.join(' '))
  for (const [path, content] of machine.files) {
    const [, place = '', base = '', ending = ''] = /^(.*?)([^/]*)\.(\w+)$/s.exec(plain(path)) ?? []
    const compiled = COMPILED_OF.get(ending)?.find((one) => languages.has(one))
    const language = compiled ?? LANGUAGE_OF[ending]
    const key = `module ${name}\0${path}`
    if (language === undefined || !languages.has(language) || content === '') continue
    if (compiled !== undefined && isCompiled(machine, content)) continue
    // By its whole path it is a script like any other.
    if (args.some((word) => machine.absolute(word) === path) || machine.followed.has(key)) continue
    if (!isNamed(words, place, base.replace(/^Elixir\./, ''))) continue
    machine.followed.add(key)
    if (!isKnown(content) && withoutSymbols(content).trim() === '') {
      if (isFetched(machine, content)) machine.emit('execute', name, content)
      else machine.miss('code', name, content)
    } else machine.runCode(language, content, name)
  }
}

function isNamed(words: string, place: string, base: string): boolean {
  if (MAIN.test(base)) {
    const directory = place.replace(/\/$/, '').split('/').at(-1) ?? ''
    return directory === '' ? /(?:^|\s)\.\/?(?:\s|$)/.test(words) : hasWord(words, directory)
  }
  return hasWord(words, base)
}

/** `-MName`, `./name`, `import name`: the name as a word of its own, behind a letter of an option or none. */
function hasWord(words: string, name: string): boolean {
  const escaped = name.replace(/[^\w]/g, '\\$&')
  return new RegExp(`(?<![a-z0-9_])${escaped}(?!\\w)`).test(words)
}

/** The languages of the code and the scripts that a program takes. */
function languagesOf({ first, repeated, options }: NonNullable<Call['entry']>): Set<string> {
  const types: (string | undefined)[] = [...first, repeated]
  for (const { type } of options.values()) types.push(type)
  const found = new Set<string>()
  for (const type of types) {
    const language = /^(?:code|script)\.(.+)$/.exec(type ?? '')?.[1]
    if (language !== undefined) found.add(language)
  }
  return found
}
