import { useEffect, useRef, useState } from 'preact/hooks'
import type { Overview } from '../src/view/api.ts'
import { EXPORT } from './data/exported.ts'
import { useLive } from './data/live.ts'
import { readScope } from './data/scope.ts'
import { count, moment, plural } from './format.ts'
import { useKeys } from './keys.ts'
import { ChartsPage } from './page/charts.tsx'
import { ComparePage } from './page/compare.tsx'
import { DecisionsPage } from './page/decisions.tsx'
import { GuardPage } from './page/guard.tsx'
import { HeatMapPage } from './page/heat-map.tsx'
import { LeaderboardPage } from './page/leaderboard.tsx'
import type { PageProps } from './page/page-props.ts'
import { RunsPage } from './page/runs.tsx'
import { SamplePage } from './page/sample.tsx'
import { SamplesPage } from './page/samples.tsx'
import { titleOf } from './page-title.ts'
import { HelpDialog } from './part/help-dialog.tsx'
import { Icon, type IconName } from './part/icon.tsx'
import { Empty, Notice } from './part/notice.tsx'
import { ScopeBar } from './part/scope-bar.tsx'
import { ThemeButton } from './part/theme-button.tsx'
import { hrefTo, navigate, type Page, type Route, useRoute } from './route.ts'

const TABS: { page: Page & IconName; title: string }[] = [
  { page: 'leaderboard', title: 'Leaderboard' },
  { page: 'heat-map', title: 'Heat map' },
  { page: 'charts', title: 'Charts' },
  { page: 'samples', title: 'Samples' },
  { page: 'compare', title: 'Compare' },
  { page: 'runs', title: 'Runs' },
  // What was decided on a machine stays there.
  ...(EXPORT ? [] : [{ page: 'decisions' as const, title: 'Decisions' }]),
]

const PAGE_VIEWS: Record<Page, (props: PageProps) => preact.ComponentChild> = {
  leaderboard: LeaderboardPage,
  'heat-map': HeatMapPage,
  charts: ChartsPage,
  samples: SamplesPage,
  compare: ComparePage,
  runs: RunsPage,
  decisions: DecisionsPage,
  guard: GuardPage,
  sample: SamplePage,
}

/** The frame around every page: where we are, what is being looked at, and whether it is live. */
export function App() {
  const route = useRoute()
  const { overview, lost } = useLive()
  const [help, setHelp] = useState(false)
  useKeys({
    '?': () => setHelp(true),
    ...Object.fromEntries(
      TABS.map(({ page }, i) => [String(i + 1), () => navigate(hrefTo(page, route.params))]),
    ),
  })
  usePageChange(route, overview)
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <header class="top">
        <a class="brand" href={hrefTo('leaderboard', NO_PARAMETERS)}>
          <img src={EXPORT ? 'favicon.svg' : '/favicon.svg'} alt="" width="26" height="26" />
          aegish
        </a>
        <nav class="tabs-top" aria-label="Pages">
          {TABS.map(({ page, title }) => (
            <a
              key={page}
              href={hrefTo(page, route.params)}
              aria-current={isCurrent(route, page) ? 'page' : undefined}
            >
              <Icon name={page} />
              <span>{title}</span>
            </a>
          ))}
        </nav>
        <LiveState overview={overview} lost={lost} />
        <ThemeButton />
        <button
          type="button"
          class="icon-button"
          aria-label="Keyboard and help"
          onClick={() => setHelp(true)}
        >
          <Icon name="help" />
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        {overview && <Content overview={overview} route={route} />}
      </main>
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </>
  )
}

const NO_PARAMETERS = new URLSearchParams()

function isCurrent({ page }: Route, tab: Page): boolean {
  return (
    page === tab ||
    (page === 'sample' && tab === 'samples') ||
    (page === 'guard' && tab === 'leaderboard')
  )
}

/** Names the page, and takes the focus there: those who cannot see it hear that it is another. */
function usePageChange(route: Route, overview: Overview | null): void {
  const first = useRef(true)
  const title = titleOf(route, overview)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (!first.current) document.getElementById('main')?.focus({ preventScroll: true })
    first.current = false
  }, [route.page])
}

function LiveState({ overview, lost }: { overview: Overview | null; lost: boolean }) {
  if (lost) return <span class="live live-lost">Disconnected</span>
  if (!overview) return <span class="live">Connecting…</span>
  if (EXPORT) return <span class="live">Exported {moment(EXPORT.created).slice(0, 10)}</span>
  const { reading, sources, guards, workers } = overview
  if (reading) {
    const { waiting, samples, of } = reading
    return (
      <span class="live live-busy" role="status">
        Reading{waiting > 1 && ` (${waiting} logs left)`}
        {of !== null && ` ${Math.min(99, Math.floor((samples / of) * 100))}%`}
      </span>
    )
  }
  const running = guards.filter((guard) => guard.running).length
  return (
    <span class={`live ${running > 0 ? 'live-busy' : 'live-on'}`}>
      {running > 0 ? `${plural(running, 'run')} going on` : plural(sources, 'source')}
      {workers.length > 0 && `, ${workersText(workers)}`}
    </span>
  )
}

/** How many answer, and how fast together. */
function workersText(workers: Overview['workers']): string {
  const rate = workers.reduce((sum, worker) => sum + worker.rate, 0)
  return `${plural(workers.length, 'worker')} at ${count(Math.round(rate))}/s`
}

function Content({ overview, route }: { overview: Overview; route: Route }) {
  const scope = readScope(overview, route)
  const problems = <Problems problems={overview.problems} />
  if (route.page === null) {
    return (
      <Empty alone title="There is no such page.">
        <p>
          <a href={hrefTo('leaderboard', NO_PARAMETERS)}>Leaderboard</a>
        </p>
      </Empty>
    )
  }
  // They need no log of a benchmark.
  if (route.page === 'decisions') return <DecisionsPage route={route} />
  if (overview.guards.length === 0) {
    return (
      <>
        {overview.reading ? (
          <Empty alone title="Reading the logs…">
            <p>{overview.reading.log}</p>
          </Empty>
        ) : overview.sources > 0 && overview.problems.length === 0 ? (
          <Empty alone title="Waiting for the first samples…" />
        ) : overview.paths.length === 0 ? (
          <Empty alone title="No benchmark is shown here.">
            <p>
              There is no folder of runs where the viewer was started, only what was{' '}
              <a href={hrefTo('decisions', NO_PARAMETERS)}>decided on this machine</a>.
            </p>
          </Empty>
        ) : (
          <Empty alone title="Nothing to show yet.">
            <p>
              No log was found in <strong>{overview.paths.join(', ')}</strong>. This page watches:
              as soon as a benchmark writes there, it appears.
            </p>
            <pre class="hint">aegish bench --guard baseline/regex --suite core</pre>
          </Empty>
        )}
        {problems}
      </>
    )
  }
  const View = PAGE_VIEWS[route.page]
  return (
    <>
      {problems}
      {route.page !== 'sample' && <ScopeBar overview={overview} scope={scope} route={route} />}
      <View overview={overview} scope={scope} route={route} />
    </>
  )
}

const SHOWN_PROBLEMS = 5

function Problems({ problems }: { problems: Overview['problems'] }) {
  if (problems.length === 0) return null
  return (
    <Notice>
      <strong>
        {problems.length === 1
          ? 'One thing could not be used:'
          : `${count(problems.length)} things could not be used:`}
      </strong>
      <ul>
        {problems.slice(0, SHOWN_PROBLEMS).map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
        {problems.length > SHOWN_PROBLEMS && <li>… the terminal names all of them</li>}
      </ul>
    </Notice>
  )
}
