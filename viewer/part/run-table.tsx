import type { GuardEntry, RunEntry } from '../../src/view/api.ts'
import { count, dollars, duration, moment, NOT_AVAILABLE, score } from '../format.ts'
import { hrefHere, hrefTo, navigate, type Route } from '../route.ts'
import { spelledOut } from '../visible-text.ts'
import { guardHref } from './guard-name.tsx'
import { IntervalPlot, scaleFrom } from './interval.tsx'
import { Sideways } from './sideways.tsx'

interface Props {
  runs: readonly RunEntry[]
  guards: readonly GuardEntry[]
  route: Route
  /** Where all runs are of one guard, its name goes without saying. */
  ofOneGuard?: boolean
}

/** Runs with what was set, what it cost and what came of it. Two of them can be compared. */
export function RunTable({ runs, guards, route, ofOneGuard }: Props) {
  const picked = route.params.getAll('pick')
  const from = scaleFrom(runs.flatMap((run) => run.score?.low ?? []))
  return (
    <Sideways label="Runs">
      <table class="runs">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Compare</span>
            </th>
            <th scope="col">Date (UTC)</th>
            {!ofOneGuard && <th scope="col">Guard</th>}
            <th scope="col">Suites</th>
            <th scope="col">Score</th>
            <th scope="col" class="number">
              Cost
            </th>
            <th scope="col" class="number">
              Latency
            </th>
            <th scope="col">Prompt</th>
            <th scope="col">Settings</th>
            <th scope="col">Against the one before</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow
              key={`${run.guard} ${run.run} ${run.created}`}
              run={run}
              before={runBefore(runs, run)}
              guards={guards}
              route={route}
              picked={picked}
              from={from}
              ofOneGuard={ofOneGuard ?? false}
            />
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

/** The run of the same guard before this one, with a suite in common. */
function runBefore(runs: readonly RunEntry[], run: RunEntry): RunEntry | undefined {
  return runs
    .slice(runs.indexOf(run) + 1)
    .find(
      (other) =>
        other.name === run.name &&
        other.guard !== run.guard &&
        other.suites.some(({ name }) => run.suites.some((suite) => suite.name === name)),
    )
}

interface RowProps {
  run: RunEntry
  before: RunEntry | undefined
  guards: readonly GuardEntry[]
  route: Route
  picked: readonly string[]
  from: number
  ofOneGuard: boolean
}

function RunRow({ run, before, guards, route, picked, from, ofOneGuard }: RowProps) {
  const entry = guards.find(({ id }) => id === run.guard)
  const newest = guards.find((guard) => !guard.earlier && guard.id === run.name)
  const on = picked.includes(run.guard)
  const next = on ? picked.filter((id) => id !== run.guard) : [...picked.slice(-1), run.guard]
  return (
    <tr>
      <td class="run-pick">
        <input
          type="checkbox"
          checked={on}
          aria-label={`Choose the run of ${entry?.title ?? run.guard} at ${moment(run.created)} to compare`}
          onChange={() => navigate(hrefHere(route, { pick: next }), { replace: true })}
        />
      </td>
      <td class="run-date" data-label="Date">
        {moment(run.created)}
        {run.status !== 'success' && <span class="badge badge-bad">{run.status}</span>}
      </td>
      {!ofOneGuard && (
        <td class="run-guard" data-label="Guard">
          <a href={guardHref(run.guard)}>{newest?.title ?? run.name}</a>
        </td>
      )}
      <td data-label="Suites">
        {run.suites.map(({ name, samples }) => `${name} (${count(samples)})`).join(', ')}
      </td>
      <td data-label="Score">
        {run.score ? (
          <span class="run-score">
            {score(run.score.value)}
            <IntervalPlot
              {...run.score}
              from={from}
              label={`95% interval ${score(run.score.low)} to ${score(run.score.high)}`}
            />
          </span>
        ) : (
          NOT_AVAILABLE
        )}
      </td>
      <td class="number" data-label="Cost">
        {dollars(run.totalCost)}
      </td>
      <td class="number" data-label="Latency">
        {duration(run.latencyMs)}
      </td>
      <td data-label="Prompt">
        {run.promptHash === null ? (
          <span class="soft">none</span>
        ) : (
          <code title={spelledOut(run.promptHash)}>{spelledOut(run.promptHash.slice(0, 8))}</code>
        )}
      </td>
      <td class="run-settings" data-label="Settings">
        <Settings run={run} before={before} />
      </td>
      <td data-label="Before">
        {before ? (
          <a href={hrefTo('compare', route.params, { guard: null, a: before.guard, b: run.guard })}>
            What changed
          </a>
        ) : (
          <span class="soft">first</span>
        )}
      </td>
    </tr>
  )
}

/** What matters most of the settings, and all of them on demand; what is new is marked. */
function Settings({ run, before }: { run: RunEntry; before: RunEntry | undefined }) {
  const changed = before ? changedSettings(before, run) : []
  return (
    <details>
      <summary>
        {changed.length > 0
          ? `${changed.length} changed: ${changed.map(({ name }) => spelledOut(name)).join(', ')}`
          : `${run.settings.length} recorded`}
      </summary>
      <dl class="run-settings-list">
        {run.settings.map(({ name, value }) => (
          <div key={name} class={changed.some((one) => one.name === name) ? 'run-changed' : ''}>
            <dt>{spelledOut(name)}</dt>
            <dd>{spelledOut(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

export interface ChangedSetting {
  name: string
  before: string | null
  after: string | null
}

/** What is not the same in two runs: settings, the prompt, a suite that both were asked. */
export function changedSettings(before: RunEntry, after: RunEntry): ChangedSetting[] {
  const all = (run: RunEntry) =>
    new Map([
      ...(run.promptHash === null ? [] : [['prompt', run.promptHash.slice(0, 8)] as const]),
      ...run.settings.map(({ name, value }) => [name, value] as const),
    ])
  const [was, is] = [all(before), all(after)]
  const settings = [...new Set([...was.keys(), ...is.keys()])].flatMap((name) =>
    was.get(name) === is.get(name)
      ? []
      : [{ name, before: was.get(name) ?? null, after: is.get(name) ?? null }],
  )
  const suites = before.suites.flatMap(({ name, sha256 }) => {
    const other = after.suites.find((suite) => suite.name === name)
    return !other || other.sha256 === sha256
      ? []
      : [{ name: `suite ${name}`, before: short(sha256), after: short(other.sha256) }]
  })
  return [...settings, ...suites]
}

const short = (hash: string | null) => hash?.slice(0, 8) ?? null
