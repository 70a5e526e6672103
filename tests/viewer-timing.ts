import type { Browser, Page } from 'playwright-core'

/** How long a person waits, in milliseconds, by what they wait for. */
export type Timings = Record<string, number>

/** Opens the pages of a viewer and measures inside the browser. */
export async function measureViewer(
  browser: Browser,
  url: string,
  when: 'while reading' | 'all read',
): Promise<Timings> {
  const page = await browser.newPage()
  const timings: Timings = {}
  try {
    await page.goto(url)
    await page.waitForSelector('h1, .empty')
    timings[`first paint, ${when}`] = await firstPaint(page)
    if (when === 'while reading') return timings
    timings['leaderboard complete'] = await appeared(page, '.board tbody tr')
    const guard = await page.evaluate(
      () => document.querySelector<HTMLAnchorElement>('.board .guard a')?.href ?? '',
    )
    await page.goto(guard)
    timings['one guard complete'] = await appeared(page, '.mistakes')
    await page.goto(`${url}runs`)
    timings['runs complete'] = await appeared(page, '.runs tbody tr')

    await page.goto(`${url}samples`)
    timings['samples complete'] = await appeared(page, '.sample-line')
    timings['samples, first paint'] = await firstPaint(page)
    for (const [name, query] of [
      ['filter by text', 'q=shadow'],
      ['filter by outcome of any guard', 'outcome=wrong'],
      ['filter by disagreement', 'agreement=split'],
      ['sort by mistakes', 'sort=wrong'],
      ['clear the filter', ''],
    ] as const) {
      timings[name] = await filterTime(page, query)
    }
    const key = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.sample-command a')
      return link?.search ?? ''
    })
    await page.goto(`${url}sample${key}`)
    timings['one sample of all guards'] = await appeared(page, '.answer')
    return timings
  } finally {
    await page.close()
  }
}

/** The same for an export, by the address of its page. */
export async function measureExport(browser: Browser, url: string): Promise<Timings> {
  const page = await browser.newPage()
  const timings: Timings = {}
  try {
    await page.goto(url)
    await page.waitForSelector('h1, .empty')
    timings['first paint'] = await firstPaint(page)
    timings['leaderboard complete'] = await appeared(page, '.board tbody tr')
    const [a = '', b = ''] = await page
      .locator('.board tbody tr')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.guard ?? ''))
    const both = new URLSearchParams([
      ['guard', a],
      ['guard', b],
    ])
    // Nothing of these is written down: the page loads all outcomes and works it out.
    await page.goto(`${url}?${both}`)
    timings['leaderboard of two guards'] = await appeared(page, '.board tbody tr')
    await page.goto(`${url}?page=compare&${new URLSearchParams({ a, b })}`)
    timings['two guards compared'] = await appeared(page, '.tiles li:nth-child(4)')
    await page.goto(`${url}?page=samples`)
    timings['samples complete'] = await appeared(page, '.sample-line')
    const key = await page.evaluate(
      () => document.querySelector<HTMLAnchorElement>('.sample-command a')?.search ?? '',
    )
    await page.goto(url + key)
    timings['one sample of all guards'] = await appeared(page, '.answer')
    return timings
  } finally {
    await page.close()
  }
}

async function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(Math.round(paint.startTime))
          else setTimeout(look, 10)
        }
        look()
      }),
  )
}

/** From the start of the navigation until an element is there. */
async function appeared(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted)) resolve(Math.round(performance.now()))
          else requestAnimationFrame(look)
        }
        look()
      }),
    selector,
  )
}

/** From a change of the address, as a filter makes it, until the next frame shows its rows. */
async function filterTime(page: Page, query: string): Promise<number> {
  return page.evaluate(
    (search) =>
      new Promise<number>((resolve) => {
        history.pushState(null, '', `/samples${search && `?${search}`}`)
        const started = performance.now()
        dispatchEvent(new PopStateEvent('popstate'))
        const seen = performance.getEntriesByName('aegish-filtered').length
        const look = () => {
          if (performance.getEntriesByName('aegish-filtered').length > seen) {
            requestAnimationFrame(() =>
              setTimeout(() => resolve(Math.round((performance.now() - started) * 10) / 10)),
            )
          } else setTimeout(look)
        }
        look()
      }),
    query,
  )
}
