import { noteCodeGaps } from '../certainty/code-gaps.ts'
import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import { ALL_VARIABLES } from '../resolve/variables.ts'
import type { Language } from './knowledge/languages.ts'
import { codeBehaviour } from './languages/any-code/code-behaviour.ts'
import { hiddenTexts } from './languages/any-code/hidden-text.ts'
import { codeServer, namedPaths } from './languages/any-code/named-paths.ts'
import { takesEnvironment } from './languages/any-code/network-code.ts'
import { withoutTables } from './languages/any-code/without-tables.ts'
import { READERS, WITHOUT_CALLS } from './languages/index.ts'
import { PRINTS } from './languages/printing.ts'
import type { Machine } from './machine.ts'
import { isCompiled, isOneFile } from './own-content.ts'
import { startsWithKind } from './program-kinds.ts'

/** Analyses code in a language: its effects count as the effects of the program that runs it. */
export function runCode(machine: Machine, language: Language, code: Value, by: string): Value {
  machine.step()
  if (language === 'sh') return machine.runText(code, { frame: machine.frameFor('shell', by) })
  const text = plain(code)
  // `python3 < script.py` is `python3 script.py`.
  if (isOneFile(machine, text) || isCompiled(machine, text)) {
    for (const { origin, detail } of machine.symbols.in(text))
      if (origin === 'file' && detail !== '')
        machine.scripts.push({ path: detail, program: by, span: machine.span })
    return machine.unknown('output', by)
  }
  // Code that nobody can see: where it came from decides.
  if (!isKnown(text) && withoutSymbols(text).trim() === '') {
    // Commands for a program of its own kind are not code.
    if (language === 'typed' || isOwnData(machine, language, text))
      return machine.unknown('output', by)
    machine.emit('execute', by, text)
    return machine.unknown('output', by)
  }
  machine.code.push({ text, language, program: by, span: machine.span, frame: machine.frame })
  const { provenance } = machine
  machine.provenance = { by: 'reader', name: language }
  if (!WITHOUT_CALLS.has(language)) {
    const shown = FOLLOWS_CALLS.test(language) ? withoutTables(text) : text
    namedPaths(machine, shown, by)
    codeServer(machine, shown, by)
    codeBehaviour(machine, shown, by, language)
  }
  const output = READERS[language](machine, text, by)
  noteCodeGaps(machine, language, text, by)
  // Code that prints the environment prints the values in it, encoded or not.
  const showsAll = CODES.has(language) && takesEnvironment(text)
  const hidden = showsAll ? '' : followHidden(machine, language, text, by)
  machine.provenance = provenance
  if (showsAll) return output + machine.unknown('output', ALL_VARIABLES)
  // Both may be what it prints: what was followed, and what its strings turn into.
  const followed = output.trim() !== '' && isKnown(output)
  if (followed && output.includes(hidden.trim())) return output
  if (hidden !== '') return followed ? `${output}\n${hidden}` : hidden
  // Nothing is known about what it prints; only a text that is run cares.
  return output.trim() === '' && PRINTS.test(text) ? machine.unknown('output', by) : output
}

/** Languages whose analysers see every call with its arguments. */
const FOLLOWS_CALLS = /^(?:python|javascript|ruby|php)$/

/**
 * Whether text for a program that cannot be seen is data of one's own: what a database printed,
 * from this machine or another one that one logs in to, or a file that was unpacked.
 */
function isOwnData(machine: Machine, language: Language, text: Value): boolean {
  if (!DATA_LANGUAGES.test(language)) return false
  return machine.symbols.in(text).every(({ origin, detail }) => {
    if (origin === 'network') return language === 'sql' && /^(?:[\w.-]+@)?[\w.-]+$/.test(detail)
    return origin === 'file' || (origin === 'output' && !startsWithKind(detail, 'decoder'))
  })
}

/** Languages that people seldom write by hand: programs make them for each other. */
const DATA_LANGUAGES = /^(?:sql|config|roff|tex|postscript)$/

const EVALUATES =
  /\b(?:eval\w*|exec|execvp?\w*|Function|compile|loadstring|load|instance_eval|iex)\b/
const STARTS = /\b(?:system|popen|spawn\w*|execSync|exec\w*|subprocess|shell_exec|passthru)\b|`/
const CODES: ReadonlySet<Language> = new Set([
  'python',
  'javascript',
  'perl',
  'ruby',
  'php',
  'lua',
  'awk',
  'powershell',
  'julia',
  'r',
  'jvm',
])

/** Follows what code hides in its strings; returns what it prints of that. */
function followHidden(machine: Machine, language: Language, code: string, by: string): Value {
  if (!CODES.has(language) || machine.decoding) return ''
  const texts = hiddenTexts(code)
  if (texts.length === 0) return ''
  machine.decoding = true
  try {
    for (const text of texts) {
      if (text.length > code.length / 2 || EVALUATES.test(code))
        runCode(machine, language, text, by)
      // The whole program in another spelling is no command line.
      const isProgram = text.slice(0, 12) === code.slice(0, 12)
      if (!isProgram && STARTS.test(code) && /^[\w./~-]+(?:\s|$)/.test(text))
        machine.runText(text, { frame: machine.frameFor('code', by), input: undefined })
      if (/^(?:\/|~\/)\S+$/.test(text)) namedPaths(machine, `open("${text}")`, by)
    }
  } finally {
    machine.decoding = false
  }
  // Whole programs in another spelling are no output.
  const printed = texts.filter((text) => text.length < code.length / 1.3)
  return PRINTS.test(code) ? printed.join('\n') : ''
}
