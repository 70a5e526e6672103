import { join } from 'node:path'
import { type Command, Option } from 'commander'
import type { Comparison } from '../compare/index.ts'
import { writeFileWhole } from '../disk/write-file.ts'
import {
  buildChart,
  CHARTS,
  type Chart,
  cannotDraw,
  printable,
  splitBySamples,
  THEMES,
  type ThemeName,
} from '../report/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { didYouMean } from '../verdict/nearest.ts'
import { chartRenderer } from './chart-renderer.ts'
import { commaList, defineCommand, runs } from './command-line.ts'
import { loadComparison } from './load-comparison.ts'
import { printProblems } from './log-paths.ts'

const FORMATS = ['svg', 'png'] as const
type Format = (typeof FORMATS)[number]

interface Options {
  out: string
  only?: string[]
  format: Format[]
  theme: ThemeName
}

/** `aegish plot`: pictures of logs and comparisons. */
export function define(): Command {
  const width = Math.max(...CHARTS.map(({ name }) => name.length))
  return defineCommand('plot', 'Draw charts of logs, run folders or comparison files.', [
    'aegish plot logs/ --out pictures/',
    'aegish plot comparison.json --out pictures/ --only ranking-table --format png',
  ])
    .argument('<path...>', '.eval logs, folders of them, or comparison files (.json)')
    .requiredOption('--out <dir>', 'the folder for the pictures')
    .option('--only <chart...>', 'only these charts (names as listed below)', charts)
    .option('--format <formats>', 'svg, png, or both with a comma', formats, [...FORMATS])
    .addOption(
      new Option('--theme <name>', 'light or dark')
        .choices(Object.keys(THEMES))
        .default('light' satisfies ThemeName),
    )
    .addHelpText(
      'after',
      `\nCharts:\n${CHARTS.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`).join('\n')}`,
    )
    .action(async (paths: string[], options: Options) => {
      process.exitCode = await plot(paths, options)
    })
}

export const run = runs(define)

function charts(text: string, before: string[] = []): string[] {
  const names = CHARTS.map(({ name }) => name)
  return commaList(text, before).map((name) => {
    if (names.includes(name)) return name
    throw new UserError(
      'USAGE',
      `no chart is called "${name}"${didYouMean(name, names)} ("aegish plot --help" lists them)`,
    )
  })
}

function formats(text: string): Format[] {
  const asked = commaList(text)
  const wrong = asked.find((name) => !FORMATS.some((format) => format === name))
  if (wrong !== undefined || asked.length === 0) {
    throw new UserError('USAGE', `--format knows ${FORMATS.join(' and ')}, not "${wrong ?? text}"`)
  }
  return FORMATS.filter((format) => asked.includes(format))
}

async function plot(paths: string[], options: Options): Promise<number> {
  const problems: UserError[] = []
  const comparison = await loadComparison(paths, { history: true }, problems)
  printProblems(problems)
  const parts = splitBySamples(comparison)
  if (parts.length === 0) {
    if (problems.length > 0) return EXIT.usage
    throw new UserError('NO_RESULTS', 'no guard has results here: nothing to draw')
  }
  if (parts.length > 1) {
    process.stderr.write(
      `These guards answered ${parts.length} different sets of samples: each set has its own pictures.\n`,
    )
  }
  const wanted = CHARTS.filter(({ name }) => !options.only || options.only.includes(name))
  let drawn = 0
  for (const [i, part] of parts.entries()) {
    drawn += await plotPart(part, i === 0 ? '' : `-${i + 1}`, wanted, options)
  }
  if (drawn === 0) throw new UserError('NOTHING_DRAWN', 'none of these charts could be drawn')
  return problems.length > 0 ? EXIT.usage : EXIT.fine
}

/** Draws what can be drawn, says why for the rest, and returns how many charts there are. */
async function plotPart(
  comparison: Comparison,
  suffix: string,
  wanted: readonly Chart[],
  { out, format, theme }: Options,
): Promise<number> {
  const renderer = chartRenderer()
  let drawn = 0
  for (const chart of wanted) {
    const spec = buildChart(chart, comparison, THEMES[theme])
    const name = `${chart.name}${suffix}`
    if (cannotDraw(spec)) {
      process.stderr.write(`not drawn: ${name} (${printable(spec.reason)})\n`)
      continue
    }
    for (const extension of format) {
      const path = join(out, `${name}.${extension}`)
      writeFileWhole(
        path,
        extension === 'svg' ? await renderer.svg(spec) : await renderer.png(spec),
      )
      process.stdout.write(`${path}\n`)
    }
    drawn++
  }
  return drawn
}
