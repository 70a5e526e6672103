import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Comparison } from '../src/compare/index.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'

const page = readFileSync(new URL('../docs/statistics.md', import.meta.url), 'utf8')
const guards = ['--guard', 'baseline/regex', '--guard', 'baseline/allow', '--suite', 'twins']

/** What the commands of the page give. */
function measure(...argv: string[]): Comparison {
  const cwd = temporaryFolder()
  expect(aegish(['bench', ...guards, ...argv], { cwd }).status).toBe(0)
  return JSON.parse(aegish(['compare', 'runs/', '--json'], { cwd }).stdout)
}

/** How many commands only one guard got right: the regular expression first. */
function split({ significance: [pair] }: Comparison) {
  const { a, only_a_correct, only_b_correct, p_holm } = pair!
  const regexFirst = a === 'baseline/regex'
  return {
    regex: regexFirst ? only_a_correct : only_b_correct,
    allow: regexFirst ? only_b_correct : only_a_correct,
    p: p_holm.toFixed(4),
  }
}

it('the difference that is not one is what the commands print', () => {
  const some = measure('--sample', '200')
  const { regex, allow, p } = split(some)
  const [first, second] = some.ranking
  expect(first?.model).toBe('baseline/regex')
  expect(second?.apart_from_previous).toBe(false)
  expect(page).toContain(
    `\`baseline/regex\` scores ${first?.aegish_score.toFixed(3)}, and \`baseline/allow\``,
  )
  expect(page).toContain(
    `differ on ${regex + allow} commands only: ${regex} that only the first got right, ${allow} that`,
  )
  expect(page).toContain(`in ${Math.round(Number(p) * 100)}% of all runs (exact McNemar, p = ${p})`)
  const all = split(measure())
  expect(page).toContain(`${all.regex} to ${all.allow}, p = ${all.p}.`)
})
