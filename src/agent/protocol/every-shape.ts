import type { Protocol } from './protocol.ts'

/**
 * A denial that every agent understands, for events of nobody's shape and for what cannot be read.
 * It goes with exit code 2 and the reason on standard error: agents that read those do not look
 * here. `block` is the one word for `decision` that all of them know.
 */
export function denyInEveryShape(reason: string, protocols: readonly Protocol[]): object {
  const shapes = protocols.map((protocol) => protocol.object('deny', reason))
  return Object.assign({}, ...shapes, { decision: 'block', reason })
}
