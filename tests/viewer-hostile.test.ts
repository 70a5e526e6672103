import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { LoggedSample } from '../src/log/index.ts'
import { launchBrowser } from './browser.ts'
import { sample, writeLog } from './fixtures.ts'
import { removeFolder } from './remove-folder.ts'
import { startViewer, type Viewer } from './viewer-process.ts'
import { tryIn } from './viewer-window.ts'

/** Every attempt names itself, so that a failure says which one got through. */
const attempt = (n: number) =>
  [
    `<script>window.hacked='script ${n}'</script>`,
    `<img src=x onerror="window.hacked='img ${n}'">`,
    `<svg onload="window.hacked='svg ${n}'">`,
    `<iframe srcdoc="<script>parent.hacked='iframe ${n}'</script>"></iframe>`,
    `<a href="javascript:window.hacked='link ${n}'">click</a>`,
    `<style>body{display:none}</style><link rel=stylesheet href=http://192.0.2.1/x.css>`,
    `<meta http-equiv=refresh content="0;url=http://192.0.2.1/">`,
    `"'\`}</pre></code></script>{{constructor.constructor('window.hacked=1')()}}`,
  ].join('\n')
const ESCAPES = '\u001b]8;;http://192.0.2.1\u0007link\u001b]8;;\u0007\u001b[2J\u001b[31m'
const DECEPTIVE = 'echo safe\u202e # fs/ mr\u2066 \u200b\u00a0 pаypal'

let folder: string
let viewer: Viewer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aegish-hostile-'))
  const hostile: Partial<LoggedSample> = {
    dataset: `suite ${attempt(0)}`,
    id: `id-${attempt(1)}`.slice(0, 180),
    category: `cat ${attempt(2)}`,
    error: attempt(3) + ESCAPES,
    limit: `limit ${attempt(4)}`,
    metadata: {
      why: attempt(5),
      rule: attempt(6),
      technique: `tech ${attempt(7)}`,
      twin: 'javascript:alert(1)',
      binary: attempt(8),
      tags: [attempt(9), { toString: 'not a function' }],
      ['__proto__']: { polluted: attempt(18) },
      [`key ${attempt(10)}`]: attempt(11),
      nested: { deep: [attempt(12)] },
    },
    decidedBy: attempt(13),
    earlierReplies: [attempt(14), null],
    decision: {
      verdict: 'BLOCK',
      reason: attempt(15),
      confidence: Number.NaN,
      rule: '4',
      span: { start: 2, end: 1e9 },
      trace: [attempt(16), { step: attempt(17) }, null],
    } as LoggedSample['decision'],
    timing: { queueMs: 'x', backoffMs: {}, modelMs: -1 } as unknown as LoggedSample['timing'],
  }
  await writeLog(folder, {
    // These two stand in the name of the file, which has its limits.
    model: '<script>hacked=20</script><img src=x onerror=hacked=21>',
    dataset: 'plain',
    samples: [
      sample(attempt(30), 'BLOCK', attempt(31) + ESCAPES, hostile),
      sample(DECEPTIVE, 'BLOCK', `\u202e{"action":"block"}\u200b${ESCAPES}`),
      sample(`long ${'$('.repeat(60_000)}`, 'BLOCK', '\u202e'.repeat(300_000)),
      sample('{'.repeat(40_000), 'BLOCK', `{"action":"block"}${'<b>'.repeat(100_000)}`),
      sample('ls', 'ALLOW', '{"action":"allow"}', {
        decision: 'a text' as unknown as LoggedSample['decision'],
      }),
    ],
  })
  ;[viewer, browser] = await Promise.all([startViewer([folder]), launchBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await viewer?.stop()
  removeFolder(folder)
})

/** A page that notices every attempt to run, load or open anything. */
async function openGuarded(path: string): Promise<{ page: Page; noticed: string[] }> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const noticed: string[] = []
  page.on('dialog', (dialog) => {
    noticed.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => noticed.push(`error ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') noticed.push(`console ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(viewer.url)) noticed.push(`request ${request.url()}`)
  })
  context.on('page', (other) => noticed.push(`window ${other.url()}`))
  await page.goto(viewer.url + path)
  await page.waitForSelector('h1')
  return { page, noticed }
}

async function sampleAddress(row: number): Promise<string> {
  const { key } = await (await fetch(`${viewer.url}api/samples`)).json()
  return `sample?key=${encodeURIComponent(key[row])}`
}

