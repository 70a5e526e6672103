import { basename } from 'node:path'
import type { ChartEntry, Overview, SampleDetails } from '../api.ts'
import { withoutFolders } from './pack.ts'

/**
 * Asks what stands behind `/api/`; the answer is JSON. Undefined where there is nothing to say, as
 * about two guards on a suite that one of them never met.
 */
export type Ask = (question: string) => Promise<string | undefined>

/** What an export knows of the page's world while it is written. */
export interface World {
  overview: Overview
  /** Queries: everything, and each suite alone. */
  scopes: readonly string[]
  /** The charts that can be drawn, with the scope each can be drawn from. */
  charts: readonly { scope: string; name: string }[]
  keys: readonly string[]
  /** Guard and sample of the replies that the page of a sample shows only in part. */
  longReplies: { key: string; guard: string }[]
}

interface Kind {
  /** The queries whose answers are written down. */
  queries(world: World): string[]
  /** What an answer says about questions of the kinds below it. */
  learn?(answer: string, world: World): void
  /** What of an answer may leave this machine. */
  publish?(answer: string): string
}

/**
 * Which answers an export holds, by the name behind `/api/`: what is seen first is written down for
 * all guards, over all suites and each suite alone; what else somebody selects, the page works out
 * from the collection and its recordings. A new route needs a line here, or one in NOT_EXPORTED.
 */
export const KINDS: Record<string, Kind> = {
  overview: { queries: () => [''], publish: overviewWithoutFolders },
  board: { queries: ({ scopes }) => [...scopes] },
  runs: { queries: () => [''] },
  guard: {
    queries: ({ scopes, overview: { guards } }) =>
      guards.flatMap(({ id }) => scopes.map((scope) => withParameters(scope, { guard: id }))),
  },
  charts: { queries: ({ scopes }) => [...scopes] },
  chart: {
    queries: ({ charts }) => charts.map(({ scope, name }) => withParameters(scope, { name })),
  },
  samples: { queries: () => ['from=0'] },
  outcomes: {
    queries: ({ overview: { guards } }) => eachOf(guards.filter(({ column }) => column !== null)),
  },
  collection: { queries: () => [''] },
  recordings: { queries: ({ overview: { guards } }) => eachOf(guards) },
  measures: { queries: ({ overview: { guards } }) => eachOf(guards) },
  sample: {
    queries: ({ keys }) => keys.map((key) => withParameters('', { key })),
    learn(answer, { longReplies }) {
      const { key, answers } = JSON.parse(answer) as SampleDetails
      for (const { guard, reply } of answers) {
        if (reply && reply.length > reply.text.length) longReplies.push({ key, guard })
      }
    },
  },
  reply: { queries: ({ longReplies }) => longReplies.map((one) => withParameters('', one)) },
}

function eachOf(guards: Overview['guards']): string[] {
  return guards.map(({ id }) => withParameters('', { guard: id }))
}

/** What only a running viewer can answer, and what the page works out by itself. */
export const NOT_EXPORTED = ['events', 'comparison', 'pair']

/** Looks around before anything is written. */
export async function lookAround(ask: Ask, keys: readonly string[]): Promise<World> {
  const overview = JSON.parse((await ask('overview?'))!) as Overview
  const suites = overview.suites.length > 1 ? overview.suites : []
  const scopes = ['', ...suites.map(({ name }) => withParameters('', { suite: name }))]
  const charts: { scope: string; name: string }[] = []
  for (const scope of scopes) {
    for (const { name, reason } of JSON.parse((await ask(`charts?${scope}`))!) as ChartEntry[]) {
      if (reason === null) charts.push({ scope, name })
    }
  }
  return { overview, scopes, charts, keys, longReplies: [] }
}

function overviewWithoutFolders(answer: string): string {
  const overview = JSON.parse(answer) as Overview
  return JSON.stringify({
    ...overview,
    paths: overview.paths.map((path) => basename(path)),
    problems: withoutFolders(overview.problems),
    // Names of machines.
    workers: [],
  } satisfies Overview)
}

/** A query in the one form that the page looks for: names in order, escaped as browsers do. */
function withParameters(query: string, parameters: Record<string, string>): string {
  const all = new URLSearchParams(query)
  for (const [name, value] of Object.entries(parameters)) all.append(name, value)
  all.sort()
  return all.toString()
}
