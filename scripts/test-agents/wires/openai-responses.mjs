// OpenAI Responses, as Codex speaks it: `POST /responses`, always streamed.
import { textOf } from './text-of.mjs'

const OUTPUTS = ['function_call_output', 'custom_tool_call_output', 'local_shell_call_output']

export const openaiResponses = {
  accepts: (path) => path.endsWith('/responses'),

  hasTools: (body) => body.tools?.length > 0,

  results: (body) =>
    (Array.isArray(body.input) ? body.input : [])
      .filter((item) => OUTPUTS.includes(item.type))
      .map((item) => textOf(item.output)),

  answer(body, call) {
    const item = call ? callItem(call) : messageItem()
    const response = {
      id: 'resp_stand_in',
      object: 'response',
      created_at: 0,
      model: body.model,
      status: 'completed',
      output: [item],
      usage: {
        input_tokens: 1,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 1,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 2,
      },
    }
    if (!body.stream) return { json: response }
    const started = { ...response, status: 'in_progress', output: [], usage: null }
    return {
      stream: [
        { type: 'response.created', response: started },
        { type: 'response.output_item.added', output_index: 0, item },
        { type: 'response.output_item.done', output_index: 0, item },
        { type: 'response.completed', response },
      ].map((event, sequence_number) => [event.type, { ...event, sequence_number }]),
    }
  },
}

function callItem(call) {
  const shared = { id: `item_${call.id}`, call_id: call.id, name: call.name, status: 'completed' }
  // A tool with a grammar of its own (Codex's apply_patch) takes text instead of JSON.
  return typeof call.input === 'string'
    ? { type: 'custom_tool_call', ...shared, input: call.input }
    : { type: 'function_call', ...shared, arguments: JSON.stringify(call.input) }
}

function messageItem() {
  const content = [{ type: 'output_text', text: 'Done.', annotations: [] }]
  return { type: 'message', id: 'item_done', role: 'assistant', status: 'completed', content }
}
