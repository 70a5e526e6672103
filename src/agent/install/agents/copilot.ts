import { join } from 'node:path'
import type { InstallableAgent } from '../installable-agent.ts'
import { folderFrom, type Surroundings } from '../surroundings.ts'

const folder = (at: Surroundings) => folderFrom(at, 'COPILOT_HOME', '.copilot')

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
      // In a project's settings it was tried, and did not reach the hooks of a person.
      files: (at) => [join(folder(at), 'settings.json'), join(folder(at), 'config.json')],
    },
  ],
}
