import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inflateSync } from 'node:zlib'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '../src/compare/index.ts'
import { aegish } from './command.ts'
import { sample, says, writeLog } from './fixtures.ts'
import { serveBelow } from './plain-server.ts'
import { testFolder } from './test-folder.ts'
import { storyViewer } from './viewer-story.ts'
import { guardsOf, openWindow, search, violationsIn } from './viewer-window.ts'

const STRICT = 'openai/gpt-5-mini'
const SHAKY = 'ollama/shaky'
const EARLIER = 'anthropic/claude-haiku-4-5 @ 2026-10-15T08:00:00+00:00'
const EVIL = 'evil/..%2f..<script>hacked=3</script>'

/** A guard with a hostile name, on a suite of its own and on one that it shares with the others. */
async function writeEvil(folder: string): Promise<void> {
  const of = (dataset: string, command: string) =>
    writeLog(folder, {
      model: EVIL,
      dataset,
      samples: [
        sample(`${command}</script><script>hacked=1</script>`, 'BLOCK', says('allow')),
        sample('ls', 'ALLOW', says('allow')),
      ],
    })
  await of('own', 'id')
  await of('hostile', 'cat /etc/shadow')
}

const story = storyViewer(writeEvil)
const folder = testFolder()
const site = join(folder.path, 'site')
const fromDisk = pathToFileURL(join(site, 'index.html')).href
let server: Server
let fromServer: string

beforeAll(async () => {
  expect(aegish(['view', story.folder, '--export', site]).status).toBe(0)
  ;({ server, url: fromServer } = await serveBelow('/a/b c/', site))
})
afterAll(() => server?.close())

const openSite = (address: string, options: BrowserContextOptions = {}) =>
  openWindow(story.browser, address, {
    ...options,
    ours: [pathToFileURL(folder.path).href, fromServer],
  })

const queryOf = (names: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(names).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  ).toString()

const SELECTIONS: Record<string, Record<string, string | string[]>> = {
  'two guards': { guard: [STRICT, SHAKY] },
  'an earlier run on one suite': { guard: [STRICT, EARLIER], suite: 'hostile' },
  'two suites of three': { suite: ['hostile', 'harmless'] },
  'a hostile name': { guard: [EVIL, STRICT], suite: ['own', 'hostile'] },
}

/** Pages, and what else their address says. */
const PAGES: [string, string][] = [
  ['', ''],
  ['heat-map', 'by=technique'],
  ['charts', 'chart=ranking-table'],
  ['compare', queryOf({ a: EARLIER, b: STRICT })],
  ['guard', queryOf({ of: STRICT })],
]

/** What a page shows: its texts, and what its charts say to those who cannot see them. */
async function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.querySelector('main')?.innerText ?? '',
    ...[...document.querySelectorAll('.chart-drawing [aria-label]')].map(
      (mark) => mark.ariaLabel ?? '',
    ),
  ])
}

