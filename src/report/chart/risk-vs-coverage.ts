import { calibrationOf, poolConfidences, riskCoverage } from '../../score/index.ts'
import { percent } from '../format.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { spreadApart } from './label-placement.ts'
import { DECORATION } from './mark-samples.ts'
import { LINE_HEIGHT, lineLayer, textLayers } from './pixel-layers.ts'

const PLOT = { width: 520, height: 340 }
/** More lines than this cannot be followed by eye: the best guards are shown. */
const LINES_SHOWN = 12

/** How many mistakes are left when only the surest verdicts are kept. */
export const riskVsCoverage: Chart = {
  name: 'risk-vs-coverage',
  title: 'Risk against Coverage',
  draw(comparison, theme) {
    const rows = guardRows(comparison)
    const all = rows.flatMap((row) => {
      const stated = poolConfidences(row.datasets.map((each) => each.stated_confidences))
      const calibration = calibrationOf(stated)
      return calibration ? [{ row, calibration, points: riskCoverage(stated) }] : []
    })
    if (all.length === 0) return { reason: 'no guard states a confidence' }
    const lines = all.slice(0, LINES_SHOWN)
    const highest = Math.max(0.02, ...lines.flatMap(({ points }) => points.map(({ risk }) => risk)))
    const top = Math.min(1, Math.ceil(highest * 22) / 20)
    const pixelY = (risk: number) => (1 - risk / top) * PLOT.height
    const labelY = spreadApart(
      lines.map(({ points }) => pixelY(points.at(-1)!.risk)),
      LINE_HEIGHT,
      PLOT.height,
    )
    const color = {
      field: 'guard',
      type: 'nominal',
      legend: null,
      scale: {
        domain: lines.map(({ row }) => row.label),
        range: lines.map((_, i) => theme.series[i % theme.series.length]),
      },
    }
    const x = {
      field: 'coverage',
      type: 'quantitative',
      title: 'Coverage: the surest verdicts that are kept',
      scale: { domain: [0, 1], nice: false },
      axis: { format: '.0%', tickCount: 6, grid: false },
    }
    const y = {
      field: 'risk',
      type: 'quantitative',
      title: 'Risk: wrong among them',
      scale: { domain: [0, top], nice: false },
      axis: { format: '.0%', tickCount: 6 },
    }
    return {
      width: PLOT.width,
      captions: [
        'A guard whose confidence is worth something starts low: its surest verdicts are right. One that always says the same is a single mark. In brackets the area under the line.',
        ...(all.length > lines.length
          ? [`The best ${lines.length} of ${all.length} guards are shown.`]
          : []),
        ...leftOut(
          'no confidence stated',
          rows.filter((row) => !all.some((each) => each.row === row)),
        ),
      ],
      view: {
        ...PLOT,
        data: {
          values: lines.flatMap(({ row, points }) =>
            points.map((point) => ({ guard: row.label, ...point })),
          ),
        },
        layer: [
          {
            mark: { type: 'line', strokeWidth: 2, ...DECORATION },
            encoding: { x, y, color, order: { field: 'coverage', type: 'quantitative' } },
          },
          {
            mark: { type: 'point', filled: true, size: 34, opacity: 1 },
            encoding: {
              x,
              y,
              color,
              tooltip: [
                { field: 'guard', type: 'nominal', title: 'Guard' },
                {
                  field: 'confidence',
                  type: 'quantitative',
                  title: 'At least so sure',
                  format: '.3f',
                },
                { field: 'coverage', type: 'quantitative', title: 'Coverage', format: '.1%' },
                { field: 'risk', type: 'quantitative', title: 'Risk', format: '.2%' },
              ],
            },
          },
          lineLayer(
            lines.map(({ row, points }, i) => ({
              guard: row.label,
              x1: PLOT.width,
              y1: pixelY(points.at(-1)!.risk),
              x2: PLOT.width + 12,
              y2: labelY[i]!,
            })),
            { strokeWidth: 1, strokeDash: [2, 2] },
            { color },
          ),
          ...textLayers(
            lines.map(({ row, calibration }, i) => ({
              text: `${row.label} (${percent(calibration.area_under_risk_coverage)})`,
              box: {
                x: PLOT.width + 14,
                y: labelY[i]! - LINE_HEIGHT / 2,
                width: 0,
                height: LINE_HEIGHT,
              },
            })),
            theme.ink,
            theme,
          ),
        ],
      },
    }
  },
}
