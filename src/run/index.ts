export type { Asker, AskerOptions, AskResult, Decided, Task } from './asker.ts'
export { createAsker, decideAtOnce } from './asker.ts'
export type { BatchProgress } from './batch/batch-desk.ts'
export * from './bench-run.ts'
export { Budget } from './budget.ts'
export type { Timing } from './caller.ts'
export { type Clock, sleep, systemClock } from './clock.ts'
export * from './estimate.ts'
export type { JobResult } from './eval-output.ts'
export * from './follow-run.ts'
export type { Job, JobStatus } from './job.ts'
export * from './prepare.ts'
export { type Limiter, type Pass, RateLimiter } from './rate-limiter.ts'
export { cacheFolder, createResponseCache } from './response-cache.ts'
export { RETRY_CLASSES, type RetryClass } from './resume.ts'
export {
  type RunFile,
  type RunSettings,
  type RunSpecification,
  readRunFile,
  settingsSchema,
  specificationSchema,
} from './run-file.ts'
export { isAtWork } from './run-lock.ts'
export { type RunWorker, readRunWorkers, removeRunWorkers, writeRunWorkers } from './run-workers.ts'
export { hashFile } from './suite-reader.ts'
