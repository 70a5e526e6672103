import { BATCH_SHARE, costOf } from '../../score/index.ts'
import type { BatchCall, BatchProvider } from '../batch.ts'
import type { GuardAnswer } from '../guard.ts'
import type { Redact } from '../redact.ts'
import { captureCall } from './batch/captured-call.ts'
import { answerOf, type GenerateOptions, generate } from './generate.ts'
import { callErrorOf, refusedStopReason } from './provider-error.ts'
import type { LanguageModel, Provider, ProviderSettings } from './providers.ts'

/** Who is spoken to. */
export interface Correspondent {
  /** With its provider, as in `openai/gpt-5-mini`. */
  name: string
  providerName: string
  provider: Provider
  model: LanguageModel
  /** The same model behind another `fetch`. */
  load(fetch: ProviderSettings['fetch']): Promise<LanguageModel>
  redact: Redact
}

/** The ways to say something to a model and get its answer, or a `CallError`. */
export interface Exchanges {
  byCall(call: GenerateOptions, signal: AbortSignal): Promise<GuardAnswer>
  /** In a batch, written and read by the SDK as if it were a call; absent where there are none. */
  inBatch?(call: GenerateOptions): BatchCall
  /** The provider's batches; any call shows the way to them. */
  openBatches?(call: GenerateOptions): Promise<BatchProvider>
}

/** The ways to one model. */
export function createExchanges(correspondent: Correspondent): Exchanges {
  const { name, providerName, provider, model, load, redact } = correspondent

  async function exchange(
    through: LanguageModel,
    call: GenerateOptions,
    signal?: AbortSignal,
  ): Promise<GuardAnswer> {
    try {
      const result = await generate(through, { ...call, abortSignal: signal }, load)
      const answer = answerOf(result, redact)
      // Unknown is not zero: a run with a budget must be able to tell.
      return { ...answer, cost: costOf(name, answer.usage) ?? undefined }
    } catch (error) {
      if (signal?.aborted) throw error
      const failure = callErrorOf(error, providerName, redact, Date.now)
      const stopReason = refusedStopReason(error)
      if (stopReason) return { reply: null, stopReason, error: failure.message }
      throw failure
    }
  }

  const byCall: Exchanges['byCall'] = (call, signal) => exchange(model, call, signal)
  const { batches } = provider
  if (!batches) return { byCall }
  return {
    byCall,
    inBatch: (call) => ({
      door: name,
      body: async () => (await captureCall(load, call)).body,
      async read(status, body) {
        const headers = { 'content-type': 'application/json' }
        const reader = await load(async () => new Response(body, { status, headers }))
        const answer = await exchange(reader, call)
        return { ...answer, cost: answer.cost && answer.cost * BATCH_SHARE }
      },
    }),
    async openBatches(call) {
      const [{ createBatchWire }, create, captured] = await Promise.all([
        import('./batch/batch-wire.ts'),
        batches(),
        captureCall(load, call),
      ])
      return create(captured, createBatchWire(providerName, redact))
    },
  }
}
