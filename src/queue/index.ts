/**
 * A run on many machines, on BullMQ. The coordinator is the run itself: it plans, journals and
 * writes the log, and has its samples answered through a queue instead of by guards of its own.
 *
 *   bench  ──▶ coordinator ▶ dispatcher ▶ bull-queue ──▶ Redis ──▶ station ▶ answer-chunk ──▶ guard
 *     ▲                                                    │
 *     └── the journal ◀── answers, checked (protocol) ◀────┘
 *
 * roster.ts is who is there, shared-limiter.ts are the limits per minute that all workers share,
 * guard-identity.ts is what a worker refuses. Only redis.ts loads the optional packages.
 */
export { Coordinator } from './coordinator.ts'
export { type Build, isWilling } from './guard-identity.ts'
export { type QueueAddress, readQueueAddress } from './queue-address.ts'
export {
  connect,
  OLDEST_SERVER,
  type QueueConnection,
  readServerFacts,
  type ServerFacts,
} from './redis.ts'
export { Roster } from './roster.ts'
export { QueueWorker } from './worker.ts'
