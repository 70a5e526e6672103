// An OpenAI-compatible server that answers at once or after a fixed time, in its own process so
// that it does not share a core with what is measured. Prints its address and runs until killed.
// usage: node perf/instant-provider.mjs [DELAY_MS]
import { createServer } from 'node:http'

const delay = Number(process.argv[2] ?? 0)
const body = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'gpt-5-mini',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: '{"action":"BLOCK","reason":"rule 4: reads hashes","confidence":0.9}',
      },
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 1500, completion_tokens: 30, total_tokens: 1530 },
})
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const answer = () => response.writeHead(200, headers).end(body)
    if (delay > 0) setTimeout(answer, delay)
    else answer()
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
