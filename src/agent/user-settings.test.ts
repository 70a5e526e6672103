import { expect, it } from 'vitest'
import { INSTALLABLE } from './install/agents.ts'
import { userSettings } from './user-settings.ts'

const environment = (env: Record<string, string>) => ({
  home: '/srv/homes/dev',
  directory: '/srv/project',
  env,
  root: '/',
  platform: 'linux' as const,
})

const MOVED: Record<string, string>[] = [
  {},
  {
    CLAUDE_CONFIG_DIR: '/opt/claude',
    CLINE_DIR: '/opt/cline',
    CODEX_HOME: '/opt/codex',
    COPILOT_HOME: '/opt/copilot',
    GEMINI_CLI_HOME: '/opt/gemini',
    PI_CODING_AGENT_DIR: '/opt/pi',
    QWEN_HOME: '/opt/qwen',
    XDG_CONFIG_HOME: '/opt/config',
  },
]

it.each(MOVED)('names every file that the hook is installed in', (env) => {
  const named = userSettings('/srv/homes/dev', env)
  for (const { files } of INSTALLABLE) expect(named).toContain(files.user?.(environment(env)))
})
