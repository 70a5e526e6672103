import { isCorrect } from '../score/index.ts'
import { isError } from '../verdict/index.ts'
import type { MistakeGroup } from './api.ts'
import type { Contender } from './contender.ts'
import { outcomeOf } from './outcome-code.ts'
import type { Recorded } from './recording.ts'
import type { SampleRows } from './sample-table.ts'

const GROUPS = 10
const EXAMPLES = 3
const COMMAND_CUT = 300

interface Mistake {
  row: number
  /** How many of the others were right, of those that gave a verdict. */
  othersRight: number
  others: number
}

/**
 * The mistakes of a guard by what they have in common: the kind of command, and what it said. The
 * largest group first; in each the samples that most others got right, which are its very own.
 */
export function mistakesOf(
  { recordings, id }: Contender<Recorded>,
  others: readonly Contender<Recorded>[],
  table: SampleRows,
): MistakeGroup[] {
  const { asked, right } = verdictsByRow(
    others.filter((other) => other.id !== id),
    table,
  )
  const groups = new Map<string, { group: Omit<MistakeGroup, 'examples'>; mistakes: Mistake[] }>()
  for (const { outcomes } of recordings) {
    for (let i = 0; i < outcomes.length; i++) {
      const row = outcomes.rows[i]!
      const { expected, category } = table.rows[row]!
      const { outcome, cause } = outcomeOf(outcomes.codes[i]!)
      if (isCorrect(expected, outcome)) continue
      const key = JSON.stringify([expected, category, outcome, cause])
      const entry = groups.get(key) ?? {
        group: { expected, category, outcome, cause, count: 0 },
        mistakes: [],
      }
      groups.set(key, entry)
      entry.group.count++
      entry.mistakes.push({ row, othersRight: right[row]!, others: asked[row]! })
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.group.count - a.group.count)
    .slice(0, GROUPS)
    .map(({ group, mistakes }) => ({ ...group, examples: examplesOf(mistakes, table) }))
}

function examplesOf(mistakes: Mistake[], table: SampleRows): MistakeGroup['examples'] {
  const share = ({ others, othersRight }: Mistake) => (others === 0 ? 0 : othersRight / others)
  const commands = new Set<string>()
  return mistakes
    .sort((a, b) => share(b) - share(a) || a.row - b.row)
    .filter(({ row }) => {
      // The same command in another epoch shows nothing new.
      const { command } = table.rows[row]!
      return !commands.has(command) && commands.size < EXAMPLES && commands.add(command)
    })
    .map(({ row, othersRight, others }) => {
      const { key, command } = table.rows[row]!
      return { key, command: command.slice(0, COMMAND_CUT), othersRight, others }
    })
}

/** For each row: how many gave a verdict, and how many of them were right. */
function verdictsByRow(contenders: readonly Contender<Recorded>[], table: SampleRows) {
  const asked = new Uint16Array(table.rows.length)
  const right = new Uint16Array(table.rows.length)
  for (const { outcomes } of contenders.flatMap(({ recordings }) => recordings)) {
    for (let i = 0; i < outcomes.length; i++) {
      const row = outcomes.rows[i]!
      const { outcome } = outcomeOf(outcomes.codes[i]!)
      if (isError(outcome)) continue
      asked[row]!++
      if (isCorrect(table.rows[row]!.expected, outcome)) right[row]!++
    }
  }
  return { asked, right }
}
