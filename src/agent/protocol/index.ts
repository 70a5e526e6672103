import type { AgentName } from '../agent-name.ts'
import { claudeCode } from './claude-code.ts'
import { cline } from './cline.ts'
import { codex } from './codex.ts'
import { continueDev } from './continue.ts'
import { copilot } from './copilot.ts'
import { cursor } from './cursor.ts'
import type { Fields } from './fields.ts'
import { gemini } from './gemini.ts'
import { opencode } from './opencode.ts'
import { pi } from './pi.ts'
import type { Protocol } from './protocol.ts'
import { qwen } from './qwen.ts'

/** Every protocol; the first that recognises an event reads it, so the peculiar ones come first. */
export const PROTOCOLS: readonly Protocol[] = [
  cline,
  cursor,
  pi,
  opencode,
  gemini,
  codex,
  qwen,
  copilot,
  continueDev,
  claudeCode,
]

/**
 * Whose event it is. A name decides among those that speak alike; where the event is plainly
 * another agent's, its shape does: `gemini hooks migrate` copies a hook with the name in it.
 */
export function recognise(event: Fields, agent?: AgentName): Protocol | undefined {
  const named = PROTOCOLS.find((protocol) => protocol.agent === agent)
  if (named?.speaks(event) && knows(named, named.read(event).event)) return named
  return PROTOCOLS.find((protocol) => protocol.speaks(event) && protocol.tells(event))
}

/** Whether a protocol answers an event of that name in its own words. */
export function knows({ answers }: Protocol, event: unknown): boolean {
  return event === undefined || answers.some((name) => name === event)
}
