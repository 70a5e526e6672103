export type * from './api.ts'
export * from './library.ts'
export * from './server.ts'
export * from './watch.ts'
