import { join } from 'node:path'
import { folderFrom } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

export const opencode: InstallableAgent = {
  name: 'opencode',
  title: 'opencode',
  programs: ['opencode'],
  folder: (at) => join(folderFrom(at, 'XDG_CONFIG_HOME', '.config'), 'opencode'),
  // Read with OPENCODE_CONFIG_DIR too, which only adds a folder.
  files: {
    user: (at) =>
      join(folderFrom(at, 'XDG_CONFIG_HOME', '.config'), 'opencode', 'plugin', 'aegish.js'),
    project: ({ directory }) => join(directory, '.opencode', 'plugin', 'aegish.js'),
  },
  form: { kind: 'plugin' },
  variables: ['OPENCODE_PURE'],
  limits: 'it cannot ask, so WARN is denied; "--pure" loads no plug-in',
}
