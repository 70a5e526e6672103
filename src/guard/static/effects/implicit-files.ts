import { TooComplex } from '../parse/parse-script.ts'
import { isKnown, type Value, withoutSymbols } from '../resolve/value.ts'
import { asksForHelp, type Call } from './call.ts'
import { checkEnvironmentFile, checkLoosenedSettings } from './guard-switches.ts'
import type { ImplicitFile } from './knowledge/facts.ts'
import { GUARD_NAMES, GUARD_WORDS } from './knowledge/guard-switches.ts'
import { filesJudgedWhenWritten, findFacts } from './knowledge/index.ts'
import type { Language } from './knowledge/languages.ts'
import { remembered } from './knowledge/remembered.ts'
import type { Machine } from './machine.ts'
import { runDeferred, runIsolated, runOffMachine } from './off-machine.ts'
import { isKind } from './program-kinds.ts'
import { runWrittenFile } from './script-files.ts'
import { isDropPlace } from './side-commands.ts'
import { noteWrittenScript } from './written-scripts.ts'

/**
 * A program starts after this command line wrote files: those that it reads without being told,
 * and configurations that carry its name, are followed.
 */
export function followImplicitFiles({ machine, name, args }: Call): void {
  if (machine.files.size === 0 || asksForHelp(args)) return
  for (const [path, content] of machine.files) {
    const key = `${name}\0${path}`
    if (content === '' || machine.followed.has(key) || isBeingRead(machine, path)) continue
    const language = languageFor(name, path, args)
    if (language === undefined) continue
    machine.followed.add(key)
    if (!isKnown(content) && withoutSymbols(content).trim() === '') {
      followUnseen(machine, name, args, path, content)
      continue
    }
    if (language === 'script') runServedScript(machine, path, content)
    else machine.runCode(language, content, name)
  }
}

/**
 * Nobody knows what a file holds. What others sent is run by those who build or test with it; the steps
 * of an image run in a container. Other programs obey it, too, and nobody can say what it tells them.
 */
function followUnseen(
  machine: Machine,
  name: string,
  args: readonly Value[],
  path: string,
  content: Value,
): void {
  const isFetched = machine.symbols.in(content).some(({ origin }) => origin === 'network')
  if (!isFetched) return
  const file = fileOf(name, path, args)
  if (file?.part) machine.miss('code', name, content)
  else if (file !== undefined && file.language !== 'dockerfile' && isKind(name, 'builder'))
    machine.emit('execute', name, content)
  else machine.miss('code', name, content)
}

/** The file of a project that a program runs whenever it starts there. */
export function usualFile(program: string): string | undefined {
  return findFacts(program).files?.find(({ usual }) => usual !== undefined)?.usual
}

/** Whether it is this file that is being followed: a script of package.json that calls another one. */
function isBeingRead(machine: Machine, path: Value): boolean {
  for (let at = machine.frame; at; at = at.parent)
    if (at.later && at.by === nameOf(machine, path)) return true
  return false
}

