import { field, has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** pi asks its extensions in process; ours returns what is said here. */
export const pi: Protocol = {
  agent: 'pi',
  speaks: (event) => has(event, 'toolName') && has(event, 'input'),
  tells: () => true,
  read: (event) => ({
    event: field(event, 'type'),
    tool: field(event, 'toolName'),
    input: field(event, 'input'),
    directory: field(event, 'cwd'),
    session: field(event, 'sessionId'),
  }),
  answers: ['tool_call'],
  // Our extension asks the person, and denies where nobody sits.
  asks: true,
  object: (_, reason) => ({ block: true, reason }),
}
