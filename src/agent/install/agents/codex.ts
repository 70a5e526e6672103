import { join } from 'node:path'
import { codexTrust } from '../codex-trust.ts'
import type { InstallableAgent } from '../installable-agent.ts'
import { folderFrom } from '../surroundings.ts'

const TRUST = 'skipped silently until you trust it: start codex, type /hooks'

export const codex: InstallableAgent = {
  name: 'codex',
  title: 'Codex',
  programs: ['codex'],
  folder: (at) => folderFrom(at, 'CODEX_HOME', '.codex'),
  // A file of its own rather than config.toml: nothing else has to be read or kept.
  files: {
    user: (at) => join(folderFrom(at, 'CODEX_HOME', '.codex'), 'hooks.json'),
    project: ({ directory }) => join(directory, '.codex', 'hooks.json'),
    managed: ({ root }) => join(root, 'etc', 'codex', 'hooks.json'),
  },
  form: {
    kind: 'settings',
    events: ['PreToolUse'],
    grouped: true,
    timeout: { key: 'timeout', perSecond: 1 },
  },
  examine: (file, settings, scope, at) =>
    scope === 'managed' ? [] : codexTrust(file, settings, folderFrom(at, 'CODEX_HOME', '.codex')),
  leftToDo: { user: TRUST, project: TRUST },
  limits: 'what it types into a running program is not asked about',
}
