// Gemini: `POST /v1beta/models/NAME:streamGenerateContent` or `:generateContent`.
import { textOf } from './text-of.mjs'

export const gemini = {
  accepts: (path) => /:(streamGenerateContent|generateContent)$/.test(path),

  hasTools: (body) => body.tools?.some((tool) => tool.functionDeclarations?.length > 0),

  results: (body) =>
    body.contents
      .flatMap(({ parts }) => parts ?? [])
      .filter((part) => part.functionResponse)
      .map(({ functionResponse }) => textOf(functionResponse.response)),

  answer(_body, call, path) {
    const part = call
      ? { functionCall: { id: call.id, name: call.name, args: call.input } }
      : { text: 'Done.' }
    const json = {
      candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }
    return path.endsWith(':streamGenerateContent') ? { stream: [[undefined, json]] } : { json }
  },
}
