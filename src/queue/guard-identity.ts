import { createHash } from 'node:crypto'
import { GUARD_NAMES, type Guard, PROVIDERS } from '../guard/index.ts'
import { UserError } from '../verdict/index.ts'
import type { Offer } from './protocol.ts'

/** The program that a coordinator or worker is: its version, and a hash of its code. */
export interface Build {
  aegish: string
  build: string
}

/** Where a model is reached may differ from worker to worker; nothing else about it may. */
const MAY_DIFFER = new Set(['base_url'])

/** Names a guard with everything that shapes its answers: its name, prompts, settings, stages. */
export function guardHash({ name, details = {} }: Pick<Guard, 'name' | 'details'>): string {
  const text = JSON.stringify([name, details], (key, value: unknown) => {
    if (MAY_DIFFER.has(key)) return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
  return createHash('sha256').update(text).digest('hex')
}

/** What a worker has, to be held against what is offered. */
export interface Own extends Build {
  /** The hash of the suite that this worker knows by a name, if it knows one. */
  suiteHash(name: string): string | undefined
}

/** Throws, in one line, where a worker may not take part in a run at all. */
export function refuseRun(offer: Offer, own: Own): void {
  if (offer.aegish !== own.aegish) {
    throw different(`the run is of aegish ${offer.aegish}, and the worker is ${own.aegish}`)
  }
  if (offer.build !== own.build) {
    throw different(
      `both are aegish ${own.aegish}, but not the same code (${short(offer.build)} and ${short(own.build)})`,
    )
  }
  for (const { name, sha256 } of offer.suites) {
    const known = own.suiteHash(name)
    if (known !== undefined && known !== sha256) {
      throw different(
        `the run's suite ${name} is ${short(sha256)}, and the worker's is ${short(known)}`,
      )
    }
  }
}

/** Throws where the guard that a worker made is not the one that is asked for. */
export function refuseGuard(
  offered: Offer['guards'][number],
  made: Pick<Guard, 'name' | 'details'>,
): void {
  const hash = guardHash(made)
  if (offered.name === made.name && offered.hash === hash) return
  throw different(
    `the run's ${offered.name} is ${short(offered.hash)}, and the worker's is ${short(hash)}: prompt or settings differ`,
  )
}

const different = (message: string) => new UserError('DIFFERENT', message)
const short = (hash: string) => hash.slice(0, 12)

/**
 * Whether a worker will make a guard that somebody names through the queue. Whoever can write into
 * it could name any program as a hook and any file as a log, so that, where the worker's own command
 * line names no guards, only those are made that neither start nor read anything on its machine.
 */
export function isWilling(spec: string, named: readonly string[] | undefined): boolean {
  return named === undefined ? isSelfContained(spec) : named.includes(spec)
}

function isSelfContained(spec: string): boolean {
  if (GUARD_NAMES.includes(spec)) return true
  const cascade = /^cascade:([^,]*),(.*)$/s.exec(spec)
  if (cascade) return cascade.slice(1).every((stage) => isSelfContained(stage.trim()))
  const provider = /^([\w-]+)\/[^,]+$/.exec(spec)?.[1]
  return provider !== undefined && Object.hasOwn(PROVIDERS, provider)
}
