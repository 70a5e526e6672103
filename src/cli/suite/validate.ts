import type { Command } from 'commander'
import { matchesTellTale } from '../../guard/baseline/regex.ts'
import { printable } from '../../report/format.ts'
import {
  type Problem,
  shippedNames,
  type ValidationReport,
  validateSuite,
} from '../../suite/index.ts'
import { EXIT, UserError } from '../../verdict/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { SKIP_INVALID, shippedSuites, suiteNamed } from './shipped.ts'

interface ValidateOptions {
  syntax: boolean
  json?: boolean
  skipInvalid?: boolean
}

/** `aegish suite validate`: everything that is asked of a suite. */
export function define(): Command {
  return defineCommand('suite validate', 'Check everything that is asked of a suite.', [
    'aegish suite validate twins',
    'aegish suite validate ./my-suite',
    'aegish suite validate samples.jsonl --skip-invalid',
  ])
    .argument(
      '[suite...]',
      'suites by name, files or folders; without any: all that come with aegish',
    )
    .option('--no-syntax', 'do not show every command to bash -n (for very large files)')
    .option('--json', 'print JSON')
    .option(...SKIP_INVALID)
    .action(async (names: string[], options: ValidateOptions) => {
      process.exitCode = await validateAll(names, options)
    })
}

export const run = runs(define)

async function validateAll(names: string[], options: ValidateOptions): Promise<number> {
  const wanted = names.length > 0 ? names : shippedNames(shippedSuites)
  if (wanted.length === 0) {
    throw new UserError('NO_SUITES', 'no suites are installed: name a suite, a file or a folder')
  }
  const reports: (ValidationReport & { problemList: Problem[] })[] = []
  for (const name of wanted) {
    const problemList: Problem[] = []
    const onProblem = (problem: Problem) => {
      if (options.json) problemList.push(problem)
      else process.stdout.write(`${problemText(problem)}\n`)
    }
    const report = await validateSuite(suiteNamed(name), {
      baselineBlocks: matchesTellTale,
      syntax: options.syntax,
      onProblem,
      ...(options.skipInvalid && { onInvalid: onProblem }),
    })
    reports.push({ ...report, problemList })
    if (!options.json) process.stdout.write(reportText(report))
  }
  if (options.json) {
    printJson(reports.map(({ problemList, ...report }) => ({ ...report, problems: problemList })))
  }
  return reports.every(({ problems }) => problems === 0) ? EXIT.fine : EXIT.missed
}

function problemText({ file, line, id, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return printable(`${place}: ${id === undefined ? '' : `${id}: `}${message}`)
}

function reportText({ name, counts, problems, syntax, baseline }: ValidationReport): string {
  const lines = [
    `${name}: ${counts.samples} samples (${counts.malicious} malicious, ${counts.harmless} harmless), ${problems} problems`,
    `  bash -n: ${syntaxText(syntax)}`,
  ]
  if (baseline) {
    const { score, detection, acceptance, limit } = baseline
    const most = limit === null ? '' : `, at most ${limit}`
    lines.push(
      `  baseline/regex: ${score.toFixed(3)} (detection ${detection.toFixed(3)}, acceptance ${acceptance.toFixed(3)})${most}`,
    )
  }
  return `${lines.map(printable).join('\n')}\n`
}

function syntaxText(syntax: ValidationReport['syntax']): string {
  if (syntax === 'skipped') return 'not asked'
  if (syntax === 'no bash') return 'NOT CHECKED, there is no bash on this machine'
  return `${syntax.checked} read, ${syntax.excused} excused by a tag`
}
