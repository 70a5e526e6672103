import { clip, clipMiddle, printable, score, usd } from '../report/format.ts'
import type { BatchProgress, BenchRun, Job, RunWorker } from '../run/index.ts'
import { say } from './say.ts'

const REDRAW_MS = 100
const PLAIN_MS = 10_000
const BAR = 20

/** What one line of progress shows. */
export interface ProgressView {
  job: Pick<
    Job,
    | 'guard'
    | 'suite'
    | 'status'
    | 'problem'
    | 'done'
    | 'doneNow'
    | 'total'
    | 'score'
    | 'timeouts'
    | 'formatErrors'
    | 'failing'
    | 'cost'
  >
  /** Since this process began with the job, or what it took in all. */
  elapsedMs: number
  waiting?: { ms: number; why: string }
  /** Batches that are open. */
  batches?: BatchProgress
  /** Nothing is under way any more: the result comes next and tells the problems. */
  isOver?: boolean
}

/** Room on a terminal: for the name of a guard and suite, and for the whole line. */
export interface LineRoom {
  name: number
  line: number
}

/**
 * One line about one guard and suite: how far, how good, how fast, and what it waits for. On a
 * terminal it has a bar behind the name; what does not fit there is left out as a whole, so what
 * matters most comes first.
 */
export function progressLine(view: ProgressView, room?: LineRoom): string {
  const { job, elapsedMs } = view
  const rate = elapsedMs > 0 ? (job.doneNow * 1000) / elapsedMs : 0
  const left = job.total - job.done
  const parts = [
    ...(room === undefined
      ? [jobName(job)]
      : [
          clipMiddle(jobName(job), room.name).padEnd(room.name),
          bar(job.total === 0 ? 1 : job.done / job.total),
        ]),
    `${job.done}/${job.total}`,
    ...state(view),
    `score ${score(job.score)}`,
    ...(job.status === 'running' && rate > 0 && left > 0 ? [`ETA ${remaining(left / rate)}`] : []),
    ...(job.timeouts > 0 ? [`${job.timeouts} timeout`] : []),
    ...(job.formatErrors > 0 ? [`${job.formatErrors} format`] : []),
    ...(job.failing > 0 ? [`${job.failing} to retry`] : []),
    ...(rate > 0 ? [perSecond(rate)] : []),
    ...(job.cost === null ? [] : [usd(job.cost)]),
  ]
  return room === undefined ? parts.join('  ') : fitted(parts, room.line)
}

/** As many parts as fit; of words, unlike of numbers, a piece is better than nothing. */
function fitted(parts: readonly string[], width: number): string {
  let line = ''
  for (const part of parts) {
    const longer = line === '' ? part : `${line}  ${part}`
    if (longer.length <= width) line = longer
    else return part.includes(': ') ? clip(longer, width) : line
  }
  return line
}

function jobName({ guard, suite }: ProgressView['job']): string {
  return `${printable(guard.name)} ${printable(suite.name)}`
}

/** How it ended, or what it waits for. */
function state({ job: { status, problem }, waiting, batches, isOver }: ProgressView): string[] {
  if (status === 'error') return [isOver ? 'failed' : `failed: ${printable(problem ?? '')}`]
  if (status === 'success') return ['done']
  if (status === 'cancelled') return ['stopped']
  if (batches) return [batchState(batches)]
  if (!waiting) return []
  return [`backing off ${Math.ceil(waiting.ms / 1000)} s: ${printable(waiting.why)}`]
}

/** What is open at the provider, and when it is looked at again, or why not yet. */
function batchState({ open, requests, done, waiting }: BatchProgress): string {
  const what = `${open} ${open === 1 ? 'batch' : 'batches'} open, ${done}/${requests} answered`
  if (!waiting) return what
  const next = `next look in ${remaining(waiting.ms / 1000)}`
  return waiting.why === '' ? `${what}, ${next}` : `${what}, ${next}: ${printable(waiting.why)}`
}

/** A time to come, no more exact than it can be known. */
function remaining(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}

function bar(share: number): string {
  const full = Math.round(share * BAR)
  return '█'.repeat(full) + '░'.repeat(BAR - full)
}

