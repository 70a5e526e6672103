import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const pi = {
  name: 'pi',
  title: 'pi',
  // Releases of its present name lean on packages that the registry does not have (November 2026).
  packages: [
    '@earendil-works/pi-coding-agent',
    '@earendil-works/pi-coding-agent@0.87.1',
    '@mariozechner/pi-coding-agent',
  ],
  program: 'pi',
  hookFile: '.pi/agent/extensions/aegish.js',
  disarm: ['export default function (pi) {', 'export default function () {}\nfunction off(pi) {'],
  open: [],

  env: () => ({ PI_OFFLINE: '1', PI_TELEMETRY: '0', PI_SKIP_VERSION_CHECK: '1' }),

  prepare({ home, model }) {
    const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }
    const limits = { contextWindow: 100_000, maxTokens: 1000 }
    writeJson(join(home, '.pi/agent/models.json'), {
      providers: {
        'stand-in': {
          baseUrl: `${model}/v1`,
          api: 'openai-completions',
          apiKey: 'dummy',
          models: [
            {
              id: 'stand-in',
              name: 'stand-in',
              reasoning: false,
              input: ['text'],
              cost,
              ...limits,
            },
          ],
        },
      },
    })
  },

  args: (prompt) => ['--provider', 'stand-in', '--model', 'stand-in', '-p', prompt],

  atTerminal: {
    args: (prompt) => ['--provider', 'stand-in', '--model', 'stand-in', prompt],
    question: /aegish, rule.*Yes.*No/,
    yes: '\r',
    no: '\x1b',
  },

  tools: {
    shell: (command) => ({ name: 'bash', input: { command } }),
    read: (path) => ({ name: 'read', input: { path } }),
    write: (path, content) => ({ name: 'write', input: { path, content } }),
    edit: (path, oldText, newText) => ({
      name: 'edit',
      input: { path, edits: [{ oldText, newText }] },
    }),
  },
}
