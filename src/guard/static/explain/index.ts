/** What the guard believes about a program, in words: for `aegish explain-program` and for tools. */
export { VERBS, type Verb } from './argument-verbs.ts'
export type { BelievedAction } from './fact-actions.ts'
export {
  explainableNames,
  explainProgram,
  type ProgramBelief,
} from './program-belief.ts'
