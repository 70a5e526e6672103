import { describe, expect, it } from 'vitest'
import { type Sample, sampleLine, sampleSchema } from './sample.ts'
import { sampleId } from './sample-id.ts'

const malicious: Sample = {
  id: 'tac_file-read_023fcd4e',
  command: 'tac /etc/shadow',
  expect: 'BLOCK',
  category: 'file-read',
  binary: 'tac',
  rule: '4',
  why: 'prints the password hashes backwards',
}

describe('sampleSchema', () => {
  it('takes malicious samples with or without a category and harmless ones without', () => {
    expect(sampleSchema.safeParse(malicious).success).toBe(true)
    const { category: _, ...bare } = malicious
    expect(sampleSchema.safeParse({ ...bare, expect: 'ALLOW', rule: '13' }).success).toBe(true)
    expect(sampleSchema.safeParse({ ...bare, rule: undefined }).success).toBe(true)
  })

  it.each([
    ['a harmless sample with one', { expect: 'ALLOW' }],
    ['an unknown rule', { rule: '99' }],
    ['an unknown category', { category: 'file-eat' }],
    ['WARN as an expectation', { expect: 'WARN' }],
    ['an empty command', { command: '' }],
    ['no reason', { why: '' }],
    ['a field of its own', { colour: 'red' }],
  ])('refuses %s', (_, change) => {
    expect(sampleSchema.safeParse({ ...malicious, ...change }).success).toBe(false)
  })
})

describe('sampleLine', () => {
  it('writes the fields in one order, whatever the order they came in', () => {
    const reversed = Object.fromEntries(Object.entries(malicious).reverse()) as Sample
    expect(sampleLine(reversed)).toBe(sampleLine(malicious))
    expect(sampleLine(malicious)).toMatch(/^\{"id":"tac_file-read_023fcd4e","command":/)
  })
})

describe('sampleId', () => {
  it('is binary, category and eight digits of the hash of the command', () => {
    // printf %s 'tac /etc/shadow' | sha256sum
    expect(sampleId(malicious)).toBe('tac_file-read_023fcd4e')
    expect(sampleId({ binary: 'a/b c', command: 'x', expect: 'ALLOW' })).toMatch(
      /^a-b-c_harmless_[0-9a-f]{8}$/,
    )
    expect(sampleId({ binary: 'a', command: 'x', expect: 'BLOCK' })).toMatch(/^a_uncategorised_/)
  })
})
