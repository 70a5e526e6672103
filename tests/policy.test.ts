import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

const folder = testFolder()
const root = fileURLToPath(new URL('..', import.meta.url))
const POLICY = 'version: 1\ndeny:\n  - {path: /srv/secret/**, reason: not yours}\n'

describe('aegish policy test', () => {
  it('says how many expectations were met, and exits with 0', () => {
    const file = folder.write(
      'fine.yml',
      `${POLICY}tests:\n  - {command: cat /srv/secret/a, expect: BLOCK}\n  - {command: ls, expect: ALLOW}\n`,
    )
    expect(aegish(['policy', 'test', file])).toMatchObject({
      status: 0,
      stdout: `${file}: 2 of 2 as expected\n`,
      stderr: '',
    })
  })

  it('shows what was wanted, what came and why, within 80 columns', () => {
    folder.write('policy.yml', POLICY)
    folder.write(
      'tests.yml',
      `policy: ./policy.yml
tests:
  - {command: cat /srv/secret/a, expect: ALLOW}
  - {command: ls /srv, expect: BLOCK}
  - {command: 'cat "$FILE"', expect: WARN, reason: something else}
  - {command: ls, expect: ALLOW}
`,
    )
    const { status, stdout } = aegish(['policy', 'test', 'tests.yml'], { cwd: folder.path })
    expect(status).toBe(1)
    expect(stdout).toBe(`tests.yml: 1 of 4 as expected
  cat /srv/secret/a
    wanted  ALLOW
    got     BLOCK, rule 4 read-secret: your policy denies it: not yours
  ls /srv
    wanted  BLOCK
    got     ALLOW, rule 13 ordinary-work: ordinary work on ordinary targets
  cat "$FILE"
    wanted  WARN, because: something else
    got     WARN, rule 4 read-secret: your policy may deny it, $FILE is not
            known: not yours
`)
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('prints everything as JSON', () => {
    const { status, stdout } = aegish(['policy', 'test', 'tests.yml', '--json'], {
      cwd: folder.path,
    })
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      file: 'tests.yml',
      passed: 1,
      failed: 3,
      tests: [
        {
          command: 'cat /srv/secret/a',
          expect: 'ALLOW',
          passed: false,
          got: { verdict: 'BLOCK', rule: '4', ruleName: 'read-secret', certainty: 'known' },
        },
        {},
        { got: { verdict: 'WARN', certainty: 'unresolved' } },
        { passed: true },
      ],
    })
  })

  it.each([
    ['missing.yml', undefined, 'no such file'],
    ['none.yml', POLICY, 'has no tests'],
    [
      'verdict.yml',
      `${POLICY}tests: [{command: ls, expect: DENY}]`,
      'tests.0.expect: is not known',
    ],
    ['command.yml', `${POLICY}tests: [{expect: BLOCK}]`, 'tests.0.command: is missing'],
    ['field.yml', `${POLICY}tests: [{comand: ls, expect: BLOCK}]`, 'did you mean "command"?'],
    [
      'gone.yml',
      'policy: ./nowhere.yml\ntests: [{command: ls, expect: ALLOW}]',
      'nowhere.yml: no such file',
    ],
    [
      'round.yml',
      'policy: ./round.yml\ntests: [{command: ls, expect: ALLOW}]',
      'this is a file of tests',
    ],
  ])('refuses %s in one line', (name, text, why) => {
    const file = text === undefined ? join(folder.path, name) : folder.write(name, text)
    const { status, stdout, lines } = aegish(['policy', 'test', file])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(lines).toEqual([expect.stringContaining(why)])
  })

  it('runs our own suite of policies', () => {
    const cases = join(root, 'src/guard/static/policy/cases')
    for (const name of readdirSync(cases)) {
      const { status, stdout } = aegish(['policy', 'test', join(cases, name)])
      expect(status, stdout).toBe(0)
    }
  })
})

