import { field, has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** opencode asks its plug-ins in process; ours throws what is said here. */
export const opencode: Protocol = {
  agent: 'opencode',
  speaks: (event) => has(event, 'tool') && has(event, 'args'),
  tells: () => true,
  read: (event) => ({
    event: undefined,
    tool: field(event, 'tool'),
    input: field(event, 'args'),
    directory: field(event, 'cwd'),
    session: field(event, 'sessionID'),
  }),
  answers: [],
  asks: false,
  object: (_, reason) => ({ decision: 'deny', reason }),
}
