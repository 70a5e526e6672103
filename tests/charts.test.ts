import { mkdtempSync } from 'node:fs'
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
import { removeFolder } from './remove-folder.ts'
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
afterAll(() => removeFolder(folder))

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
    const { texts, fields } = await sceneOf(spec)
    expect(texts.length).toBeGreaterThan(5)
    expect(overlapping(texts, texts)).toEqual([])
    expect(
      overlapping(
        texts.filter(({ role }) => role === 'axis-label'),
        fields,
      ),
    ).toEqual([])
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
  const texts = (await sceneOf(spec)).texts.map(({ text }) => text)
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

test('a page, which interprets, draws what a picture is compiled to', async () => {
  const comparison = await compared(9)
  const [vega, { expressionInterpreter }, { compile }] = await Promise.all([
    import('vega'),
    import('vega-interpreter'),
    import('vega-lite'),
  ])
  for (const chart of CHARTS) {
    const spec = buildChart(chart, comparison, PAGE_THEME)
    if (cannotDraw(spec)) throw new Error(`${chart.name}: ${spec.reason}`)
    const compiled = compile(spec).spec
    const drawn = await Promise.all(
      [
        new vega.View(vega.parse(compiled), { renderer: 'none' }),
        new vega.View(vega.parse(compiled, undefined, { ast: true }), {
          renderer: 'none',
          expr: expressionInterpreter,
        }),
        // Vega numbers its names through all pictures.
      ].map(async (view) => (await view.toSVG()).replaceAll(/\b(clip|gradient_)\d+/g, '$1')),
    )
    expect(drawn[1] === drawn[0], chart.name).toBe(true)
  }
})

interface Drawn {
  text: string
  role: string
  x1: number
  y1: number
  x2: number
  y2: number
}

interface SceneItem {
  marktype?: string
  role?: string
  items?: SceneItem[]
  x?: number
  y?: number
  text?: unknown
  angle?: number
  opacity?: number
  bounds?: { x1: number; y1: number; x2: number; y2: number }
}

/** Every upright text of a chart and every field of a heat map, where Vega put them. */
async function sceneOf(spec: ChartSpec): Promise<{ texts: Drawn[]; fields: Drawn[] }> {
  const [vega, vegaLite] = await Promise.all([import('vega'), import('vega-lite')])
  const view = new vega.View(vega.parse(vegaLite.compile(spec).spec), { renderer: 'none' })
  await view.runAsync()
  const found = new Map<string, Drawn>()
  const walk = (item: SceneItem, x: number, y: number) => {
    for (const child of item.items ?? []) {
      if (item.marktype === 'group') walk(child, x + (child.x ?? 0), y + (child.y ?? 0))
      else if (item.marktype === 'text' || item.marktype === 'rect') {
        const text = ([] as unknown[]).concat(child.text ?? '').join(' ')
        const hidden = child.angle || child.opacity === 0 || !child.bounds
        if (hidden || (item.marktype === 'text' && text === '')) continue
        const { x1, y1, x2, y2 } = child.bounds!
        const place = { x1: x + x1, y1: y + y1, x2: x + x2, y2: y + y2 }
        const role = item.marktype === 'text' ? item.role! : 'field'
        // A text and its halo are one.
        const key = [role, text, Math.round(place.x1), Math.round(place.y1)].join()
        found.set(key, { text, role, ...place })
      } else walk(child, x, y)
    }
  }
  walk((view.scenegraph() as unknown as { root: SceneItem }).root, 0, 0)
  view.finalize()
  const all = [...found.values()]
  return {
    texts: all.filter(({ role }) => role !== 'field'),
    fields: all.filter(({ role }) => role === 'field'),
  }
}

/** Pairs that cover each other by more than the air around letters. */
function overlapping(some: readonly Drawn[], others: readonly Drawn[]): string[] {
  const air = 2.5
  return some.flatMap((a, i) =>
    others
      .slice(some === others ? i + 1 : 0)
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
