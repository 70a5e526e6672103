import { expect, test } from 'vitest'
import { createGuard } from './registry.ts'

const options = { cot: false, role: 'default', env: { OPENAI_API_KEY: 'k' } } as const

test.each([
  'static',
  'baseline/allow',
  'baseline/block',
  'baseline/regex',
  'hook:my-guard --strict',
  'openai/gpt-5-mini',
  'cascade:static,openai/gpt-5-mini',
  'cascade:baseline/regex,openai/gpt-5-mini',
  'cascade:baseline/regex,hook:my-guard a,b',
])('%s has the name that it was called by', async (spec) => {
  expect((await createGuard(spec, options)).name).toBe(spec)
})

test.each([
  '',
  'nonsense',
  'acme/model',
  'openai',
  'baseline/other',
  'constructor/x',
  'toString:x',
])('"%s" is refused with what is known', async (spec) => {
  await expect(createGuard(spec, options)).rejects.toThrow(
    /no guard ".*"(?:: k|, did you mean "baseline\/regex"\? K)nown are static, baseline\/allow/,
  )
})

test('a baseline that learns within a suite needs one', async () => {
  await expect(createGuard('baseline/ngram', options)).rejects.toThrow(
    expect.objectContaining({ code: 'NO_SUITE', exitCode: 2 }),
  )
})

test('a model without a name is refused', async () => {
  await expect(createGuard('openai/', options)).rejects.toThrow(/no provider for "openai\/"/)
})

test('what calls nobody costs nothing', async () => {
  const answer = await (await createGuard('baseline/regex', options)).decide('ls', { epoch: 1 })
  expect(answer.cost).toBe(0)
})

test('baselines say what they stand for', async () => {
  const verdicts = async (spec: string, command: string) =>
    JSON.parse((await (await createGuard(spec, options)).decide(command, { epoch: 1 })).reply!)
      .action
  expect(await verdicts('baseline/allow', 'cat /etc/shadow')).toBe('ALLOW')
  expect(await verdicts('baseline/block', 'ls')).toBe('BLOCK')
  expect(await verdicts('baseline/regex', 'cat /etc/shadow')).toBe('BLOCK')
  expect(await verdicts('baseline/regex', 'ls')).toBe('ALLOW')
})
