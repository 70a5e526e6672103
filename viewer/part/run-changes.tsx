import type { Overview, PairChange, PairReport } from '../../src/view/api.ts'
import { useRuns } from '../data/use-guard.ts'
import { count, percent, points } from '../format.ts'
import { spelledOut } from '../visible-text.ts'
import { type ChangedSetting, changedSettings } from './run-table.tsx'
import { Sideways } from './sideways.tsx'

interface Props {
  overview: Overview
  a: string
  b: string
  pair: PairReport | null
}

/** Two runs of one guard: what got significantly worse or better, and what was set differently. */
export function RunChanges({ overview, a, b, pair }: Props) {
  const { value: runs } = useRuns(overview)
  const runOf = (id: string) => runs?.find((run) => run.guard === id)
  const [before, after] = [runOf(a), runOf(b)]
  const changed = before && after ? changedSettings(before, after) : null
  return (
    <>
      {pair?.changes && pair.changes.length > 0 && <Sides changes={pair.changes} />}
      {changed && <Settings changed={changed} />}
    </>
  )
}

const WORDS: Record<PairChange['change'], { text: string; kind: string }> = {
  worse: { text: '≠ worse', kind: 'down' },
  better: { text: '≠ better', kind: 'up' },
  'not significant': { text: '≈ not significant', kind: 'same' },
}

/** What is surely worse stands on top. */
const ORDER = ['worse', 'not significant', 'better']

function Sides({ changes }: { changes: readonly PairChange[] }) {
  const sorted = [...changes].sort((x, y) => ORDER.indexOf(x.change) - ORDER.indexOf(y.change))
  return (
    <section class="panel" aria-label="What changed">
      <h2 class="panel-title">What changed</h2>
      <Sideways label="What changed">
        <table class="pair-table">
          <thead>
            <tr>
              <th scope="col">Suite</th>
              <th scope="col">Significant?</th>
              {['Change (95%)', 'p (Holm)', 'Worse', 'Better', 'A', 'B', 'Samples'].map((head) => (
                <th key={head} scope="col" class="number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => {
              const { text, kind } = WORDS[row.change]
              return (
                <tr key={`${row.suite} ${row.side}`}>
                  <th scope="row">
                    {row.suite}, {row.side}
                  </th>
                  <td class={`change-${kind}`}>{text}</td>
                  <td class="number">
                    {points(row.difference.value)}{' '}
                    <span class="soft">
                      ({points(row.difference.low)} to {points(row.difference.high)})
                    </span>
                  </td>
                  <td class="number">{row.p_holm < 0.0001 ? '< 0.0001' : row.p_holm.toFixed(4)}</td>
                  <td class="number">{count(row.worse)}</td>
                  <td class="number">{count(row.better)}</td>
                  <td class="number">{percent(row.correct_a / row.pairs)}</td>
                  <td class="number">{percent(row.correct_b / row.pairs)}</td>
                  <td class="number">{count(row.pairs)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Sideways>
      <p class="explanation wins-note">
        Exact McNemar on the samples that both runs answered, detection and acceptance apart,
        corrected by Holm for {count(changes.length)} tests, as{' '}
        <code>aegish compare A B --fail-on-regression</code> does. A sample that was asked several
        times counts once here, by what most of its answers say; the lists below show every answer.
      </p>
    </section>
  )
}

function Settings({ changed }: { changed: readonly ChangedSetting[] }) {
  return (
    <section class="panel" aria-label="What was set differently">
      <h2 class="panel-title">
        {changed.length === 0 ? 'Both were measured with the same settings' : 'Set differently'}
      </h2>
      {changed.length > 0 && (
        <dl class="setting-changes">
          {changed.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{spelledOut(name)}</dt>
              <dd>
                {spelledOut(before ?? 'not set')} →{' '}
                <strong>{spelledOut(after ?? 'not set')}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
