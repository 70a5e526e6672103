import { join } from 'node:path'
import type { InstallableAgent } from '../installable-agent.ts'

export const cursor: InstallableAgent = {
  name: 'cursor',
  title: 'Cursor',
  programs: ['cursor-agent', 'cursor'],
  folder: ({ home }) => join(home, '.cursor'),
  files: {
    user: ({ home }) => join(home, '.cursor', 'hooks.json'),
    project: ({ directory }) => join(directory, '.cursor', 'hooks.json'),
    managed: ({ root, platform }) =>
      platform === 'darwin'
        ? join(root, 'Library', 'Application Support', 'Cursor', 'hooks.json')
        : join(root, 'etc', 'cursor', 'hooks.json'),
  },
  form: {
    kind: 'settings',
    events: ['beforeShellExecution', 'beforeMCPExecution', 'beforeReadFile'],
    grouped: false,
    timeout: { key: 'timeout', perSecond: 1 },
    fields: { failClosed: true },
    start: { version: 1 },
  },
  limits: 'not tried with it: see for yourself that a BLOCK is denied',
}
