import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const qwenCode = {
  name: 'qwen',
  title: 'Qwen Code',
  packages: ['@qwen-code/qwen-code'],
  program: 'qwen',
  hookFile: '.qwen/settings.json',
  disarm: ['    "PreToolUse": [', '    "PostToolUse": ['],
  projectOff: { folder: '.qwen', file: 'settings.json', text: '{"disableAllHooks":true}' },
  managed: true,
  open: ['project-off'],

  env: ({ model }) => ({
    OPENAI_API_KEY: 'dummy',
    OPENAI_BASE_URL: `${model}/v1`,
    OPENAI_MODEL: 'stand-in',
    QWEN_TELEMETRY_ENABLED: 'false',
  }),

  prepare({ home }) {
    writeJson(join(home, '.qwen/settings.json'), {
      security: { auth: { selectedType: 'openai' } },
      general: { enableAutoUpdate: false },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
    })
  },

  args: (prompt) => ['--approval-mode', 'yolo', '-p', prompt],

  // Even where it asks for nothing by itself.
  atTerminal: {
    args: (prompt) => ['--approval-mode', 'yolo', '-i', prompt],
    question: /aegish, rule.*Do you want to proceed\?/,
    yes: '\r',
    no: '\x1b',
  },

  tools: {
    shell: (command) => ({
      name: 'run_shell_command',
      input: { command, is_background: false, description: 'a step' },
    }),
    read: (file_path) => ({ name: 'read_file', input: { file_path } }),
    write: (file_path, content) => ({ name: 'write_file', input: { file_path, content } }),
    edit: (file_path, old_string, new_string) => ({
      name: 'edit',
      input: { file_path, old_string, new_string },
    }),
  },
}
