import { readClaude, speaksClaude } from './claude-shape.ts'
import { field } from './fields.ts'
import type { Protocol } from './protocol.ts'

/** Gemini CLI has Claude's fields, names and answers of its own, and passes tools' names on. */
export const gemini: Protocol = {
  agent: 'gemini',
  speaks: speaksClaude,
  tells: (event) => field(event, 'hook_event_name') === 'BeforeTool',
  read: readClaude,
  answers: ['BeforeTool'],
  // It can, but headless it waits for an answer that nobody gives, and no event tells the two apart.
  asks: false,
  // The reason is for the model; at a terminal the person sees nothing but the message.
  object: (objection, reason) => ({ decision: objection, reason, systemMessage: reason }),
}
