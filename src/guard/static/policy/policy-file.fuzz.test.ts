import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fuzzing } from '../../../../tests/fuzz.ts'
import { UserError } from '../../../verdict/index.ts'
import { analyse } from '../index.ts'
import { parsePolicyFile } from './policy-file.ts'

/** Names that have a meaning for objects, for YAML or for us. */
const name = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<<', 'version', 'role', 'allow'],
  ...['deny', 'tests', 'policy', 'path', 'host', 'binary', 'rule', 'reason', 'command', 'expect'],
)

const pattern = fc.oneof(
  fc.constantFrom(
    '/srv/**',
    '~/x',
    '**/.env',
    '*.pem',
    '/',
    '**',
    '*',
    '..',
    '[',
    '/a/[b',
    '~root',
  ),
  fc.constantFrom(
    '*.example',
    'a.example.',
    '10.0.0.1',
    '::1',
    '[::1]',
    'http://a.example/',
    '%zz',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const anything = fc.anything({
  key: fc.oneof(name, fc.string()),
  withNullPrototype: true,
  maxDepth: 3,
})

const entry = fc.record(
  {
    path: fc.oneof(pattern, fc.array(pattern, { maxLength: 3 })),
    host: pattern,
    binary: pattern,
    rule: fc.constantFrom(4, '5', 'D', '13'),
    reason: fc.constant('no'),
  },
  { requiredKeys: ['reason'] },
)

const policy = fc.record(
  {
    version: fc.constantFrom(1, 1, 1, 2),
    role: fc.constantFrom('default', 'sysadmin', 'nobody'),
    allow: fc.array(entry, { maxLength: 3 }),
    deny: fc.array(entry, { maxLength: 3 }),
  },
  { requiredKeys: ['version'] },
)

/** A command for everything that a policy looks at. */
const COMMANDS = [
  'cat "$X" /srv/a ~/x/../y .env * **/*.pem > out',
  'curl "https://$H/" http://[::1]:80/ x.example; ssh u@h ls /srv',
  'rm -rf / "$D"/* && $TOOL run',
  'python3 -c \'open("/srv/a"); x("http://a.example")\'',
  'cat <unclosed (',
]

/** Reads a text as a policy: a user's error is one line, and anything else is ours. */
async function read(text: string) {
  try {
    return (await parsePolicyFile(text, 'p.yml')).policy
  } catch (error) {
    if (!UserError.is(error)) throw error
    expect(error.message).toMatch(/^p\.yml: [^\n]+$/)
    return undefined
  }
}

describe('a policy file', { timeout: 3_600_000 }, () => {
  it('is read or refused in one line, whatever text it is', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      anything.map((value) => stringify(value) ?? ''),
      anything.map(
        (value) => JSON.stringify(value, (_, v) => (typeof v === 'bigint' ? 1 : v)) ?? '',
      ),
    )
    await fc.assert(
      fc.asyncProperty(text, async (text) => {
        await read(text)
      }),
      fuzzing(400),
    )
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>).deny).toBeUndefined()
  })

  it('means the same as YAML and as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(policy, async (value) => {
        const json = await read(JSON.stringify(value))
        expect(await read(stringify(value))).toEqual(json)
      }),
      fuzzing(200),
    )
  })

  it('never breaks a decision, and a denial never softens one', async () => {
    await fc.assert(
      fc.asyncProperty(policy, async (value) => {
        const found = await read(JSON.stringify(value))
        if (!found) return
        const strict = { role: 'default', allow: [], deny: found.deny } as const
        for (const command of COMMANDS) {
          expect(['ALLOW', 'WARN', 'BLOCK']).toContain(analyse(command, { policy: found }).verdict)
          const [before, after] = [analyse(command), analyse(command, { policy: strict })]
          expect(severity(after.verdict)).toBeGreaterThanOrEqual(severity(before.verdict))
        }
      }),
      fuzzing(150),
    )
  })
})

function severity(verdict: string): number {
  return ['ALLOW', 'WARN', 'BLOCK'].indexOf(verdict)
}
