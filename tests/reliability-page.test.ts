import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LARGEST_REPLY } from '../src/guard/model/bounded-fetch.ts'
import { MOST_UNSYNCED } from '../src/run/journal.ts'
import { LOCK_TIMING } from '../src/run/run-lock.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const page = read('docs/reliability.md')

/** `file`: “name”, and further names in the same file. */
const named = [...page.matchAll(/`([\w./-]+\.test\.ts)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
  ([, file, names]) =>
    [...names!.matchAll(/“([^”]+)”/g)].map(([, name]) => ({ file: file!, name: name! })),
)

test('every promise names a test', () => {
  const rows = page.split('\n').filter((line) => /^\| (?!---|promise|what \|)/.test(line))
  expect(rows.length).toBeGreaterThan(12)
  for (const row of rows) expect(row).toMatch(/\.test\.ts`: “/)
})

test.each(named)('$file has the test “$name”', ({ file, name }) => {
  expect(read(file)).toMatch(
    new RegExp(String.raw`['"\`]${name.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}['"\`]`),
  )
})

test('its bounds are those of the code', () => {
  expect(page).toContain(`| ${LARGEST_REPLY / 1024 ** 2} MB; a longer one is an error`)
  expect(page).toContain(`at most ${MOST_UNSYNCED} of them`)
  const { beatMs, staleMs, watchMs } = LOCK_TIMING
  expect(page).toContain(`touched every ${beatMs / 1000} s`)
  expect(page).toContain(`no sign of life for ${staleMs / 1000} s`)
  expect(page).toContain(`watched for ${watchMs / 1000} s more`)
})
