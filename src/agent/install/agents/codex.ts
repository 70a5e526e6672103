import { join } from 'node:path'
import { codexTrust } from '../codex-trust.ts'
import { AGENT_TIMEOUT_SECONDS } from '../hook-entry.ts'
import { folderFrom } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

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
    // Hooks in /etc/codex/hooks.json need no trust either, but a project can switch those off.
    managed: ({ root }) => join(root, 'etc', 'codex', 'requirements.toml'),
  },
  form: {
    kind: 'settings',
    events: ['PreToolUse'],
    grouped: true,
    timeout: { key: 'timeout', perSecond: 1 },
  },
  managedForm: {
    kind: 'block',
    block: (command) => `[features]
hooks = true
[[hooks.PreToolUse]]
matcher = ".*"
[[hooks.PreToolUse.hooks]]
type = "command"
command = ${JSON.stringify(command)}
timeout = ${AGENT_TIMEOUT_SECONDS}
`,
  },
  examine: (file, settings, _scope, at) =>
    codexTrust(file, settings, folderFrom(at, 'CODEX_HOME', '.codex'), at.directory),
  leftToDo: { user: TRUST, project: TRUST },
  limits: 'what it types into a running program is not asked about',
}
