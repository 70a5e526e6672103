import { join } from 'node:path'
import { folderFrom } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

export const cline: InstallableAgent = {
  name: 'cline',
  title: 'Cline',
  programs: ['cline'],
  folder: (at) => folderFrom(at, 'CLINE_DIR', '.cline'),
  files: {
    user: (at) => join(folderFrom(at, 'CLINE_DIR', '.cline'), 'hooks', 'PreToolUse'),
    project: ({ directory }) => join(directory, '.clinerules', 'hooks', 'PreToolUse'),
  },
  form: { kind: 'script' },
  limits: 'it takes a hook that cannot start at all for a yes',
}