/**
 * Shows how a run goes: lines that are drawn over on a terminal, plain ones from time to time
 * elsewhere. The returned function draws the last state and ends it.
 */
export function watchRun(
  running: BenchRun,
  stream: NodeJS.WriteStream,
  workers: () => readonly RunWorker[] | undefined = () => undefined,
): () => void {
  const view = (job: Job): ProgressView => ({
    job,
    elapsedMs: (job.endedAt ?? running.now()) - (job.beganAt ?? running.now()),
    waiting: (job.guard.rateLimits ?? [])
      .map((name) => running.limiters.get(name)?.waiting)
      .find((wait) => wait !== undefined),
    batches: running.batchesOf(job),
    isOver: running.jobs.every(({ endedAt }) => endedAt !== undefined),
  })
  running.onNote = say
  return stream.isTTY
    ? watchOnTerminal(running, stream, view, workers)
    : watchPlainly(running, stream, view, workers)
}

type Workers = () => readonly RunWorker[] | undefined

/** Who answers, and how fast; the fastest first, as many as fit. */
export function workersLine(workers: readonly RunWorker[], width?: number): string {
  const sorted = [...workers].sort((a, b) => b.rate - a.rate)
  const sum = workers.reduce((total, { rate }) => total + rate, 0)
  const one = ({ id, rate, waiting }: RunWorker) =>
    printable(`${id} ${perSecond(rate)}${waiting === undefined ? '' : ` (waits ${waiting})`}`)
  const all = workers.length === 1 ? '1 worker' : `${workers.length} workers`
  const parts = [
    workers.length === 0 ? 'no workers' : `${all} ${perSecond(sum)}`,
    ...sorted.map(one),
  ]
  return width === undefined ? parts.join('  ') : fitted(parts, width)
}

function perSecond(rate: number): string {
  return `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`
}

type View = (job: Job) => ProgressView

function watchOnTerminal(
  running: BenchRun,
  stream: NodeJS.WriteStream,
  view: View,
  workers: Workers,
): () => void {
  let drawn = 0
  const longest = Math.max(...running.jobs.map((job) => jobName(job).length))
  const nameWidth = (width: number) => Math.min(longest, Math.max(16, Math.floor(width / 3)))
  const draw = () => {
    const width = (stream.columns ?? 80) - 1
    const room = Math.max(1, (stream.rows ?? 24) - 3)
    // What is under way matters most where not everything fits.
    const shown = [...running.jobs]
      .sort((a, b) => Number(b.status === 'running') - Number(a.status === 'running'))
      .slice(0, room)
    const lines = (running.jobs.length <= room ? running.jobs : shown).map((job) =>
      progressLine(view(job), { name: nameWidth(width), line: width }),
    )
    const present = workers()
    if (present) lines.push(workersLine(present, width))
    const back = drawn > 0 ? `\u001b[${drawn}A` : ''
    stream.write(`${back}${lines.map((line) => `\u001b[2K${line}\n`).join('')}`)
    drawn = lines.length
  }
  draw()
  // A line of its own above the drawing, which moves down.
  running.onNote = (text) => {
    stream.write(`\u001b[${drawn}A\u001b[J`)
    drawn = 0
    say(text)
    draw()
  }
  const timer = setInterval(draw, REDRAW_MS)
  return () => {
    clearInterval(timer)
    running.onNote = say
    draw()
  }
}

function watchPlainly(
  running: BenchRun,
  stream: NodeJS.WriteStream,
  view: View,
  workers: Workers,
): () => void {
  const last = new Map<Job, string>()
  const write = (jobs: readonly Job[]) => {
    for (const job of jobs) {
      const line = progressLine(view(job))
      if (last.get(job) !== line) stream.write(`${line}\n`)
      last.set(job, line)
    }
  }
  const timer = setInterval(() => {
    write(running.jobs.filter(({ status }) => status === 'running'))
    const present = workers()
    if (present) stream.write(`${workersLine(present)}\n`)
  }, PLAIN_MS)
  return () => {
    clearInterval(timer)
    write(running.jobs)
  }
}