const FOREIGN =
  'script:not([src^="/"]), img:not([src="/favicon.svg"]), iframe, meta[http-equiv], style'

describe('a log that attacks its reader', () => {
  it('runs nothing, loads nothing and opens nothing on any page', async () => {
    const samples = await Promise.all([0, 1, 2, 3, 4].map(sampleAddress))
    const pages = ['', 'heat-map', 'heat-map?by=technique', 'samples', 'compare', 'charts']
    const { page, noticed } = await openGuarded('')
    for (const path of [...pages, 'charts?chart=category-heat-map', ...samples]) {
      await page.goto(viewer.url + path)
      await page.waitForSelector('h1')
      await page.waitForTimeout(150)
      expect({ path, noticed }).toEqual({ path, noticed: [] })
      expect(await page.evaluate(() => (window as { hacked?: string }).hacked)).toBeUndefined()
      expect(await page.locator(FOREIGN).count()).toBe(0)
      expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
    }
  })

  it('is shown as the text that it is', async () => {
    const { page } = await openGuarded(await sampleAddress(0))
    await page.waitForSelector('.answer')
    expect(await page.locator('.command-text').textContent()).toBe(attempt(30))
    const answer = await page.locator('.answer').textContent()
    for (const n of [3, 4, 13, 15, 16, 31]) expect(answer).toContain(`script ${n}'</script>`)
    // Escapes for terminals are spelled out.
    expect(answer).toContain('U+001B]8;;http://192.0.2.1U+0007link')
    const label = await page.locator('.label').textContent()
    for (const n of [5, 6, 7, 8, 9, 11, 12]) expect(label).toContain(`script ${n}'</script>`)
  })

  it('cannot hide what a command does', async () => {
    const { page } = await openGuarded(await sampleAddress(1))
    await page.waitForSelector('.answer')
    const command = page.locator('.command-text')
    expect(await command.textContent()).toBe('echo safeU+202E # fs/ mrU+2066 U+200BU+00A0 pаypal')
    expect(await command.locator('.hidden-character').first().getAttribute('title')).toBe(
      'U+202E right-to-left override',
    )
    expect(await command.locator('.foreign-letter').textContent()).toBe('а')
    await page.goto(`${viewer.url}samples?q=safe`)
    await page.waitForSelector('.sample-line')
    expect(await page.locator('.sample-command a').textContent()).toBe(
      'echo safe⟨U+202E⟩ # fs/ mr⟨U+2066⟩ ⟨U+200B⟩⟨U+00A0⟩ pаypal',
    )
    // What is copied is the command itself.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${viewer.url}${await sampleAddress(1)}`)
    await page.getByRole('button', { name: 'Copy the command' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DECEPTIVE)
  })

  it('cannot drown the page in text', async () => {
    const { page } = await openGuarded(await sampleAddress(2))
    await page.waitForSelector('.answer')
    await expect(page.locator('.command').textContent()).resolves.toMatch(
      /The first 100,000 of 120,005 characters/,
    )
    await expect(page.locator('.answer').textContent()).resolves.toMatch(
      /The first 100,000 of 300,000 characters/,
    )
    expect(await page.locator('.answer *').count()).toBeLessThan(200)
    const raw = await page
      .getByRole('link', { name: 'The whole reply as text' })
      .getAttribute('href')
    const response = await fetch(new URL(raw!, viewer.url))
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe('\u202e'.repeat(300_000))
  })

  it('would still be stopped by the page’s policy, were it ever to become markup', async () => {
    const { page } = await openGuarded('')
    const results = await tryIn(page, {
      nothing: () => {},
      // Not in this turn: what a debugger runs may do more than what a page runs.
      eval: () =>
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              resolve(new Function('return 1')())
            } catch (error) {
              reject(error)
            }
          })
        }),
      html: () => {
        document.body.innerHTML += '<b>x</b>'
      },
      inline: () => {
        const script = document.createElement('script')
        script.textContent = 'window.hacked = 1'
        document.body.append(script)
      },
      fetch: () => fetch('http://192.0.2.1/'),
      style: () => {
        const style = document.createElement('style')
        style.textContent = 'body{display:none}'
        document.head.append(style)
        if (getComputedStyle(document.body).display !== 'none') throw new Error('refused')
      },
    })
    expect(results).toEqual({
      nothing: 'done',
      eval: 'refused',
      html: 'refused',
      inline: 'refused',
      fetch: 'refused',
      style: 'refused',
    })
  })
})
