/** The agents whose protocol is known, as `--agent` and the installers name them. */
export const AGENTS = [
  'claude-code',
  'codex',
  'copilot',
  'gemini',
  'qwen',
  'continue',
  'cline',
  'cursor',
  'opencode',
  'pi',
] as const
export type AgentName = (typeof AGENTS)[number]
