import type { Verdict } from '../verdict/index.ts'

/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5]

/** What is counted, in the text form of Prometheus. Names of paths and agents are a closed set. */
export class Metrics {
  readonly #decisions = new Map<string, number>()
  readonly #requests = new Map<string, number>()
  readonly #buckets = BOUNDS.map(() => 0)
  #seconds = 0
  #answered = 0
  #unwritten = 0

  decided(by: 'check' | 'hook', verdict: Verdict | 'none'): void {
    add(this.#decisions, `{by="${by}",verdict="${verdict}"}`)
  }

  answered(path: string, status: number, seconds: number): void {
    add(this.#requests, `{path="${path}",status="${status}"}`)
    this.#answered++
    this.#seconds += seconds
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) this.#buckets[bucket]!++
  }

  /** How many questions were answered. */
  get total(): number {
    return this.#answered
  }

  /** Lines of the audit log could not be written. */
  unwritten(lines: number): void {
    this.#unwritten += lines
  }

  toText(version: string): string {
    let below = 0
    const buckets = BOUNDS.map((bound, i) => {
      below += this.#buckets[i]!
      return `aegish_request_seconds_bucket{le="${bound}"} ${below}`
    })
    const metric = (name: string, type: string, help: string, lines: readonly string[]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines,
    ]
    const counted = (name: string, counts: ReadonlyMap<string, number>) =>
      [...counts].map(([labels, count]) => `${name}${labels} ${count}`)
    return [
      ...metric('aegish_info', 'gauge', 'The version of aegish.', [
        `aegish_info{version="${version}"} 1`,
      ]),
      ...metric(
        'aegish_decisions_total',
        'counter',
        'Decisions, by who was asked and what was decided.',
        counted('aegish_decisions_total', this.#decisions),
      ),
      ...metric(
        'aegish_requests_total',
        'counter',
        'Requests, by path and status.',
        counted('aegish_requests_total', this.#requests),
      ),
      ...metric('aegish_request_seconds', 'histogram', 'From the whole request to its answer.', [
        ...buckets,
        `aegish_request_seconds_bucket{le="+Inf"} ${this.#answered}`,
        `aegish_request_seconds_sum ${this.#seconds}`,
        `aegish_request_seconds_count ${this.#answered}`,
      ]),
      ...metric(
        'aegish_audit_unwritten_total',
        'counter',
        'Lines of the audit log that could not be written.',
        [`aegish_audit_unwritten_total ${this.#unwritten}`],
      ),
      ...metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', [
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ]),
      ...metric('process_cpu_seconds_total', 'counter', 'Time of the processor, user and system.', [
        `process_cpu_seconds_total ${cpuSeconds()}`,
      ]),
      '',
    ].join('\n')
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function add(counts: Map<string, number>, labels: string): void {
  counts.set(labels, (counts.get(labels) ?? 0) + 1)
}
