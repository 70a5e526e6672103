import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'
import { syntheticGuards, writeSyntheticLogs } from './synthetic-logs.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Opens a file without any network and records whatever the page tries to do. */
async function open(file: string): Promise<{ page: Page; requests: string[]; noise: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } })
  await context.setOffline(true)
  const page = await context.newPage()
  const requests: string[] = []
  const noise: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  page.on('dialog', (dialog) => {
    noise.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(pathToFileURL(file).href)
  return { page, requests: requests.filter((url) => !url.startsWith('data:')), noise }
}

/** Everything by which a page could load something, from its source. */
function loads(source: string): string[] {
  const attributes = source.matchAll(
    /<[a-z][^>]*?\s(?:src|href|xlink:href|srcset|action|data|poster)\s*=\s*"([^"]*)"/gi,
  )
  const urls = source.matchAll(/url\(\s*["']?([^)"']*)/gi)
  const imports = source.matchAll(/@import\s+([^;]+)/gi)
  return [...attributes, ...urls, ...imports]
    .map(([, address]) => address!)
    .filter((address) => !address.startsWith('#') && !address.startsWith('data:font/woff2'))
}

describe('--html', () => {
  test('one file, complete, that asks nobody for anything', async () => {
    const folder = temporaryFolder()
    const guards = syntheticGuards(9)
    guards[5] = { ...guards[5]!, name: 'cascade:static,openai/second', firstStage: 0.6 }
    guards[7] = { name: 'baseline/regex', detection: 0.7, acceptance: 0.9 }
    await writeSyntheticLogs(join(folder, 'logs'), { guards, pairs: 40 })
    await writeSyntheticLogs(join(folder, 'logs'), {
      guards,
      pairs: 40,
      created: '2026-07-01T00:00:00Z',
    })
    const file = join(folder, 'comparison.html')
    const { status, stdout } = aegish(['compare', join(folder, 'logs'), '--html', file])
    expect(status).toBe(0)
    expect(stdout).toContain('Ranking on synthetic (80)')
    const source = readFileSync(file, 'utf8')
    expect(statSync(file).size).toBeLessThan(3e6)
    expect(loads(source)).toEqual([])
    expect(source).not.toMatch(/<script|\son\w+\s*=|javascript:/i)

    const { page, requests, noise } = await open(file)
    expect(requests).toEqual([pathToFileURL(file).href])
    expect(noise).toEqual([])
    expect(await page.locator('section').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'summary',
      'ranking',
      'wins',
      'certainty',
      'charts',
      'categories',
      'fooled',
      'false-alarms',
      'errors',
      'measurement',
    ])
    // All but the ranking, which is a table of its own, in two columns and by one measure.
    expect(await page.locator('#charts figure svg').count()).toBe(20)
    await page.setViewportSize({ width: 1440, height: 900 })
    const places: { left: number; measure: number }[] = await page.evaluate(
      `[...document.querySelectorAll('#charts svg')].map((svg) => {
        const { left, width } = svg.getBoundingClientRect()
        return { left: Math.round(left), measure: width / svg.viewBox.baseVal.width }
      })`,
    )
    for (const { measure } of places) expect(measure).toBeCloseTo(0.75, 2)
    expect(new Set(places.map(({ left }) => left)).size).toBe(2)
    expect(await page.locator('#charts details').count()).toBe(0)
    expect(await page.locator('#ranking tbody').first().locator('tr').count()).toBe(9)
    expect(await page.locator('#summary').textContent()).toContain('leads with a score of')
    expect(await page.locator('#errors').textContent()).toMatch(/content_filter|no_json/)
    const measured = await page.locator('#measurement').textContent()
    for (const text of ['0f1e2d3c4b5a', 'ab12cd34', '42', 'aegish 0']) {
      expect(measured).toContain(text)
    }
    // The shipped font is really used, and wide things scroll in their own box.
    expect(await page.evaluate('[...document.fonts].every((f) => f.status === "loaded")')).toBe(
      true,
    )
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await page.context().close()
  })

  test('hostile text stays text', async () => {
    const folder = temporaryFolder()
    const taint =
      '</style></script><script>document.title="owned"</script><img src=x onerror=document.title="owned"><svg onload=document.title="owned"><a href="javascript:alert(1)">"\'><iframe src=http://127.0.0.1:9/></iframe>'
    await writeSyntheticLogs(join(folder, 'logs'), {
      guards: syntheticGuards(3).map((guard) => ({ ...guard, name: `${guard.name}${taint}` })),
      pairs: 24,
      taint,
    })
    for (const command of ['report', 'compare']) {
      const file = join(folder, `${command}.html`)
      expect(aegish([command, join(folder, 'logs'), '--html', file]).status).toBe(0)
      const { page, requests, noise } = await open(file)
      expect(requests).toEqual([pathToFileURL(file).href])
      expect(noise).toEqual([])
      expect(await page.title()).toMatch(/guards$/)
      expect(await page.locator('script, iframe, img, object, embed, link').count()).toBe(0)
      const handlers = `[...document.querySelectorAll('*')].flatMap((e) => [...e.attributes]).filter((a) => /^on/i.test(a.name) || /^\\s*javascript:/i.test(a.value)).length`
      expect(await page.evaluate(handlers)).toBe(0)
      expect(
        await page.locator('#fooled code, #false-alarms code').first().textContent(),
      ).toContain('<script>document.title="owned"</script>')
      expect(await page.locator('svg text', { hasText: '<' }).count()).toBeGreaterThan(3)
      await page.context().close()
    }
  })

  test('even markup that got through could not run: the policy forbids it', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(join(folder, 'logs'), { guards: syntheticGuards(1), pairs: 8 })
    const file = join(folder, 'page.html')
    aegish(['report', join(folder, 'logs'), '--html', file])
    const broken = join(folder, 'broken.html')
    writeFileSync(
      broken,
      readFileSync(file, 'utf8').replace(
        '</main>',
        '<script>document.title="owned"</script><img src="http://127.0.0.1:9/a.png" onerror="document.title=\'owned\'"><style>body{display:none}</style></main>',
      ),
    )
    const { page, noise } = await open(broken)
    expect(await page.title()).toBe('Report on guards')
    expect(await page.locator('body').isVisible()).toBe(true)
    expect(noise.filter((line) => /Content Security Policy/.test(line)).length).toBeGreaterThan(2)
    await page.context().close()
  })

  test('says on the page what could not be used, and never leaves a blank', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(join(folder, 'logs'), { guards: syntheticGuards(1), pairs: 8 })
    writeFileSync(join(folder, 'logs', 'broken.eval'), 'no zip')
    const file = join(folder, 'page.html')
    const { status, stderr } = aegish(['report', join(folder, 'logs'), '--html', file])
    expect(status).toBe(2)
    expect(stderr).toContain('broken.eval')
    const { page } = await open(file)
    expect(await page.locator('#summary').textContent()).toContain('broken.eval')
    expect(await page.locator('#charts details').textContent()).toContain(
      'Agreement between Guards: needs the logs of two guards on the same samples',
    )
    expect(await page.locator('#logs tbody tr').count()).toBe(1)
    await page.context().close()

    mkdirSync(join(folder, 'empty'))
    const none = aegish(['report', join(folder, 'empty'), '--html', join(folder, 'none.html')])
    expect(none.status).toBe(2)
    expect(statSync(join(folder, 'none.html'), { throwIfNoEntry: false })).toBeUndefined()
  })

  test('can be printed', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(join(folder, 'logs'), { guards: syntheticGuards(2), pairs: 8 })
    const file = join(folder, 'page.html')
    aegish(['compare', join(folder, 'logs'), '--html', file])
    const { page } = await open(file)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const colour = 'getComputedStyle(document.documentElement).backgroundColor'
    expect(await page.evaluate(colour)).toBe('rgb(255, 255, 255)')
    expect(await page.locator('nav').isVisible()).toBe(false)
    // Nobody can unfold paper.
    const folded = page.locator('details:not([open]) table')
    expect(await folded.count()).toBeGreaterThan(1)
    for (const table of await folded.all()) {
      expect(await table.evaluate((e) => e.checkVisibility({ contentVisibilityAuto: true }))).toBe(
        true,
      )
      expect((await table.boundingBox())?.height).toBeGreaterThan(20)
    }
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page.context().close()
  })

  test('fits on paper: nothing is cut or makes the browser shrink the pages', async () => {
    const folder = temporaryFolder()
    const logs = join(folder, 'logs')
    await writeSyntheticLogs(logs, { guards: syntheticGuards(30), pairs: 30 })
    await writeSyntheticLogs(logs, {
      guards: [{ name: `long/${'name'.repeat(40)}`, detection: 0.7, acceptance: 0.9 }],
      pairs: 30,
    })
    for (const command of ['compare', 'report']) {
      const file = join(folder, `${command}.html`)
      expect(aegish([command, logs, '--html', file]).status).toBe(0)
      const { page } = await open(file)
      await page.emulateMedia({ media: 'print' })
      // A4 without the margins that the page sets, in pixels of CSS.
      const [width, height] = [186, 269].map((mm) => Math.floor((mm / 25.4) * 96)) as [
        number,
        number,
      ]
      await page.setViewportSize({ width, height })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      // A heading goes with its chart, and a row is on one page.
      const tallest = `Math.max(...[...document.querySelectorAll('figure')].map((e) => e.getBoundingClientRect().height))`
      expect(await page.evaluate(tallest)).toBeLessThan(height - 100)
      const breaks = `new Set([...document.querySelectorAll('tr, li, figure')].map((e) => getComputedStyle(e).breakInside))`
      expect(await page.evaluate(`[...${breaks}]`)).toEqual(['avoid'])
      await page.context().close()
    }
  })
})
