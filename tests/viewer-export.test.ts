import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { LoggedSample } from '../src/log/index.ts'
import { launchBrowser } from './browser.ts'
import { aegish } from './command.ts'
import { sample, writeLog } from './fixtures.ts'
import { serveBelow } from './plain-server.ts'
import { testFolder } from './test-folder.ts'
import { writeStory } from './viewer-logs.ts'
import { commandsOf, guardsOf, openWindow, tryIn, violationsIn } from './viewer-window.ts'

const folder = testFolder()
const logs = join(folder.path, 'logs')
const site = join(folder.path, 'out', 'site')
const fromDisk = pathToFileURL(join(site, 'index.html')).href
/** Closes the script, ends the line for old parsers, and names no file of ours. */
const HOSTILE = `</script><script>window.hacked=1</script>\u2028<img src=x onerror="hacked=2">`

let browser: Browser
let server: Server
let fromServer: string

beforeAll(async () => {
  mkdirSync(logs)
  await writeStory(logs)
  const hostile: Partial<LoggedSample> = {
    id: `../../${HOSTILE}`.slice(0, 150),
    reasoning: `I think ${HOSTILE}`,
    failures: [`503 ${HOSTILE}`],
    metadata: { why: HOSTILE, ['__proto__']: HOSTILE },
  }
  await writeLog(logs, {
    model: 'evil/..%2f..<script>hacked=3</script>',
    dataset: 'hostile',
    samples: [
      sample(
        `echo ${HOSTILE}`,
        'BLOCK',
        `{"action":"block","reason":"${'x'.repeat(120_000)}"}`,
        hostile,
      ),
      sample('printf safe', 'ALLOW', HOSTILE),
    ],
  })
  const written = aegish(['view', logs, '--export', site, '--json'])
  expect(written.status).toBe(0)
  ;({ server, url: fromServer } = await serveBelow('/reports/of today/', site))
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

const open = (address: string, options: BrowserContextOptions = {}) =>
  openWindow(browser, address, {
    ...options,
    ours: [fromDisk.replace('index.html', ''), fromServer],
  })

describe.each([
  ['opened from the disk', () => fromDisk],
  ['below a path of a plain web server', () => fromServer],
])('an export %s', (_, address) => {
  it('shows the leaderboard, and each suite alone', async () => {
    const page = await open(address())
    expect(await guardsOf(page)).toContain('openai/gpt-5-mini')
    await expect(page.locator('.live').textContent()).resolves.toMatch(/^Exported 20\d\d-/)
    await page.getByRole('link', { name: /^harmless/ }).click()
    await page.waitForURL(/suite=harmless/)
    await page.getByText('Without a score').first().waitFor()
    await page.reload()
    await page.getByText('Without a score').first().waitFor()
  })

  it('filters, searches and opens samples, and finds the way back', async () => {
    const page = await open(address())
    await page.getByRole('link', { name: 'Samples' }).click()
    await page.waitForSelector('.sample-line')
    await page.keyboard.press('/')
    await page.keyboard.type('shad')
    await expect.poll(() => commandsOf(page)).toHaveLength(2)
    await page.locator('.sample-command a').first().click()
    await page.waitForSelector('.answer')
    expect(await page.locator('.command-text').textContent()).toBe('cat /etc/shadow')
    expect(await page.title()).toMatch(/^cat \/etc\/shadow · File Read with cat · aegish$/)
    await page.keyboard.press('j')
    await expect.poll(() => page.locator('.crumbs').textContent()).toMatch(/2 of 2/)
    await page.reload()
    await page.waitForSelector('.answer')
    await page.locator('.crumbs a').click()
    await expect.poll(() => commandsOf(page)).toHaveLength(2)
    await page.goBack()
    await page.waitForSelector('.answer')
  })

  it('compares two guards, an earlier run among them', async () => {
    const page = await open(`${address()}?page=compare`)
    await page.getByText('Is the difference significant?').waitFor()
    await expect(page.locator('.tiles').textContent()).resolves.toMatch(/0\.\d{3} → 0\.\d{3}/)
    await page.locator('.pair-choice select').first().selectOption('openai/gpt-5-mini')
    await page.waitForURL(/a=openai\/gpt-5-mini/)
    await page.waitForSelector('.pair-table')
  })

  it('draws charts whose marks lead to samples', async () => {
    const page = await open(`${address()}?page=charts&chart=category-heat-map`)
    await page.waitForSelector('.chart-drawing svg')
    await page.goto(`${address()}?page=heat-map`)
    await page.getByRole('link', { name: '50.0% 1 of 2' }).click()
    await page.waitForURL(/page=samples/)
    await expect.poll(() => commandsOf(page)).toHaveLength(2)
  })

  it('has the pages of a guard and of the runs', async () => {
    const page = await open(`${address()}?page=guard&of=openai/gpt-5-mini`)
    await page.getByRole('heading', { name: 'gpt-5-mini' }).first().waitFor()
    await page.waitForSelector('.panel')
    await page.goto(`${address()}?page=runs`)
    await page.getByRole('heading', { name: 'Runs' }).waitFor()
  })

  it('hands out the comparison as a file', async () => {
    const page = await open(address())
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('comparison.json')
    const file = join(folder.path, 'comparison.json')
    await download.saveAs(file)
    expect(JSON.parse(readFileSync(file, 'utf8')).ranking[0].model).toBe('openai/gpt-5-mini')
  })

  it('shows hostile text as text, with its whole reply', async () => {
    const page = await open(`${address()}?page=samples&q=echo`)
    await page.locator('.sample-command a').click()
    await page.waitForSelector('.answer')
    await expect(page.locator('.command-text').textContent()).resolves.toContain(
      '</script><script>',
    )
    for (const summary of await page.locator('.answer summary').all()) await summary.click()
    const answer = await page.locator('.answer').textContent()
    expect(answer).toContain('I think </script>')
    expect(answer).toContain('503 </script>')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'The whole reply as text' }).click(),
    ])
    const file = join(folder.path, 'reply.txt')
    await download.saveAs(file)
    expect(readFileSync(file, 'utf8')).toHaveLength(
      120_000 + '{"action":"block","reason":""}'.length,
    )
  })

  it('says so when a file of it is missing', async () => {
    const page = await open(`${address()}?page=sample&key=nothing`)
    await page.getByText('This export does not hold that.').waitFor()
    await page.goto(`${address()}?page=nowhere`)
    await page.getByText('There is no such page.').waitFor()
  })
})

