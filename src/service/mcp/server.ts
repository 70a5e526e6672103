import { type Readable, Transform, type Writable } from 'node:stream'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { readPolicies } from '../../agent/user-policy.ts'
import { AuditWriter, auditFolder } from '../../audit/index.ts'
import { UserError } from '../../verdict/index.ts'
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

/** A message is one line; a longer one has no end. */
const LONGEST_LINE = 8 * 1024 * 1024

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
  const lines = input.pipe(boundedLines())
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

/** Hands on bytes, and fails where a line does not end. */
function boundedLines(): Transform {
  let length = 0
  return new Transform({
    transform(piece: Buffer, _, done) {
      const last = piece.lastIndexOf(10)
      length = last < 0 ? length + piece.length : piece.length - last - 1
      if (length <= LONGEST_LINE) done(null, piece)
      else done(new UserError('TOO_LARGE', 'a message is longer than 8 MB; nothing more is read'))
    },
  })
}
