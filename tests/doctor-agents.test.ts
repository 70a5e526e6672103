import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../src/agent/install/codex-trust.ts'
import { findHooks } from '../src/agent/install/hook-entry.ts'
import type { Finding } from '../src/cli/doctor/finding.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'

// Every way in which a hook that was installed does not guard in a folder.

interface Place {
  home: string
  project: string
  env: Record<string, string>
}

function place(...agents: string[]): Place {
  const home = temporaryFolder()
  const at = { home, project: temporaryFolder(), env: { HOME: home, PATH: '/usr/bin:/bin' } }
  if (agents.length > 0) {
    expect(aegish(['hook', 'install', ...agents], { cwd: at.project, env: at.env }).status).toBe(0)
  }
  return at
}

function put(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** What is wrong, as `what: says`. */
function wrong({ project, env }: Place): string[] {
  const { status, stdout } = aegish(['doctor', '--json'], { cwd: project, env })
  const { findings } = JSON.parse(stdout) as { findings: Finding[] }
  const found = findings.filter(({ state }) => state === 'wrong')
  expect(status).toBe(found.length > 0 ? 1 : 0)
  for (const { advice } of found) expect(advice).toBeTruthy()
  return found.map(({ what, says }) => `${what}: ${says}`)
}

/** Edits the settings that an installation wrote. */
function edit({ home }: Place, file: string, change: (text: string) => string): void {
  const path = join(home, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

const CLAUDE = '.claude/settings.json'
const LAUNCHER = '.local/share/aegish/hook'

describe('doctor, of a hook that was just installed', () => {
  it('finds nothing wrong', () => {
    const at = place('claude-code', 'copilot', 'gemini', 'qwen', 'opencode', 'pi', 'cline')
    expect(wrong(at)).toEqual([])
  })

  it('names agents without one', () => {
    const at = place()
    mkdirSync(join(at.home, '.codex'))
    const { stdout } = aegish(['doctor', '--json'], { cwd: at.project, env: at.env })
    const { findings } = JSON.parse(stdout) as { findings: Finding[] }
    expect(findings).toContainEqual({
      what: 'codex',
      state: 'absent',
      says: `${at.home}/.codex, without our hook`,
      advice: 'aegish hook install codex',
    })
  })
})

describe('doctor, of switches', () => {
  it.each([
    ['project/.claude/settings.json', { disableAllHooks: true }],
    ['project/.claude/settings.local.json', { disableAllHooks: true }],
    ['project/.claude/settings.json', '{"disableAllHooks": true, // here\n}'],
    ['project/.claude/settings.json', { env: { CLAUDE_CODE_SIMPLE: '1' } }],
    ['project/.claude/settings.json', { permissions: { defaultMode: 'bypassPermissions' } }],
    ['project/.claude/settings.local.json', { permissions: { allow: ['Bash(*)'] } }],
  ])('of Claude Code in %s: %j', (file, content) => {
    const at = place('claude-code')
    put(file.replace('project', at.project), content)
    expect(wrong(at)).toEqual([expect.stringContaining(file.replace('project', at.project))])
  })

  it.each([
    ['claude-code', 'CLAUDE_CODE_SIMPLE'],
    ['claude-code', 'CLAUDE_CODE_SAFE_MODE'],
    ['opencode', 'OPENCODE_PURE'],
  ])('of %s in the environment: %s', (agent, variable) => {
    const at = place(agent)
    at.env[variable] = '0'
    expect(wrong(at)).toEqual([])
    at.env[variable] = '1'
    expect(wrong(at)).toEqual([expect.stringContaining(`${variable} is set`)])
  })

  it('of Claude Code in the settings of a person', () => {
    const at = place('claude-code')
    edit(at, CLAUDE, (text) => text.replace('{', '{"disableAllHooks": true,'))
    expect(wrong(at)).toEqual([expect.stringContaining('disableAllHooks switches the hook off')])
  })

  it.each([
    ['gemini', '.gemini/settings.json', { hooksConfig: { enabled: false } }, 'hooksConfig.enabled'],
    ['qwen', '.qwen/settings.json', { disableAllHooks: true }, 'disableAllHooks'],
    ['copilot', '.github/copilot/settings.json', { disableAllHooks: true }, 'disableAllHooks'],
  ])('of %s in a project', (agent, file, content, key) => {
    const at = place(agent)
    put(join(at.project, file), content)
    expect(wrong(at)).toEqual([expect.stringContaining(`${key} switches the hook off`)])
  })

  it('of Gemini that name our command', () => {
    const at = place('gemini')
    const settings = JSON.parse(readFileSync(join(at.home, '.gemini/settings.json'), 'utf8'))
    const [{ command }] = settings.hooks.BeforeTool[0].hooks
    put(join(at.project, '.gemini/settings.json'), { hooksConfig: { disabled: ['other'] } })
    expect(wrong(at)).toEqual([])
    put(join(at.project, '.gemini/settings.json'), { hooksConfig: { disabled: [command] } })
    expect(wrong(at)).toEqual([expect.stringContaining('hooksConfig.disabled')])
  })

  it('of Gemini that does not trust the folder', () => {
    const at = place('gemini')
    put(join(at.home, '.gemini/trustedFolders.json'), { [at.project]: 'DO_NOT_TRUST' })
    expect(wrong(at)).toEqual([expect.stringContaining('told not to trust')])
    put(join(at.home, '.gemini/trustedFolders.json'), { [at.project]: 'TRUST_FOLDER' })
    expect(wrong(at)).toEqual([])
  })
})

describe('doctor, of the hook itself', () => {
  it.each([
    ['"onFailure": "block"', '"x": 1', 'has no "onFailure": "block"'],
    ['"matcher": "*"', '"matcher": "Bash"', 'asked only about Bash'],
    ['"timeout": 600', '"timeout": 5', 'time-out of 5 s is too short'],
    ['"timeout": 600', '"async": true', 'has "async"'],
    ['PreToolUse', 'PostToolUse', 'has no hook for PreToolUse'],
    ['--agent claude-code', '--agent qwen', 'a copy of that for qwen'],
    [' || exit 2', '', 'calls the launcher in another way'],
    ['{', '{ broken', 'is not JSON'],
    ['"hooks": {', '"hooks": [], "no": {', 'unknown form'],
  ])('that has %j made %j', (before, after, says) => {
    const at = place('claude-code')
    edit(at, CLAUDE, (text) => text.replace(before, after))
    expect(wrong(at)).toEqual([expect.stringContaining(says)])
  })

  it.each([
    ['"/gone/bin/node" "/gone/aegish.js" hook', 'calls /gone/bin/node, which is gone'],
    ['aegish hook', 'calls one Node or package by its place'],
  ])('of an older version, %s', (command, says) => {
    const at = place('claude-code')
    const hook = { type: 'command', command, onFailure: 'block' }
    put(join(at.home, CLAUDE), { hooks: { PreToolUse: [{ matcher: '*', hooks: [hook] }] } })
    expect(wrong(at)).toEqual([expect.stringContaining(says)])
  })

  it('where the environment makes the agent read another folder', () => {
    const at = place('claude-code')
    at.env.CLAUDE_CONFIG_DIR = join(at.home, 'other')
    expect(wrong(at)).toEqual([expect.stringContaining(`read ${at.home}/other/settings.json`)])
    aegish(['hook', 'install', 'claude-code'], { cwd: at.project, env: at.env })
    expect(wrong(at)).toEqual([])
  })

  it('that gemini copied from Claude Code, where seconds become milliseconds', () => {
    const at = place('claude-code')
    aegish(['hook', 'install', 'claude-code', '--project'], { cwd: at.project, env: at.env })
    const { hooks } = JSON.parse(readFileSync(join(at.project, CLAUDE), 'utf8'))
    const [
      {
        matcher,
        hooks: [{ onFailure: _, ...hook }],
      },
    ] = hooks.PreToolUse
    put(join(at.project, '.gemini/settings.json'), {
      hooks: { BeforeTool: [{ matcher, hooks: [hook] }] },
    })
    expect(wrong(at)).toEqual([
      expect.stringContaining('a copy of that for claude-code'),
      expect.stringContaining('time-out of 0.6 s is too short'),
    ])
    aegish(['hook', 'install', 'gemini', '--project'], { cwd: at.project, env: at.env })
    expect(wrong(at)).toEqual([])
  })

  it('of a plug-in and a script that somebody changed', () => {
    const at = place('opencode', 'cline')
    edit(at, '.config/opencode/plugin/aegish.js', (text) => text.replace('!== ', '=== '))
    chmodSync(join(at.home, '.cline/hooks/PreToolUse'), 0o644)
    expect(wrong(at)).toEqual([
      expect.stringContaining('of another installation, or was changed'),
      expect.stringContaining('is not executable'),
    ])
  })
})

describe('doctor, of trust in Codex', () => {
  const trust = (at: Place, more = '') => {
    const file = join(at.home, '.codex/hooks.json')
    const [hook] = findHooks(JSON.parse(readFileSync(file, 'utf8')))
    const key = JSON.stringify(`${file}:pre_tool_use:0:0`)
    const table = `[hooks.state.${key}]\ntrusted_hash = "${hashOf(hook!)}"\n${more}\n[other]\n`
    put(join(at.home, '.codex/config.toml'), table)
  }

  it('has the hash that Codex 0.166 computes', () => {
    // As `hooks/list` of its app-server said.
    const command = '/x/hook --agent codex || exit 2'
    const hook = { type: 'command', command, timeout: 600 }
    const found = { event: 'PreToolUse', matcher: '*', hook, group: 0, index: 0 }
    expect(hashOf(found)).toBe(
      'sha256:93351f2412de23b20d0f9d587d34b74b4afc975326062a95b8dbcdf59168e1e2',
    )
  })

  it('says when there is none, when it is there, and when the hook was changed since', () => {
    const at = place('codex')
    expect(wrong(at)).toEqual([expect.stringContaining('does not trust the hook')])
    trust(at)
    expect(wrong(at)).toEqual([])
    expect(aegish(['hook', 'install', 'codex'], { cwd: at.project, env: at.env }).stdout).toContain(
      'nothing to do',
    )
    expect(wrong(at)).toEqual([])
    edit(at, '.codex/hooks.json', (text) => text.replace('600', '700'))
    expect(wrong(at)).toEqual([expect.stringContaining('the hook was changed')])
  })

  it('says when it is disabled', () => {
    const at = place('codex')
    trust(at, 'enabled = false')
    expect(wrong(at)).toEqual([expect.stringContaining('disabled in Codex')])
    put(join(at.home, '.codex/config.toml'), '[features]\nhooks = false\n')
    expect(wrong(at)).toEqual([expect.stringContaining('config.toml switches hooks off')])
    trust(at)
    put(join(at.project, '.codex/config.toml'), 'model = "x"\n[features]\nhooks = false\n')
    expect(wrong(at)).toEqual([
      expect.stringContaining(`${at.project}/.codex/config.toml switches`),
    ])
  })
})

describe('doctor, of the launcher', () => {
  it.each([
    ['is gone', (path: string) => rmSync(path)],
    ['is not executable', (path: string) => chmodSync(path, 0o644)],
    [
      'was changed',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('exit 2', 'exit 0')),
    ],
    ['is none of ours', (path: string) => writeFileSync(path, '#!/bin/sh\nexit 0\n')],
    [
      'which is gone',
      (path: string) =>
        writeFileSync(path, readFileSync(path, 'utf8').replace(/^node='/m, "node='/gone")),
    ],
    [
      'which is gone',
      (path: string) =>
        writeFileSync(path, readFileSync(path, 'utf8').replace(/^package='/m, "package='/gone")),
    ],
  ])('that %s', (says, spoil) => {
    const at = place('qwen')
    spoil(join(at.home, LAUNCHER))
    expect(wrong(at).filter((line) => line.startsWith('launcher: '))).toEqual([
      expect.stringContaining(says),
    ])
    expect(aegish(['hook', 'install', 'qwen'], { cwd: at.project, env: at.env }).status).toBe(
      says === 'is none of ours' ? 2 : 0,
    )
  })

  it('whose guard does not deny', () => {
    const at = place('qwen')
    const bin = join(at.home, 'lib/aegish')
    put(join(bin, 'bin/aegish.js'), '')
    mkdirSync(join(bin, 'dist'))
    edit(at, LAUNCHER, (text) => text.replace(/^package='.*'$/m, `package='${bin}'`))
    expect(wrong(at)).toEqual([expect.stringContaining('does not deny "cat ~/.ssh/id_rsa"')])
    put(join(bin, 'bin/aegish.js'), 'process.exit(3)')
    expect(wrong(at)).toEqual([expect.stringContaining('denies "git status"')])
  })

  it('that asks the guard for real, through a link to the settings too', () => {
    const at = place()
    put(join(at.home, 'dotfiles/claude.json'), '{}')
    mkdirSync(join(at.home, '.claude'))
    symlinkSync(join(at.home, 'dotfiles/claude.json'), join(at.home, CLAUDE))
    aegish(['hook', 'install', 'claude-code'], { cwd: at.project, env: at.env })
    expect(existsSync(join(at.home, LAUNCHER))).toBe(true)
    expect(wrong(at)).toEqual([])
  })
})
