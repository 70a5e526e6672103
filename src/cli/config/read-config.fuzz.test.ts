import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fuzzing } from '../../../tests/fuzz.ts'
import { removeFolder } from '../../../tests/remove-folder.ts'
import { UserError } from '../../verdict/index.ts'
import { configSchema } from './config-schema.ts'
import { readConfig } from './read-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'aegish-config-'))
afterAll(() => removeFolder(folder))

const field = fc.constantFrom(
  ...Object.keys(configSchema.shape),
  ...['__proto__', 'constructor', 'toString', '<<', 'polcy'],
)
const value = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom('static', ['core'], './p.yml', 0.5, 3, true, '/dev/zero', -1, Number.NaN),
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.dictionary(field, value).map((config) => stringify(config) ?? ''),
  fc.dictionary(field, value).map((config) => JSON.stringify(config, withoutBigInts) ?? ''),
)

function withoutBigInts(_: string, item: unknown): unknown {
  return typeof item === 'bigint' ? 1 : item
}

describe('a configuration', { timeout: 3_600_000 }, () => {
  it.each([
    'aegish.config.yaml',
    'aegish.config.json',
  ])('%s is read or refused in one line', async (name) => {
    const path = join(folder, name)
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        writeFileSync(path, content)
        try {
          const config = await readConfig({ path, isProgram: false })
          for (const key of Object.keys(config)) expect(configSchema.shape).toHaveProperty([key])
        } catch (error) {
          if (!UserError.is(error)) throw error
          expect(error.message.startsWith(`${path}: `), error.message).toBe(true)
          expect(error.message).not.toContain('\n')
        }
      }),
      fuzzing(150),
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