describe('a policy or configuration that a folder supplies', () => {
  const home = mkdtempSync(join(folder.path, 'home-'))
  spawnSync('mkfifo', [join(folder.path, 'pipe')])

  it.each([
    ['/dev/zero', 'is no ordinary file'],
    ['/dev/urandom', 'is no ordinary file'],
    ['./pipe', 'is no ordinary file'],
    ['.', 'is a folder, not a file'],
    ['./large', 'is larger than'],
    ['./bomb.yml', 'neither YAML nor JSON'],
    ['./proto.yml', '__proto__: no such field'],
  ])('neither hangs nor breaks check: policy: %s', (policy, why) => {
    const place = mkdtempSync(join(folder.path, 'project-'))
    spawnSync('mkfifo', [join(place, 'pipe')])
    writeFileSync(join(place, 'large'), ' '.repeat(5 << 20))
    const bomb = Array.from(
      { length: 12 },
      (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`,
    )
    writeFileSync(join(place, 'bomb.yml'), `a0: &a0 [x]\n${bomb.join('\n')}\n`)
    writeFileSync(join(place, 'proto.yml'), '__proto__: {deny: []}\nversion: 1\n')
    writeFileSync(join(place, 'aegish.config.yaml'), `policy: ${policy}\n`)
    const { status, lines } = aegish(['check', 'ls'], { cwd: place })
    expect(status).toBe(2)
    expect(lines).toEqual([expect.stringContaining(why)])
    for (const args of [
      ['check', 'ls', '--policy', policy],
      ['policy', 'check', policy],
    ])
      expect(aegish(args, { cwd: place })).toMatchObject({
        status: 2,
        lines: [expect.stringContaining(why)],
      })
  })

  it('is not the one of the hook: that comes from the folder of the user', () => {
    const project = mkdtempSync(join(folder.path, 'project-'))
    writeFileSync(join(project, 'p.yaml'), 'version: 1\nallow: [{rule: 4, reason: please}]\n')
    const event = {
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_input: { command: 'cat /etc/shadow' },
    }
    const ask = (...args: string[]) =>
      aegish(['hook', '--policy', ...args], {
        input: JSON.stringify(event),
        cwd: project,
        env: { HOME: home },
      })
    const mine = join(home, '.config/aegish/p.yaml')
    expect(ask('p.yaml')).toMatchObject({
      status: 2,
      lines: [expect.stringContaining(`${mine}: no such file`)],
    })
    mkdirSync(join(home, '.config/aegish'), { recursive: true })
    writeFileSync(mine, POLICY)
    expect(ask('p.yaml').stdout).toContain('"permissionDecision":"deny"')
    expect(ask('./p.yaml').stdout).toContain('"permissionDecision":"deny"')
    // By its full path it is the one that the user chose.
    expect(ask(join(project, 'p.yaml')).stdout).toBe('')
  })
})

describe('a folder that was deleted', () => {
  /** Runs the command line where there is nothing any more. */
  function inDeletedFolder(...args: string[]) {
    const gone = mkdtempSync(join(tmpdir(), 'aegish-gone-'))
    const script = `cd "$1" && rmdir "$1" && shift && exec "$@"`
    const result = spawnSync(
      'sh',
      ['-c', script, 'sh', gone, process.execPath, join(root, 'bin/aegish.js'), ...args],
      { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder.path, NO_COLOR: '1' } },
    )
    expect(() => rmdirSync(gone)).toThrow()
    return result
  }

  it('does not keep check from deciding', () => {
    expect(inDeletedFolder('check', 'ls')).toMatchObject({ status: 0, stderr: '' })
    expect(inDeletedFolder('check', 'cat /etc/shadow')).toMatchObject({ status: 20 })
  })

  it('is said in one line where a folder is needed', () => {
    for (const args of [['doctor'], ['hook', 'install', 'claude-code', '--project', '--dry-run']]) {
      const { status, stderr } = inDeletedFolder(...args)
      expect(status).toBe(2)
      expect(stderr).toBe('aegish: the folder that this runs in is gone: change to another one\n')
    }
  })
})
