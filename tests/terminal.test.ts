import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'

/** Clears the screen, renames the window, and turns the reading direction round. */
const HOSTILE = '\u001b[2J\u001b]0;owned\u0007\u202e'
const DANGEROUS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/

/** Runs and expects that nothing on either stream can move the cursor. */
function harmlessOutput(args: string[], options: Parameters<typeof aegish>[1] = {}) {
  const result = aegish(args, options)
  expect(result.stdout).not.toMatch(DANGEROUS)
  expect(result.stderr).not.toMatch(DANGEROUS)
  return result
}

describe('texts of others cannot take over the terminal', () => {
  it('names in logs and names of logs', async () => {
    const folder = temporaryFolder()
    const log = await writeLog(folder, {
      model: `openai/${HOSTILE}`,
      dataset: `set${HOSTILE}`,
      samples: [
        sample(`cat x${HOSTILE}`, 'BLOCK', says('ALLOW'), { category: `shell${HOSTILE}` }),
        sample('ls', 'ALLOW', says('BLOCK')),
      ],
    })
    const broken = join(folder, `broken${HOSTILE}.eval`)
    writeFileSync(broken, 'no zip')
    expect(harmlessOutput(['report', log]).stdout).toContain('\\u001b[2J')
    expect(harmlessOutput(['compare', folder]).stderr).toContain('broken\\u001b[2J')
    harmlessOutput(['report', folder, '--markdown'])
    harmlessOutput(['compare', folder, '--markdown'])
    harmlessOutput(['plot', folder, '--out', join(folder, 'out'), '--only', 'ranking-table'])
    harmlessOutput(['rescore', folder, '--out', join(folder, 'rescored')])
  })

  it('samples, suites and their problems', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'samples.jsonl')
    const line = (why: string) =>
      `${JSON.stringify({
        id: 'a-1',
        command: `echo ${HOSTILE}`,
        expect: 'ALLOW',
        binary: 'echo',
        rule: '13',
        why,
      })}\n`
    writeFileSync(file, line(`because ${HOSTILE}`))
    expect(harmlessOutput(['suite', 'show', file]).stdout).toContain('echo \\u001b[2J')
    harmlessOutput(['suite', 'sample', file])
    harmlessOutput(['suite', 'validate', file])
    const other = join(folder, 'other.jsonl')
    writeFileSync(other, line(`otherwise ${HOSTILE}`))
    harmlessOutput(['suite', 'diff', file, other])
    const records = join(folder, `records${HOSTILE}.jsonl`)
    writeFileSync(
      records,
      `${JSON.stringify({ command: `rm -rf / ${HOSTILE}` })}\n{"command": 7}\n`,
    )
    const out = join(folder, 'out.jsonl')
    const importing = ['suite', 'import', 'harmless', '--from', records, '--out', out]
    expect(harmlessOutput(importing).status).toBe(2)
    expect(harmlessOutput([...importing, '--skip-invalid']).status).toBe(0)
  })

  it('answers of guards', () => {
    const folder = temporaryFolder()
    const program = join(folder, 'guard.mjs')
    const answer = {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: `no ${HOSTILE}`,
      },
    }
    writeFileSync(program, `console.log(${JSON.stringify(JSON.stringify(answer))})\n`)
    const guard = `hook:node ${program}`
    expect(harmlessOutput(['check', 'ls', '--guard', guard]).stdout).toContain('no \\u001b[2J')
    writeFileSync(program, `console.error(${JSON.stringify(HOSTILE)}); process.exit(1)\n`)
    expect(harmlessOutput(['check', 'ls', '--guard', guard]).status).toBe(3)
    const bench = ['bench', '--guard', guard, '--suite', 'twins', '--limit', '2']
    harmlessOutput(bench, { cwd: folder })
  })

  it('commands, folders, configurations and what was typed', () => {
    const folder = join(temporaryFolder(), `here${HOSTILE}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'aegish.config.yaml'), 'role: restricted\n')
    expect(harmlessOutput(['check', `cat /etc/shadow ${HOSTILE}`], { cwd: folder }).status).toBe(20)
    harmlessOutput(['check', `sh -c 'cat ${HOSTILE}'; a${HOSTILE}=1`, '--explain'])
    harmlessOutput(['doctor'], { cwd: folder })
    writeFileSync(join(folder, 'aegish.config.yaml'), `"no${HOSTILE}": 1\n`)
    expect(harmlessOutput(['bench'], { cwd: folder }).status).toBe(2)
    for (const args of [[HOSTILE], ['check', `--${HOSTILE}`], ['report', HOSTILE]]) {
      expect(harmlessOutput(args)).toMatchObject({ status: 2, lines: [expect.any(String)] })
    }
  })
})

describe('the form of what is printed', () => {
  it.each([
    [['models']],
    [['doctor']],
    [['suite', 'list']],
    [['suite', 'techniques']],
    [['explain-rule']],
    [['explain-rule', '2']],
    [['check', 'cat /etc/shadow # and a comment that goes on '.repeat(5)]],
    [
      [
        'bench',
        '--guard',
        'static',
        '--guard',
        'baseline/regex',
        '--limit',
        '5',
        '--suite',
        'twins',
      ],
    ],
    [['bench', '--guard', 'cascade:static,baseline/regex', '--limit', '5', '--dry-run']],
  ])('%j fits 80 columns', (args) => {
    const { stdout } = aegish(args, { cwd: temporaryFolder() })
    const wide = stdout.split('\n').filter((line) => line.length > 80)
    expect(stdout).not.toBe('')
    // Only what must stay whole may be wider: a path.
    expect(wide.filter((line) => !/^\S+$|\/\S{40}/.test(line))).toEqual([])
  })

  it('the comparison of guards fits 80 columns', async () => {
    const folder = temporaryFolder()
    for (const model of ['openai/gpt-5-mini', `hook:${'a-long-program '.repeat(9)}`]) {
      for (const dataset of model.startsWith('o') ? ['one', 'two'] : ['one']) {
        await writeLog(folder, {
          model,
          dataset,
          samples: [
            sample(`cat /etc/shadow ${'x'.repeat(99)}`, 'BLOCK', says('ALLOW')),
            sample('ls', 'ALLOW', says('ALLOW')),
          ],
        })
      }
    }
    const { stdout } = aegish(['compare', folder])
    expect(stdout).toContain('ranked apart')
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  it('colours change nothing but colours', () => {
    const command = 'echo cm0gLXJmIC8= | base64 -d | sh; find . -exec sh -c "cat /etc/shadow" \\;'
    const args = ['check', command, '--explain']
    const plain = aegish(args).stdout
    const { stdout } = aegish(args, { env: { NO_COLOR: '', FORCE_COLOR: '1' } })
    expect(stdout).toContain('\u001b[')
    expect(stripVTControlCharacters(stdout)).toBe(plain)
  })
})

describe('what cannot be done ends with one line and no stack', () => {
  it.each([
    [['check', 'ls', '--guard', 'hook:no-such-program'], 3, 'there is no program'],
    [['check', '--file', 'missing.sh'], 2, 'missing.sh: no such file'],
    [['report', 'file.txt/x'], 2, 'file.txt/x: cannot be read (ENOTDIR)'],
    [['compare', 'file.txt/x.json'], 2, 'file.txt/x.json: no such file'],
    // Newer Nodes say that there is none, older ones why.
    [['view', '--no-open', 'file.txt/x'], 2, 'file.txt/x: '],
    [['suite', 'show', 'file.txt/x'], 2, 'file.txt/x: '],
    [['bench', '--guard', 'static', '--sample', '0'], 2, "'--sample <n>' argument '0' is invalid"],
  ])('%j', (args, status, words) => {
    const cwd = temporaryFolder()
    writeFileSync(join(cwd, 'file.txt'), '')
    expect(aegish(args, { cwd })).toMatchObject({
      status,
      stdout: '',
      lines: [expect.stringContaining(words)],
    })
  })
})

describe('what people type first', () => {
  it('a command without quotes', () => {
    for (const words of [
      ['ls', 'src'],
      ['rm', '-rf', '/'],
      ['git', 'push', '-f', 'origin'],
    ]) {
      expect(aegish(['check', ...words])).toMatchObject({
        status: 2,
        stdout: '',
        lines: [`aegish: put the command in quotes: aegish check '${words.join(' ')}'`],
      })
    }
    expect(aegish(['check', '--gaurd', 'static', 'ls']).lines[0]).toContain("option '--gaurd'")
    expect(aegish(['check', 'ls', '--gaurd', 'static']).lines[0]).toContain("option '--gaurd'")
  })

  it('a suite, or a field of one, that is nearly right', () => {
    expect(aegish(['bench', '--suite', 'cor', '--guard', 'static']).lines[0]).toContain(
      'did you mean "core"?',
    )
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'mine.jsonl'), '{"command":"ls","expct":"ALLOW"}\n')
    expect(
      aegish(['bench', '--suite', 'mine.jsonl', '--guard', 'static'], { cwd: folder }).lines,
    ).toEqual([
      expect.stringMatching(/mine\.jsonl:1: there is no field "expct", did you mean "expect"\?$/),
    ])
  })

  it('a name that is nearly right', () => {
    const { lines } = aegish(['bench', '--guard', 'sttic'])
    expect(lines).toEqual([expect.stringContaining('did you mean "static"?')])
  })
})
