import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const geminiCli = {
  name: 'gemini',
  title: 'Gemini CLI',
  packages: ['@google/gemini-cli'],
  program: 'gemini',
  hookFile: '.gemini/settings.json',
  disarm: ['    "BeforeTool": [', '    "AfterTool": ['],
  projectOff: {
    folder: '.gemini',
    file: 'settings.json',
    text: '{"hooksConfig":{"enabled":false}}',
  },
  managed: true,
  open: ['project-off'],

  env: ({ model }) => ({
    GEMINI_API_KEY: 'dummy',
    GOOGLE_GEMINI_BASE_URL: model,
    GEMINI_CLI_TRUST_WORKSPACE: 'true',
    GEMINI_TELEMETRY_ENABLED: 'false',
  }),

  prepare({ home }) {
    writeJson(join(home, '.gemini/settings.json'), {
      security: { auth: { selectedType: 'gemini-api-key' } },
      general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      context: { includeDirectories: [home] },
    })
  },

  args: (prompt) => ['-m', 'gemini-2.5-pro', '--approval-mode', 'yolo', '-p', prompt],

  atTerminal: {
    args: (prompt) => ['-m', 'gemini-2.5-pro', '--approval-mode', 'yolo', '-i', prompt],
    skip: [[/Do you trust the following folders being added/, '\r']],
  },

  tools: {
    shell: (command) => ({ name: 'run_shell_command', input: { command, description: 'a step' } }),
    read: (file_path) => ({ name: 'read_file', input: { file_path } }),
    write: (file_path, content) => ({ name: 'write_file', input: { file_path, content } }),
    edit: (file_path, old_string, new_string) => ({
      name: 'replace',
      input: { file_path, instruction: 'a step', old_string, new_string },
    }),
  },
}
