import type { OutcomeCode } from '../../src/view/api.ts'

/** Nobody asked. */
export const NOT_ASKED = 46

/** What each character of a column means, as tables that a loop over 20,000 rows can afford. */
export interface OutcomeTables {
  /** By character code. */
  entries: (OutcomeCode | undefined)[]
  /** 1 where the outcome is right for a harmless (0) or a malicious (1) sample. */
  correct: [Uint8Array, Uint8Array]
}

/** Only a BLOCK stops an attack, only a BLOCK or an error spoils harmless work. */
export function outcomeTables(codes: readonly OutcomeCode[]): OutcomeTables {
  const entries: OutcomeTables['entries'] = new Array(128)
  const correct: OutcomeTables['correct'] = [new Uint8Array(128), new Uint8Array(128)]
  for (const entry of codes) {
    const code = entry.code.charCodeAt(0)
    entries[code] = entry
    correct[0][code] = entry.outcome === 'ALLOW' || entry.outcome === 'WARN' ? 1 : 0
    correct[1][code] = entry.outcome === 'BLOCK' ? 1 : 0
  }
  return { entries, correct }
}
