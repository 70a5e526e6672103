import { isSeenByParts, type Passage, type Seen, shippedDoubter } from '../../learn/index.ts'
import type { Analysis, Trace } from './analyse.ts'
import { FITTED } from './certainty/fitted-confidence.ts'
import type { Effect } from './effects/effect.ts'
import type { Operation } from './operation.ts'
import { withoutDocuments } from './without-documents.ts'

/**
 * What commands do that may pass. Kinds that decide by themselves (a shell on the network, raised rights)
 * are no help: who learns from them learns to repeat the analysis, and is to err differently.
 */
const NOTED: ReadonlySet<Effect['kind']> = new Set([
  'read',
  'write',
  'use',
  'fetch',
  'send',
  'connect',
  'touch',
  'delete',
  'delete-tree',
  'run',
  'unpack',
])

/** How the trace shows a part that is not known: `‹sqlite3›`, or a variable that the text does not set. */
const UNKNOWN = /‹|^\$/

/**
 * How much sooner it doubts where none, one, two or more commands of a conversation were denied lately. Ordinary
 * work alone leads nobody far up, so it may shy at what is ordinary there; at the last step it does so at most.
 */
const SOONER = [0, 0.4, 0.8, 1.1, 1.3, 1.5, 1.65, 1.8, 2]

/**
 * A second doubt, by a small model that knows nothing of shells: what it gets wrong is not what the
 * analysis gets wrong. It only lowers the certainty of what would pass as known, and never touches a verdict.
 * `denials`: how many other commands of the same conversation were denied lately.
 */
export function withSecondDoubt(command: string, analysis: Analysis, denials = 0): Analysis {
  if (analysis.verdict === 'BLOCK' || analysis.certainty !== 'known') return analysis
  // Who permits it has looked at it.
  if (analysis.permitted) return analysis
  const seen = seenOf(command, analysis)
  if (isWord(seen)) return analysis
  const doubt = shippedDoubter()(seen, SOONER[Math.min(denials, SOONER.length - 1)])
  if (!doubt) return analysis
  const why = doubt.excess > 0 ? 'it looks like an attack' : `it is tried ${afterDenials(denials)}`
  return {
    ...analysis,
    reason: `${analysis.reason}, but ${why}${quoted(doubt.words)}`,
    certainty: 'doubtful',
    confidence: FITTED['passed doubtful'],
    doubts: doubt.words,
  }
}

function afterDenials(denials: number): string {
  return denials === 1 ? 'after another was denied' : `after ${denials} others were denied`
}

function quoted(words: readonly string[]): string {
  return words.length > 0 ? ` (${words.map((word) => `"${word}"`).join(', ')})` : ''
}

/** How a tool that lists files is put (src/agent/tool/input-reader.ts): nobody typed that. */
const LISTING = /^ls -d -- (?:[\w@%+=:,./-]+|'[^']*')$/

/** The same for what a tool of an agent does: only command lines look like anything. */
export function withDoubtAbout(operation: Operation, analysis: Analysis, denials = 0): Analysis {
  if (operation.kind !== 'command' || LISTING.test(operation.text)) return analysis
  return withSecondDoubt(operation.text, analysis, denials)
}

/**
 * What the second doubt sees of a command line, and of each command in it: whoever puts ordinary ones around an
 * attack changes nothing about how that looks. It learned from the same.
 */
export function seenOf(command: string, analysis: Analysis): Seen {
  const parts = (analysis.parts?.() ?? [])
    .slice(0, MOST_PARTS)
    .map(({ start, end, ...trace }) =>
      passageOf(command.slice(start, end).replace(SEPARATORS, ''), trace),
    )
    .filter((part) => !isWord(part))
  const text = shortened(command)
  return { text, notes: isSeenByParts(text, parts) ? [] : notesOn(analysis.trace()), parts }
}

const MOST_PARTS = 256
/** What stands between a command and the next. */
const SEPARATORS = /[\s;&|]+$/

function passageOf(command: string, trace: Pick<Trace, 'commands' | 'effects'>): Passage {
  return { text: shortened(command), notes: notesOn(trace) }
}

/** Extra blanks change nothing for the shell, but would add features for the model. */
function shortened(command: string): string {
  return withoutDocuments(command).replace(BLANKS, ' ').trim()
}

/** A word alone looks like nothing: `history`, `jobs`. */
function isWord({ text }: Passage): boolean {
  return !text.includes(' ')
}

const BLANKS = /\s{2,}/g

/** What the analysis saw, for a reader that only knows words: programs, who runs them, effects, holes. */
function notesOn({ commands, effects }: Pick<Trace, 'commands' | 'effects'>): string[] {
  const notes: string[] = []
  for (const { arguments: words, by } of commands) {
    const [program = ''] = words
    notes.push(`program ${program}`)
    if (by !== undefined) notes.push(`by ${by}`)
    if (words.some((word) => UNKNOWN.test(word))) notes.push(`unknown to ${program}`)
  }
  for (const { kind, target } of effects)
    if (NOTED.has(kind)) notes.push(UNKNOWN.test(target) ? `${kind} unknown` : kind)
  return notes
}
