// An OpenAI-compatible server that counts how often it is asked about each command. Its answer
// depends on the command alone. GET /counts tells; "reset" forgets. Prints its address, runs until killed.
// usage: node scripts/scale/counting-provider.mjs [DELAY_MS]
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

const delay = Number(process.argv[2] ?? 0)
let asked = new Map()
let calls = 0
let [firstAt, lastAt] = [0, 0]

const server = createServer((request, response) => {
  if (request.url === '/counts') {
    const again = [...asked.values()].reduce((sum, count) => sum + count - 1, 0)
    const rate = ((calls - 1) * 1000) / (lastAt - firstAt)
    return reply(response, { calls, commands: asked.size, again, rate })
  }
  if (request.url === '/reset') {
    asked = new Map()
    calls = 0
    return reply(response, {})
  }
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const { messages } = JSON.parse(Buffer.concat(parts).toString())
    const { content } = messages.at(-1)
    const hash = createHash('sha1').update(JSON.stringify(content)).digest()
    const key = hash.toString('base64')
    calls++
    lastAt = performance.now()
    if (calls === 1) firstAt = lastAt
    asked.set(key, (asked.get(key) ?? 0) + 1)
    const answer = () => reply(response, completion(hash[0]))
    if (delay > 0) setTimeout(answer, delay)
    else answer()
  })
})

function reply(response, body) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function completion(byte) {
  const action = ['ALLOW', 'WARN', 'BLOCK', 'BLOCK'][byte % 4]
  const content = JSON.stringify({ action, reason: `byte ${byte}`, confidence: byte / 255 })
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'counting',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1500 + byte, completion_tokens: 30, total_tokens: 1530 + byte },
  }
}

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
