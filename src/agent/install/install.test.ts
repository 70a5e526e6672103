import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { removeFolder } from '../../../tests/remove-folder.ts'
import {
  type Change,
  findAgent,
  INSTALLABLE,
  type InstallableAgent,
  type InstallEnvironment,
  inspectAll,
  installation,
  isNothing,
  launcherChange,
  launcherPath,
  type Recorded,
  removal,
  removeTarget,
  SCOPES,
  type Scope,
  writeTarget,
} from './index.ts'
import { formOf } from './installable-agent.ts'

const RECORDED: Recorded = {
  node: '/n/node',
  package: '/p/aegish',
  home: '/h',
  path: ['/usr/bin'],
  shell: '/bin/bash',
}

/** A machine of one's own: a home, a project and a root. */
function machine(env: InstallEnvironment['env'] = {}): InstallEnvironment {
  const base = mkdtempSync(join(tmpdir(), 'aegish-install-'))
  onTestFinished(() => removeFolder(base))
  for (const name of ['home', 'project', 'root']) mkdirSync(join(base, name))
  return {
    home: join(base, 'home'),
    directory: join(base, 'project'),
    root: join(base, 'root'),
    env,
    platform: 'linux',
  }
}

function apply(change: Change): void {
  if (isNothing(change)) return
  if (change.after === undefined) removeTarget(change.target)
  else writeTarget(change.target, change.after, change.mode)
}

const install = (agent: InstallableAgent, scope: Scope, at: InstallEnvironment) =>
  apply(installation(agent, scope, at, RECORDED))

