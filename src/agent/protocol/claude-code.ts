import { CLAUDE_SHAPE } from './claude-shape.ts'
import type { Protocol } from './protocol.ts'

/** Headless, Claude Code takes `ask` for a denial. */
export const claudeCode: Protocol = {
  ...CLAUDE_SHAPE,
  agent: 'claude-code',
  // Whatever speaks its protocol and is nobody else.
  tells: () => true,
  asks: true,
}
