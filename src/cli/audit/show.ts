import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import {
  auditFolder,
  GROUPINGS,
  type Grouping,
  isSelected,
  LogFollower,
  type LoggedRecord,
  newestRecords,
  RecordCounter,
  type Selection,
} from '../../audit/index.ts'
import { clip, jsonText, printable } from '../../report/format.ts'
import { EXIT, findRule, RULE_IDS, ruleLabel, UserError, VERDICTS } from '../../verdict/index.ts'
import { commaList, defineCommand, runs, wholeNumber } from '../command-line.ts'
import { onInterrupt } from '../on-interrupt.ts'
import { print, printJson } from '../print.ts'
import { say } from '../say.ts'
import { terminalWidth } from '../terminal.ts'
import { recordLine } from './record-line.ts'
import { since } from './since.ts'

/** How often the log is looked at while it is followed. */
const LOOK_MS = 200

interface Options {
  since?: number
  agent?: string[]
  verdict?: string[]
  rule?: string[]
  folder?: string
  grep?: string
  limit: number
  count?: boolean
  by?: Grouping
  follow?: boolean
  json?: boolean
}

/** `aegish audit`: the log of decisions, selected, counted or followed. */
export function define(): Command {
  return defineCommand('audit', 'Show what was decided: the log of hooks, shells and services.', [
    'aegish audit --verdict BLOCK,WARN --since 2d',
    'aegish audit --count --by rule',
    'aegish audit verify',
  ])
    .usage('[options]\n       aegish audit head\n       aegish audit verify [--head HASH]')
    .option('--since <when>', 'not before: 30m, 2h, 3d, or a date', (text) => since(text))
    .option('--agent <names>', 'for these agents, with commas (shell, prompt, codex …)', commaList)
    .option('--verdict <verdicts>', 'ALLOW, WARN, BLOCK, with commas', commaList)
    .option('--rule <rules>', 'by these rules, with commas', commaList)
    .option('--folder <folder>', 'in this folder, and below it')
    .option('--grep <text>', 'with this text in command, reason, conversation or ids')
    .option('--limit <n>', 'show so many, the newest; 0 for all', wholeNumber(), 20)
    .option('--count', 'count decisions instead (a repeated request counts once)')
    .addOption(new Option('--by <field>', 'what to count by (implies --count)').choices(GROUPINGS))
    .addOption(
      new Option('--follow', 'show the latest, and what comes, until Ctrl-C').conflicts([
        'count',
        'by',
      ]),
    )
    .option('--json', 'one record per line, as in the log')
    .addHelpText(
      'after',
      `
The newest come first (with --follow last). Secrets were taken out before they
were written. The log lies in ~/.local/state/aegish ($XDG_STATE_HOME/aegish).`,
    )
    .action(async (options: Options) => {
      const folder = auditFolder(process.env)
      const selection = selectionOf(options)
      if (options.follow) process.exitCode = await follow(folder, selection, options)
      else if (options.count || options.by) count(folder, selection, options)
      else await show(folder, selection, options)
    })
}

export const run = runs(define)

function selectionOf({ since, agent, verdict, rule, folder, grep }: Options): Selection {
  return {
    since,
    agents: agent,
    verdicts:
      verdict &&
      known(
        verdict.map((one) => one.toUpperCase()),
        VERDICTS,
        'verdict',
      ),
    rules: rule?.map(ruleNamed),
    folder: folder === undefined ? undefined : resolve(folder),
    text: grep,
  }
}

/** The id of a rule that is given by its id or its name. */
function ruleNamed(word: string): string {
  const found = findRule(word)
  if (found) return found.id
  const labels = RULE_IDS.map(ruleLabel)
  throw new UserError('USAGE', `no rule "${word}": known are ${labels.join(', ')}`)
}

function known(words: string[], all: readonly string[], what: string): string[] {
  const wrong = words.find((word) => !all.includes(word))
  if (wrong === undefined) return words
  throw new UserError('USAGE', `no ${what} "${wrong}": known are ${all.join(', ')}`)
}

function* selected(folder: string, selection: Selection): Generator<LoggedRecord> {
  for (const record of newestRecords(folder)) {
    // The newest come first, so no later one is newer; clocks may jump a little.
    if (selection.since !== undefined && Date.parse(record.time) < selection.since - JUMP_MS) return
    if (isSelected(record, selection)) yield record
  }
}

const JUMP_MS = 3600_000

function lineOf(record: LoggedRecord, { json }: Options): string {
  return `${json ? jsonText(record) : recordLine(record, terminalWidth())}\n`
}

async function show(folder: string, selection: Selection, options: Options): Promise<void> {
  let shown = 0
  const lines = function* () {
    for (const record of selected(folder, selection)) {
      if (options.limit > 0 && shown === options.limit) {
        say(`the newest ${options.limit} are shown (--limit 0 shows all)`)
        return
      }
      shown++
      yield lineOf(record, options)
    }
  }
  await print(lines())
  if (shown === 0) say(`nothing like that was decided yet, says ${folder}`)
}

function count(folder: string, selection: Selection, { by = 'verdict', json }: Options): void {
  const counter = new RecordCounter(by)
  for (const record of selected(folder, selection)) counter.add(record)
  const rows = counter.sorted()
  if (json) {
    printJson({ by, total: counter.total, counts: rows.map(([group, n]) => ({ group, n })) })
    return
  }
  const width = Math.max(5, String(counter.total).length)
  const line = (n: number, what: string) =>
    `${String(n).padStart(width)}  ${clip(printable(what), terminalWidth() - width - 2)}\n`
  const labelled = (group: string) => (by === 'rule' ? ruleLabel(group) : group)
  process.stdout.write(rows.map(([group, n]) => line(n, labelled(group))).join(''))
  process.stdout.write(line(counter.total, 'decisions'))
}

async function follow(folder: string, selection: Selection, options: Options): Promise<number> {
  const stop = new AbortController()
  const stopWatching = onInterrupt(() => stop.abort())
  // Before the past is read, so that nothing falls between the two.
  const follower = new LogFollower(folder)
  const past: string[] = []
  for (const record of selected(folder, selection)) {
    if (past.length === Math.max(1, options.limit)) break
    past.push(lineOf(record, options))
  }
  await print(past.reverse())
  try {
    while (!stop.signal.aborted) {
      await delay(LOOK_MS, undefined, { signal: stop.signal })
      const news = follower.look().filter((record) => isSelected(record, selection))
      await print(news.map((record) => lineOf(record, options)))
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    stopWatching()
  }
  return EXIT.interrupted
}
