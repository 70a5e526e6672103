import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const cline = {
  name: 'cline',
  title: 'Cline',
  packages: ['cline'],
  program: 'cline',
  hookFile: '.cline/hooks/PreToolUse',
  disarm: ['exec "$h" --agent cline', 'exit 0'],
  log: '.cline/data/logs/cline.log',
  open: [],

  env: () => ({ CLINE_TELEMETRY_DISABLED: '1', CLINE_NO_AUTO_UPDATE: '1' }),

  prepare({ home, model }) {
    const provider = 'openai-compatible'
    const settings = { provider, apiKey: 'dummy', model: 'stand-in', baseUrl: `${model}/v1` }
    const updatedAt = '2026-01-01T00:00:00.000Z'
    writeJson(join(home, '.cline/data/settings/providers.json'), {
      version: 1,
      lastUsedProvider: provider,
      modes: {},
      providers: { [provider]: { settings, updatedAt, tokenSource: 'manual' } },
    })
  },

  args: (prompt) => ['--json', prompt],

  atTerminal: { args: (prompt) => ['--tui', prompt] },

  tools: {
    shell: (command) => ({ name: 'run_commands', input: { commands: [command] } }),
    read: (path) => ({ name: 'read_files', input: { files: [{ path }] } }),
    write: (path, new_text) => ({ name: 'editor', input: { path, new_text } }),
    edit: (path, old_text, new_text) => ({ name: 'editor', input: { path, old_text, new_text } }),
  },
}
