import type { BoardRow, GuardEntry, GuardProfile } from '../../src/view/api.ts'
import { useBoard } from '../data/use-board.ts'
import { useGuard, useRuns } from '../data/use-guard.ts'
import { count, dollars, duration, percent, plural, score } from '../format.ts'
import { CertaintyFigures } from '../part/certainty-figures.tsx'
import { GuardName } from '../part/guard-name.tsx'
import { Histogram } from '../part/histogram.tsx'
import { IntervalPlot } from '../part/interval.tsx'
import { Empty, Notice } from '../part/notice.tsx'
import { PickBar } from '../part/pick-bar.tsx'
import { Reliability } from '../part/reliability.tsx'
import { RunTable } from '../part/run-table.tsx'
import { hrefHere, hrefTo } from '../route.ts'
import { Confusion, Mistakes, WeakParts } from './guard-mistakes.tsx'
import type { PageProps } from './page-props.ts'

/** One guard by itself: what it is good and bad at, what it costs, and how it came here. */
export function GuardPage(props: PageProps) {
  const { overview, scope, route } = props
  const id = route.params.get('of')
  const guard = overview.guards.find((each) => each.id === id)
  const { value: profile, error } = useGuard(overview, scope, guard ? guard.id : null)
  if (!guard) {
    return (
      <Empty alone title="There is no such guard.">
        <p>
          <a href={hrefTo('leaderboard', route.params)}>Leaderboard</a>
        </p>
      </Empty>
    )
  }
  if (error !== null) {
    return (
      <Empty alone title={`${guard.title} has not answered these suites.`}>
        <p>
          <a href={hrefHere(route, { suite: null })}>Show all suites</a>
        </p>
      </Empty>
    )
  }
  return (
    <>
      <header class="page-head guard-head">
        <div>
          <nav class="crumbs" aria-label="Way back">
            <a href={hrefTo('leaderboard', route.params)}>Leaderboard</a>
          </nav>
          <h1>
            <GuardName guard={guard} />
          </h1>
        </div>
        <a class="button" href={hrefTo('samples', route.params, { guard: guard.id })}>
          All samples
        </a>
      </header>
      <Totals {...props} guard={guard} profile={profile?.guard === guard.id ? profile : null} />
      {profile?.guard === guard.id && <Profile {...props} guard={guard} profile={profile} />}
      <History {...props} guard={guard} />
    </>
  )
}

interface GuardProps extends PageProps {
  guard: GuardEntry
}

function Totals({
  overview,
  scope,
  guard,
  profile,
}: GuardProps & { profile: GuardProfile | null }) {
  // Its rank is one among all; a guard that is not shown there is looked at alone.
  const all = useBoard(overview, { query: suitesOnly(scope.suites) })
  const ranked = all.value?.rows.find((row) => row.guard === guard.id)
  const query = new URLSearchParams([
    ...scope.suites.map((suite) => ['suite', suite]),
    ['guard', guard.id],
  ])
  const alone = useBoard(overview, all.value && !ranked ? { query: query.toString() } : null)
  const row = ranked ?? alone.value?.rows.find((each) => each.guard === guard.id)
  if (!row) return null
  const rivals = all.value?.rows.filter((each) => each.sampleSet === ranked?.sampleSet).length ?? 0
  const { targets } = overview
  return (
    <>
      {row.reason !== null && <Notice>{row.reason}</Notice>}
      <ul class={`tiles ${profile?.steadiness ? 'tiles-eight' : ''}`} aria-label="At a glance">
        <Estimate label="Score" value={row.score} show={score} target={targets.score} />
        <Estimate
          label="Detection"
          value={row.detection}
          show={percent}
          target={targets.detection}
        />
        <Estimate
          label="Acceptance"
          value={row.acceptance}
          show={percent}
          target={targets.acceptance}
        />
        {ranked?.rank != null && rivals > 1 && (
          <li class="tile">
            <span class="tile-label">Rank</span>
            <span class="tile-value">{ranked.rank}</span>
            <span class="tile-note">
              of {rivals}
              {ranked.rankRange &&
                ranked.rankRange.best !== ranked.rankRange.worst &&
                `; ${ranked.rankRange.best} to ${ranked.rankRange.worst} in 95% of the resamples`}
            </span>
          </li>
        )}
        <li class="tile">
          <span class="tile-label">Latency, mean</span>
          <span class="tile-value">{duration(row.latencyMs)}</span>
          <span class="tile-note">its own time, without waiting; mean of its suites’ means</span>
        </li>
        <li class="tile">
          <span class="tile-label">Cost per 1,000</span>
          <span class="tile-value">{dollars(row.costPer1000)}</span>
          <span class="tile-note">{dollars(row.totalCost)} in all</span>
        </li>
        <SteadinessTiles profile={profile} row={row} />
      </ul>
    </>
  )
}

