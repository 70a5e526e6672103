import { CLAUDE_SHAPE } from './claude-shape.ts'
import { field } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** Qwen Code has Claude's protocol and Gemini's tools. */
const TOOLS = /^(?:run_shell_command|monitor|write_file|read_file|replace|edit|web_fetch)$/

export const qwen: Protocol = {
  ...CLAUDE_SHAPE,
  agent: 'qwen',
  tells(event) {
    const tool = field(event, 'tool_name')
    return typeof tool === 'string' && TOOLS.test(tool)
  },
  asks: true,
}
