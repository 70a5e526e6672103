import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

/** Opens a page in a fresh window; whatever it complains about, or asks of strangers, fails the test. */
export async function openWindow(
  browser: Browser,
  address: string,
  { ours, ...options }: BrowserContextOptions & { ours: readonly string[] },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const noticed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') noticed.push(message.text())
  })
  page.on('pageerror', (error) => noticed.push(error.message))
  page.on('request', (request) => {
    const known = [...ours, 'blob:', 'data:'].some((start) => request.url().startsWith(start))
    if (!known) noticed.push(request.url())
  })
  onTestFinished(async () => {
    const hacked = await page.evaluate(() => (window as { hacked?: unknown }).hacked)
    await context.close()
    expect({ noticed, hacked }).toEqual({ noticed: [], hacked: undefined })
  })
  await page.goto(address)
  await page.waitForSelector('h1')
  return page
}

/** Does things in a page, as its own script would, and says of each whether it was refused. */
export async function tryIn<Name extends string>(
  page: Page,
  actions: Record<Name, () => unknown>,
): Promise<Record<Name, 'done' | 'refused'>> {
  const results: [string, string][] = []
  for (const [name, action] of Object.entries<() => unknown>(actions)) {
    const done = page.evaluate(action).then(
      () => 'done',
      () => 'refused',
    )
    results.push([name, await done])
  }
  return Object.fromEntries(results) as Record<Name, 'done' | 'refused'>
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds in a page, by the rules that are named or by all. The page must bypass its policy. */
export async function violationsIn(page: Page, rules?: string[]): Promise<string[]> {
  await page.addScriptTag({ content: axe })
  return page.evaluate(async (runOnly) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const found = await checker.run(document, { preload: false, ...(runOnly && { runOnly }) })
    return found.violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html.slice(0, 150)}`,
    )
  }, rules)
}

/** The guards of the leaderboard, in its order. */
export const guardsOf = (page: Page) =>
  page
    .locator('.board tbody tr')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.guard))

export const commandsOf = (page: Page) => page.locator('.sample-command a').allTextContents()

export const search = (page: Page) => new URL(page.url()).searchParams
