import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { JSON_SCHEMAS } from './schemas.ts'

describe('the published JSON Schemas', () => {
  it.each(
    Object.entries(JSON_SCHEMAS),
  )('%s is what the source says ("npm run schemas")', (name, schema) => {
    const file = new URL(`../../schemas/${name}`, import.meta.url)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)))
  })

  it('ask for a category on malicious samples and forbid it on harmless ones', () => {
    expect(JSON_SCHEMAS['sample.schema.json']).toMatchObject({
      if: { properties: { expect: { const: 'BLOCK' } } },
      else: { properties: { category: false } },
    })
    expect(Object.keys(JSON_SCHEMAS)).toEqual(['sample.schema.json', 'suite.schema.json'])
  })
})
