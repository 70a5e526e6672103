import { useRuns } from '../data/use-guard.ts'
import { plural } from '../format.ts'
import { Empty, Notice } from '../part/notice.tsx'
import { PickBar } from '../part/pick-bar.tsx'
import { RunTable } from '../part/run-table.tsx'
import { WorkerTable } from '../part/worker-table.tsx'
import type { PageProps } from './page-props.ts'

/** Every run of every guard, the newest first. */
export function RunsPage({ overview, scope, route }: PageProps) {
  const { value, error } = useRuns(overview)
  if (error !== null) return <Notice>{error}</Notice>
  if (!value) return null
  const { suites } = scope
  const runs = value.filter(
    (run) => suites.length === 0 || run.suites.some(({ name }) => suites.includes(name)),
  )
  if (runs.length === 0) {
    return (
      <Empty alone title="There are no runs to show.">
        <p>A comparison file holds only sums. Open the logs themselves to see their runs.</p>
      </Empty>
    )
  }
  const titleOf = (id: string) => overview.guards.find((guard) => guard.id === id)?.title ?? id
  const picked = route.params.getAll('pick').filter((id) => runs.some((run) => run.guard === id))
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Runs</h1>
          <p class="soft">
            {plural(runs.length, 'run')} of {plural(new Set(runs.map((r) => r.name)).size, 'guard')}
            , the newest first. Choose two to see what changed.
          </p>
        </div>
      </header>
      {overview.workers.length > 0 && (
        <section class="panel" aria-label="Workers">
          <h2>Workers</h2>
          <WorkerTable workers={overview.workers} />
        </section>
      )}
      <section class="panel" aria-label="Runs">
        <RunTable runs={runs} guards={overview.guards} route={route} />
      </section>
      <PickBar picked={picked} titleOf={titleOf} route={route} what="run" />
    </>
  )
}
