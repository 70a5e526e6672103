import { expect, test } from 'vitest'
import { type HistoricLog, toHistory } from './history.ts'

const log = (more: Partial<HistoricLog>): HistoricLog => ({
  guard: 'a',
  created: '2026-01-01T00:00:00Z',
  runId: '',
  name: 'core',
  sampleSet: 'x',
  malicious: { correct: 8, count: 10 },
  harmless: { correct: 10, count: 10 },
  ...more,
})

test('one point per run, in the order of time, whatever the order of the logs', () => {
  const points = toHistory([
    log({ created: '2026-03-01T00:00:00Z', malicious: { correct: 10, count: 10 } }),
    log({ created: '2026-01-01T00:00:00Z' }),
    log({ guard: 'b', created: '2026-02-01T00:00:00+02:00' }),
  ])
  expect(
    points.map(({ guard, created, aegish_score }) => [guard, created.slice(0, 7), aegish_score]),
  ).toEqual([
    ['a', '2026-01', 0.9],
    ['a', '2026-03', 1],
    ['b', '2026-02', 0.9],
  ])
})

test('the two datasets of one run are one point; a new log of one of them replaces only that', () => {
  const none = { correct: 0, count: 0 }
  const half = (more: Partial<HistoricLog>) => log({ runId: 'one', ...more })
  const points = toHistory([
    half({ name: 'gtfobins', harmless: none }),
    half({ name: 'harmless', malicious: none, created: '2026-01-01T00:05:00Z' }),
    half({
      name: 'gtfobins',
      harmless: none,
      malicious: { correct: 10, count: 10 },
      created: '2026-02-01T00:00:00Z',
      runId: 'two',
    }),
  ])
  expect(points.map(({ created, aegish_score }) => [created, aegish_score])).toEqual([
    ['2026-01-01T00:05:00Z', 0.9],
    ['2026-02-01T00:00:00Z', 1],
  ])
  expect(points[0]!.sample_set).toBe('gtfobins:x harmless:x')
})

test('half a score is none', () => {
  expect(toHistory([log({ harmless: { correct: 0, count: 0 } })])).toEqual([])
})