it('its policy lets nothing else in', async () => {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(fromServer)
  await page.waitForSelector('h1')
  const results = await tryIn(page, {
    nothing: () => {},
    html: () => {
      document.body.innerHTML += '<b>x</b>'
    },
    script: () => {
      document.createElement('script').src = 'data/overview-0.js'
    },
    policy: () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('aegish-export', {}),
  })
  expect(results).toEqual({
    nothing: 'done',
    html: 'refused',
    script: 'refused',
    policy: 'refused',
  })
  const markup = readFileSync(join(site, 'index.html'), 'utf8')
  expect(markup).toMatch(/Content-Security-Policy" content="default-src 'none'/)
  expect(markup).not.toMatch(/ on\w+=|<script>|<style/)
})

it('no text of a log stands in a file as it is, or in a name', () => {
  const names = readdirSync(join(site, 'data'))
  for (const name of names) {
    expect(name).toMatch(/^(?:[a-z]+-\d+|index)\.js$/)
    const text = readFileSync(join(site, 'data', name), 'utf8')
    expect(text).not.toMatch(/[<\u2028\u007f-\uffff]/)
  }
})

it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
  const page = await open(fromDisk, { colorScheme, bypassCSP: true })
  const pages = [
    'guard&of=openai/gpt-5-mini',
    'runs',
    'heat-map',
    'charts&chart=cost-vs-score',
    'samples',
    'compare',
    'samples&q=echo',
  ]
  for (const path of ['', ...pages]) {
    await page.goto(`${fromDisk}?page=${path}`)
    await page.waitForSelector('.panel, .samples')
    if (path === 'samples&q=echo') {
      await page.locator('.sample-command a').click()
      await page.waitForSelector('.answer')
      for (const summary of await page.locator('.answer summary').all()) await summary.click()
    }
    const violations = await violationsIn(page)
    expect({ path, violations }).toEqual({ path, violations: [] })
  }
})

describe('the folder of an export', () => {
  const exported = (to: string, ...args: string[]) =>
    aegish(['view', logs, '--export', to, ...args])

  it('is replaced when it is an earlier export, and says what it weighs', async () => {
    const to = join(folder.path, 'again')
    const first = exported(to)
    expect(first.stdout).toBe(`${join(to, 'index.html')}\n`)
    expect(first.stderr).toMatch(/^\d+ files, \d+\.\d MB: open it/m)
    const second = exported(to, '--json')
    const { files, bytes, guards, samples } = JSON.parse(second.stdout)
    expect({ guards, samples }).toEqual({ guards: 5, samples: 12 })
    expect(files).toBe(
      readdirSync(to, { recursive: true, withFileTypes: true }).filter((e) => e.isFile()).length,
    )
    expect(bytes).toBeGreaterThan(600_000)
  })

  it('is refused when it holds anything else, until that is wanted', async () => {
    const to = join(folder.path, 'full')
    mkdirSync(to)
    writeFileSync(join(to, 'thesis.txt'), 'the only copy')
    const refused = exported(to)
    expect(refused.status).toBe(2)
    expect(refused.stderr).toMatch(
      /full: is not empty and no earlier export \(it holds thesis\.txt\)/,
    )
    expect(readdirSync(to)).toEqual(['thesis.txt'])
    expect(exported(to, '--force').status).toBe(0)
    expect(existsSync(join(to, 'thesis.txt'))).toBe(false)
    // A file that somebody put into an export is not ours to throw away.
    writeFileSync(join(to, 'CNAME'), 'example.com')
    expect(exported(to).stderr).toMatch(/it holds CNAME/)
  })

  it('is never what is being looked at, nor what holds it', async () => {
    for (const to of [logs, folder.path]) {
      const refused = exported(to, '--force')
      expect(refused.status).toBe(2)
      expect(refused.stderr).toMatch(/which an export must not replace/)
    }
    expect(readdirSync(logs).length).toBeGreaterThan(4)
  })

  it('stays as it was when there is nothing to export', async () => {
    const empty = join(folder.path, 'empty')
    mkdirSync(empty)
    const to = join(folder.path, 'nothing')
    const refused = aegish(['view', empty, '--export', to])
    expect(refused.status).toBe(2)
    expect(refused.stderr).toMatch(/no results to export/)
    expect(existsSync(to)).toBe(false)
    expect(readdirSync(folder.path).filter((name) => name.startsWith('.nothing'))).toEqual([])
  })

  it('goes only with --export', async () => {
    expect(aegish(['view', logs, '--force']).stderr).toMatch(/--force goes with --export/)
  })
})
