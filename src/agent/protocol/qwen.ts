import { CLAUDE_SHAPE } from './claude-shape.ts'
import { has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** Qwen Code has Claude's protocol and Gemini's tools. Headless, it takes `ask` for a denial. */
export const qwen: Protocol = {
  ...CLAUDE_SHAPE,
  agent: 'qwen',
  tells: (event) => has(event, 'tool_call_id'),
  asks: true,
}