function put(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

const agent = (name: string) => INSTALLABLE.find((each) => each.name === name)!
const every = INSTALLABLE.flatMap((each) =>
  SCOPES.filter((scope) => each.files[scope]).map((scope) => [each.name, scope] as const),
)
const inSettings = every.filter(([name, scope]) => formOf(agent(name), scope).kind === 'settings')

/** Settings with somebody else's hooks, in the form that the agent reads. */
function otherSettings(name: string): Record<string, unknown> {
  const { form } = agent(name)
  if (form.kind !== 'settings') throw new Error(name)
  const other = { type: 'command', command: 'other-hook', timeout: 5 }
  const entry = form.grouped ? { matcher: 'Read', hooks: [other] } : other
  return { version: 7, model: 'x', hooks: { Stop: [entry], [form.events[0]!]: [entry] } }
}

describe.each(every)('the hook of %s, %s', (name, scope) => {
  it('is put where nothing was, once, and taken out without a trace', () => {
    const at = machine()
    const path = agent(name).files[scope]!(at)
    expect(isNothing(removal(agent(name), scope, at))).toBe(true)
    install(agent(name), scope, at)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(`--agent`)
    expect(text).toContain(name)
    expect(isNothing(installation(agent(name), scope, at, RECORDED))).toBe(true)
    apply(removal(agent(name), scope, at))
    expect(existsSync(path)).toBe(false)
    expect(readdirSync(dirname(path))).toEqual([])
  })

  it('names no place of this machine in a project, and the launcher elsewhere', () => {
    const at = machine()
    install(agent(name), scope, at)
    const text = readFileSync(agent(name).files[scope]!(at), 'utf8')
    if (scope === 'project') {
      for (const place of [at.home, at.directory, at.root, '/n/', '/p/']) {
        expect(text).not.toContain(place)
      }
      expect(text).toContain('HOME')
    } else expect(text).toContain(launcherPath(at, scope))
  })

  it('follows a link, keeps it, and keeps the mode of the file', () => {
    const at = machine()
    const path = agent(name).files[scope]!(at)
    install(agent(name), scope, at)
    const installed = readFileSync(path, 'utf8')
    apply(removal(agent(name), scope, at))
    const real = put(join(dirname(path), 'elsewhere', 'real'), '')
    const { kind } = formOf(agent(name), scope)
    const before = kind === 'settings' ? '{}' : kind === 'block' ? '# x\n' : `${installed}# old\n`
    writeFileSync(real, before)
    chmodSync(real, 0o640)
    symlinkSync(join('elsewhere', 'real'), path)
    install(agent(name), scope, at)
    expect(lstatSync(path).isSymbolicLink()).toBe(true)
    expect(readFileSync(real, 'utf8')).not.toBe(before)
    expect(readFileSync(real, 'utf8')).toContain('--agent')
    expect(statSync(real).mode & 0o666).toBe(0o640)
  })

  it('does not write through a link that leads nowhere', () => {
    const at = machine()
    const path = agent(name).files[scope]!(at)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(join(at.home, 'nowhere'), path)
    expect(() => install(agent(name), scope, at)).toThrow(/is a link to .*nowhere, which does not/)
    expect(existsSync(join(at.home, 'nowhere'))).toBe(false)
  })
})

describe.each(inSettings)('the settings of %s, %s', (name, scope) => {
  it('keep everything that is not ours, coming and going', () => {
    const at = machine()
    const before = otherSettings(name)
    const path = put(agent(name).files[scope]!(at), `${JSON.stringify(before, null, '\t')}\n`)
    const text = readFileSync(path, 'utf8')
    install(agent(name), scope, at)
    const after = JSON.parse(readFileSync(path, 'utf8'))
    expect(after).toMatchObject({ version: 7, model: 'x' })
    expect(JSON.stringify(after).match(/other-hook/g)).toHaveLength(2)
    expect(readFileSync(path, 'utf8')).toContain('\n\t"model"')
    apply(removal(agent(name), scope, at))
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('keep the options and the time-out that somebody gave our hook', () => {
    const at = machine()
    install(agent(name), scope, at)
    const path = agent(name).files[scope]!(at)
    const words = `--agent ${name} --policy 'my policy.yaml' --role sysadmin`
    const changed = readFileSync(path, 'utf8')
      .replaceAll(`--agent ${name}`, words)
      .replace(/"timeout": \d+/g, '"timeout": 77')
    writeFileSync(path, changed)
    expect(isNothing(installation(agent(name), scope, at, RECORDED))).toBe(true)
  })

  it.each([
    '{ broken',
    '[]',
    '"text"',
    '{"hooks": []}',
    '{"hooks": {"PreToolUse": {"no": "list"}}}',
  ])('are not touched when they are %s', (text) => {
    const at = machine()
    const path = put(agent(name).files[scope]!(at), text)
    expect(() => install(agent(name), scope, at)).toThrow(`${path}: `)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})

describe('an older hook of ours', () => {
  const old = (command: string, more: object = {}) => ({
    hooks: {
      PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command, ...more }] }],
    },
  })

  it.each([
    [
      '"/old/bin/node" "/old/lib/aegish/bin/aegish.js" hook --policy /etc/p.yaml',
      ' --policy /etc/p.yaml',
    ],
    ['npx aegish hook --role=restricted', ' --role=restricted'],
    ['npx -y aegish@0.1.0 hook', ''],
    ['aegish hook --fail open --policy "a b.yaml"', ' --fail open --policy "a b.yaml"'],
  ])('%s becomes the new one, with its options', (command, options) => {
    const at = machine()
    const path = put(
      agent('claude-code').files.user!(at),
      JSON.stringify(old(command, { timeout: 44, statusMessage: 'asking' })),
    )
    install(agent('claude-code'), 'user', at)
    expect(JSON.parse(readFileSync(path, 'utf8')).hooks.PreToolUse).toEqual([
      {
        matcher: '*',
        hooks: [
          {
            type: 'command',
            command: `'${launcherPath(at, 'user')}' --agent claude-code${options} || exit 2`,
            timeout: 44,
            statusMessage: 'asking',
            onFailure: 'block',
          },
        ],
      },
    ])
  })

  it('beside the hooks of others leaves them where they are', () => {
    const at = machine()
    const other = { type: 'command', command: 'other' }
    const settings = old('aegish hook')
    settings.hooks.PreToolUse[0]!.hooks.push(other)
    const path = put(agent('qwen').files.user!(at), JSON.stringify(settings))
    install(agent('qwen'), 'user', at)
    const [first, second] = JSON.parse(readFileSync(path, 'utf8')).hooks.PreToolUse
    expect(first).toEqual({ matcher: 'Bash', hooks: [other] })
    expect(second).toMatchObject({ matcher: '*' })
  })
})

describe('what agents are told', () => {
  it.each([
    ['claude-code', { timeout: 600, onFailure: 'block' }],
    ['codex', { timeout: 600 }],
    ['copilot', { timeout: 600 }],
    ['gemini', { timeout: 600_000 }],
    ['qwen', { timeout: 600 }],
  ])('%s asks about every tool, with its unit of time', (name, fields) => {
    const at = machine()
    install(agent(name), 'user', at)
    const { form } = agent(name)
    if (form.kind !== 'settings') throw new Error(name)
    const settings = JSON.parse(readFileSync(agent(name).files.user!(at), 'utf8'))
    expect(settings.hooks[form.events[0]!]).toEqual([
      {
        matcher: '*',
        hooks: [
          { type: 'command', command: expect.stringContaining(`--agent ${name}`), ...fields },
        ],
      },
    ])
  })

  it('Cursor is told about each of its events', () => {
    const at = machine()
    install(agent('cursor'), 'user', at)
    const { version, hooks } = JSON.parse(readFileSync(agent('cursor').files.user!(at), 'utf8'))
    expect(version).toBe(1)
    expect(Object.keys(hooks)).toEqual([
      'beforeShellExecution',
      'beforeMCPExecution',
      'beforeReadFile',
    ])
    for (const [hook] of Object.values<{ failClosed: boolean }[]>(hooks)) {
      expect(hook).toMatchObject({ failClosed: true })
    }
  })
})

describe('the settings of everybody', () => {
  it.each([
    ['gemini', { hooksConfig: { enabled: true } }],
    ['qwen', { disableAllHooks: false }],
  ])('of %s win over those of a project by %j, which goes with the hook', (name, lock) => {
    const at = machine()
    const path = put(agent(name).files.managed!(at), '{\n  "model": "x"\n}\n')
    install(agent(name), 'managed', at)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ model: 'x', ...lock })
    apply(removal(agent(name), 'managed', at))
    expect(readFileSync(path, 'utf8')).toBe('{\n  "model": "x"\n}\n')
    install(agent(name), 'user', at)
    expect(readFileSync(agent(name).files.user!(at), 'utf8')).not.toContain('nabled')
  })

  it('of Codex are a block in a file of TOML, beside what is there', () => {
    const at = machine()
    const path = put(agent('codex').files.managed!(at), 'allowed_sandbox_modes = ["read-only"]')
    install(agent('codex'), 'managed', at)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(
      /^allowed_sandbox_modes = .*\n# aegish hook: begin\n\[features\]\nhooks = true/,
    )
    expect(text).toContain(
      `command = "'${launcherPath(at, 'managed')}' --agent codex || exit 2"\ntimeout = 600\n`,
    )
    expect(isNothing(installation(agent('codex'), 'managed', at, RECORDED))).toBe(true)
    apply(removal(agent('codex'), 'managed', at))
    expect(readFileSync(path, 'utf8')).toBe('allowed_sandbox_modes = ["read-only"]\n')
    writeFileSync(path, '[features]\nx = 1\n')
    expect(() => install(agent('codex'), 'managed', at)).toThrow(/has \[features\] already/)
  })
})

