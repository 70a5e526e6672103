import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../src/cli/commands.ts'
import { suggest } from '../src/cli/completion/suggest.ts'
import { aegish } from './command.ts'
import { commandPaths } from './command-paths.ts'
import { testFolder } from './test-folder.ts'

const folder = testFolder()
const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const shim = folder.write('aegish', `#!/bin/sh\nexec "${process.execPath}" "${launcher}" "$@"\n`)
chmodSync(shim, 0o755)
const env = { PATH: `${folder.path}${delimiter}${process.env.PATH}`, HOME: folder.path }

const values = async (...words: string[]) =>
  (await suggest(COMMANDS, words)).map(({ value }) => value)

/** What a real bash offers: words as readline cuts them, at spaces and equal signs. */
function inBash(...words: string[]): string[] {
  const script = `
    source <(aegish completion bash)
    COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 ))
    $(complete -p aegish | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
    printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', 'aegish', ...words], {
    encoding: 'utf8',
    env,
  })
  expect(stderr).toBe('')
  return stdout.split('\n').filter((line) => line !== '')
}

describe('suggestions', () => {
  it('are every command and every command below it', async () => {
    expect(await values('')).toEqual([...Object.keys(COMMANDS), '--help', '--version'])
    for (const path of await commandPaths()) {
      expect(await values(...path), path.join(' ')).toContain(path.at(-1))
    }
  })

  it('are every option that the help of a command names', async () => {
    for (const path of [['bench'], ['suite', 'mutate'], ['hook'], ['policy', 'check']]) {
      const { stdout } = aegish([...path, '--help'])
      const named = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name)
      expect(named).toContain('--help')
      expect(await values(...path, '--')).toEqual(named)
    }
  })

  it.each([
    [
      ['bench', '--suite', ''],
      ['core', 'evasion', 'twins'],
    ],
    [['bench', '--json', '--suite', 't'], ['twins']],
    [
      ['bench', '--guard', 'base'],
      ['baseline/allow', 'baseline/block', 'baseline/regex', 'baseline/ngram'],
    ],
    [
      ['check', '--role', ''],
      ['default', 'developer', 'sysadmin', 'restricted'],
    ],
    [
      ['hook', '--fail', ''],
      ['safe', 'open'],
    ],
    [
      ['run', '--net', ''],
      ['none', 'loopback', 'all'],
    ],
    [['suite', 'show', 'ev'], ['evasion']],
    [['suite', 'show', '--json', 'ev'], ['evasion']],
    [['suite', 'diff', 'core', 'tw'], ['twins']],
    [['suite', 'show', 'core', ''], []],
    [['suite', 'extract', ''], ['gtfobins']],
    [['plot', 'x.json', '--only', 'agreement,twin'], ['agreement,twin-pairs']],
    [['suite', 'mutate', '--techniques', 'eval+rot'], ['eval+rot13']],
    [['plot', '--theme=d'], ['--theme=dark']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [
      ['hook', 'install', 'c'],
      ['claude-code', 'codex', 'copilot', 'cline', 'cursor'],
    ],
    [['hook', 'install', 'pi', 'g'], ['gemini']],
    [['check', '--', '--'], []],
    [['nonsense', ''], []],
    [['constructor', ''], []],
  ])('for %j are %j', async (words, expected) => {
    expect(await values(...words)).toEqual(expected)
  })
})

describe('completion', () => {
  it('works in a real bash', () => {
    expect(inBash('b')).toEqual(['bench'])
    expect(inBash('suite', 'li')).toEqual(['list'])
    expect(inBash('bench', '--fail-u')).toEqual(['--fail-under'])
    expect(inBash('bench', '--suite', '=', 'co')).toEqual(['core'])
    expect(inBash('bench', '--suite', '=')).toEqual(['core', 'evasion', 'twins'])
    expect(inBash('report', 'lo')).toEqual([])
  })

  it('never runs a file that lies in the folder, nor expands what was typed', () => {
    const trap = join(folder.path, 'trap')
    writeFileSync(trap, '')
    expect(inBash('check', '$(rm trap)')).toEqual([])
    expect(inBash('check', '*')).toEqual([])
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { stdout } = aegish(['completion', shell])
      expect(stdout).toContain('command aegish completion suggest -- ')
    }
    expect(spawnSync('test', ['-f', trap]).status).toBe(0)
  })

  it.each(['bash', 'zsh', 'fish'])('the script of %s can be read by it', (shell) => {
    const { status, stdout } = aegish(['completion', shell])
    expect(status).toBe(0)
    // From a file: fish reads no script from the kind of pipe that Node makes.
    const file = folder.write(`completion.${shell}`, stdout)
    const read = spawnSync(shell, ['-n', file], { encoding: 'utf8' })
    if (read.error === undefined) expect(read).toMatchObject({ status: 0, stderr: '' })
    // Where the shell is missing, what opens must close.
    const count = (pattern: RegExp) => stdout.match(pattern)?.length ?? 0
    if (shell === 'fish') expect(count(/^\s*(?:function|if)\b/gm)).toBe(count(/^\s*end$/gm))
    else {
      expect(count(/\bdo$/gm)).toBe(count(/^\s*done\b/gm))
      expect(count(/^\s*if\b/gm)).toBe(count(/^\s*fi$/gm))
      expect(count(/\{/g)).toBe(count(/\}/g))
    }
    expect(count(/"/g) % 2).toBe(0)
  })

  it('works in a real fish, where there is one', () => {
    const script = folder.write(
      'try.fish',
      `aegish completion fish | source
for line in 'aegish su' 'aegish suite li' 'aegish bench --suite=co' 'aegish plot --only twin'
    complete -C $line | string split -f1 \\t
end
`,
    )
    const { stdout, error } = spawnSync('fish', [script], { encoding: 'utf8', env })
    if (error === undefined) {
      expect(stdout.split('\n')).toEqual(['suite', 'list', '--suite=core', 'twin-pairs', ''])
    }
  })

  it('of an unknown shell is refused', () => {
    expect(aegish(['completion', 'tcsh'])).toMatchObject({ status: 2, stdout: '' })
  })
})
