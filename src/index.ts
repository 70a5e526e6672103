/** aegish as a library: the shared words, suites, guards, scoring, and logs. */
export * from './guard/guard.ts'
export * from './log/index.ts'
export * from './score/index.ts'
// Both rooms draw at random; the one with more to it is the one that others may want.
export type { Random } from './suite/index.ts'
export * from './suite/index.ts'
export * from './verdict/index.ts'
