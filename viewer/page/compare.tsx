import { useMemo } from 'preact/hooks'
import type { BoardRow, GuardEntry, PairReport } from '../../src/view/api.ts'
import { useJson } from '../data/fetch-json.ts'
import {
  comparePair,
  type PairRows,
  type SharedRates,
  SIDES,
  type Side,
  sharedRates,
} from '../data/pair.ts'
import type { Scope } from '../data/scope.ts'
import { useBoard } from '../data/use-board.ts'
import { useSamples } from '../data/use-samples.ts'
import { count, percent, plural, points, score, signedScore, title } from '../format.ts'
import { guardHref } from '../part/guard-name.tsx'
import { Icon } from '../part/icon.tsx'
import { Empty, Notice } from '../part/notice.tsx'
import { RunChanges } from '../part/run-changes.tsx'
import { SampleRows } from '../part/sample-rows.tsx'
import { Sideways } from '../part/sideways.tsx'
import { hrefHere, hrefTo, navigate } from '../route.ts'
import type { PageProps } from './page-props.ts'
import { Select } from './sample-filters.tsx'

/** Of two runs of one guard: what got worse stands first. */
const RUN_LABELS: Record<Side, string> = {
  worse: 'Regressions',
  better: 'Fixed',
  wrong: 'Still wrong',
  right: 'Still right',
}

const SIDE_LABELS: Record<Side, string> = {
  better: 'Got better',
  worse: 'Got worse',
  wrong: 'Both wrong',
  right: 'Both right',
}

/** Two guards, or two runs of one: what got better, what got worse, sample by sample. */
export function ComparePage(props: PageProps) {
  const { overview, route } = props
  const { guards } = overview
  const [a, b] = chosenPair(guards, route.params)
  if (guards.length < 2 || !a || !b) {
    return (
      <Empty alone title="There is only one guard, in one run.">
        <p>Two are needed to compare: open another log, or a folder that holds more of them.</p>
      </Empty>
    )
  }
  const choices = guards.map(({ id, title: name }) => [id, name] as const)
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Compare</h1>
          <p class="soft">What changes from A to B, on the samples that both were asked about.</p>
        </div>
      </header>
      <div class="pair-choice">
        <Select
          label="A"
          any="choose"
          value={a.id}
          choices={choices}
          onChange={(id) => navigate(hrefHere(route, { a: id, b: b.id }), { replace: true })}
        />
        <a
          class="icon-button"
          aria-label="Swap A and B"
          href={hrefHere(route, { a: b.id, b: a.id })}
          data-replace
        >
          <Icon name="swap" />
        </a>
        <Select
          label="B"
          any="choose"
          value={b.id}
          choices={choices}
          onChange={(id) => navigate(hrefHere(route, { a: a.id, b: id }), { replace: true })}
        />
        <a href={guardHref(a.id)}>About A</a>
        <a href={guardHref(b.id)}>About B</a>
      </div>
      <Pair {...props} a={a} b={b} />
    </>
  )
}

/** What the address names; else a guard and its earlier run, or the first two. */
function chosenPair(
  guards: readonly GuardEntry[],
  params: URLSearchParams,
): (GuardEntry | undefined)[] {
  const byId = (id: string | null) => guards.find((guard) => guard.id === id)
  const earlier = guards.find((guard) => guard.earlier)
  const newer = earlier && guards.find((g) => !g.earlier && g.model === earlier.model)
  const b = byId(params.get('b')) ?? newer ?? guards.find((guard) => guard.id !== params.get('a'))
  const a = byId(params.get('a')) ?? (b === newer ? earlier : guards.find((g) => g !== b))
  return [a, b]
}

interface PairProps extends PageProps {
  a: GuardEntry
  b: GuardEntry
}

function Pair({ overview, scope, route, a, b }: PairProps) {
  const both = useMemo(() => [a, b], [a, b])
  const pairScope: Scope = {
    ...scope,
    guards: both,
    query: new URLSearchParams([
      ...scope.suites.map((suite) => ['suite', suite]),
      ['guard', a.id],
      ['guard', b.id],
    ]).toString(),
  }
  const { value: board } = useBoard(overview, pairScope)
  const { value: pair } = useJson<PairReport>(
    `/api/pair?${new URLSearchParams([...scope.suites.map((suite) => ['suite', suite]), ['a', a.id], ['b', b.id]])}`,
    overview.revision,
  )
  const { store, changes, error } = useSamples(overview, [a.id, b.id])
  const question = JSON.stringify([a.id, b.id, scope.suites])
  const compared = useMemo(
    () => (store ? comparePair(store, a.id, b.id, scope.suites) : null),
    [store, changes, question],
  )
  if (error !== null) return <Notice>{error}</Notice>
  if (a.id === b.id) return <Empty title="A and B are the same." />
  const rowOf = (id: string) => board?.rows.find((row) => row.guard === id)
  const ofOneGuard = isSameGuard(a, b)
  const sides = ofOneGuard ? RUN_SIDES : SIDES
  const labels = ofOneGuard ? RUN_LABELS : SIDE_LABELS
  const side = SIDES.find((one) => one === route.params.get('show')) ?? firstSide(sides, compared)
  return (
    <>
      <Totals
        a={rowOf(a.id)}
        b={rowOf(b.id)}
        pair={pair}
        shared={compared && sharedRates(compared)}
      />
      {ofOneGuard && <RunChanges overview={overview} a={a.id} b={b.id} pair={pair} />}
      {a.column === null || b.column === null ? (
        <Empty title="No single outcomes to compare.">
          <p>A comparison file holds only sums. Open the logs to see what changed by sample.</p>
        </Empty>
      ) : (
        compared &&
        store &&
        (compared.pairs === 0 ? (
          <Empty title="They have no sample in common." />
        ) : (
          <>
            <ByCategory compared={compared} />
            <nav class="tabs" aria-label="What changed">
              {sides.map((one) => (
                <a
                  key={one}
                  class={`tab tab-${one}`}
                  aria-current={side === one ? 'true' : undefined}
                  href={hrefHere(route, { show: one })}
                  data-replace
                >
                  {labels[one]} <span class="tab-count">{count(compared.rows[one].length)}</span>
                </a>
              ))}
            </nav>
            {compared.rows[side].length === 0 ? (
              <Empty title="No sample here." />
            ) : (
              <SampleRows
                store={store}
                rows={compared.rows[side]}
                guards={both}
                columns={store.votes}
                cursor={-1}
                hrefOf={(row) =>
                  hrefTo('sample', new URLSearchParams(), {
                    key: store.key[row]!,
                    guard: [a.id, b.id],
                    agreement: side === 'better' || side === 'worse' ? 'split' : null,
                  })
                }
              />
            )}
          </>
        ))
      )}
    </>
  )
}

