/** aegish as a library. */
export * from './guard/guard.ts'
export * from './verdict/index.ts'
