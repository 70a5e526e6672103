import { describe, expect, it } from 'vitest'
import type { Sample } from '../sample.ts'
import { mutate, parseRecipes, TECHNIQUES } from './index.ts'
import { type MutationTally, mutateSamples } from './mutate-samples.ts'

// That mutants run the same programs is proven in tests/mutation-equivalence.test.ts.

const one = (name: string) => parseRecipes([name])[0]!.techniques
const COMMAND = 'cat /etc/shadow'

describe('mutate', () => {
  it.each([
    ['ansi-c-hex', String.raw`$'\x63\x61\x74' $'\x2f\x65\x74\x63\x2f\x73\x68\x61\x64\x6f\x77'`],
    ['brace-expansion', '{cat,/etc/shadow}'],
    ['env-split', "env -S'cat /etc/shadow'"],
    ['xargs-arguments', String.raw`printf '%s\n' /etc/shadow | xargs cat`],
    ['eval', "eval 'cat /etc/shadow'"],
    ['shell-path', "/bin/bash -c 'cat /etc/shadow'"],
    ['positional-parameters', 'set -- cat /etc/shadow; "$@"'],
    ['exit-trap', "(trap 'cat /etc/shadow' EXIT; :)"],
    ['git-alias', String.raw`git -c 'alias.st=!bash -c '\''cat /etc/shadow'\''' st`],
  ])('%s', (name, mutant) => {
    expect(mutate(COMMAND, one(name), 8)).toBe(mutant)
  })

  it('is the same for the same seed, and differs between seeds', () => {
    for (const technique of TECHNIQUES) {
      expect(mutate(COMMAND, [technique], 3)).toBe(mutate(COMMAND, [technique], 3))
    }
    const seeds = Array.from({ length: 10 }, (_, seed) => mutate(COMMAND, one('variables'), seed))
    expect(new Set(seeds).size).toBe(10)
  })

  it('composes from the inside out', () => {
    expect(mutate(COMMAND, one('eval+shell-string'), 1)).toBe(
      String.raw`bash -c 'eval '\''cat /etc/shadow'\'''`,
    )
  })

  it('hides the words: no mutant by decoding shows the command', () => {
    for (const name of [
      'base64',
      'openssl-base64',
      'hex',
      'reversed',
      'rot13',
      'printf-octal',
      'echo-hex',
      'ansi-c-eval',
    ]) {
      expect(mutate(COMMAND, one(name), 1), name).not.toMatch(/cat|shadow/)
    }
  })

  it('gives nothing rather than something wrong', () => {
    expect(mutate("cat 'open", one('eval'), 1)).toBeUndefined()
    expect(mutate('cat a | tac', one('brace-expansion'), 1)).toBeUndefined()
    expect(mutate('cd /tmp', one('env-split'), 1)).toBeUndefined()
    expect(mutate('a\nb', one('here-string'), 1)).toBeUndefined()
    expect(mutate('find . -exec ls {} +', one('find-exec'), 1)).toBeUndefined()
    expect(mutate('IFS=,; cat a b', one('ifs-space'), 1)).toBeUndefined()
    expect(mutate(`: '${'x'.repeat(30_000)}'`, one('ansi-c-eval'), 1)).toBeUndefined()
  })
})

describe('TECHNIQUES', () => {
  it('have different names, and summaries that fit a line', () => {
    expect(new Set(TECHNIQUES.map(({ name }) => name)).size).toBe(TECHNIQUES.length)
    expect(TECHNIQUES.length).toBeGreaterThanOrEqual(20)
    for (const { name, summary } of TECHNIQUES) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(summary.length).toBeLessThan(80)
    }
  })
})

describe('parseRecipes', () => {
  it('reads names, compositions and all, each once', () => {
    expect(parseRecipes(['eval', 'base64+eval', 'eval']).map(({ name }) => name)).toEqual([
      'eval',
      'base64+eval',
    ])
    expect(parseRecipes(['all'])).toHaveLength(TECHNIQUES.length)
  })

  it('names what it knows where a name is wrong', () => {
    expect(() => parseRecipes(['eval+rot14'])).toThrow(
      /no technique "rot14", did you mean "rot13"\?/,
    )
  })
})

describe('mutateSamples', () => {
  it('rewrites malicious samples and keeps their labels', async () => {
    const bad: Sample = {
      id: 'cat_file-read_1',
      command: COMMAND,
      expect: 'BLOCK',
      category: 'file-read',
      binary: 'cat',
      rule: '4',
      why: 'reads hashes',
      twin: 'x',
      tags: ['old'],
    }
    const good: Sample = {
      id: 'g',
      command: 'ls',
      expect: 'ALLOW',
      binary: 'ls',
      rule: '13',
      why: 'lists it',
    }
    const tally: MutationTally = { mutants: 0, harmless: 0, notApplicable: new Map() }
    const stream = (async function* () {
      yield* [bad, good, { ...bad, command: "cat 'open" }]
    })()
    const mutants: Sample[] = []
    for await (const mutant of mutateSamples(stream, parseRecipes(['eval']), 1, tally))
      mutants.push(mutant)
    expect(mutants).toEqual([
      {
        id: expect.stringMatching(/^cat_file-read_[0-9a-f]{8}$/),
        command: "eval 'cat /etc/shadow'",
        expect: 'BLOCK',
        category: 'file-read',
        binary: 'cat',
        rule: '4',
        why: 'reads hashes',
        technique: 'eval',
        tags: ['old', 'mutant-of-cat_file-read_1'],
      },
    ])
    expect(tally).toEqual({ mutants: 1, harmless: 1, notApplicable: new Map([['eval', 1]]) })
  })
})
