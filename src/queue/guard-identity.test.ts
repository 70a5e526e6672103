import { describe, expect, test } from 'vitest'
import { guardHash, isWilling, refuseGuard, refuseRun } from './guard-identity.ts'
import type { Offer } from './protocol.ts'

const hash = (digit: string) => digit.repeat(64)
const guard = {
  name: 'openai/gpt-5-mini',
  details: { prompt_hash: 'abc', cot: false, base_url: 'http://one' },
}
const offer: Offer = {
  format: 1,
  run: 'r',
  aegish: '1.2.3',
  build: hash('a'),
  guards: [{ spec: guard.name, name: guard.name, hash: guardHash(guard) }],
  suites: [{ name: 'core', sha256: hash('b') }],
  specification: { seed: 42, cot: false, role: 'default' },
  settings: { timeLimitMs: 1000, maxRetries: 3, cache: false },
  isClosing: false,
}
const own = { aegish: '1.2.3', build: hash('a'), suiteHash: () => undefined as string | undefined }

describe('a worker', () => {
  test('takes part in a run of its own version, code and suites', () => {
    expect(() => refuseRun(offer, own)).not.toThrow()
    expect(() => refuseRun(offer, { ...own, suiteHash: () => hash('b') })).not.toThrow()
  })

  test.each([
    ['version', { aegish: '1.2.4' }, 'the run is of aegish 1.2.3, and the worker is 1.2.4'],
    ['code', { build: hash('c') }, 'not the same code (aaaaaaaaaaaa and cccccccccccc)'],
    [
      'suite',
      { suiteHash: (name: string) => (name === 'core' ? hash('d') : undefined) },
      "suite core is bbbbbbbbbbbb, and the worker's is dddddddddddd",
    ],
  ])('refuses a run of another %s', (_, change, line) => {
    expect(() => refuseRun(offer, { ...own, ...change })).toThrow(line)
  })

  test('refuses a guard with another prompt or setting, and bears another address', () => {
    const [offered] = offer.guards
    const made = (details: object) => ({ ...guard, details: { ...guard.details, ...details } })
    expect(() => refuseGuard(offered!, made({ base_url: 'http://two' }))).not.toThrow()
    expect(() => refuseGuard(offered!, made({ prompt_hash: 'abd' }))).toThrow(
      'prompt or settings differ',
    )
    expect(() => refuseGuard(offered!, made({ cot: true }))).toThrow('prompt or settings differ')
    expect(() => refuseGuard(offered!, { ...guard, name: 'openai/gpt-5' })).toThrow('differ')
  })

  test('knows a guard again whose settings stand in another order', () => {
    const turned = {
      name: guard.name,
      details: Object.fromEntries(Object.entries(guard.details).reverse()),
    }
    expect(guardHash(turned)).toBe(guardHash(guard))
    const stages = (url: string) => ({
      name: 'c',
      details: { cascade: [{ guard: 'a', base_url: url }] },
    })
    expect(guardHash(stages('http://one'))).toBe(guardHash(stages('http://two')))
  })

  test.each([
    'hook:/bin/sh -c id',
    'cascade:static,hook:x',
    'cascade:static, hook:x',
    'cascade:hook:x,static',
    'cascade:cascade:static,hook:x,static',
    'replay:/etc/passwd',
    'unknown/model',
    '__proto__/x',
    'openai/a,hook:x',
    '',
  ])('does not start or read anything because a queue says so: %s', (spec) => {
    expect(isWilling(spec, undefined)).toBe(false)
    expect(isWilling(spec, [spec])).toBe(true)
    expect(isWilling(spec, ['static'])).toBe(false)
  })

  test.each([
    'static',
    'baseline/regex',
    'openai/gpt-5-mini',
    'cascade:static,openai/gpt-5-mini',
  ])('answers for what touches nothing on its machine: %s', (spec) => {
    expect(isWilling(spec, undefined)).toBe(true)
    expect(isWilling(spec, ['openai/gpt-5'])).toBe(false)
  })
})
