/** aegish as a library. */
export * from './guard/guard.ts'
export * from './suite/index.ts'
export * from './verdict/index.ts'
