import { objectAsClaude, readClaude, speaksClaude } from './claude-shape.ts'
import { type Fields, field, has } from './fields.ts'
import type { Protocol } from './protocol.ts'

/**
 * Copilot CLI: `preToolUse` has fields of its own and no name, `PreToolUse` has Claude's. The reason
 * is taken from the top of the answer in the first case, so it stands in both places.
 */
export const copilot: Protocol = {
  agent: 'copilot',
  speaks: (event) => hasOwnShape(event) || speaksClaude(event),
  tells: hasOwnShape,
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
