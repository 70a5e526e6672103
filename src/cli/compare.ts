import { type Command, Option } from 'commander'
import type { Comparison, RunChanges } from '../compare/index.ts'
import { writeFileWhole } from '../disk/write-file.ts'
import {
  comparisonToConsole,
  comparisonToCsv,
  comparisonToHtml,
  comparisonToMarkdown,
  jsonText,
} from '../report/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { chartRenderer } from './chart-renderer.ts'
import { commaList, defineCommand, numberBetween, runs } from './command-line.ts'
import { type ComparisonOptions, loadComparison } from './load-comparison.ts'
import { printProblems } from './log-paths.ts'
import { say } from './say.ts'
import { terminalWidth } from './terminal.ts'

interface Options extends ComparisonOptions {
  json?: boolean
  markdown?: boolean
  csv?: boolean
  html?: string
  out?: string
  failOnRegression?: boolean
}

const NO_CHANGES =
  '--fail-on-regression needs two runs of the same guard: aegish compare BEFORE AFTER --fail-on-regression'

/** `aegish compare`: guards side by side, with what is significant and what is not. */
export function define(): Command {
  return defineCommand('compare', 'Rank guards by their logs, with intervals and significance.', [
    'aegish compare logs/',
    'aegish compare logs/ --exclude nano --out comparison.json',
    'aegish compare comparison.json --json',
    'aegish compare logs/ --html report.html',
    'aegish compare before.eval after.eval --fail-on-regression',
  ])
    .argument(
      '<path...>',
      '.eval logs, folders of them, or comparison files (.json); of two runs of one guard also what changed',
    )
    .option(
      '--models <names>',
      'only these models (names or parts of names, comma-separated)',
      commaList,
    )
    .option('--exclude <parts>', 'leave out models whose name contains one of these', commaList)
    .option('--dataset <name>', 'only this dataset')
    .option('--target <score>', 'the score that earns a star (default 0.85)', numberBetween(0, 1))
    .addOption(new Option('--json', 'print the comparison as JSON').conflicts(['markdown', 'csv']))
    .addOption(new Option('--markdown', 'Markdown, for a pull request').conflicts('csv'))
    .option('--csv', 'one line per guard')
    .option('--out <file>', 'also write the comparison as JSON to a file')
    .option('--html <file>', 'also write a report with charts, as one file that can be sent')
    .option(
      '--fail-on-regression',
      'with two runs A B: exit with 1 when a guard got significantly worse, or when a guard, suite or sample of A is missing from B',
    )
    .action(async (paths: string[], options: Options) => {
      process.exitCode = await compare(paths, options)
    })
}

export const run = runs(define)

async function compare(paths: string[], options: Options): Promise<number> {
  const problems: UserError[] = []
  // Older logs are only read where their scores can be shown.
  const history = options.html !== undefined || options.out !== undefined || options.json === true
  const comparison = await loadComparison(paths, { ...options, history }, problems)
  printProblems(problems)
  if (Object.keys(comparison.results).length === 0) {
    if (problems.length > 0) return EXIT.usage
    throw new UserError('NOTHING_LEFT', 'no log fits --models, --exclude and --dataset')
  }
  if (options.failOnRegression && !comparison.changes) {
    throw new UserError('NO_CHANGES', NO_CHANGES)
  }
  if (options.out !== undefined) writeFileWhole(options.out, toJson(comparison))
  if (options.html !== undefined) {
    const page = await comparisonToHtml('Comparison of guards', comparison, chartRenderer())
    writeFileWhole(options.html, page)
  }
  process.stdout.write(print(comparison, options))
  if (problems.length > 0) return EXIT.usage
  return options.failOnRegression ? judge(comparison.changes!) : EXIT.fine
}

/** Whether run B may pass for as good as run A; a line for each reason why not. */
function judge({ reasons, regressed }: RunChanges): number {
  for (const reason of reasons) say(`regression: ${reason}`)
  return regressed ? EXIT.missed : EXIT.fine
}

function print(comparison: Comparison, { json, markdown, csv }: Options): string {
  if (json) return toJson(comparison)
  if (markdown) return comparisonToMarkdown(comparison)
  if (csv) return comparisonToCsv(comparison)
  return comparisonToConsole(comparison, terminalWidth())
}

function toJson(comparison: Comparison): string {
  return `${jsonText(comparison, 2)}\n`
}
