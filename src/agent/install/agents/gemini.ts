import { join } from 'node:path'
import { geminiTrust } from '../gemini-trust.ts'
import type { InstallEnvironment } from '../install-environment.ts'
import type { InstallableAgent } from '../installable-agent.ts'

const folder = ({ env, home }: InstallEnvironment) => join(env.GEMINI_CLI_HOME || home, '.gemini')
const user = (at: InstallEnvironment) => join(folder(at), 'settings.json')
const project = ({ directory }: InstallEnvironment) => join(directory, '.gemini', 'settings.json')
const managed = ({ env, root, platform }: InstallEnvironment) =>
  env.GEMINI_CLI_SYSTEM_SETTINGS_PATH ||
  (platform === 'darwin'
    ? join(root, 'Library', 'Application Support', 'GeminiCli', 'settings.json')
    : join(root, 'etc', 'gemini-cli', 'settings.json'))
const files = (at: InstallEnvironment) => [project(at), user(at), managed(at)]

export const gemini: InstallableAgent = {
  name: 'gemini',
  title: 'Gemini CLI',
  programs: ['gemini'],
  folder,
  files: { user, project, managed },
  form: {
    kind: 'settings',
    events: ['BeforeTool'],
    grouped: true,
    comments: true,
    locks: [{ key: ['hooksConfig', 'enabled'], value: true }],
    timeout: { key: 'timeout', perSecond: 1000 },
  },
  switches: [
    {
      key: ['hooksConfig', 'enabled'],
      isOff: (value) => value === false,
      files: (at) => [project(at), user(at)],
      except: 'managed',
    },
    {
      key: ['hooksConfig', 'enabled'],
      isOff: (value) => value === false,
      files: (at) => [managed(at)],
    },
    {
      key: ['hooksConfig', 'disabled'],
      isOff: (value, command) => Array.isArray(value) && value.includes(command),
      files,
    },
  ],
  examine: (_file, _settings, _scope, at) => geminiTrust(folder(at), at),
  limits: 'hooks run only in folders that you told Gemini to trust',
}
