// OpenAI Chat Completions, which every "compatible" provider speaks: `POST /chat/completions`.
import { textOf } from './text-of.mjs'

export const openaiChat = {
  accepts: (path) => path.endsWith('/chat/completions'),

  hasTools: (body) => body.tools?.length > 0,

  results: (body) =>
    body.messages
      .filter((message) => message.role === 'tool')
      .map((message) => textOf(message.content)),

  answer(body, call) {
    const shared = { id: 'chatcmpl-stand-in', created: 0, model: body.model }
    const message = call
      ? {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              index: 0,
              id: call.id,
              type: 'function',
              function: { name: call.name, arguments: JSON.stringify(call.input) },
            },
          ],
        }
      : { role: 'assistant', content: 'Done.' }
    const finish_reason = call ? 'tool_calls' : 'stop'
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
    if (!body.stream)
      return {
        json: {
          ...shared,
          object: 'chat.completion',
          choices: [{ index: 0, message, finish_reason }],
          usage,
        },
      }
    const chunk = { ...shared, object: 'chat.completion.chunk' }
    return {
      stream: [
        { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] },
        { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] },
        { ...chunk, choices: [], usage },
      ].map((data) => [undefined, data]),
      end: '[DONE]',
    }
  },
}
