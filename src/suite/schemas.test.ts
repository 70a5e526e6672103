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

  it('forbid a category on harmless samples', () => {
    expect(JSON_SCHEMAS['sample.schema.json']).toMatchObject({
      if: { properties: { expect: { const: 'ALLOW' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { category: false } },
    })
    expect(Object.keys(JSON_SCHEMAS)).toEqual(['sample.schema.json', 'suite.schema.json'])
  })
})
