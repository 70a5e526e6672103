import { join } from 'node:path'
import { folderFrom } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

export const pi: InstallableAgent = {
  name: 'pi',
  title: 'pi',
  programs: ['pi'],
  folder: (at) => folderFrom(at, 'PI_CODING_AGENT_DIR', '.pi', 'agent'),
  files: {
    user: (at) =>
      join(folderFrom(at, 'PI_CODING_AGENT_DIR', '.pi', 'agent'), 'extensions', 'aegish.js'),
    project: ({ directory }) => join(directory, '.pi', 'extensions', 'aegish.js'),
  },
  form: { kind: 'plugin' },
  limits: '"pi --no-extensions" loads no extension',
}