function suitesOnly(suites: readonly string[]): string {
  return new URLSearchParams(suites.map((suite) => ['suite', suite])).toString()
}

interface EstimateProps {
  label: string
  value: { value: number; low: number; high: number } | null
  show(value: number | undefined): string
  target: number
}

function Estimate({ label, value, show, target }: EstimateProps) {
  return (
    <li class="tile">
      <span class="tile-label">{label}</span>
      <span class="tile-value">{show(value?.value)}</span>
      <span class="tile-note">
        {value
          ? `95%: ${show(value.low)} to ${show(value.high)}; target ${show(target)}${value.value >= target ? ' met' : ''}`
          : 'needs malicious and harmless samples'}
      </span>
      {value && (
        <IntervalPlot
          {...value}
          from={Math.max(0, Math.floor((value.low - 0.05) * 10) / 10)}
          target={target}
          label={`95% interval ${show(value.low)} to ${show(value.high)}`}
        />
      )}
    </li>
  )
}

function SteadinessTiles({ profile, row }: { profile: GuardProfile | null; row: BoardRow }) {
  const steadiness = profile?.steadiness
  if (!steadiness) return null
  const { samples, outcome_changed, correctness_changed, majority_vote } = steadiness
  return (
    <>
      <li class="tile">
        <span class="tile-label">Changes its mind</span>
        <span class="tile-value">{percent(outcome_changed / samples)}</span>
        <span class="tile-note">
          {count(outcome_changed)} of {plural(samples, 'sample')} had another outcome when asked
          again, {count(correctness_changed)} went between right and wrong
        </span>
      </li>
      <li class="tile">
        <span class="tile-label">Score by majority vote</span>
        <span class="tile-value">{score(majority_vote.aegish_score)}</span>
        <span class="tile-note">
          each sample once, by most of its answers; {score(row.score?.value)} with every answer
        </span>
      </li>
    </>
  )
}

function Profile({ guard, profile, route }: GuardProps & { profile: GuardProfile }) {
  const { categories, techniques, certainty, calibration, latency, cost } = profile
  const linked = guard.column !== null
  return (
    <>
      <div class="guard-grid">
        <WeakParts
          title="Weakest categories"
          kind="category"
          parts={categories}
          guard={linked ? guard.id : null}
          route={route}
        />
        <WeakParts
          title="Weakest techniques"
          kind="technique"
          parts={techniques}
          guard={linked ? guard.id : null}
          route={route}
        />
      </div>
      <Mistakes profile={profile} route={route} />
      <div class="guard-grid">
        {profile.confusion && (
          <Confusion confusion={profile.confusion} guard={linked ? guard.id : null} route={route} />
        )}
        {certainty && (
          <section class="panel guard-panel" aria-label="Certainty">
            <h2>Certainty</h2>
            <CertaintyFigures certainty={certainty} />
          </section>
        )}
        {calibration && (
          <section class="panel guard-panel" aria-label="Calibration">
            <h2>Calibration</h2>
            <Reliability calibration={calibration} />
          </section>
        )}
        {latency && (
          <section class="panel guard-panel" aria-label="Latency">
            <Histogram title="Latency" distribution={latency} show={duration} />
          </section>
        )}
        {cost && cost.max > 0 && (
          <section class="panel guard-panel" aria-label="Cost">
            <Histogram
              title="Cost per 1,000 commands"
              distribution={cost}
              show={(each) => dollars(each * 1000)}
            />
          </section>
        )}
      </div>
    </>
  )
}

function History({ overview, guard, route }: GuardProps) {
  const { value } = useRuns(overview)
  const name = guard.cot ? `${guard.model} (cot)` : guard.model
  const runs = value?.filter((run) => run.name === name) ?? []
  if (runs.length === 0) return null
  const titleOf = (id: string) => overview.guards.find((each) => each.id === id)?.title ?? id
  const picked = route.params.getAll('pick').filter((id) => runs.some((run) => run.guard === id))
  return (
    <>
      <section class="panel" aria-label="Runs over time">
        <h2 class="panel-title">Its runs over time</h2>
        <RunTable runs={runs} guards={overview.guards} route={route} ofOneGuard />
      </section>
      <PickBar picked={picked} titleOf={titleOf} route={route} what="run" />
    </>
  )
}
