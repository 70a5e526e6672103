// `npm run schemas` builds the package and writes the published JSON Schemas from it. A unit test
// compares the files with the source.
import { mkdirSync, writeFileSync } from 'node:fs'
import { CONFIG_JSON_SCHEMA, JSON_SCHEMAS } from '../dist/index.js'

const folder = new URL('../schemas/', import.meta.url)
mkdirSync(folder, { recursive: true })
const schemas = { ...JSON_SCHEMAS, 'config.schema.json': CONFIG_JSON_SCHEMA }
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`)
  process.stdout.write(`schemas/${name}\n`)
}