describe('where settings lie', () => {
  it.each([
    ['claude-code', { CLAUDE_CONFIG_DIR: '/c' }, '/c/settings.json'],
    ['codex', { CODEX_HOME: '/c' }, '/c/hooks.json'],
    ['copilot', { COPILOT_HOME: '/c' }, '/c/hooks/aegish.json'],
    ['gemini', { GEMINI_CLI_HOME: '/c' }, '/c/.gemini/settings.json'],
    ['qwen', { QWEN_HOME: '/c' }, '/c/settings.json'],
    ['opencode', { XDG_CONFIG_HOME: '/c' }, '/c/opencode/plugin/aegish.js'],
    ['pi', { PI_CODING_AGENT_DIR: '/c' }, '/c/extensions/aegish.js'],
    ['cline', { CLINE_DIR: '/c' }, '/c/hooks/PreToolUse'],
  ])('%s obeys %j', (name, env, path) => {
    expect(agent(name).files.user!(machine(env))).toBe(path)
    expect(agent(name).files.user!(machine())).not.toBe(path)
  })

  it('a home in a variable may be written with a tilde', () => {
    const at = machine({ QWEN_HOME: '~/q' })
    expect(agent('qwen').files.user!(at)).toBe(join(at.home, 'q/settings.json'))
  })

  it('an agent is found by its program, or by its folder, and not in a relative PATH', () => {
    const at = machine()
    expect(findAgent(agent('codex'), at)).toBeUndefined()
    const bin = join(at.home, 'bin')
    const program = put(join(bin, 'codex'), '#!/bin/sh\n')
    expect(findAgent(agent('codex'), { ...at, env: { PATH: bin } })).toBeUndefined()
    chmodSync(program, 0o755)
    expect(findAgent(agent('codex'), { ...at, env: { PATH: `.:${bin}` } })).toBe(program)
    mkdirSync(join(at.home, '.codex'))
    expect(findAgent(agent('codex'), at)).toBe(join(at.home, '.codex'))
  })
})