/** A path as it is told to people. */
function nameOf(machine: Machine, path: Value): string {
  return machine.symbols.show(path).replace(/^\/home\/user\//, '~/')
}

/**
 * A file is written that some program obeys some day, without being told. Nobody will look then,
 * so it is judged now, by its content.
 */
export function followLater(machine: Machine, path: Value, content: Value): void {
  const key = `later\0${path}\0${content.length}`
  if (machine.followed.has(key)) return
  machine.followed.add(key)
  const file = judgedWhenWritten(machine.symbols.show(path))
  checkEnvironmentFile(machine, path, content)
  checkLoosenedSettings(machine, path, content)
  if (file === undefined) followScript(machine, path, content)
  else followImplicit(machine, file, path, content)
}

/** In a home or among the hooks of a repository: such a file is not committed, so no review sees it. */
const OBEYED_AT_ONCE = /^~\/\.|^\/root\/\.|(?:^|\/)\.git\//

function followImplicit(machine: Machine, file: ImplicitFile, path: Value, content: Value): void {
  const by = nameOf(machine, path)
  const language = file.laterLanguage ?? file.language
  if (withoutSymbols(content).trim() === '') {
    // A script that somebody left in a place for all; of anything else nobody knows what it holds.
    const source = language === 'script' ? machine.symbols.in(content)[0] : undefined
    if (source?.origin === 'file' && isDropPlace(source.detail))
      machine.emit('run', by, source.detail, { how: `${by} is made to run` })
    else if (file.later === 'start-up' && OBEYED_AT_ONCE.test(by))
      machine.miss('obeyed', by, content)
    return
  }
  const run = () => {
    if (language === 'script') runWrittenFile(machine, path, content, [])
    else machine.runCode(language, content, by)
  }
  const frame = { ...machine.frameFor('wrapper', by), later: true }
  const unread = { kind: 'data', value: '' } as const
  if (file.later === 'project') {
    machine.within({ frame, input: unread }, () => runOffMachine(machine, by, run))
    if (namesGuard(content))
      machine.within({ frame, input: unread }, () => runDeferred(machine, by, run))
  } else machine.within({ frame, input: undefined }, () => runIsolated(machine, run))
}

/** Of longer scripts than this, only the lines are followed that speak of a guard. */
export const MAX_SCRIPT = 20_000

/** A script by its ending or its first line, which somebody may run some day. */
function followScript(machine: Machine, path: Value, content: Value): void {
  const language = languageByExtension(path)
  if (language === undefined && !content.startsWith('#!')) return
  noteWrittenScript(machine, nameOf(machine, path), content, language)
  if (!namesGuard(content)) return
  const by = nameOf(machine, path)
  let isWhole = content.length <= MAX_SCRIPT
  runDeferred(machine, by, () => {
    try {
      runServedScript(machine, path, isWhole ? content : linesAboutGuard(content))
    } catch (error) {
      if (!(error instanceof TooComplex) && !(error instanceof RangeError)) throw error
      isWhole = false
    }
  })
  if (!isWhole && GUARD_NAMES.test(content))
    machine.emit('disarm', by, path, { certain: false, deferred: true })
}

/** The lines that take a guard out, if any does; what else they need is not known. */
function linesAboutGuard(content: Value): Value {
  const lines = content.split('\n').filter((line, i) => i === 0 || namesGuard(line))
  return lines.join('\n').slice(0, MAX_SCRIPT)
}

function namesGuard(content: Value): boolean {
  return GUARD_WORDS.test(content)
}

/** The last name of a path, the last two, and the last three. */
function endsOf(path: string): string[] {
  const ends: string[] = []
  let at = path.length
  while (ends.length < 3 && at > 0) {
    at = path.lastIndexOf('/', at - 1)
    ends.push(path.slice(at + 1))
  }
  return ends
}

/**
 * The first of some files that a path may be; where arguments are given, one that is read with them. Every
 * file is asked about one end of the path before the next: patterns remember the last text.
 */
function firstAt(
  ends: readonly string[],
  files: readonly ImplicitFile[],
  args?: readonly Value[],
): ImplicitFile | undefined {
  let first = files.length
  for (const end of ends)
    for (let i = 0; i < first; i++) {
      const { path: place, given } = files[i]!
      if (place.test(end) && (!args || !given || given.test(args.join(' ')))) first = i
    }
  return files[first]
}

/** The list is long, and few of it can be what a path ends in. */
const mayBeJudgedWhenWritten = remembered((end) =>
  filesJudgedWhenWritten().filter(({ path }) => path.mayMatch?.(end) ?? true),
)

/** What a path is judged for when it is written. */
function judgedWhenWritten(path: string): ImplicitFile | undefined {
  const ends = endsOf(path)
  // What the longest end lacks, the others lack, too.
  return firstAt(ends, mayBeJudgedWhenWritten(ends.at(-1) ?? ''))
}

/** A server knows a script by the end of its name; the first line of the script knows better. */
function runServedScript(machine: Call['machine'], path: string, content: Value): void {
  const language = languageByExtension(path)
  if (language === undefined || content.startsWith('#!')) runWrittenFile(machine, path, content, [])
  else machine.runCode(language, content, path)
}

/** What a program takes a path for, if it reads it without being told. */
function fileOf(program: string, path: string, args: readonly Value[]): ImplicitFile | undefined {
  const { files } = findFacts(program)
  return files && firstAt(endsOf(path), files, args)
}

function languageFor(
  program: string,
  path: string,
  args: readonly Value[],
): ImplicitFile['language'] | undefined {
  const base = path.slice(path.lastIndexOf('/') + 1)
  const file = fileOf(program, path, args)
  if (file) return file.language
  const [word = ''] = program.split(' ')
  const named =
    word.length >= 3 && base.toLowerCase().replace(/^\./, '').startsWith(word.toLowerCase())
  const code = /\.(py|rb|pl|lua|js|sh)$/.exec(base)?.[1]
  // A plugin by its name, hidden or in a folder that is called like the program: `dstat_mine.py`.
  if (named && code !== undefined && (path.includes('/.') || path.includes(`/${word}/`)))
    return EXTENSIONS[code]
  return named && /rc$|\.(?:conf|cfg|ini|toml|ya?ml|json|jsonc|rc|config)$/.test(base)
    ? 'config'
    : undefined
}

/** The language that the end of a name tells of. */
export function languageByExtension(path: string): Language | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? ''
  return Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined
}

const EXTENSIONS: Readonly<Record<string, Language>> = {
  py: 'python',
  rb: 'ruby',
  pl: 'perl',
  lua: 'lua',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'javascript',
  mts: 'javascript',
  php: 'php',
  go: 'go-source',
  rs: 'compiled',
  c: 'compiled',
  cc: 'compiled',
  cpp: 'compiled',
  java: 'jvm',
  kt: 'jvm',
  sh: 'sh',
  bash: 'sh',
  zsh: 'sh',
}
