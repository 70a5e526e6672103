import type { Span } from '../effects/effect.ts'
import { findEntry } from '../effects/knowledge/index.ts'
import type { Language } from '../effects/knowledge/languages.ts'
import type { Machine } from '../effects/machine.ts'
import { canonicalName } from '../effects/program-names.ts'
import { plain } from '../resolve/value.ts'
import { FAMILIAR } from './familiar-modules.ts'

/** The modules that code loads by name, as its language writes it. */
const LOADS: Partial<Record<Language, RegExp>> = {
  python:
    /(?:^|[\n;:])[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import\b)|\b(?:__import__|import_module)\(\s*["']([\w.]+)["']/g,
  ruby: /(?<![\w.])require\s*\(?\s*["']([^"'\n]+)["']/g,
  perl: /(?:^|[;{}\n])\s*(?:use|require)\s+([A-Z]\w*(?:::\w+)*)/g,
  javascript: /\b(?:require|import)\s*\(\s*["']([^"'\n]+)["']|\bfrom\s*["']([^"'\n]+)["']/g,
  lua: /\brequire\s*\(?\s*["']([^"'\n]+)["']/g,
}

/** A whole file may load what it likes of its own project; such modules are no part of one. */
const POWERFUL =
  /cookie(?!-(?:parser|session|signature))|credential|keyring|keytar|keychain|secret|passw|wallet|\bcron|crontab|\bssh|sshpk|pty\b|clipboard|keylog|robotjs|nut-js|screenshot|browser-(?:history|pass)|ptrace|frida|inject|vault|1password|bitwarden|tunnel|ngrok|repl\b|remote-/i

/** Nobody asks for the versions of more. */
const MOST_ASKED = 16

/**
 * A module that code calls and that nobody here knows. Whether it is there, and its version, may be asked
 * about any. `own`: it is typed into an application, and loads parts of that.
 */
export function unfamiliarModule(
  language: Language,
  code: string,
  own = false,
): string | undefined {
  const [pattern, familiar] = [LOADS[language], FAMILIAR[language]]
  if (pattern === undefined || familiar === undefined) return undefined
  const text = language === 'python' ? executedPython(code) : code
  let isTyped: boolean | undefined
  let asked = 0
  for (const [whole, ...found] of text.matchAll(pattern)) {
    for (const name of namesIn(found.find(Boolean) ?? '')) {
      if (isFamiliar(language, name)) continue
      isTyped ??= !own && isShort(code)
      if (!isTyped && !POWERFUL.test(name)) continue
      if (++asked > MOST_ASKED || !asksOnly(language, text, whole, name)) return name
    }
  }
  return undefined
}

function isFamiliar(language: Language, name: string): boolean {
  const { names, groups, except } = FAMILIAR[language]!
  if (name === '' || name.startsWith('.')) return true
  if (except?.test(name)) return false
  const [first = ''] = name.replace(/^node:/, '').split(/\.|::|\//)
  return names.has(name) || names.has(first) || groups?.test(name) === true
}

/** `import a.b as c, d`. */
function namesIn(list: string): string[] {
  return list.split(',').map((one) => one.trim().split(/\s/)[0]!)
}

const MOST_TYPED = 8
/** What a file offers to others, or takes from beside it: it is a part of something. */
const OF_PROJECT =
  /\bmodule\.exports\b|(?<![\w.])exports\.|^export\b|\b(?:require|from)\b[\s(]*["']\.{1,2}\/|^from \.|\brequire_relative\b|^package [\w:]+;/m

/** Some lines, as somebody types them; what has the length of a file is part of some project. */
function isShort(code: string): boolean {
  return !OF_PROJECT.test(code) && (code.match(/^[ \t]*[^\s#*/].*$/gm)?.length ?? 0) <= MOST_TYPED
}

const ASKED = /\b(?:__version__|VERSION|version|__file__|__path__)\b/

/** Whether a module is only loaded, or asked for its version or place. */
function asksOnly(language: Language, code: string, whole: string, name: string): boolean {
  if (/import(?:_module|__)\(/.test(whole)) {
    const call = code.slice(code.indexOf(whole) + whole.length).split(/[;\n]/, 1)[0]!
    return !/\.\s*\w/.test(call) || ASKED.test(call)
  }
  const rest = code.replace(whole, ' ')
  const bound = boundNames(language, code, name)
  const uses = rest.match(new RegExp(`(?<![\\w.$])(?:${bound})\\b[^;\\n]*`, 'g')) ?? []
  return uses.every((use) => ASKED.test(use) && !/\)\s*\(/.test(use))
}

/** What a module is called in the code, as a pattern. */
function boundNames(language: Language, code: string, name: string): string {
  const escaped = name.replace(/[^\w]/g, '\\$&')
  if (language === 'python') {
    const alias = new RegExp(`\\b${escaped}[ \\t]+as[ \\t]+(\\w+)`).exec(code)?.[1]
    const taken = new RegExp(`from[ \\t]+${escaped}[ \\t]+import[ \\t(]+([\\w, \\t*]+)`).exec(
      code,
    )?.[1]
    const names = taken?.split(',').map((one) =>
      one
        .trim()
        .split(/\s+as\s+/)
        .at(-1)!
        .replace('*', '\\w+'),
    )
    return [alias ?? name.split('.')[0]!, ...(names ?? [])].filter(Boolean).join('|')
  }
  // Elsewhere what a module brings has names of its own.
  return '\\w+'
}

const DEFINES = /^([ \t]*)(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/

/** What of a file runs when it is run: bodies of functions and classes do only if something calls them. */
function executedPython(code: string): string {
  const lines = code.split('\n')
  const kept: string[] = []
  const defined = new Set<string>()
  let inside: number | undefined
  for (const line of lines) {
    const indent = line.search(/\S/)
    if (indent < 0) continue
    if (inside !== undefined && indent > inside) continue
    const definition = DEFINES.exec(line)
    inside = definition ? indent : undefined
    if (definition) defined.add(definition[2]!)
    else if (line[indent] !== '@') kept.push(line)
  }
  if (defined.size === 0) return code
  const text = kept.join('\n')
  for (const [, name] of text.matchAll(/\b(\w+)\s*\(/g)) if (defined.has(name!)) return code
  return text
}

/** Modules that an interpreter is told to load for the code that it is given: `perl -MName -e …`. */
export function loadedModules(machine: Machine): { module: string; program: string; span: Span }[] {
  return machine.resolved.flatMap(({ arguments: all, span }) => {
    const name = plain(all[0] ?? '')
    const language = findEntry(canonicalName(name))?.traits.get('repl')
    const option = language === undefined ? undefined : LOADS_BY_OPTION.get(language)
    if (option === undefined) return []
    const words = all.slice(1)
    const code = words[words.findIndex((word) => /^-\w*[eE]$/.test(word)) + 1] ?? ''
    if (code === words[0] || !/[a-z]/i.test(code.replace(/[\w:$]*VERSION|\bprint\b|\bputs\b/g, '')))
      return []
    return words.flatMap((word) => {
      const module = option.exec(plain(word))?.[1]
      return module === undefined || isFamiliar(language as Language, module)
        ? []
        : [{ module, program: name, span }]
    })
  })
}

/** Languages whose interpreters are told by an option which modules to load. */
const LOADS_BY_OPTION: ReadonlyMap<string, RegExp> = new Map([
  ['perl', /^-[Mm]-?([\w:]+)/],
  ['ruby', /^-r([\w/.-]+)/],
])
