import { useEffect, useRef, useState } from 'preact/hooks'
import type { MarkSamples } from '../../src/report/chart/mark-samples.ts'
import type { ChartAnswer, ChartEntry } from '../../src/view/api.ts'
import { useJson } from '../data/fetch-json.ts'
import { useKeys } from '../keys.ts'
import { Empty, Notice } from '../part/notice.tsx'
import { StepLink } from '../part/step-link.tsx'
import { VegaChart } from '../part/vega-chart.tsx'
import { type Changes, hrefHere, hrefTo, navigate } from '../route.ts'
import type { Datum } from '../vega/draw.ts'
import type { PageProps } from './page-props.ts'

/** Every chart that can be drawn from what is being looked at, or one of them alone. */
export function ChartsPage(props: PageProps) {
  const { overview, scope, route } = props
  const { value: charts, error } = useJson<ChartEntry[]>(
    `/api/charts?${scope.query}`,
    overview.revision,
  )
  const drawable = charts?.filter(({ reason }) => reason === null) ?? []
  const name = route.params.get('chart')
  const index = drawable.findIndex((chart) => chart.name === name)
  const hrefOf = (chart: ChartEntry | undefined) =>
    chart ? hrefHere(route, { chart: chart.name }) : null
  const go = (step: number) => {
    const next = drawable[index + step]
    if (index >= 0 && next) navigate(hrefHere(route, { chart: next.name }), { replace: true })
  }
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    Escape: () => navigate(hrefHere(route, { chart: null })),
  })
  if (error !== null) return <Notice>{error}</Notice>
  if (!charts) return null
  if (drawable.length === 0) return <Empty alone title="No chart can be drawn from this." />
  if (index >= 0) {
    const one = drawable[index]!
    return (
      <>
        <header class="page-head">
          <div>
            <nav class="crumbs" aria-label="Way back">
              <a href={hrefHere(route, { chart: null })}>Charts</a>
              <span class="soft">
                {index + 1} of {drawable.length}
              </span>
            </nav>
            <h1>{one.title}</h1>
          </div>
          <nav class="steps" aria-label="Neighbours">
            <StepLink href={hrefOf(drawable[index - 1])} label="Previous" />
            <StepLink href={hrefOf(drawable[index + 1])} label="Next" />
          </nav>
        </header>
        <ChartPanel key={one.name} chart={one} props={props} alone />
      </>
    )
  }
  const others = charts.filter(({ reason }) => reason !== null)
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Charts</h1>
          <p class="soft">Point at a mark to read it, choose it to see its samples.</p>
        </div>
      </header>
      <div class="chart-grid">
        {drawable.map((chart) => (
          <ChartPanel key={chart.name} chart={chart} props={props} />
        ))}
      </div>
      {others.length > 0 && (
        <section class="undrawn" aria-label="Charts that cannot be drawn">
          <h2>Cannot be drawn from this</h2>
          <ul>
            {others.map(({ name: other, title, reason }) => (
              <li key={other}>
                <strong>{title}</strong>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface PanelProps {
  chart: ChartEntry
  props: PageProps
  alone?: boolean
}

/** A chart in its place; it is fetched when the place comes into view. */
function ChartPanel({ chart, props, alone }: PanelProps) {
  const { overview, scope, route } = props
  const [panel, seen] = useSeen()
  usePacked(panel, !alone)
  const query = new URLSearchParams(scope.query)
  query.set('name', chart.name)
  const { value, error } = useJson<ChartAnswer>(
    seen ? `/api/chart?${query}` : null,
    overview.revision,
  )
  const choose = (datum: Datum) => {
    const changes = value && meaningOf(datum, value)
    if (changes) navigate(hrefTo('samples', route.params, changes))
  }
  return (
    <section
      class={`panel chart ${alone ? 'chart-alone' : ''}`}
      ref={panel}
      aria-label={chart.title}
    >
      {error !== null && <p class="soft">{error}</p>}
      {value?.parts.map((part, i) => (
        <div
          key={i}
          class="chart-part"
          tabIndex={0}
          role="group"
          aria-label={`${chart.title}, scrolls sideways`}
        >
          {'spec' in part ? (
            <VegaChart spec={part.spec} label={chart.title} onChoose={choose} />
          ) : (
            <p class="soft chart-reason">{part.reason}</p>
          )}
        </div>
      ))}
      {!alone && (
        <a class="chart-open" href={hrefHere(route, { chart: chart.name })}>
          Enlarge<span class="visually-hidden"> {chart.title}</span>
        </a>
      )}
    </section>
  )
}

/** Which samples a mark is about: it names a guard, and perhaps which of its samples. */
function meaningOf(datum: Datum, { guards }: ChartAnswer): Changes | null {
  const guard = guards.find(({ label }) => label === datum.guard)
  if (!guard) return null
  const samples = datum.samples as MarkSamples | undefined
  if (!samples) return { by: guard.value, outcome: 'wrong' }
  const { expect, category, technique, outcome } = samples
  return {
    by: guard.value,
    expect,
    category,
    technique,
    ...(outcome ? { outcome: [...outcome] } : { sort: 'wrong' }),
  }
}

/** As the style sheet has it. */
const GRID_ROW = 8

/**
 * Packs a panel closely: it takes as many rows of the grid as it is tall, and all columns if it is
 * too wide for one.
 */
function usePacked(panel: { current: HTMLElement | null }, packed: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !packed) return
    const observer = new ResizeObserver(() => {
      const { marginBottom } = getComputedStyle(element)
      const rows = Math.ceil((element.offsetHeight + Number.parseFloat(marginBottom)) / GRID_ROW)
      element.style.gridRowEnd = `span ${rows}`
      const column = Number.parseFloat(getComputedStyle(element.parentElement!).gridTemplateColumns)
      const drawn = [...element.querySelectorAll<SVGElement>('.chart-drawing svg[style]')]
      const widest = Math.max(0, ...drawn.map((svg) => svg.getBoundingClientRect().width))
      element.classList.toggle('chart-wide', widest > column)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel, packed])
}

/** A reference, and whether its element has ever been near the part of the page that is in view. */
function useSeen() {
  const element = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '300px' },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, seen] as const
}
