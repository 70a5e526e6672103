import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'

function place(env: Record<string, string> = {}) {
  const home = temporaryFolder()
  const project = temporaryFolder()
  const all = { HOME: home, PATH: '/usr/bin:/bin', ...env }
  const hook = (...args: string[]) => aegish(['hook', ...args], { cwd: project, env: all })
  return { home, project, env: all, hook }
}

const EVENT = (command: string) =>
  JSON.stringify({
    session_id: 's',
    cwd: '/tmp',
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    tool_input: { command },
  })

/** Runs the command of a settings file as agents do, by a shell. */
function ask(settings: string, env: Record<string, string>, command: string) {
  const [group] = JSON.parse(readFileSync(settings, 'utf8')).hooks.PreToolUse
  return spawnSync('/bin/sh', ['-c', group.hooks[0].command], {
    encoding: 'utf8',
    env,
    input: EVENT(command),
  })
}

describe('aegish hook install', () => {
  it('shows the lines that change, and only that with --dry-run', () => {
    const { home, hook } = place()
    mkdirSync(join(home, '.claude'))
    const settings = join(home, '.claude/settings.json')
    writeFileSync(settings, '{\n  "model": "x"\n}\n')
    const { status, stdout, stderr } = hook('install', 'claude-code', '--dry-run')
    expect(status).toBe(0)
    expect(stdout).toContain(`${settings}\n-   "model": "x"\n+   "model": "x",\n+   "hooks": {\n`)
    expect(stdout).toContain('aegish/hook: the launcher, would be written\n')
    expect(readFileSync(settings, 'utf8')).toBe('{\n  "model": "x"\n}\n')
    expect(readdirSync(home)).toEqual(['.claude'])
    expect(stderr).not.toContain('in place')
  })

  it('writes a hook that denies, asks and lets pass, and takes it out again', () => {
    const { home, env, hook } = place()
    expect(hook('install', 'claude-code').status).toBe(0)
    const settings = join(home, '.claude/settings.json')
    const denied = ask(settings, env, 'cat ~/.ssh/id_rsa')
    expect(denied.status).toBe(0)
    expect(denied.stdout).toContain('"permissionDecision":"deny"')
    expect(ask(settings, env, 'git status')).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(hook('install', 'claude-code').stdout).toBe(`${settings}: nothing to do\n`)
    expect(hook('uninstall', 'claude-code').status).toBe(0)
    expect(existsSync(settings)).toBe(false)
    expect(hook('uninstall', 'claude-code').stdout).toBe(`${settings}: nothing to do\n`)
  })

  it('denies where the launcher has gone, and where Node and package have', () => {
    const { home, env, hook } = place()
    hook('install', 'qwen')
    const settings = join(home, '.qwen/settings.json')
    const launcher = join(home, '.local/share/aegish/hook')
    const text = readFileSync(launcher, 'utf8')
    writeFileSync(launcher, text.replace(/^package='.*'$/m, "package='/gone'"))
    expect(ask(settings, env, 'git status')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('aegish: it is gone'),
    })
    chmodSync(launcher, 0o644)
    const { status, stderr } = ask(settings, env, 'git status')
    expect(status).toBe(2)
    expect(stderr).not.toBe('')
  })

  it('writes for a project what works on every machine, and denies where we are not', () => {
    const { project, env, hook } = place()
    expect(hook('install', 'claude-code', '--project').status).toBe(0)
    const settings = join(project, '.claude/settings.json')
    expect(ask(settings, env, 'cat ~/.ssh/id_rsa').stdout).toContain('"deny"')
    const elsewhere = ask(settings, { PATH: '/usr/bin:/bin', HOME: '/nowhere' }, 'git status')
    expect(elsewhere.status).toBe(2)
    expect(elsewhere.stderr).toMatch(/^aegish is not installed: npm install -g aegish/)
    expect(hook('uninstall', '--all', '--project').stdout).toContain(settings)
    expect(existsSync(settings)).toBe(false)
  })

  it('finds the agents of a machine with --all', () => {
    const { home, hook } = place()
    expect(hook('install', '--all').stderr).toContain('no agent was found')
    for (const folder of ['.gemini', '.codex']) mkdirSync(join(home, folder))
    const { stdout, stderr } = hook('install', '--all')
    expect(stdout).toContain('.gemini/settings.json')
    expect(stderr).toContain('codex: skipped silently until you trust it')
    expect(existsSync(join(home, '.claude'))).toBe(false)
    expect(hook('uninstall', '--all').status).toBe(0)
    expect(hook('uninstall', '--all').stderr).toContain('no agent has the hook')
  })

  it('prepares all before it writes one', () => {
    const { home, hook } = place()
    mkdirSync(join(home, '.qwen'))
    writeFileSync(join(home, '.qwen/settings.json'), '{ broken')
    const { status, lines } = hook('install', 'claude-code', 'qwen')
    expect(status).toBe(2)
    expect(lines).toEqual([expect.stringContaining('.qwen/settings.json: is not JSON')])
    expect(readdirSync(home)).toEqual(['.qwen'])
  })

  it('writes the settings of everybody with --managed', () => {
    const { home, hook } = place()
    const path = join(home, 'system.json')
    const { stdout } = aegish(['hook', 'install', 'gemini', '--managed', '--dry-run'], {
      cwd: home,
      env: { HOME: home, GEMINI_CLI_SYSTEM_SETTINGS_PATH: path },
    })
    expect(stdout).toContain(`${path}\n+ {`)
    expect(stdout).toContain("'/usr/local/lib/aegish/hook' --agent gemini")
    expect(hook('install', 'pi', '--managed').lines).toEqual([
      'aegish: pi has no managed hooks here, only user and project',
    ])
  })

  it.each([
    [[], 'name agents, or use --all'],
    [['claude-code', '--all'], 'name agents, or use --all'],
    [['frobnicate'], 'Allowed choices are claude-code'],
    [['pi', '--project', '--managed'], 'cannot be used with'],
  ])('refuses %j', (args, says) => {
    const { home, hook } = place()
    const { status, lines } = hook('install', ...args)
    expect(status).toBe(2)
    expect(lines).toEqual([expect.stringContaining(says)])
    expect(readdirSync(home)).toEqual([])
  })

  it('knows its old way of taking the hook out', () => {
    const { home, hook } = place()
    hook('install', 'claude-code')
    expect(hook('install', 'claude-code', '--undo').status).toBe(0)
    expect(existsSync(join(home, '.claude/settings.json'))).toBe(false)
  })
})

describe('aegish hook status', () => {
  it('lists agents, where they were found, and whether they ask us', () => {
    const { home, hook } = place()
    mkdirSync(join(home, '.codex'))
    hook('install', 'gemini')
    const { status, stdout } = hook('status')
    expect(status).toBe(0)
    expect(stdout).toContain(`codex        ${home}/.codex\n             no hook\n`)
    expect(stdout).toContain('             hook of user\n')
    expect(stdout).toContain('claude-code  not found\n')
  })

  it('prints the same as JSON, with what is wrong', () => {
    const { home, hook } = place()
    hook('install', 'codex')
    const { status, stdout } = hook('status', '--json')
    expect(status).toBe(0)
    const codex = JSON.parse(stdout).find(({ agent }: { agent: string }) => agent === 'codex')
    expect(codex).toMatchObject({
      found: join(home, '.codex'),
      hooks: [
        {
          scope: 'user',
          path: join(home, '.codex/hooks.json'),
          installed: true,
          problems: [
            { says: expect.stringContaining('does not trust'), advice: expect.any(String) },
          ],
        },
        { scope: 'project', installed: false, problems: [] },
        { scope: 'managed', installed: false, problems: [] },
      ],
    })
  })
})
