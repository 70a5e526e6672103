import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { textWidth, wrapText } from './text-width.ts'

const fontFiles = ['regular', 'bold'].map((style) =>
  fileURLToPath(new URL(`../../../fonts/inter-${style}.ttf`, import.meta.url)),
)

/** How wide the shipped font really is: the ink of a text between two bars. */
function drawnWidth(text: string, weight: string): number {
  const width = (content: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text x="10" y="120" font-family="Inter" font-size="100" font-weight="${weight}" xml:space="preserve">${content}</text></svg>`,
      { font: { loadSystemFonts: false, fontFiles } },
    ).getBBox()!.width
  return width(`|${text}|`) - width('||')
}

describe('textWidth', () => {
  test.each(['normal', 'bold'] as const)('%s: what the font itself says', (weight) => {
    for (const text of [
      'gemini-3-flash-preview',
      'Target Score (0.85)',
      '97.8 ± 1.1%*',
      'WAVE jil',
    ]) {
      const drawn = drawnWidth(text, weight)
      expect(Math.abs(textWidth(text, 100, weight) - drawn) / drawn).toBeLessThan(0.04)
    }
  })

  test('is not fooled by letters outside the table', () => {
    expect(textWidth('日本', 10)).toBe(20)
    expect(textWidth('é', 10)).toBe(7)
    expect(textWidth('', 10)).toBe(0)
  })
})

test('wrapText breaks between words and loses none', () => {
  const text =
    'Not shown, cost unknown: one, two, three and an-extraordinarily-long-name-of-a-guard.'
  const lines = wrapText(text, 12, 120)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line.includes(' ') ? textWidth(line, 12) : 0).toBeLessThanOrEqual(120)
  }
})
