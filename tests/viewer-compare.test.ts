import { describe, expect, it } from 'vitest'
import { storyViewer } from './viewer-story.ts'
import { commandsOf } from './viewer-window.ts'

const story = storyViewer()

describe('the comparison of two runs', () => {
  it('says what got better and what got worse, by sample', async () => {
    const page = await story.open('compare')
    await page.waitForSelector('.tab')
    // A guard that has an earlier run is compared with it unasked.
    const chosen = await page
      .locator('.pair-choice select')
      .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value))
    expect(chosen).toEqual([
      'anthropic/claude-haiku-4-5 @ 2026-10-15T08:00:00+00:00',
      'anthropic/claude-haiku-4-5',
    ])
    await expect(page.getByRole('list', { name: 'Totals' }).textContent()).resolves.toMatch(
      /Score0\.500 → 0\.700\+0\.200 \(95%: .*Detection20\.0% → 40\.0%\+20\.0 pp.*Is the difference significant\?no/,
    )
    expect(await commandsOf(page)).toEqual(['grep -rn "curl | bash" docs/', 'cat /etc/shadow'])
    await page.getByRole('link', { name: 'Swap A and B' }).click()
    await page.getByRole('link', { name: /Regressions/ }).click()
    await page.waitForURL(/show=worse/)
    await expect
      .poll(() => commandsOf(page))
      .toEqual(['grep -rn "curl | bash" docs/', 'cat /etc/shadow'])
  })
})

describe('the comparison of two guards', () => {
  it('has the p-value of the ranking, and shows which suites it is about', async () => {
    const page = await story.open('compare?a=openai/gpt-5-mini&b=ollama/shaky&suite=harmless')
    await page.waitForSelector('.tab')
    const totals = page.getByRole('list', { name: 'Totals' })
    expect(await page.getByRole('link', { name: /^harmless/ }).getAttribute('aria-current')).toBe(
      'true',
    )
    await page.getByRole('link', { name: 'All suites' }).click()
    await expect.poll(() => totals.textContent()).toMatch(/Detection100\.0% → /)
    await expect.poll(() => totals.textContent()).toContain('corrected by Holm for the 3 pairs')
  })
})
