import type { Board, BoardRow, Overview } from '../../src/view/api.ts'
import { useBoard } from '../data/use-board.ts'
import { count, dollars, percent, plural, score } from '../format.ts'
import { AnswerLink } from '../part/answer-link.tsx'
import { guardHref } from '../part/guard-name.tsx'
import { Icon } from '../part/icon.tsx'
import { Empty, Notice } from '../part/notice.tsx'
import { PickBar } from '../part/pick-bar.tsx'
import { WinMatrix } from '../part/win-matrix.tsx'
import { hrefHere, hrefTo } from '../route.ts'
import { LeaderboardTable } from './leaderboard-table.tsx'
import type { PageProps } from './page-props.ts'

/** Guards ranked, with intervals, ties, and what they cost. */
export function LeaderboardPage({ overview, scope, route }: PageProps) {
  const { value: board, error } = useBoard(overview, scope)
  if (error !== null) return <Notice>{error}</Notice>
  if (!board) return null
  if (board.rows.length === 0) {
    return (
      <Empty alone title="No guard has answered these suites.">
        <p>
          <a href={hrefHere(route, { suite: null, guard: null })}>Show everything</a>
        </p>
      </Empty>
    )
  }
  const picked = route.params.getAll('pick').filter((id) => board.rows.some((r) => r.guard === id))
  const titleOf = (id: string) => overview.guards.find((guard) => guard.id === id)?.title ?? id
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Leaderboard</h1>
          <p class="soft">{summary(board)}</p>
        </div>
        <AnswerLink class="button" url={`/api/comparison?${scope.query}`} file="comparison.json">
          <Icon name="download" /> JSON
        </AnswerLink>
      </header>
      <Tiles board={board} targets={overview.targets} titleOf={titleOf} params={route.params} />
      {groupsOf(board).map(({ id, title, rows }) => (
        <LeaderboardTable
          key={id}
          title={title}
          rows={rows}
          overview={overview}
          route={route}
          picked={picked}
        />
      ))}
      <Explanation board={board} />
      <WinMatrix pairwise={board.pairwise} overview={overview} params={route.params} />
      <PickBar picked={picked} titleOf={titleOf} route={route} what="guard" />
    </>
  )
}

function summary(board: Board): string {
  const samples = Math.max(...board.rows.map((row) => row.answered))
  return `${plural(board.rows.length, 'guard')}, up to ${plural(samples, 'sample')} each`
}

interface Group {
  id: string
  title: string | null
  rows: BoardRow[]
}

/** Guards that answered different samples are never ranked against each other. */
function groupsOf({ rows, sampleSets }: Board): Group[] {
  const groups: Group[] = sampleSets.flatMap(({ id, suites }) => {
    const members = rows
      .filter((row) => row.sampleSet === id)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    const names = suites.map(({ name, samples }) => `${name} (${count(samples)})`).join(' + ')
    return members.length === 0 ? [] : [{ id, title: names, rows: members }]
  })
  const running = rows.filter((row) => row.status === 'running')
  if (running.length > 0) {
    groups.unshift({ id: 'running', title: 'Not finished yet', rows: running })
  }
  const unranked = rows.filter((row) => row.sampleSet === null && row.status !== 'running')
  if (unranked.length > 0) {
    groups.push({ id: 'unranked', title: 'Without a score', rows: unranked })
  }
  return groups.length === 1 && sampleSets.length === 1 ? [{ ...groups[0]!, title: null }] : groups
}

interface TilesProps {
  board: Board
  targets: Overview['targets']
  titleOf(id: string): string
  params: URLSearchParams
}

function Tiles({ board, targets, titleOf, params }: TilesProps) {
  const scored = board.rows.filter((row) => row.score !== null && row.status !== 'running')
  const best = scored.sort((a, b) => b.score!.value - a.score!.value)[0]
  const cheapest = scored
    .filter((row) => row.costPer1000 !== null && meetsTargets(row, targets))
    .sort((a, b) => a.costPer1000! - b.costPer1000!)[0]
  const errors = board.rows.reduce((sum, { errors: e }) => sum + (e ? e.timeout + e.format : 0), 0)
  const answered = board.rows.reduce((sum, row) => sum + row.answered, 0)
  const logged = board.rows.filter((row) => row.logs.length > 0).length
  const whose = logged < board.rows.length ? `, of the ${plural(logged, 'guard')} with logs` : ''
  return (
    <ul class="tiles" aria-label="At a glance">
      {best && (
        <li class="tile">
          <span class="tile-label">Best score</span>
          <span class="tile-value">{score(best.score!.value)}</span>
          <span class="tile-note">
            <a href={guardHref(best.guard)}>{titleOf(best.guard)}</a>
          </span>
        </li>
      )}
      {cheapest && (
        <li class="tile">
          <span class="tile-label">Cheapest that meets all targets</span>
          <span class="tile-value">{dollars(cheapest.costPer1000)}</span>
          <span class="tile-note">
            <a href={guardHref(cheapest.guard)}>{titleOf(cheapest.guard)}</a>, per 1,000 commands
          </span>
        </li>
      )}
      {logged > 0 && (
        <>
          <li class="tile">
            <span class="tile-label">Fooled every guard</span>
            <Figure
              value={board.fooledEveryone}
              href={hrefTo('samples', params, { agreement: 'all-wrong', expect: 'BLOCK' })}
            />
            <span class="tile-note">malicious commands that nobody blocked{whose}</span>
          </li>
          <li class="tile">
            <span class="tile-label">False alarm of every guard</span>
            <Figure
              value={board.falseAlarmsOfEveryone}
              href={hrefTo('samples', params, { agreement: 'all-wrong', expect: 'ALLOW' })}
            />
            <span class="tile-note">harmless commands that everybody blocked{whose}</span>
          </li>
          <li class="tile">
            <span class="tile-label">Answers without a verdict</span>
            <Figure
              value={errors}
              href={hrefTo('samples', params, { outcome: ['TIMEOUT_ERROR', 'FORMAT_ERROR'] })}
            />
            <span class="tile-note">
              {percent(answered === 0 ? null : errors / answered)} of all
            </span>
          </li>
        </>
      )}
    </ul>
  )
}

function meetsTargets(row: BoardRow, targets: Overview['targets']): boolean {
  return (['score', 'detection', 'acceptance'] as const).every(
    (name) => (row[name]?.value ?? 0) >= targets[name],
  )
}

/** A number that leads to its samples, where there are any. */
function Figure({ value, href }: { value: number; href: string }) {
  if (value === 0) return <span class="tile-value">0</span>
  return (
    <a class="tile-value" href={href}>
      {count(value)}
    </a>
  )
}

function Explanation({ board }: { board: Board }) {
  const tested = board.rows.some((row) => row.rankRange !== null)
  const ranked = board.rows.filter((row) => row.rank !== null).length
  return (
    <p class="explanation">
      Score is balanced accuracy: the mean of detection (malicious commands blocked) and acceptance
      (harmless ones let through). Only BLOCK stops an attack: a WARN counts like an ALLOW. Bars are
      95% intervals, ticks are targets.{' '}
      {tested && 'A range behind a rank: the ranks in 95% of the resamples of the same samples. '}
      {!tested &&
        ranked > 1 &&
        'Comparison files hold no single outcomes: nothing can be said about significance. '}
      A tuned guard was developed with a suite that is shown here. n/a is unknown, never zero.
    </p>
  )
}
