import { setTimeout as delay } from 'node:timers/promises'
import type { Library } from './library.ts'

const POLL_MS = 700
/** A folder that takes long to look through is looked at less often. */
const REST_FACTOR = 20

/**
 * Keeps a library in step with the disk until the signal fires. It looks again and again instead of
 * asking the system for notices: those do not come from network drives, and not for every folder.
 */
export async function watch(library: Library, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const started = performance.now()
    await library.refresh(signal)
    const rest = Math.max(POLL_MS, (performance.now() - started) * REST_FACTOR)
    await delay(Math.min(rest, 10_000), undefined, { signal }).catch(() => {})
  }
}
