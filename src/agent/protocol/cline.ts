import { type Fields, field, firstOf, has, inner } from './fields.ts'
import type { Protocol } from './protocol.ts'

/**
 * Cline ignores exit codes: only `cancel` stops a tool, and it ends the task. (It can also be given
 * another input in place of the tool's, but whoever does not know that runs the first.)
 */
export const cline: Protocol = {
  agent: 'cline',
  speaks,
  tells: speaks,
  read(event) {
    const call = has(event, 'tool_call') ? inner(event, 'tool_call') : inner(event, 'preToolUse')
    return {
      event: firstOf(event, ['hookName', 'hook_event_name', 'event']),
      tool: firstOf(call, ['name', 'tool_name', 'toolName', 'tool']),
      input: firstOf(call, ['input', 'parameters', 'arguments']),
      directory: directoryOf(event),
      session: firstOf(event, ['taskId', 'session_id', 'sessionId']),
    }
  },
  answers: ['PreToolUse', 'tool_call'],
  asks: false,
  object: (_, reason) => ({ cancel: true, errorMessage: reason }),
}

function speaks(event: Fields): boolean {
  return has(event, 'tool_call') || has(event, 'preToolUse') || has(event, 'hookName')
}

function directoryOf(event: Fields): unknown {
  const roots = firstOf(event, ['workspaceRoots', 'workspace_roots'])
  return field(event, 'cwd') ?? (Array.isArray(roots) ? roots[0] : undefined)
}
