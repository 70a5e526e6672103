import { describe, expect, it } from 'vitest'
import { OUTCOME_CODES } from '../../src/view/outcome-code.ts'
import { filterRows, readFilter } from './filter.ts'
import { comparePair } from './pair.ts'
import { SampleStore } from './sample-store.ts'

/** Four malicious and three harmless samples; the last was only put to one guard. */
function store(): SampleStore {
  const made = new SampleStore([...OUTCOME_CODES])
  made.append({
    from: 0,
    suites: ['core', 'twins'],
    categories: ['shell', 'upload'],
    techniques: ['quotes'],
    key: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    id: ['1', '2', '3', '4', '5', '6', 'seven'],
    command: ['sh', 'SH -i', 'curl', 'wget', 'ls', 'cat', 'echo'],
    suite: [0, 0, 0, 1, 0, 1, 1],
    malicious: [1, 1, 1, 1, 0, 0, 0],
    category: [0, 0, 1, 1, -1, -1, -1],
    technique: [-1, 0, -1, -1, -1, -1, -1],
  })
  made.setOutcomes({ guard: 'x', column: '', outcomes: 'BBAtABW', votes: null })
  made.setOutcomes({ guard: 'y', column: '', outcomes: 'BWBBAB.', votes: null })
  return made
}

const found = (query: string, guards = ['x', 'y']) => {
  const samples = store()
  return [...filterRows(samples, readFilter(new URLSearchParams(query)), guards)]
    .map((row) => samples.key[row])
    .join('')
}

describe('filtering', () => {
  it.each([
    ['', 'abcdefg'],
    ['q=sh', 'ab'],
    ['q=SEVEN', 'g'],
    ['expect=BLOCK', 'abcd'],
    ['expect=ALLOW', 'efg'],
    ['suite=twins', 'dfg'],
    ['category=shell&category=upload', 'abcd'],
    ['technique=quotes', 'b'],
    ['outcome=wrong', 'bcdf'],
    ['outcome=wrong&by=x', 'cdf'],
    ['outcome=correct&by=y', 'acde'],
    ['outcome=WARN', 'bg'],
    ['outcome=TIMEOUT_ERROR', 'd'],
    ['outcome=nonsense', 'abcdefg'],
    ['by=y', 'abcdef'],
    ['by=nobody', ''],
    ['agreement=split', 'bcd'],
    ['agreement=all-wrong', 'f'],
    ['agreement=all-right', 'aeg'],
    ['sort=wrong', 'fbcdaeg'],
    ['expect=BLOCK&q=cu&outcome=ALLOW', 'c'],
  ])('%s finds %s', (query, keys) => {
    expect(found(query)).toBe(keys)
  })

  it('shows only what one of the guards was asked', () => {
    expect(found('', ['y'])).toBe('abcdef')
    expect(found('', [])).toBe('')
    expect(found('agreement=all-wrong', ['y'])).toBe('bf')
  })
})

describe('samples of several epochs', () => {
  /** Two samples: rows a and c are the epochs of one, b and d of the other. */
  const repeated = new SampleStore([...OUTCOME_CODES])
  repeated.append({
    ...{ from: 0, suites: ['core'], categories: [], techniques: [] },
    ...{ key: ['a', 'b', 'c', 'd'], id: ['1', '2', '1', '2'], command: ['sh', 'nc', 'sh', 'nc'] },
    ...{ suite: [0, 0, 0, 0], malicious: [1, 1, 1, 1] },
    ...{ category: [-1, -1, -1, -1], technique: [-1, -1, -1, -1] },
  })
  repeated.setOutcomes({ guard: 'x', column: '', outcomes: 'BBAB', votes: 'AB..' })
  repeated.setOutcomes({ guard: 'y', column: '', outcomes: 'BA..', votes: null })

  it('count once where guards are set side by side, and row by row elsewhere', () => {
    const rows = (query: string) =>
      [...filterRows(repeated, readFilter(new URLSearchParams(query)), ['x', 'y'])]
        .map((row) => repeated.key[row])
        .join('')
    expect([rows(''), rows('outcome=wrong')]).toEqual(['abcd', 'bc'])
    expect(rows('agreement=split')).toBe('ab')
    expect(rows('agreement=split&outcome=wrong&by=x')).toBe('a')
    const { pairs, rows: sides } = comparePair(repeated, 'x', 'y', [])
    expect([pairs, [...sides.better], [...sides.worse]]).toEqual([2, [0], [1]])
  })
})

describe('two columns as pairs', () => {
  it('are split into better, worse, both wrong and both right', () => {
    const samples = store()
    const { pairs, rows, categories } = comparePair(samples, 'x', 'y', [])
    const keys = (side: keyof typeof rows) =>
      [...rows[side]].map((row) => samples.key[row]).join('')
    expect(pairs).toBe(6)
    expect([keys('better'), keys('worse'), keys('wrong'), keys('right')]).toEqual([
      'cd',
      'b',
      'f',
      'ae',
    ])
    expect(categories).toEqual([
      { name: 'harmless', count: 2, a: 1, b: 1, better: 0, worse: 0 },
      { name: 'shell', count: 2, a: 2, b: 1, better: 0, worse: 1 },
      { name: 'upload', count: 2, a: 0, b: 2, better: 2, worse: 0 },
    ])
    expect(comparePair(samples, 'x', 'y', ['twins']).pairs).toBe(2)
    expect(comparePair(samples, 'x', 'nobody', []).pairs).toBe(0)
  })
})
