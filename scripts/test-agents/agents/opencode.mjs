import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const opencode = {
  name: 'opencode',
  title: 'opencode',
  packages: ['opencode-ai'],
  program: 'opencode',
  hookFile: '.config/opencode/plugin/aegish.js',
  disarm: [
    'export const Aegish = async ({ directory, client }) => ({',
    'const Aegish = async () => ({',
  ],
  projectOff: { folder: '.', file: 'opencode.json', text: '{"plugin":[]}' },
  open: [],

  env: ({ model }) => ({
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
    OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    // Where there is a plug-in it wants a package from the registry, and goes on without.
    npm_config_registry: model,
    npm_config_fetch_retries: '0',
  }),

  prepare({ home, model }) {
    const options = { baseURL: `${model}/v1`, apiKey: 'dummy' }
    const models = { 'stand-in': { name: 'stand-in' } }
    writeJson(join(home, '.config/opencode/opencode.json'), {
      autoupdate: false,
      share: 'disabled',
      model: 'stand-in/stand-in',
      permission: { '*': 'allow', external_directory: 'allow' },
      provider: {
        'stand-in': { npm: '@ai-sdk/openai-compatible', name: 'stand-in', options, models },
      },
    })
  },

  args: (prompt) => ['run', prompt],

  atTerminal: { args: (prompt) => ['--prompt', prompt] },

  tools: {
    shell: (command) => ({ name: 'bash', input: { command, description: 'a step' } }),
    read: (filePath) => ({ name: 'read', input: { filePath } }),
    write: (filePath, content) => ({ name: 'write', input: { filePath, content } }),
    edit: (filePath, oldString, newString) => ({
      name: 'edit',
      input: { filePath, oldString, newString },
    }),
  },
}
