import { expect, test } from 'vitest'
import { escapeHtml, html, htmlTable } from './html.ts'

test('parts are escaped, markup is not, lists are joined, nothing is nothing', () => {
  const bold = html`<b>${'<i>'}</b>`
  expect(html`<p title="${'"&\''}">${bold}${[1, 'x>', null]}${undefined}</p>`.markup).toBe(
    '<p title="&quot;&amp;&#39;"><b>&lt;i&gt;</b>1x&gt;</p>',
  )
})

test('what cannot be seen is shown, lines and tabs stay', () => {
  expect(escapeHtml('a\u202eb\u200bc\u0000d\ne\tf\u009b')).toBe(
    'a\\u202eb\\u200bc\\u0000d\ne\tf\\u009b',
  )
})

test('tables escape their cells and mark numbers', () => {
  expect(htmlTable(['A', 'B'], [['<x>', '1']]).markup).toContain(
    '<td>&lt;x&gt;</td><td class="n">1</td>',
  )
})
