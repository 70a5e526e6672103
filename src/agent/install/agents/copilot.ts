import { join } from 'node:path'
import { folderFrom, type InstallEnvironment } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

const folder = (at: InstallEnvironment) => folderFrom(at, 'COPILOT_HOME', '.copilot')

export const copilot: InstallableAgent = {
  name: 'copilot',
  title: 'Copilot CLI',
  programs: ['copilot'],
  folder,
  files: {
    user: (at) => join(folder(at), 'hooks', 'aegish.json'),
    project: ({ directory }) => join(directory, '.github', 'hooks', 'aegish.json'),
  },
  form: {
    kind: 'settings',
    // This spelling of the event hands over the fields of Claude Code, whose answer keeps its reason.
    events: ['PreToolUse'],
    grouped: true,
    timeout: { key: 'timeout', perSecond: 1 },
    start: { version: 1 },
  },
  switches: [
    {
      key: ['disableAllHooks'],
      isOff: (value) => value === true,
      // A project's settings count in a folder that was trusted, which everybody at a terminal does.
      files: (at) => [
        join(at.directory, '.github', 'copilot', 'settings.json'),
        join(at.directory, '.github', 'copilot', 'settings.local.json'),
        join(folder(at), 'settings.json'),
        join(folder(at), 'config.json'),
      ],
    },
  ],
}
