import { type Fields, field, firstOf, has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** Which tool an event of Cursor's is about, where its name is all that says so. */
const TOOL_OF: ReadonlyMap<unknown, string> = new Map([
  ['beforeShellExecution', 'Shell'],
  ['beforeReadFile', 'Read'],
])

/** What Cursor adds to what the tool gets; the rest of an event is the tool's input. */
const ENVELOPE = new Set([
  'hook_event_name',
  'conversation_id',
  'generation_id',
  'model',
  'cursor_version',
  'workspace_roots',
  'user_email',
  'transcript_path',
  'session_id',
  'sandbox',
  'attachments',
  // What a file to be read holds.
  'content',
])

/** Cursor: the command or the path stand in the event itself. Not verified with the program. */
export const cursor: Protocol = {
  agent: 'cursor',
  speaks,
  tells: speaks,
  read(event) {
    const name = field(event, 'hook_event_name')
    return {
      event: name,
      tool: TOOL_OF.get(name) ?? field(event, 'tool_name'),
      input: has(event, 'tool_input') ? toolInput(event) : withoutEnvelope(event),
      directory: field(event, 'cwd') ?? firstRoot(event),
      session: firstOf(event, ['conversation_id', 'session_id']),
    }
  },
  answers: [...TOOL_OF.keys(), 'beforeMCPExecution', 'preToolUse'] as string[],
  asks: true,
  object: (objection, reason) => ({
    permission: objection,
    userMessage: reason,
    agentMessage: reason,
    user_message: reason,
    agent_message: reason,
  }),
}

function speaks(event: Fields): boolean {
  const name = field(event, 'hook_event_name')
  return (
    has(event, 'conversation_id', 'generation_id') ||
    (typeof name === 'string' && /^(?:before|after)[A-Z]|^preToolUse$/.test(name))
  )
}

/** A server that is started for the call is a command of the event, beside the tool's input. */
function toolInput(event: Fields): unknown {
  const { tool_input: input, command, url } = event
  if (command === undefined && url === undefined) return input
  return {
    input,
    ...(command !== undefined && { command }),
    ...(url !== undefined && { url }),
  }
}

function withoutEnvelope(event: Fields): Fields {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !ENVELOPE.has(name)))
}

function firstRoot(event: Fields): unknown {
  const roots = field(event, 'workspace_roots')
  return Array.isArray(roots) ? roots[0] : undefined
}
