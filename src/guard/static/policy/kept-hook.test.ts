import { describe, expect, it } from 'vitest'
import { isOurCall, loosens } from './kept-hook.ts'

const isOurs = (path: string) => /^(?:~|\/home\/ann)\/\.local\/share\/aegish\//.test(path)
const LAUNCHER = '/home/ann/.local/share/aegish/hook'

describe('a call of ours in the settings of an agent', () => {
  it.each([
    'aegish hook',
    'aegish hook --role developer --policy ~/p.yaml',
    'npx aegish hook',
    `${LAUNCHER} --agent claude-code || exit 2`,
    `'${LAUNCHER}' --agent codex --policy '/home/ann/p q.yaml' || exit 2`,
    `exec "${LAUNCHER}" --agent gemini`,
    'node /home/ann/.local/share/aegish/bin/aegish.js hook',
    'h="${XDG_DATA_HOME:-$HOME/.local/share}/aegish/hook"; [ -x "$h" ] || { echo "aegish is not installed: npm install -g aegish && aegish hook install claude-code" >&2; exit 2; }; "$h" --agent claude-code || exit 2',
  ])('%s', (line) => {
    expect(isOurCall(line, isOurs)).toBe(true)
  })

  it.each([
    '',
    'true',
    'echo aegish hook',
    '# aegish hook',
    'aegish hook || true',
    'aegish hook; exit 0',
    'aegish hook | cat',
    'aegish hook &\ntrue',
    'aegish check ls',
    '/tmp/aegish/hook --agent claude-code || exit 2',
    './aegish hook',
    'node /tmp/aegish.js hook',
    'h="/tmp/aegish/hook"; "$h" --agent claude-code || exit 2',
    'aegish-hook',
  ])('is not: %s', (line) => {
    expect(isOurCall(line, isOurs)).toBe(false)
  })
})

describe('settings of an agent', () => {
  const hooked = (hook: object, more: object = {}) =>
    JSON.stringify({ ...more, hooks: { PreToolUse: [{ matcher: '*', hooks: [hook] }] } })
  const ours = { type: 'command', command: 'aegish hook', timeout: 600, onFailure: 'block' }

  it.each([
    hooked(ours),
    hooked(ours, { model: 'x', permissions: { allow: ['Bash(npm test:*)', 'Read'] } }),
    JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Edit|Bash', hooks: [ours] }] } }),
    JSON.stringify({ hooks: { BeforeTool: [{ hooks: [{ ...ours, timeout: 600_000 }] }] } }),
    JSON.stringify({
      hooks: { PreToolUse: [{ hooks: [ours, { command: 'prettier .', onFailure: 'allow' }] }] },
    }),
    JSON.stringify({ version: 1, hooks: { preToolUse: [{ bash: 'aegish hook' }] } }),
    JSON.stringify({ hooks: { beforeShellExecution: [{ command: 'aegish hook' }] } }),
  ])('keep the hook: %s', (text) => {
    expect(loosens(text, isOurs)).toBeUndefined()
  })

  it.each([
    ['{', 'is not JSON'],
    ['', 'is not JSON'],
    ['// aegish hook\n{}', 'is not JSON'],
    ['{}', 'does not ask this guard any more'],
    ['null', 'does not ask this guard any more'],
    ['{"hooks":[]}', 'does not ask this guard any more'],
    [hooked({ ...ours, async: true }), 'does not ask this guard any more'],
    [hooked({ ...ours, onFailure: 'allow' }), 'does not ask this guard any more'],
    [hooked({ ...ours, timeout: 0.001 }), 'does not ask this guard any more'],
    [hooked({ ...ours, if: 'Bash(git *)' }), 'does not ask this guard any more'],
    [hooked({ ...ours, command: 'aegish hook || true' }), 'does not ask this guard any more'],
    [
      '{"hooks":{"PostToolUse":[{"hooks":[{"command":"aegish hook"}]}]}}',
      'does not ask this guard any more',
    ],
    [hooked(ours, { disableAllHooks: true }), 'switches hooks off'],
    [hooked(ours, { hooksConfig: { enabled: false } }), 'switches hooks off'],
    [
      hooked(ours, { permissions: { defaultMode: 'bypassPermissions' } }),
      'lets the agent act unasked',
    ],
    [hooked(ours, { permissions: { allow: ['Bash'] } }), 'lets every command run unasked'],
    [hooked(ours, { env: { PATH: '/tmp' } }), 'changes what the guard is started with'],
    [`${'['.repeat(40)}${']'.repeat(40)}`, 'is nested too deeply to be read'],
  ])('disarm it: %s', (text, why) => {
    expect(loosens(text, isOurs)).toBe(why)
  })

  it('of a project need not name us', () => {
    expect(loosens('{"permissions":{"deny":["Read(.env)"]}}', undefined)).toBeUndefined()
    expect(loosens('{"disableAllHooks":true}', undefined)).toBe('switches hooks off')
  })
})
