import { z } from 'zod'
import { sampleSchema } from './sample.ts'
import { suiteInfoSchema } from './suite-info.ts'

/** The schemas that are published, by the names of their files. */
export const JSON_SCHEMAS: Readonly<Record<string, object>> = {
  'sample.schema.json': {
    ...z.toJSONSchema(sampleSchema, { io: 'input' }),
    title: 'A sample of an aegish suite: one line of samples.jsonl',
    // What the schema checks in code: harmless samples have no category.
    if: { properties: { expect: { const: 'ALLOW' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { category: false } },
  },
  'suite.schema.json': {
    ...z.toJSONSchema(suiteInfoSchema, { io: 'input' }),
    title: 'What an aegish suite says about itself: suite.json',
  },
}
