// Every command of our own suites, for measuring and for the tests that cook new ones from them.
import { readdirSync, readFileSync } from 'node:fs'

const suites = new URL('../suites/', import.meta.url)

export const SUITE_COMMANDS = readdirSync(suites, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readFileSync(new URL(`${name}/samples.jsonl`, suites), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => JSON.parse(line).command)
