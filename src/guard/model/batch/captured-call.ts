import type { GenerateOptions } from '../generate.ts'
import type { LanguageModel } from '../providers.ts'

/** A call that the AI SDK would have made: where to, with which headers, and what it would say. */
export interface CapturedCall {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/**
 * What the AI SDK would send. It is handed a `fetch` that keeps the request and sends nothing, so
 * that a request in a batch is byte for byte what a single call says.
 */
export async function captureCall(
  load: (fetch: typeof globalThis.fetch) => Promise<LanguageModel>,
  options: GenerateOptions,
): Promise<CapturedCall> {
  let captured: CapturedCall | undefined
  const model = await load(async (input, init) => {
    captured = {
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: String(init?.body),
    }
    throw new Error('nothing is sent')
  })
  try {
    await model.doGenerate(options)
  } catch (error) {
    if (!captured) throw error
  }
  return captured!
}
