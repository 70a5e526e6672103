import { type Command, Option } from 'commander'
import { writeFileWhole } from '../disk/write-file.ts'
import { listLogs, lossOf, newestLogs } from '../log/index.ts'
import {
  comparisonToHtml,
  jsonText,
  type LogReport,
  logsToCsv,
  logsToJunit,
  logsToMarkdown,
  logToConsole,
  readLogs,
  readScores,
  scoreLog,
} from '../report/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { chartRenderer } from './chart-renderer.ts'
import { defineCommand, runs } from './command-line.ts'
import { loadComparison } from './load-comparison.ts'
import { collect, logsOf, printProblems } from './log-paths.ts'
import { terminalWidth } from './terminal.ts'

interface Options {
  latest?: string
  json?: boolean
  markdown?: boolean
  csv?: boolean
  samples?: boolean
  html?: string
  junit?: string
}

/** `aegish report`: what finished logs say, scored by our rules. */
export function define(): Command {
  return defineCommand('report', 'Score and summarise finished logs, ours or Inspect’s.', [
    'aegish report logs/',
    'aegish report --latest logs/ --json',
    'aegish report run.eval --samples > samples.jsonl',
    'aegish report logs/ --html report.html --junit targets.xml',
  ])
    .argument('[log...]', '.eval logs, or folders of them')
    .option('--latest <dir>', 'only the newest log of each model and task in this folder')
    .addOption(
      new Option('--json', 'a list with one object per log').conflicts(['markdown', 'csv']),
    )
    .addOption(
      new Option('--markdown', 'Markdown, for a pull request').conflicts(['csv', 'samples']),
    )
    .addOption(new Option('--csv', 'one line per log').conflicts('samples'))
    .option('--samples', 'one JSON object per sample and line; with --json the list comes first')
    .option('--html <file>', 'also write a report with charts, as one file that can be sent')
    .option('--junit <file>', 'also write the targets as JUnit test cases, for CI')
    .action(async (paths: string[], options: Options) => {
      process.exitCode = await report(paths, options)
    })
}

export const run = runs(define)

async function report(paths: string[], options: Options): Promise<number> {
  if (paths.length === 0 && options.latest === undefined) {
    throw new UserError(
      'USAGE',
      'name a log or a folder of logs ("aegish report --help" says more)',
    )
  }
  const problems: UserError[] = []
  const logs = [...logsOf(paths, problems), ...latest(options.latest, problems)]
  const reports: LogReport[] = []
  for await (const reading of readLogs(logs, { withSamples: false })) {
    const scores = collect(problems, () => readScores(reading))
    if (!scores) continue
    reports.push(scores.report)
    // A log that lost samples is reported, and is a problem all the same.
    const loss = lossOf(scores.info)
    if (loss) problems.push(loss)
  }
  if (reports.length > 0) {
    if (options.junit !== undefined) writeFileWhole(options.junit, logsToJunit(reports))
    if (options.html !== undefined) writeFileWhole(options.html, await toPage(reports, problems))
    print(reports, options)
  }
  printProblems(problems)
  return problems.length > 0 ? EXIT.usage : EXIT.fine
}

/** The comparison of the same logs, with each of them, and with what could not be used. */
async function toPage(
  reports: readonly LogReport[],
  problems: readonly UserError[],
): Promise<string> {
  const paths = reports.map(({ log }) => log)
  const comparison = await loadComparison(paths, { history: true }, [...problems])
  return comparisonToHtml('Report on guards', comparison, chartRenderer(), reports)
}

function latest(folder: string | undefined, problems: UserError[]): string[] {
  if (folder === undefined) return []
  const { logs, broken } = listLogs(logsOf([folder], problems))
  problems.push(...broken)
  return newestLogs(logs).newest.map((log) => log.path)
}

function print(reports: LogReport[], options: Options): void {
  const write = (text: string) => process.stdout.write(text)
  if (options.markdown) write(logsToMarkdown(reports))
  else if (options.csv) write(logsToCsv(reports))
  else if (options.json) {
    // With --samples every line of the output is JSON by itself, the first one the list.
    write(`${jsonText(reports, options.samples ? 0 : 2)}\n`)
  } else if (!options.samples) {
    write(reports.map((each) => logToConsole(each, terminalWidth())).join('\n'))
  }
  if (options.samples) printSamples(reports, write)
}

/**
 * Reads the logs a second time: the first pass proved that each is whole, so a broken one never
 * leaves half of its samples on the output, and no more than one sample is held.
 */
function printSamples(reports: readonly LogReport[], write: (text: string) => void): void {
  for (const { log, model, dataset } of reports) {
    scoreLog(log, (scored) => write(`${jsonText({ ...scored, model, dataset })}\n`))
  }
}
