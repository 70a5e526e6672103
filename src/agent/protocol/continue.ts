import { CLAUDE_SHAPE } from './claude-shape.ts'
import type { Protocol } from './protocol.ts'

/** Continue reads Claude's settings: only `--agent` can tell them apart. */
export const continueDev: Protocol = {
  ...CLAUDE_SHAPE,
  agent: 'continue',
  tells: () => false,
  asks: true,
}
