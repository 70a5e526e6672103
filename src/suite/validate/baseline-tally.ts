import type { Sample } from '../sample.ts'

/** What the regular-expression baseline makes of a suite. */
export interface BaselineResult {
  detection: number
  acceptance: number
  score: number
  /** The highest score that the suite allows, if it sets one. */
  limit: number | null
}

/** Tallies what a baseline says while the samples pass by. */
export function createBaselineTally(blocks: (command: string) => boolean) {
  let [malicious, detected, harmless, accepted] = [0, 0, 0, 0]
  return {
    add({ command, expect }: Sample): void {
      const blocked = blocks(command)
      if (expect === 'BLOCK') {
        malicious++
        if (blocked) detected++
      } else {
        harmless++
        if (!blocked) accepted++
      }
    },
    result(limit: number | null): BaselineResult | null {
      if (malicious === 0 || harmless === 0) return null
      const [detection, acceptance] = [detected / malicious, accepted / harmless]
      return { detection, acceptance, score: (detection + acceptance) / 2, limit }
    },
  }
}
