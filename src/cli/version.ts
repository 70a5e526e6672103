import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packageRoot } from './package-root.ts'

/** The version of this package, from its own package.json. */
export const version: string = JSON.parse(
  readFileSync(fileURLToPath(new URL('package.json', packageRoot)), 'utf8'),
).version
