import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import type { LoggedRecord } from '../../audit/index.ts'
import { recordLine } from './record-line.ts'

const record = {
  time: '2026-11-16T08:57:43.000Z',
  event: 'decision',
  agent: 'claude-code',
  command: `cat /etc/shadow ${'x'.repeat(200)}`,
  verdict: 'BLOCK',
  rule: '4',
} as unknown as LoggedRecord

it.each([
  [80, 'BLOCK  4 read-secret '],
  [120, 'BLOCK  4 read-secret '],
])('a decision is one line of %i columns', (width, text) => {
  const line = stripVTControlCharacters(recordLine(record, width))
  expect(line).toContain(text)
  expect(line.length).toBe(width)
})
