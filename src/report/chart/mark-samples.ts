import type { Expectation, Outcome } from '../../verdict/index.ts'

/**
 * Which samples a mark is about. A mark that stands for some of a guard's samples carries its
 * `guard` (the label) and these, and whoever shows the chart can lead there.
 */
export interface MarkSamples {
  expect?: Expectation
  category?: string
  technique?: string
  outcome?: readonly (Outcome | 'wrong')[]
}

/**
 * For marks that only decorate, such as lines and numbers on top of other marks: nobody can point
 * at them, and they are not read aloud.
 */
export const DECORATION = { aria: false } as const
