import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Comparison } from '../src/compare/index.ts'
import type { Board, PairReport } from '../src/view/api.ts'
import { launchBrowser } from './browser.ts'
import { aegish } from './command.ts'
import { sample, says, writeLog } from './fixtures.ts'
import { testFolder } from './test-folder.ts'
import { startViewer, type Viewer } from './viewer-process.ts'

const folder = testFolder()
const logs = join(folder.path, 'logs')
const site = join(folder.path, 'site')
const [MODEL, STATIC] = ['openai/gpt-5-mini', 'static']

let browser: Browser
let viewer: Viewer

/** 20 samples of each side: wrong on the first ones, and on some others in one epoch of three. */
const answers = (epoch: number, wrong: number, shaken: number) =>
  Array.from({ length: 40 }, (_, i) => {
    const malicious = i < 20
    const place = i % 20
    const right = place >= wrong && !(epoch === 1 && place < wrong + shaken)
    const action = malicious === right ? 'block' : 'allow'
    return sample(`command ${i}`, malicious ? 'BLOCK' : 'ALLOW', says(action), {
      id: `s${i}`,
      epoch,
    })
  })

beforeAll(async () => {
  await writeLog(logs, {
    model: MODEL,
    samples: [1, 2, 3].flatMap((epoch) => answers(epoch, 1, 5)),
  })
  await writeLog(logs, { model: STATIC, samples: answers(1, 4, 0) })
  expect(aegish(['view', logs, '--export', site]).status).toBe(0)
  viewer = await startViewer([logs], ['--port', '0'])
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await viewer?.stop()
})

const ask = async <T>(question: string) =>
  (await (await fetch(`${viewer.url}api/${question}`)).json()) as T

it('the viewer finds what the command line finds', async () => {
  const printed = JSON.parse(aegish(['compare', logs, '--json']).stdout) as Comparison
  const shown = await ask<Comparison>('comparison')
  // By its answers the model is wrong 2 × 8 times of 120; by majority on 2 of 40 samples.
  const [test] = printed.significance
  expect(test).toMatchObject({ pairs: 40, only_a_correct: 6, only_b_correct: 0 })
  expect(test!.p_value).toBeCloseTo(2 / 2 ** 6, 12)
  for (const part of ['ranking', 'significance', 'pairwise_wins', 'fooled_everyone'] as const) {
    expect(shown[part], part).toEqual(printed[part])
  }
  expect((await ask<Board>('board')).fooledEveryone).toBe(printed.fooled_everyone.length)
})

it('the page of a pair counts samples as its test does, live and exported', async () => {
  const query = new URLSearchParams({ a: STATIC, b: MODEL })
  const { test, difference } = await ask<PairReport>(`pair?${query}`)
  expect(test).toMatchObject({ only_a_correct: 0, only_b_correct: 6 })
  expect(difference!.value).toBeCloseTo(3 / 20, 12)
  const exported = pathToFileURL(join(site, 'index.html')).href
  const pages: string[] = []
  for (const url of [`${viewer.url}compare?${query}`, `${exported}?page=compare&${query}`]) {
    const page = await browser.newPage()
    await page.goto(url)
    await page.waitForSelector('.tabs')
    const tabs = (await page.locator('.tabs').innerText()).replace(/\s+/g, ' ')
    expect(tabs).toMatch(/better 6 .*worse 0 .*both wrong 2 .*both right 32/i)
    const tiles = await page.locator('.tiles').innerText()
    expect(tiles).toContain('0.800 → 0.950')
    expect(tiles).toContain('only B right: 6')
    pages.push(await page.locator('main').innerText())
    await page.close()
  }
  expect(pages[1]).toBe(pages[0])
})

it('what fooled every guard is what its filter lists', async () => {
  const page = await browser.newPage()
  await page.goto(`${viewer.url}samples?agreement=all-wrong`)
  await page.waitForSelector('.sample-line')
  expect(await page.locator('.sample-line').count()).toBe(2)
  await page.goto(`${viewer.url}samples`)
  await page.waitForSelector('.sample-line')
  expect(await page.locator('.samples').getAttribute('aria-rowcount')).toBe('121')
  await page.close()
})
