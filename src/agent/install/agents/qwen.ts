import { join } from 'node:path'
import { folderFrom, type InstallEnvironment } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

const folder = (at: InstallEnvironment) => folderFrom(at, 'QWEN_HOME', '.qwen')
const user = (at: InstallEnvironment) => join(folder(at), 'settings.json')
const project = ({ directory }: InstallEnvironment) => join(directory, '.qwen', 'settings.json')
const managed = ({ env, root, platform }: InstallEnvironment) =>
  env.QWEN_CODE_SYSTEM_SETTINGS_PATH ||
  (platform === 'darwin'
    ? join(root, 'Library', 'Application Support', 'QwenCode', 'settings.json')
    : join(root, 'etc', 'qwen-code', 'settings.json'))

export const qwen: InstallableAgent = {
  name: 'qwen',
  title: 'Qwen Code',
  programs: ['qwen'],
  folder,
  files: { user, project, managed },
  form: {
    kind: 'settings',
    events: ['PreToolUse'],
    grouped: true,
    comments: true,
    locks: [{ key: ['disableAllHooks'], value: false }],
    timeout: { key: 'timeout', perSecond: 1 },
  },
  switches: [
    {
      key: ['disableAllHooks'],
      isOff: (value) => value === true,
      files: (at) => [project(at), user(at)],
      except: 'managed',
    },
    { key: ['disableAllHooks'], isOff: (value) => value === true, files: (at) => [managed(at)] },
    {
      key: ['tools', 'approvalMode'],
      isOff: (value) => value === 'yolo',
      files: (at) => [project(at)],
      says: 'lets everything run that the guard has no objection to, unasked',
    },
  ],
  limits: '"--bare" and "--safe-mode" start it without hooks',
}
