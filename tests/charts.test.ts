import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadComparison } from '../src/cli/load-comparison.ts'
import type { Comparison } from '../src/compare/index.ts'
import {
  buildChart,
  CHARTS,
  ChartRenderer,
  type ChartSpec,
  cannotDraw,
  PAGE_THEME,
  THEMES,
} from '../src/report/index.ts'
import { type SyntheticGuard, syntheticGuards, writeSyntheticLogs } from './synthetic-logs.ts'

const renderer = new ChartRenderer(fileURLToPath(new URL('../fonts/', import.meta.url)))
let folder: string

/** Guards with every peculiarity that a chart must cope with. */
function mixedGuards(count: number): SyntheticGuard[] {
  const guards = syntheticGuards(count)
  if (count >= 9) {
    guards[3] = { ...guards[3]!, name: 'static', cost: 0, ms: [0.04, 0, 0] }
    guards[5] = { ...guards[5]!, name: 'cascade:static,openai/second', firstStage: 0.7 }
    guards[7] = { name: 'baseline/regex', detection: 0.8, acceptance: 0.99 }
  }
  return guards
}

async function compared(count: number): Promise<Comparison> {
  const logs = join(folder, String(count))
  const guards = mixedGuards(count)
  await writeSyntheticLogs(logs, { guards, pairs: 40 })
  if (count > 1) {
    await writeSyntheticLogs(logs, {
      guards: guards.slice(0, -1),
      pairs: 40,
      created: '2026-09-01T12:00:00Z',
      seed: 2,
    })
  }
  const problems: never[] = []
  const comparison = loadComparison([logs], { history: true }, problems)
  expect(problems).toEqual([])
  return comparison
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aegish-charts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What needs more than one guard, more than one run, or a cascade. */
const NOT_WITH: Record<number, string[]> = {
  1: ['agreement', 'score-over-time', 'cascade-savings'],
  2: ['cascade-savings'],
  9: [],
  30: [],
}

describe.each([1, 2, 9, 30])('with %i guards', (count) => {
  let comparison: Comparison
  beforeAll(async () => {
    comparison = await compared(count)
  })

  test.each(CHARTS.map((chart) => [chart.name, chart] as const))('%s', async (name, chart) => {
    const spec = buildChart(chart, comparison, THEMES.light)
    if (NOT_WITH[count]!.includes(name)) {
      expect(cannotDraw(spec) && spec.reason).toMatch(/\w{4,}/)
      return
    }
    if (cannotDraw(spec)) throw new Error(spec.reason)
    const svg = await renderer.inlineSvg(spec)
    expect(svg).toContain(chart.title)
    expect(renderer.warnings.splice(0)).toEqual([])
    const texts = await textsOf(spec)
    expect(texts.length).toBeGreaterThan(5)
    expect(overlapping(texts)).toEqual([])
  })
})

test('every chart that nine guards allow becomes a PNG', async () => {
  const comparison = await compared(9)
  for (const chart of CHARTS) {
    const spec = buildChart(chart, comparison, THEMES.dark)
    if (cannotDraw(spec)) throw new Error(`${chart.name}: ${spec.reason}`)
    const png = await renderer.png(spec)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.length).toBeGreaterThan(8000)
  }
})

test('the points that nothing beats are joined, and the target is named', async () => {
  const spec = buildChart(
    CHARTS.find(({ name }) => name === 'cost-vs-score')!,
    await compared(9),
    THEMES.light,
  )
  if (cannotDraw(spec)) throw new Error(spec.reason)
  const texts = (await textsOf(spec)).map(({ text }) => text)
  expect(texts).toContain('Target Score (0.85)')
  expect(texts).toContain('free')
  expect(texts.join(' ')).toContain('Pareto frontier')
  expect(texts.join(' ')).toContain('Not shown, cost unknown: baseline/regex.')
})

test('a page theme leaves the colours to the page', async () => {
  const spec = buildChart(CHARTS[1]!, await compared(2), PAGE_THEME)
  if (cannotDraw(spec)) throw new Error(spec.reason)
  expect(await renderer.inlineSvg(spec)).toContain('fill="var(--ink)"')
})

interface DrawnText {
  text: string
  x1: number
  y1: number
  x2: number
  y2: number
}

/** Every upright text of a chart, where Vega put it. */
async function textsOf(spec: ChartSpec): Promise<DrawnText[]> {
  const [vega, vegaLite] = await Promise.all([import('vega'), import('vega-lite')])
  const view = new vega.View(vega.parse(vegaLite.compile(spec).spec), { renderer: 'none' })
  await view.runAsync()
  const found = new Map<string, DrawnText>()
  const walk = (item: SceneItem, x: number, y: number) => {
    if (item.marktype === 'text') {
      for (const text of item.items ?? []) {
        const lines = ([] as unknown[]).concat(text.text ?? '').join(' ')
        if (lines === '' || text.angle || text.opacity === 0 || !text.bounds) continue
        const { x1, y1, x2, y2 } = text.bounds
        // A text and its halo are one.
        found.set(`${lines} ${Math.round(x + x1)} ${Math.round(y + y1)}`, {
          text: lines,
          x1: x + x1,
          y1: y + y1,
          x2: x + x2,
          y2: y + y2,
        })
      }
      return
    }
    for (const child of item.items ?? []) {
      const inGroup = item.marktype === 'group'
      walk(child, x + (inGroup ? (child.x ?? 0) : 0), y + (inGroup ? (child.y ?? 0) : 0))
    }
  }
  walk((view.scenegraph() as unknown as { root: SceneItem }).root, 0, 0)
  view.finalize()
  return [...found.values()]
}

interface SceneItem {
  marktype?: string
  items?: SceneItem[]
  x?: number
  y?: number
  text?: unknown
  angle?: number
  opacity?: number
  bounds?: { x1: number; y1: number; x2: number; y2: number }
}

/** Pairs of texts that cover each other by more than the air around letters. */
function overlapping(texts: readonly DrawnText[]): string[] {
  const air = 2.5
  return texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter(
        (b) =>
          a.x1 + air < b.x2 - air &&
          b.x1 + air < a.x2 - air &&
          a.y1 + air < b.y2 - air &&
          b.y1 + air < a.y2 - air,
      )
      .map((b) => `${a.text} | ${b.text}`),
  )
}
