import { CLAUDE_SHAPE } from './claude-shape.ts'
import { has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** Codex speaks Claude's protocol, but lets the command run when it is told to ask. */
export const codex: Protocol = {
  ...CLAUDE_SHAPE,
  agent: 'codex',
  tells: (event) => has(event, 'turn_id'),
  asks: false,
}
