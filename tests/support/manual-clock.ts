import type { Clock } from '../../src/run/clock.ts'

/** A clock that stands still until it is turned. */
export function createManualClock(): Clock & { turn(ms: number): Promise<void> } {
  let now = 0
  let timers: { at: number; action: () => void }[] = []
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    now: () => now,
    later(ms, action) {
      const timer = { at: now + ms, action }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    async turn(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((one) => one !== next)
        now = Math.max(now, next.at)
        next.action()
        await settle()
      }
      now = end
    },
  }
}
