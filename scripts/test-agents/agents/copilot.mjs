import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const copilotCli = {
  name: 'copilot',
  title: 'Copilot CLI',
  packages: ['@github/copilot'],
  program: 'copilot',
  hookFile: '.copilot/hooks/aegish.json',
  disarm: ['    "PreToolUse": [', '    "PostToolUse": ['],
  projectOff: {
    folder: '.github/copilot',
    file: 'settings.json',
    text: '{"disableAllHooks":true}',
  },
  // It obeys the project's settings once the folder is trusted, as it is for everybody at a terminal.
  open: ['project-off'],

  env: ({ model, cache }) => ({
    COPILOT_PROVIDER_BASE_URL: `${model}/v1`,
    COPILOT_PROVIDER_TYPE: 'openai',
    COPILOT_PROVIDER_API_KEY: 'dummy',
    COPILOT_MODEL: 'stand-in',
    COPILOT_OFFLINE: 'true',
    COPILOT_AUTO_UPDATE: 'false',
    // It unpacks itself, 200 MB: once is enough.
    COPILOT_CACHE_HOME: cache,
  }),

  prepare({ home, project }) {
    writeJson(join(home, '.copilot/config.json'), { trusted_folders: [project] })
  },

  args: (prompt) => ['-p', prompt, '--allow-all-tools', '--allow-all-paths', '--no-auto-update'],

  atTerminal: {
    args: (prompt) => ['-i', prompt, '--allow-all-tools', '--allow-all-paths', '--no-auto-update'],
    question: /Hook permission request.*aegish, rule.*Do you want to allow this tool call\?/,
    yes: '\r',
    no: '\x1b',
  },

  tools: {
    shell: (command) => ({ name: 'bash', input: { command, description: 'a step' } }),
    read: (path) => ({ name: 'view', input: { path } }),
    write: (path, file_text) => ({ name: 'create', input: { path, file_text } }),
    edit: (path, old_str, new_str) => ({ name: 'edit', input: { path, old_str, new_str } }),
  },
}
