import { type Readable, Transform, type Writable } from 'node:stream'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { readPolicies } from '../../agent/user-policy.ts'
import { AuditWriter, auditFolder } from '../../audit/index.ts'
import { Checker } from '../check.ts'
import { Metrics } from '../metrics.ts'
import { PolicyCache } from '../policy-cache.ts'
import { ServiceAudit } from '../service-audit.ts'
import { TOOLS } from './tools.ts'

export interface McpOptions {
  input: Readable
  output: Writable
  version: string
  env: Readonly<Record<string, string | undefined>>
  say(message: string): void
}

/** A message is one line; of a longer one nobody reads the id. */
const LONGEST_LINE = 8 * 1024 * 1024
const NEWLINE = 10
const TOO_LONG = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'a message is longer than 8 MB' },
}

/** Answers a client of the Model Context Protocol until its input ends. */
export async function serveMcp({ input, output, version, env, say }: McpOptions): Promise<void> {
  const policies = new PolicyCache()
  const log = new AuditWriter(auditFolder(env), 'mcp')
  const audit = new ServiceAudit(log, env, say, () => {})
  // As the hook decides for an agent, with the user's own policy as it is now.
  const checker = new Checker(audit, new Metrics(), async () => {
    const policy = await readPolicies(undefined, policies.read)
    return { role: 'developer', asker: 'agent', ...(policy && { policy }) }
  })
  const pending = new Set<Promise<object>>()
  const server = new McpServer({ name: 'aegish', version })
  for (const { name, title, description, input: inputSchema, call } of TOOLS) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (given: Record<string, unknown>) => {
        const called = Promise.resolve(call(given, { checker, readPolicy: policies.read }))
        pending.add(called)
        const result = await called.finally(() => pending.delete(called))
        return {
          content: [{ type: 'text' as const, text: JSON.stringify(result, null, 2) }],
          structuredContent: { ...result },
        }
      },
    )
  }
  const lines = input.pipe(
    boundedLines(() => {
      say('a message is longer than 8 MB, and was left out')
      output.write(`${JSON.stringify(TOO_LONG)}\n`)
    }),
  )
  const ended = new Promise<void>((resolve, reject) => {
    lines.once('end', resolve)
    lines.once('error', reject)
    input.once('error', reject)
  })
  await server.connect(new StdioServerTransport(lines, output))
  try {
    await ended
    // What was asked before the end is answered.
    await Promise.allSettled(pending)
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    await server.close()
    audit.close()
  }
}

/** Hands on whole lines; what is longer is left out, and `leaveOut` is told of it. */
function boundedLines(leaveOut: () => void): Transform {
  let held: Buffer[] = []
  let length = 0
  let isTooLong = false
  return new Transform({
    transform(piece: Buffer, _, done) {
      let rest = piece
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
        hold(rest.subarray(0, end + 1))
        if (isTooLong) leaveOut()
        else this.push(Buffer.concat(held))
        held = []
        length = 0
        isTooLong = false
        rest = rest.subarray(end + 1)
      }
      hold(rest)
      done()
    },
    flush(done) {
      if (isTooLong) leaveOut()
      done()
    },
  })

  function hold(piece: Buffer): void {
    length += piece.length
    isTooLong ||= length > LONGEST_LINE
    if (isTooLong) held = []
    else held.push(piece)
  }
}
