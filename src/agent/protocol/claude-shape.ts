import { type Fields, field, has } from './fields.ts'
import type { Call, Objection } from './protocol.ts'

// Claude Code's events and answers, which several other agents took over.

export function speaksClaude(event: Fields): boolean {
  return has(event, 'tool_input') || has(event, 'tool_name') || has(event, 'hook_event_name')
}

export function readClaude(event: Fields): Call {
  return {
    event: field(event, 'hook_event_name'),
    tool: field(event, 'tool_name'),
    input: field(event, 'tool_input'),
    directory: field(event, 'cwd'),
    session: field(event, 'session_id'),
  }
}

export function objectAsClaude(objection: Objection, reason: string): object {
  return {
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: objection,
      permissionDecisionReason: reason,
    },
  }
}

/** What all of them have in common. */
export const CLAUDE_SHAPE = {
  speaks: speaksClaude,
  read: readClaude,
  answers: ['PreToolUse'],
  object: objectAsClaude,
} as const
