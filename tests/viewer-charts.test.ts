import { describe, expect, it } from 'vitest'
import { storyViewer } from './viewer-story.ts'
import { search } from './viewer-window.ts'

const story = storyViewer()

describe('the charts', () => {
  it('are drawn in the page, explained, and lead to samples', async () => {
    const page = await story.open('charts?chart=category-heat-map')
    await page.waitForSelector('.chart-drawing svg')
    await expect(page.locator('.chart-drawing').textContent()).resolves.toMatch(/File Read/)
    const cell = page.locator('.chart-drawing .mark-rect path').first()
    await cell.hover()
    await expect(page.locator('.tip').textContent()).resolves.toMatch(/ of /)
    await cell.click()
    await page.waitForURL(/\/samples\?/)
    expect(search(page).get('by')).toBeTruthy()
    expect(search(page).get('category')).toBeTruthy()
    await page.waitForSelector('.sample-line')
  })

  it('say something about every mark that can be pointed at', async () => {
    const page = await story.open('charts')
    const names = await page
      .locator('.chart-open')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('chart')!),
      )
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) {
      await page.goto(`${story.url}charts?chart=${name}`)
      await page.waitForSelector('.chart-drawing svg')
      const marks = page.locator('.chart-drawing path[role="graphics-symbol"][aria-label]')
      const labels = await marks.evaluateAll((all) => all.map((mark) => mark.ariaLabel))
      expect(labels.length, name).toBeGreaterThan(0)
      // Where a mark stands in pixels tells nobody anything.
      expect(
        labels.filter((label) => /\bx1?: \d|\by1?: \d/.test(label!)),
        name,
      ).toEqual([])
      // What lies on top of a mark must not catch the pointer.
      await marks.first().hover({ timeout: 5000 })
      await expect(page.locator('.tip').textContent(), name).resolves.toMatch(/\S/)
    }
  })

  it('lead from a cell to just the samples that it counts', async () => {
    const page = await story.open('charts?chart=confusion-matrices')
    const cell = page.locator('[aria-label*="malicious"][aria-label*="BLOCK"]').first()
    await cell.click()
    await page.waitForURL(/\/samples\?/)
    expect(Object.fromEntries(search(page))).toMatchObject({ expect: 'BLOCK', outcome: 'BLOCK' })
    await page.goto(`${story.url}charts?chart=category-detection`)
    await page.locator('[aria-label*="File Read"]').first().click()
    await page.waitForURL(/\/samples\?/)
    expect(search(page).get('category')).toBe('file-read')
  })

  it('stand close, with letters of one size', async () => {
    const page = await story.open('charts', { viewport: { width: 1440, height: 900 } })
    await page.waitForSelector('.chart-drawing svg')
    const charts = page.locator('.chart')
    for (const chart of await charts.all()) {
      await chart.scrollIntoViewIfNeeded()
      await chart.locator('svg').first().waitFor()
    }
    const boxes = () =>
      charts.evaluateAll((all) =>
        all.map((chart) => {
          const { left, right, top, bottom } = chart.getBoundingClientRect()
          const svg = chart.querySelector('svg')!
          const measure = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
          const edges = [...chart.querySelectorAll('svg')].map(
            (drawing) => drawing.getBoundingClientRect().left - left,
          )
          return { name: chart.ariaLabel, left, right, top, bottom, measure, edges }
        }),
      )
    await expect
      .poll(async () => new Set((await boxes()).map(({ measure }) => measure.toFixed(2))).size)
      .toBe(1)
    // Titles stand below each other, and with names as short as these every chart fits a column.
    expect(new Set((await boxes()).flatMap(({ edges }) => edges)).size).toBe(1)
    const wide = (await boxes()).filter(({ left, right }) => right - left > 1000)
    expect(wide.map(({ name }) => name)).toEqual([])
    // No panel covers another, and below each the next begins at once.
    const all = await boxes()
    for (const one of all) {
      const beside = all.filter((other) => other.left < one.right && one.left < other.right)
      const below = beside.filter((other) => other !== one && other.bottom > one.bottom)
      for (const other of below) expect(other.top).toBeGreaterThanOrEqual(one.bottom)
      if (one.right - one.left < 1000 && below.length > 0) {
        const next = below.sort((a, b) => a.top - b.top)[0]!
        if (next.right - next.left < 1000) expect(next.top - one.bottom).toBeLessThan(30)
      }
    }
  })

  it('say why one cannot be drawn', async () => {
    const page = await story.open('charts')
    await expect(page.locator('.undrawn').textContent()).resolves.toMatch(/no guard is a cascade/)
  })
})