describe('files of others', () => {
  it.each([
    'cline',
    'opencode',
    'pi',
  ])('a hook of %s that is somebody else’s is neither replaced nor removed', (name) => {
    const at = machine()
    const path = put(agent(name).files.user!(at), '#!/bin/sh\nexit 0\n')
    expect(() => install(agent(name), 'user', at)).toThrow(/none of ours/)
    expect(isNothing(removal(agent(name), 'user', at))).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe('#!/bin/sh\nexit 0\n')
  })

  it('a link out of a project is refused', () => {
    const at = machine()
    const victim = put(join(at.home, '.config/other.json'), '{}')
    mkdirSync(join(at.directory, '.claude'))
    symlinkSync(victim, join(at.directory, '.claude/settings.json'))
    expect(() => install(agent('claude-code'), 'project', at)).toThrow(/a link out of the project/)
    expect(readFileSync(victim, 'utf8')).toBe('{}')
  })

  it('a folder that leads out of a project is refused', () => {
    const at = machine()
    mkdirSync(join(at.home, '.claude'))
    symlinkSync(join(at.home, '.claude'), join(at.directory, '.claude'))
    expect(() => install(agent('claude-code'), 'project', at)).toThrow(/a link out of the project/)
    expect(readdirSync(join(at.home, '.claude'))).toEqual([])
  })

  it('a launcher that is none of ours is not replaced', () => {
    const at = machine()
    put(launcherPath(at, 'user'), '#!/bin/sh\necho mine\n')
    expect(() => launcherChange('user', at, RECORDED)).toThrow(/none of ours/)
  })

  it('a file that somebody linked to is emptied, not removed', () => {
    const at = machine()
    const real = put(join(at.home, 'dotfiles/qwen.json'), '{}')
    mkdirSync(join(at.home, '.qwen'))
    symlinkSync(real, join(at.home, '.qwen/settings.json'))
    install(agent('qwen'), 'user', at)
    apply(removal(agent('qwen'), 'user', at))
    expect(readFileSync(real, 'utf8')).toBe('{}')
  })

  it('the settings of a project are not those of a person, who is at home', () => {
    const at = machine()
    const home = { ...at, directory: at.home }
    expect(() => install(agent('qwen'), 'project', home)).toThrow(/only user and managed/)
    install(agent('qwen'), 'user', home)
    expect(inspectAll(home, RECORDED.package).filter((each) => each.agent.name === 'qwen')).toEqual(
      [
        expect.objectContaining({ scope: 'user', installed: true }),
        expect.objectContaining({ scope: 'managed', installed: false }),
      ],
    )
  })

  it('a scope that an agent does not have is said', () => {
    expect(() => install(agent('pi'), 'managed', machine())).toThrow(/only user and project/)
  })

  it('comments and layout in settings stay, where the agent reads them', () => {
    const at = machine()
    const text = '{\n  // mine\n  "a": [1, 2], // and this\n  "hooks": {}\n}\n'
    const path = put(agent('gemini').files.user!(at), text)
    install(agent('gemini'), 'user', at)
    expect(readFileSync(path, 'utf8')).toMatch(/\/\/ mine\n {2}"a": \[1, 2\], \/\/ and this\n/)
    expect(isNothing(installation(agent('gemini'), 'user', at, RECORDED))).toBe(true)
    put(agent('claude-code').files.user!(at), text)
    expect(() => install(agent('claude-code'), 'user', at)).toThrow(/has comments/)
  })
})
