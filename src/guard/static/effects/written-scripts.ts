import { TooComplex } from '../parse/parse-script.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Effect, Span } from './effect.ts'
import { findEntry } from './knowledge/index.ts'
import type { Language } from './knowledge/languages.ts'
import type { Machine } from './machine.ts'
import { runIsolated } from './off-machine.ts'
import { isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'
import { runWrittenFile } from './script-files.ts'

/** A script that was written now and runs some day, when it is asked about only by its name. */
export interface WrittenScript {
  path: string
  content: Value
  /** What the end of its name says; undefined where its first line says it. */
  language: Language | undefined
  /** What it would do here. */
  effects: readonly Effect[]
  span: Span
}

/** A longer one is part of a project: reading it would cost more than all the rest. */
const LONGEST = 4_000

/** Whoever writes more of them at once sets up something. */
const MOST_SCRIPTS = 8

/** Languages of scripts that people run by their names. */
const RUN_BY_NAME: ReadonlySet<Language> = new Set<Language>([
  'javascript',
  'perl',
  'python',
  'ruby',
  'sh',
])

/** Remembers a script that was written; `language` is what the end of its name says. */
export function noteWrittenScript(
  machine: Machine,
  path: string,
  content: Value,
  language: Language | undefined,
): void {
  if (content.length > LONGEST || !isKnown(content)) return
  if (machine.writtenScripts.length >= MOST_SCRIPTS) return
  const hasHeader = content.startsWith('#!')
  if (!hasHeader && (language === undefined || !RUN_BY_NAME.has(language))) return
  const { span } = machine
  machine.writtenScripts.push({
    path,
    content,
    language: hasHeader ? undefined : language,
    effects: [],
    span,
  })
}

/** At the end it is known which of them the text has run by itself: what the others would do is looked at now. */
export function followWrittenScripts(machine: Machine): void {
  noteMovedScripts(machine)
  for (const script of machine.writtenScripts) {
    const { path, content, language } = script
    if (isRunHere(machine, script)) continue
    script.effects = effectsOf(machine, path, () => {
      if (language === undefined) runWrittenFile(machine, path, content, [])
      else machine.runCode(language, content, path)
    })
    // Whoever comes in by it is let in by whoever writes it, on any machine.
    for (const effect of script.effects)
      if (effect.kind === 'remote-shell') machine.effects.add({ ...effect, span: script.span })
  }
}

/**
 * `echo … > x; split x p; sh paa`: a script that runs was not seen, and what the text has written may have
 * come there by a way that nobody follows.
 */
function noteMovedScripts(machine: Machine): void {
  const runsUnseen = machine.scripts.some(({ program }) => isKind(program, 'shell'))
  if (!runsUnseen || machine.files.size === 0) return
  const noted = new Set(machine.writtenScripts.map(({ path }) => path))
  for (const [path, content] of machine.files)
    if (!noted.has(path) && !path.startsWith('/dev/'))
      noteWrittenScript(machine, path, content, 'sh')
}

function isRunHere(machine: Machine, { path, span }: WrittenScript): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const names = (word: Value | undefined) => word !== undefined && plain(word).endsWith(name)
  return machine.resolved.some(
    ({ arguments: [program = '', ...words], span: { start } }) =>
      start > span.start && (names(program) || (runsScripts(plain(program)) && words.some(names))),
  )
}

/** A shell, or what takes a script as its first word. */
function runsScripts(program: string): boolean {
  if (isKind(program, 'shell')) return true
  const entry = findEntry(canonicalName(program))
  return [entry?.first[0], entry?.repeated].some((type) => type?.startsWith('script.') === true)
}

/** What a part would do; nothing else of it stays. */
function effectsOf(machine: Machine, by: string, body: () => void): Effect[] {
  const before = machine.effects.mark
  const commands = machine.resolved.length
  const followed = [...machine.followed]
  const traps = machine.traps.length
  try {
    runIsolated(machine, () =>
      machine.within({ frame: machine.frameFor('shell', by), input: undefined }, () => {
        body()
        for (const { script, environment, isFunction } of machine.traps.splice(traps))
          if (!isFunction || environment.function(plain(script)) !== undefined)
            machine.runText(script, isFunction ? { environment } : {})
      }),
    )
  } catch (error) {
    if (!(error instanceof TooComplex) && !(error instanceof RangeError)) throw error
  }
  machine.resolved.length = commands
  machine.traps.length = traps
  machine.followed.clear()
  for (const key of followed) machine.followed.add(key)
  return machine.effects.takeBack(before)
}
