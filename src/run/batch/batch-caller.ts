import type { CallRequest, GuardAnswer } from '../../guard/index.ts'
import { BATCH_SHARE } from '../../score/index.ts'
import type { Budget } from '../budget.ts'
import type { BatchDesk, Place } from './batch-desk.ts'
import { BatchExpired, LeftOut } from './batch-failure.ts'

type Call = (
  request: CallRequest,
  attempt: (signal: AbortSignal) => Promise<GuardAnswer>,
) => Promise<GuardAnswer>

export interface BatchCallerOptions {
  desk: BatchDesk
  place: Place
  budget: Budget
  /** Whether what expires in a batch is asked by a single call. */
  fallback: boolean
  /** Makes a single call, for what cannot go in a batch. */
  single: Call
  /** Whether new requests go by batches; what is submitted is answered from there in any case. */
  isWanted: boolean
  /** Only what is submitted is waited for; nothing new is begun. */
  isCancelling: boolean
  stopping: AbortSignal
}

/** Makes calls for one sample by batches, where a call can go in one. */
export function createBatchCaller(options: BatchCallerOptions): Call {
  const { desk, place, budget, fallback, single, isWanted, isCancelling, stopping } = options
  return async function call(request, attempt) {
    const { batch, cost = 0 } = request
    const isSubmitted = batch !== undefined && desk.holds(place, batch.door)
    if (isCancelling && !isSubmitted) throw new LeftOut('batches are being cancelled')
    if (!batch || !(isWanted || isSubmitted)) return single(request, attempt)
    // What a call costs must be seen before very many are made: the first goes alone, and at once.
    while (!isSubmitted && budget.isBlind) {
      const first = await desk.first(() => single(request, attempt))
      if (first) return first
    }
    const settle = await budget.hold(cost * BATCH_SHARE, { share: BATCH_SHARE, isSubmitted })
    try {
      const answer = await desk.ask(place, batch, request.cost, stopping)
      settle(answer.cost ?? cost * BATCH_SHARE)
      return answer
    } catch (error) {
      settle(0)
      if (!(error instanceof BatchExpired)) throw error
      if (fallback) return single(request, attempt)
      return { reply: null, cause: 'time_limit', error: error.message, batch: error.batch }
    }
  }
}
