import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from './browser.ts'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'
import { writeGuard } from './viewer-logs.ts'
import { startViewer } from './viewer-process.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const folder = testFolder().path

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const event = (command: string) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    cwd: '/home/dev/project',
    tool_name: 'Bash',
    tool_input: { command },
  })

describe('the page of decisions', () => {
  it('shows the log, selects, and follows it while somebody looks', async () => {
    const home = join(folder, 'home')
    const runs = join(folder, 'runs')
    mkdirSync(home)
    mkdirSync(runs)
    await writeGuard(runs, 'openai/gpt-5-mini', 'BBBBBAAAAA')
    const hook = (command: string) =>
      aegish(['hook'], { env: { HOME: home }, input: event(command) })
    hook('git status')
    hook('export API_TOKEN=abcdef123456')
    hook('cat /etc/shadow')
    const viewer = await startViewer([runs], ['--port', '0'], home)
    const page = await browser.newPage()
    onTestFinished(async () => {
      await page.close()
      await viewer.stop()
    })
    await page.goto(viewer.url)
    await page.getByRole('link', { name: 'Decisions' }).click()
    const lines = page.locator('.decision')
    await expect.poll(() => lines.count()).toBe(3)
    expect(await lines.first().innerText()).toMatch(
      /BLOCK\s+cat \/etc\/shadow\s+.*password hashes/s,
    )
    expect(await page.content()).not.toContain('abcdef123456')

    hook('echo a new one')
    await expect
      .poll(() => lines.first().innerText(), { timeout: 15_000 })
      .toContain('echo a new one')
    await page.getByText('Verdict', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /BLOCK/ }).check()
    await expect.poll(() => lines.count()).toBe(1)
    expect(page.url()).toContain('verdict=BLOCK')
    await page.goto(`${viewer.url}decisions?q=STATUS`)
    await expect.poll(() => lines.count()).toBe(1)
    await page.goto(`${viewer.url}decisions?q=nowhere`)
    await page.getByText('Nothing like that was decided yet.').waitFor()

    // Whoever can write the log can write anything into it.
    const hostile = {
      time: '2999-01-01T00:00:00Z',
      event: 'decision',
      agent: '<img src=x onerror=alert(1)>',
      command: '\u202e</code><script>document.title="owned"</script>',
      verdict: '<b>',
      rule: { toString: 5 },
    }
    appendFileSync(
      join(home, '.local/state/aegish/audit.jsonl'),
      `${JSON.stringify(hostile)}\n${'x'.repeat(2_000_000)}\n`,
    )
    await page.goto(`${viewer.url}decisions`)
    await expect.poll(() => lines.count(), { timeout: 15_000 }).toBe(5)
    expect(await lines.first().innerText()).toContain('U+202E</code><script>')
    expect(await page.locator('.decision img, .decision script').count()).toBe(0)
    expect(await page.title()).toBe('Decisions · aegish')
  }, 120_000)

  it('is there for whoever only guards, and has no runs', async () => {
    const home = join(folder, 'guards')
    mkdirSync(home)
    const options = { env: { HOME: home }, cwd: home }
    expect(aegish(['view', '--no-open'], options)).toMatchObject({ status: 2 })
    aegish(['hook'], { ...options, input: event('git status') })
    const child = spawn(process.execPath, [launcher, 'view', '--no-open', '--port', '0'], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home },
    })
    const [said] = await once(child.stdout, 'data')
    // The page that has something to show.
    const address = String(said).trim()
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/decisions$/)
    const ask = async (query: string) =>
      (await fetch(new URL(`/api/decisions${query}`, address))).json()
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
    onTestFinished(() => page.close())
    await page.goto(address)
    await expect.poll(() => page.locator('.decision').count()).toBe(1)
    await page.goto(new URL('/', address).href)
    await page.getByRole('link', { name: 'decided on this machine' }).click()
    expect(new URL(page.url()).pathname).toBe('/decisions')
    const { entries, version } = await ask('')
    expect(entries).toMatchObject([{ command: 'git status', verdict: 'ALLOW' }])
    expect(await ask(`?have=${encodeURIComponent(version)}`)).toEqual({ version, unchanged: true })
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  }, 60_000)
})
