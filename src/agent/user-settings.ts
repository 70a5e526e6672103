import { join } from 'node:path'

/** The variable that moves an agent's folder, the folder without it, and where the hook stands. */
const HOOKS: readonly [variable: string, folder: string, file: string][] = [
  ['CLAUDE_CONFIG_DIR', '.claude', 'settings.json'],
  ['CODEX_HOME', '.codex', 'hooks.json'],
  ['COPILOT_HOME', '.copilot', 'hooks/aegish.json'],
  ['QWEN_HOME', '.qwen', 'settings.json'],
  ['CLINE_DIR', '.cline', 'hooks/PreToolUse'],
  ['PI_CODING_AGENT_DIR', '.pi/agent', 'extensions/aegish.js'],
]

/** Variables that move what is ours or an agent's. */
export const MOVING_VARIABLES = [
  ...HOOKS.map(([variable]) => variable),
  'GEMINI_CLI_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_STATE_HOME',
]

/**
 * The settings of a person that our hook stands in, by their full paths: a home need not be below
 * `/home`, and the environment can move the folder of an agent anywhere.
 */
export function userSettings(
  home: string,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const moved = HOOKS.map(([variable, folder, file]) =>
    join(env[variable] || join(home, folder), file),
  )
  return [
    ...moved,
    join(env.GEMINI_CLI_HOME || home, '.gemini/settings.json'),
    join(env.XDG_CONFIG_HOME || join(home, '.config'), 'opencode/plugin/aegish.js'),
    join(home, '.cursor/hooks.json'),
    join(env.XDG_DATA_HOME || join(home, '.local/share'), 'aegish/hook'),
    join(home, '.config/aegish/policy.yaml'),
  ]
}
