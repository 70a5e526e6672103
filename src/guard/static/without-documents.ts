import { lateAtFirst } from './effects/knowledge/pattern.ts'

/** Where a document begins, and the word that ends it. */
const BEGINNING = /^<<(-?)\s*(?:(["'])([\w.-]+)\2|([\w.-]+))/
/** Programs that only pass it on. */
const PASSES_ON = /\b(?:cat|tee)\b/
const SEPARATORS = ['|', ';', '&']

/**
 * A command without the documents that it only stores or hands over as a text: files of a project,
 * messages, descriptions. They may speak of anything. What an interpreter gets stays.
 */
export function withoutDocuments(command: string): string {
  const text = TELLS.test(command) ? command.replace(MESSAGE, '$1""') : command
  return text.includes('<<') ? withoutStored(text) : text
}

/** Words by which people tell each other what they have changed: `git commit`, `gh pr create`. */
const TELLS = lateAtFirst(
  /^\w+ (?:\w+ )?(?:comment|commit|create|describe|edit|merge|notes?|release|review|tag)\b/,
)
const MESSAGE =
  /( (?:-[a-z]*m|--(?:message|body|title|notes|description))[ =])(?:'[^']{0,4000}'|"(?:[^"\\$`]|\\.){0,4000}")/g

function withoutStored(command: string): string {
  const kept: string[] = []
  let end: Ending | undefined
  for (const line of command.split('\n')) {
    if (end) {
      if ((end.indented ? line.replace(/^\t+/, '') : line) !== end.word) continue
      end = undefined
    } else end = documentOn(line)
    kept.push(line)
  }
  // Without its end it is no document.
  return end ? command : kept.join('\n')
}

interface Ending {
  word: string
  indented: boolean
}

/** The only document that begins on a line, if nothing behind it could obey it. In linear time. */
function documentOn(line: string): Ending | undefined {
  const at = line.indexOf('<<')
  const tail = line.slice(at)
  if (at < 0 || tail.indexOf('<<', 1) >= 0 || /[|;&]/.test(tail)) return undefined
  const head = line.slice(0, at)
  const call = head.slice(Math.max(...SEPARATORS.map((mark) => head.lastIndexOf(mark))) + 1)
  const [, dash, , quoted, plain] = BEGINNING.exec(tail) ?? []
  const word = quoted ?? plain
  return word !== undefined && PASSES_ON.test(call) ? { word, indented: dash === '-' } : undefined
}
