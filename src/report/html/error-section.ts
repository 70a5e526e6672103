import type { Comparison } from '../../compare/index.ts'
import { percent } from '../format.ts'
import { html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** Answers that were no verdict, and why: they distort results unless they are seen. */
export function errorSection({ results }: Comparison): Section {
  const rows = Object.entries(results).flatMap(([name, { datasets }]) =>
    Object.entries(datasets).flatMap(([dataset, result]) => {
      if (!result?.errors) return []
      const { TIMEOUT_ERROR: silent, FORMAT_ERROR: unreadable } = result.errors
      const causes = [...Object.entries(silent.causes), ...Object.entries(unreadable.causes)]
      return [
        [
          name,
          dataset,
          String(result.total_commands),
          `${silent.count} (${percent(silent.rate)})`,
          `${unreadable.count} (${percent(unreadable.rate)})`,
          causes.map(([cause, count]) => `${count} ${cause}`).join(', '),
        ],
      ]
    }),
  )
  return {
    id: 'errors',
    title: 'Errors',
    body:
      rows.length > 0
        ? html`<p class="faint">An empty reply is a time-out, one without a readable action a format error. Neither is ever correct.</p>${htmlTable(
            ['Guard', 'Dataset', 'Samples', 'Time-outs', 'Format errors', 'Causes'],
            rows,
            { text: [0, 1, 5] },
          )}`
        : html`<p>The errors are not known: these results do not record them.</p>`,
  }
}
