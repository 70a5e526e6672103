import { objectAsClaude, readClaude, speaksClaude } from './claude-shape.ts'
import { type Fields, field, has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/**
 * Copilot CLI: `preToolUse` has fields of its own and no name, `PreToolUse` has Claude's. In the
 * first case the top of the answer is read, so everything stands in both places. Headless, it takes
 * `ask` for a denial.
 */
export const copilot: Protocol = {
  agent: 'copilot',
  speaks: (event) => hasOwnShape(event) || speaksClaude(event),
  tells: (event) => hasOwnShape(event) || (has(event, 'timestamp') && !has(event, 'tool_use_id')),
  read(event) {
    if (!hasOwnShape(event)) return readClaude(event)
    const after = has(event, 'toolResult')
    return {
      event: after ? 'postToolUse' : 'preToolUse',
      tool: field(event, 'toolName'),
      input: field(event, 'toolArgs'),
      directory: field(event, 'cwd'),
      session: field(event, 'sessionId'),
    }
  },
  answers: ['preToolUse', 'PreToolUse'],
  asks: true,
  object: (objection, reason) => ({
    permissionDecision: objection,
    permissionDecisionReason: reason,
    ...objectAsClaude(objection, reason),
  }),
}

function hasOwnShape(event: Fields): boolean {
  return has(event, 'toolArgs') || (has(event, 'toolName') && !has(event, 'input'))
}