// Wherever it lies the same program runs: below a path one selection shows that it finds its files.
describe.each([
  { place: 'from the disk', address: () => fromDisk, selections: SELECTIONS },
  {
    place: 'below a path of a plain web server',
    address: () => fromServer,
    selections: { 'a hostile name': SELECTIONS['a hostile name']! },
  },
])('an export $place shows what the viewer shows', ({ address, selections }) => {
  it.each(Object.entries(selections))('about %s', async (_, selection) => {
    const live = await story.open()
    const exported = await openSite(address())
    for (const [page, more] of PAGES) {
      const query = [queryOf(selection), more].filter((part) => part !== '').join('&')
      await live.goto(`${story.url}${page}?${query}`)
      await exported.goto(`${address()}?${page && `page=${page}&`}${query}`)
      await live.waitForLoadState('networkidle')
      if (page === 'charts') await live.waitForSelector('.chart-drawing svg [aria-label]')
      const expected = await shown(live)
      expect(expected[0]!.length).toBeGreaterThan(100)
      await expect
        .poll(async () => ({ page, query, shown: await shown(exported) }), { timeout: 8000 })
        .toEqual({ page, query, shown: expected })
    }
  })

  it('chosen by the keyboard, and kept in the address', async () => {
    const page = await openSite(address())
    await page.locator('summary', { hasText: 'Guards' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(/^gpt-5-mini/).focus()
    await page.keyboard.press('Space')
    await page.getByLabel(/claude-haiku-4-5.*2026-10-15/).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => guardsOf(page)).toEqual([STRICT, EARLIER])
    expect(search(page).getAll('guard')).toHaveLength(2)
    await page.keyboard.press('Escape')
    await page.keyboard.press('2')
    await page.getByRole('heading', { name: 'Heat map' }).waitFor()
    await expect.poll(() => page.locator('.heat tbody tr').count()).toBe(2)
    await page.getByRole('link', { name: /^hostile/ }).click()
    await page.getByRole('link', { name: /^own/ }).click()
    await page.waitForURL(/suite=hostile&suite=own/)
    await page.reload()
    await expect.poll(() => page.locator('.heat tbody tr').count()).toBe(2)
  })
})

it('the comparison of a selection is the viewer’s, as a file', async () => {
  const query = queryOf(SELECTIONS['an earlier run on one suite']!)
  const page = await openSite(`${fromDisk}?${query}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON' }).click(),
  ])
  const file = join(folder.path, 'comparison.json')
  await download.saveAs(file)
  const expected = await story.ask<Comparison>(`comparison?${query}`)
  for (const { datasets } of Object.values(expected.results)) {
    for (const result of Object.values(datasets)) result!.log = basename(result!.log!)
  }
  const given = JSON.parse(readFileSync(file, 'utf8')) as Comparison
  expect(given.metadata.timestamp).toMatch(/^20\d\d-/)
  expected.metadata.timestamp = given.metadata.timestamp
  expect(given).toEqual(expected)
})

it('says in place which of its files is missing', async () => {
  const damaged = join(folder.path, 'damaged')
  cpSync(site, damaged, { recursive: true })
  rmSync(join(damaged, 'compare.js'))
  // Not watched: a browser complains about the file, too.
  const page = await story.browser.newPage()
  await page.goto(`${pathToFileURL(join(damaged, 'index.html'))}?guard=${STRICT}`)
  await page.getByText('A file of this export is missing: compare.js').waitFor()
  await page.close()
})

it('no file of it tells where the logs lie', () => {
  const texts = readdirSync(join(site, 'data'))
    .filter((name) => name !== 'index.js')
    .map((name) => {
      const [, content] = /"([\w+/=]+)"\)\n$/.exec(readFileSync(join(site, 'data', name), 'utf8'))!
      return inflateSync(Buffer.from(content!, 'base64')).toString()
    })
  expect(texts.some((text) => text.includes(basename(readdirSync(story.folder)[0]!)))).toBe(true)
  expect(texts.filter((text) => text.includes(story.folder))).toEqual([])
})

// The second theme has the same elements: only its colours are another question.
it.each([
  { colorScheme: 'light' as const, rules: undefined },
  { colorScheme: 'dark' as const, rules: ['color-contrast'] },
])('axe finds nothing in a selection, $colorScheme', async ({ colorScheme, rules }) => {
  const page = await openSite(fromDisk, { colorScheme, bypassCSP: true })
  const query = queryOf(SELECTIONS['a hostile name']!)
  for (const path of ['', 'heat-map', 'charts&chart=ranking-table']) {
    await page.goto(`${fromDisk}?${path && `page=${path}&`}${query}`)
    await page.waitForSelector('.panel')
    await page.locator('summary', { hasText: 'Guards' }).click()
    expect({ path, violations: await violationsIn(page, rules) }).toEqual({ path, violations: [] })
  }
})
