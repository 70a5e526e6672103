import { comparisonToConsole } from '../report/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { commaList, defineCommand, numberBetween, runCommand } from './command-line.ts'
import { type ComparisonOptions, loadComparison } from './load-comparison.ts'
import { printProblems } from './log-paths.ts'
import { terminalWidth } from './terminal.ts'
import { writeFileWhole } from './write-file.ts'

interface Options extends ComparisonOptions {
  json?: boolean
  out?: string
}

/** `aegish compare`: guards side by side, with what is significant and what is not. */
export function run(argv: string[]): Promise<number> {
  const command = defineCommand(
    'compare',
    'Rank guards by their logs, with intervals and significance.',
    [
      'aegish compare logs/',
      'aegish compare logs/ --exclude nano --out comparison.json',
      'aegish compare comparison.json --json',
    ],
  )
    .argument('<path...>', '.eval logs, folders of them, or comparison files (.json)')
    .option(
      '--models <names>',
      'only these models (names or parts of names, comma-separated)',
      commaList,
    )
    .option('--exclude <parts>', 'leave out models whose name contains one of these', commaList)
    .option('--dataset <name>', 'only this dataset')
    .option('--target <score>', 'the score that earns a star (default 0.85)', numberBetween(0, 1))
    .option('--json', 'print the comparison as JSON')
    .option('--out <file>', 'also write the comparison as JSON to a file')
    .action((paths: string[], options: Options) => {
      process.exitCode = compare(paths, options)
    })
  return runCommand(command, argv)
}

function compare(paths: string[], options: Options): number {
  const problems: UserError[] = []
  const comparison = loadComparison(paths, options, problems)
  printProblems(problems)
  if (Object.keys(comparison.results).length === 0) {
    if (problems.length > 0) return EXIT.usage
    throw new UserError('NOTHING_LEFT', 'no log fits --models, --exclude and --dataset')
  }
  const json = `${JSON.stringify(comparison, null, 2)}\n`
  if (options.out !== undefined) writeFileWhole(options.out, json)
  process.stdout.write(options.json ? json : comparisonToConsole(comparison, terminalWidth()))
  return problems.length > 0 ? EXIT.usage : EXIT.fine
}
