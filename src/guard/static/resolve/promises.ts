/**
 * What a script has made sure of where it stands: the variables that hold something there, or it would
 * not have got this far (`${X:?}`, `[ -n "$X" ] || exit`, `set -u`).
 */
export type Promises = ReadonlySet<string> | typeof NEVER

/** A place that is not reached: behind `exit`. It says nothing, and takes nothing from what other ways say. */
export const NEVER = 'never reached'

/** Every variable, where a script asks for all of them: `set -u`. */
export const EVERY = '*'

/** Where nothing was asked. */
export const NO_PROMISES: Promises = new Set()

/** What holds after a command, by how it ended. */
export interface Outcome {
  succeeded: Promises
  failed: Promises
}

/** What holds where two ways meet: only what both have made sure of. */
export function onBothWays(one: Promises, other: Promises): Promises {
  if (one === NEVER || one === other) return other
  if (other === NEVER) return one
  return new Set([...one].filter((name) => other.has(name)))
}

/** What holds after one thing and another. */
export function together(one: Promises, other: Promises): Promises {
  return one === NEVER || other === NEVER ? NEVER : new Set([...one, ...other])
}

export function withPromise(promises: Promises, name: string): Promises {
  return promises === NEVER ? NEVER : new Set([...promises, name])
}

export function withoutPromise(promises: Promises, name: string): Promises {
  return promises === NEVER ? NEVER : new Set([...promises].filter((one) => one !== name))
}

/** Whether this variable holds something. What is never reached promises nothing to whoever looks at it. */
export function isPromised(promises: Promises, name: string): boolean {
  return promises !== NEVER && (promises.has(name) || promises.has(EVERY))
}

/** The outcome of `! command`. */
export function negated(outcome: Outcome | undefined): Outcome | undefined {
  return outcome && { succeeded: outcome.failed, failed: outcome.succeeded }
}
