/** Time as the run sees it; passed in, so that tests can turn it. */
export interface Clock {
  /** Milliseconds that never go back. */
  now(): number
  /** Runs an action later; the returned function forgets it. */
  later(ms: number, action: () => void): () => void
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  later(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}

/** Waits, or ends early with the signal's reason. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      forget()
      reject(signal.reason)
    }
    const forget = clock.later(ms, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
