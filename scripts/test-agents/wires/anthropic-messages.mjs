// Anthropic Messages, as Claude Code speaks it: `POST /v1/messages`, streamed or whole.
import { textOf } from './text-of.mjs'

export const anthropicMessages = {
  accepts: (path) => path.endsWith('/v1/messages'),

  hasTools: (body) => body.tools?.length > 0,

  results: (body) =>
    body.messages
      .flatMap(({ content }) => (Array.isArray(content) ? content : []))
      .filter((block) => block.type === 'tool_result')
      .map((block) => textOf(block.content)),

  /** One tool call, or a last word where there is none. */
  answer(body, call) {
    const block = call
      ? { type: 'tool_use', id: call.id, name: call.name, input: call.input }
      : { type: 'text', text: 'Done.' }
    const message = {
      id: 'msg_stand_in',
      type: 'message',
      role: 'assistant',
      model: body.model,
      content: [block],
      stop_reason: call ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }
    if (!body.stream) return { json: message }
    return { stream: streamed(message, block).map((event) => [event.type, event]) }
  },
}

function streamed(message, block) {
  const empty = block.type === 'text' ? { ...block, text: '' } : { ...block, input: {} }
  const delta =
    block.type === 'text'
      ? { type: 'text_delta', text: block.text }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
  return [
    {
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null },
    },
    { type: 'content_block_start', index: 0, content_block: empty },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: 1 },
    },
    { type: 'message_stop' },
  ]
}
