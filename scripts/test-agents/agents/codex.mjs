import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeText } from '../place.mjs'

export const codex = {
  name: 'codex',
  title: 'Codex',
  packages: ['@openai/codex'],
  program: 'codex',
  hookFile: '.codex/hooks.json',
  disarm: ['    "PreToolUse": [', '    "PostToolUse": ['],
  projectOff: { folder: '.codex', file: 'config.toml', text: '[features]\nhooks = false' },
  managed: true,
  open: ['project-off'],

  env: () => ({ STAND_IN_KEY: 'dummy' }),

  // A model that its catalogue knows: it offers apply_patch to no other.
  prepare({ home, project, model }) {
    const config = `model = "gpt-5.5"
model_provider = "stand-in"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false

# At a terminal it offers a newer model, once.
[notice.model_migrations]
"gpt-5.5" = "gpt-6-sol"

[analytics]
enabled = false

[model_providers.stand-in]
name = "stand-in"
base_url = "${model}/v1"
env_key = "STAND_IN_KEY"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0

[projects."${project}"]
trust_level = "trusted"
`
    writeText(join(home, '.codex/config.toml'), config)
  },

  /** What a person does with "/hooks": Codex keeps a hash of every hook that it may run. */
  trust({ home }) {
    const file = join(home, this.hookFile)
    const [{ matcher, hooks }] = JSON.parse(readFileSync(file, 'utf8')).hooks.PreToolUse
    const [{ command, timeout }] = hooks
    const hook = { async: false, command, timeout, type: 'command' }
    const identity = JSON.stringify({ event_name: 'pre_tool_use', hooks: [hook], matcher })
    const hash = createHash('sha256').update(identity).digest('hex')
    const state = `\n[hooks.state."${file}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:${hash}"\n`
    appendFileSync(join(home, '.codex/config.toml'), state)
  },

  args: (prompt) => ['exec', '--skip-git-repo-check', prompt],

  atTerminal: { args: (prompt) => [prompt] },

  tools: {
    shell: (command) => ({ name: 'exec_command', input: { cmd: command } }),
    write: (path, text) => patch(`*** Add File: ${path}\n+${text}`),
    edit: (path, from, to) => patch(`*** Update File: ${path}\n@@\n-${from}\n+${to}`),
  },
}

const patch = (change) => ({
  name: 'apply_patch',
  input: `*** Begin Patch\n${change}\n*** End Patch\n`,
})