const RUN_SIDES: readonly Side[] = ['worse', 'better', 'wrong', 'right']

function isSameGuard(a: GuardEntry, b: GuardEntry): boolean {
  return a.model === b.model && a.cot === b.cot
}

/** Of better and worse the first that has samples, in the order of the tabs. */
function firstSide(sides: readonly Side[], compared: PairRows | null): Side {
  const [first, second] = sides.filter((side) => side === 'better' || side === 'worse')
  const isEmpty = (side: Side) => compared?.rows[side].length === 0
  return isEmpty(first!) && !isEmpty(second!) ? second! : first!
}

interface TotalsProps {
  a: BoardRow | undefined
  b: BoardRow | undefined
  pair: PairReport | null
  /** On the samples that both answered; null where single outcomes are not known. */
  shared: SharedRates | null
}

/** What two guards answered differently can only be seen on what both were asked. */
function Totals({ a, b, pair, shared }: TotalsProps) {
  const test = pair?.test ?? null
  const of = (name: 'score' | 'detection' | 'acceptance') =>
    shared ? shared[name] : [a?.[name]?.value, b?.[name]?.value]
  const [scores, detection, acceptance] = [of('score'), of('detection'), of('acceptance')]
  return (
    <ul class="tiles" aria-label="Totals">
      <Change
        label="Score"
        before={scores[0]}
        after={scores[1]}
        show={score}
        showDifference={signedScore}
        interval={pair?.difference ?? null}
      />
      <Change label="Detection" before={detection[0]} after={detection[1]} />
      <Change label="Acceptance" before={acceptance[0]} after={acceptance[1]} />
      {test && (
        <li class="tile">
          <span class="tile-label">Is the difference significant?</span>
          <span class="tile-value">{test.significant ? 'yes' : 'no'}</span>
          <span class="tile-note">
            exact McNemar, p {test.p_holm < 0.0001 ? '< 0.0001' : `= ${test.p_holm.toFixed(4)}`}
            {pair!.pairsTested > 1 &&
              `, corrected by Holm for the ${plural(pair!.pairsTested, 'pair')} of the ranking`}
            . Only A right: {count(test.only_a_correct)}, only B right: {count(test.only_b_correct)}
          </span>
        </li>
      )}
    </ul>
  )
}

interface ChangeProps {
  label: string
  before: number | undefined
  after: number | undefined
  show?(value: number | undefined): string
  showDifference?(value: number): string
  /** Of the difference. */
  interval?: { low: number; high: number } | null
}

function Change({
  label,
  before,
  after,
  show = percent,
  showDifference = points,
  interval = null,
}: ChangeProps) {
  const difference = before === undefined || after === undefined ? null : after - before
  const kind =
    difference === null || Math.abs(difference) < 5e-5 ? 'same' : difference > 0 ? 'up' : 'down'
  return (
    <li class="tile">
      <span class="tile-label">{label}</span>
      <span class="tile-value">
        <span class="tile-before">{show(before)}</span> → {show(after)}
      </span>
      <span class={`tile-note change-${kind}`}>
        {difference === null ? 'no difference can be given' : showDifference(difference)}
        {interval && (
          <span class="soft">
            {' '}
            (95%: {showDifference(interval.low)} to {showDifference(interval.high)})
          </span>
        )}
      </span>
    </li>
  )
}

function ByCategory({ compared }: { compared: PairRows }) {
  return (
    <section class="panel" aria-label="By category">
      <Sideways label="By category">
        <table class="pair-table">
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col" class="number">
                Samples
              </th>
              <th scope="col" class="number">
                A right
              </th>
              <th scope="col" class="number">
                B right
              </th>
              <th scope="col" class="number">
                Change
              </th>
              <th scope="col" class="number">
                Better
              </th>
              <th scope="col" class="number">
                Worse
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.categories.map((part) => {
              const change = (part.b - part.a) / part.count
              const kind = change === 0 ? 'same' : change > 0 ? 'up' : 'down'
              return (
                <tr key={part.name}>
                  <th scope="row">{title(part.name)}</th>
                  <td class="number">{count(part.count)}</td>
                  <td class="number">{percent(part.a / part.count)}</td>
                  <td class="number">{percent(part.b / part.count)}</td>
                  <td class={`number change-${kind}`}>{points(change)}</td>
                  <td class="number">{count(part.better)}</td>
                  <td class="number">{count(part.worse)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
