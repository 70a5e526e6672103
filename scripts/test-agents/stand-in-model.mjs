// A model that asks for the tool calls of a scenario, one after another, and then ends the turn.
// It listens on loopback, speaks every wire format in `wires/`, and keeps what it was sent.
import { createServer } from 'node:http'
import { anthropicMessages } from './wires/anthropic-messages.mjs'
import { gemini } from './wires/gemini.mjs'
import { openaiChat } from './wires/openai-chat.mjs'
import { openaiResponses } from './wires/openai-responses.mjs'

const WIRES = [anthropicMessages, openaiResponses, openaiChat, gemini]
const MODEL = 'stand-in'

/**
 * `calls` are `{ name, input }`. `results` are the texts that the agent sent back, in the order of
 * the calls (some agents give the calls ids of their own); `requests` is everything that came in.
 */
export async function startStandInModel(calls, port = 0) {
  const model = { results: [], requests: [] }
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const path = new URL(request.url, 'http://stand-in').pathname
      const body = parsed(text)
      model.requests.push({ method: request.method, path, body: body ?? text })
      const wire = request.method === 'POST' && body && WIRES.find((wire) => wire.accepts(path))
      if (wire) reply(response, answerTo(wire, body, path, calls, model))
      else other(response, path)
    })
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  model.port = server.address().port
  model.url = `http://127.0.0.1:${model.port}`
  model.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return model
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Agents also ask for titles and summaries, without tools: those get a word and no call. */
function answerTo(wire, body, path, calls, model) {
  if (!wire.hasTools(body)) return wire.answer(body, undefined, path)
  const results = wire.results(body)
  if (results.length > model.results.length) model.results = results
  const next = calls[results.length]
  return wire.answer(body, next && { ...next, id: `call_${results.length}` }, path)
}

function reply(response, { json, stream, end }) {
  if (json) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(json))
    return
  }
  response.setHeader('content-type', 'text/event-stream')
  for (const [event, data] of stream)
    response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  response.end(end ? `data: ${end}\n\n` : undefined)
}

/** What agents look up before they talk: the list of models, a count of tokens. */
function other(response, path) {
  const answers = [
    [/\/models$/, { object: 'list', data: [{ id: MODEL, object: 'model' }], models: [] }],
    [/count_?tokens$/i, { input_tokens: 1, totalTokens: 1 }],
  ]
  const [, body] = answers.find(([pattern]) => pattern.test(path)) ?? []
  response.statusCode = body ? 200 : 404
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body ?? { error: { message: `no ${path} here` } }))
}
