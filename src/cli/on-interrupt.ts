const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Signals this close together are one wish: npx and timeout pass on what the terminal sent already. */
const ONE_WISH_MS = 250

/**
 * Calls back when the user wants to stop, and says whether they asked before. Returns a function that
 * ends the watching; until then no signal ends the process by itself.
 */
export function onInterrupt(callback: (again: boolean) => void): () => void {
  let last: number | undefined
  const listener = () => {
    const now = performance.now()
    if (last !== undefined && now - last < ONE_WISH_MS) return
    const again = last !== undefined
    last = now
    callback(again)
  }
  for (const signal of SIGNALS) process.on(signal, listener)
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}
