import { join } from 'node:path'
import { folderFrom, type InstallEnvironment } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

const user = (at: InstallEnvironment) =>
  join(folderFrom(at, 'CLAUDE_CONFIG_DIR', '.claude'), 'settings.json')
const project = ({ directory }: InstallEnvironment) => join(directory, '.claude', 'settings.json')
const local = ({ directory }: InstallEnvironment) =>
  join(directory, '.claude', 'settings.local.json')
const managed = ({ root, platform }: InstallEnvironment) =>
  platform === 'darwin'
    ? join(root, 'Library', 'Application Support', 'ClaudeCode', 'managed-settings.json')
    : join(root, 'etc', 'claude-code', 'managed-settings.json')

/** What `--bare` and `--safe-mode` are in the environment. */
const WITHOUT_HOOKS = ['CLAUDE_CODE_SIMPLE', 'CLAUDE_CODE_SAFE_MODE']

export const claudeCode: InstallableAgent = {
  name: 'claude-code',
  title: 'Claude Code',
  programs: ['claude'],
  folder: (at) => folderFrom(at, 'CLAUDE_CONFIG_DIR', '.claude'),
  files: { user, project, managed },
  form: {
    kind: 'settings',
    events: ['PreToolUse'],
    grouped: true,
    timeout: { key: 'timeout', perSecond: 1 },
    fields: { onFailure: 'block' },
  },
  switches: [
    {
      key: ['disableAllHooks'],
      isOff: (value) => value !== undefined && value !== null && value !== false,
      files: (at) => [project(at), local(at), user(at)],
      except: 'managed',
    },
    { key: ['disableAllHooks'], isOff: (value) => value === true, files: (at) => [managed(at)] },
    {
      key: ['allowManagedHooksOnly'],
      isOff: (value) => value === true,
      files: (at) => [managed(at)],
      except: 'managed',
      says: 'lets only managed hooks run',
    },
    ...['CLAUDE_CODE_SIMPLE', 'CLAUDE_CONFIG_DIR'].map((variable) => ({
      key: ['env', variable],
      isOff: (value: unknown) => value !== undefined,
      files: (at: InstallEnvironment) => [project(at), local(at)],
    })),
    {
      key: ['permissions', 'defaultMode'],
      isOff: (value) => value === 'bypassPermissions',
      files: (at) => [project(at), local(at)],
      says: 'lets everything run that the guard has no objection to, unasked',
    },
    {
      key: ['permissions', 'allow'],
      isOff: (value) =>
        Array.isArray(value) && value.some((rule) => /^Bash(?:\(\*\))?$/.test(rule)),
      files: (at) => [project(at), local(at)],
      says: 'lets every command run that the guard has no objection to, unasked',
    },
  ],
  variables: WITHOUT_HOOKS,
  limits: '"--bare" and "--safe-mode" start it without hooks that are not managed',
}
