import { basename } from 'node:path'
import type { Comparison } from '../../compare/index.ts'
import type { ChartEntry, Overview, SampleDetails } from '../api.ts'

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
  /** The queries that an exported page can ask. */
  queries(world: World): string[]
  /** What an answer says about questions of the kinds below it. */
  learn?(answer: string, world: World): void
  /** What of an answer may leave this machine. */
  publish?(answer: string): string
}

/**
 * Which questions an exported page can ask, by the name behind `/api/`: they are put to the same
 * routes that the server has, and their answers are written down. A new route needs a line here, or
 * one in NOT_EXPORTED.
 */
export const KINDS: Record<string, Kind> = {
  overview: { queries: () => [''], publish: overviewWithoutFolders },
  board: { queries: (world) => [...world.scopes, ...eachGuard(world)] },
  runs: { queries: () => [''] },
  guard: { queries: eachGuard },
  comparison: { queries: ({ scopes }) => [...scopes], publish: comparisonWithoutFolders },
  charts: { queries: ({ scopes }) => [...scopes] },
  chart: {
    queries: ({ charts }) => charts.map(({ scope, name }) => withParameters(scope, { name })),
  },
  samples: { queries: () => ['from=0'] },
  outcomes: {
    queries: ({ overview: { guards } }) =>
      guards.flatMap(({ id, column }) =>
        column === null ? [] : withParameters('', { guard: id }),
      ),
  },
  pair: {
    queries: ({ scopes, overview: { guards } }) =>
      guards.flatMap(({ id: a }) =>
        guards
          .filter(({ id }) => id !== a)
          .flatMap(({ id: b }) => scopes.map((scope) => withParameters(scope, { a, b }))),
      ),
  },
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

/** Every guard alone, in every scope. */
function eachGuard({ scopes, overview: { guards } }: World): string[] {
  return guards.flatMap(({ id }) => scopes.map((scope) => withParameters(scope, { guard: id })))
}

/** What only a running viewer can answer. */
export const NOT_EXPORTED = ['events']

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

/** Where the logs lie on this machine is nobody's business. */
function withoutFolder(path: string, message: string): string {
  return message.replaceAll(path, basename(path))
}

function overviewWithoutFolders(answer: string): string {
  const overview = JSON.parse(answer) as Overview
  const problems = overview.problems.map(({ path, message }) => ({
    path: basename(path),
    message: withoutFolder(path, message),
  }))
  return JSON.stringify({
    ...overview,
    paths: overview.paths.map((path) => basename(path)),
    problems,
  } satisfies Overview)
}

function comparisonWithoutFolders(answer: string): string {
  const comparison = JSON.parse(answer) as Comparison
  const skipped = comparison.metadata.skipped.map(({ path, reason }) => ({
    path: basename(path),
    reason: withoutFolder(path, reason),
  }))
  return JSON.stringify({
    ...comparison,
    metadata: { ...comparison.metadata, skipped },
  } satisfies Comparison)
}

/** A query in the one form that the page looks for: names in order, escaped as browsers do. */
function withParameters(query: string, parameters: Record<string, string>): string {
  const all = new URLSearchParams(query)
  for (const [name, value] of Object.entries(parameters)) all.append(name, value)
  all.sort()
  return all.toString()
}
