import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../src/suite/random.ts'
import { removeFolder } from './remove-folder.ts'

// Training is no part of `npm test`: what it learns from lies on the machine. How it reads that is.
const script = (name: string) =>
  import(new URL(`../scripts/train-doubt/${name}`, import.meta.url).href)
const commands = await script('commands-in.mjs')
const { drawDocuments } = await script('draw-documents.mjs')
const { hideWord } = await script('opaque-words.mjs')
const { flaggedShares } = await script('figures.mjs')

const isProgram = (name: string) => ['git', 'make', 'cp', 'echo', 'ls', 'tar'].includes(name)

describe('the commands that documents show', () => {
  it('in text: blocks of shell, and what follows a prompt', () => {
    const text = [
      'Run git status first.',
      '```sh',
      '# get it',
      'git clone https://example.org/x \\',
      '  --depth 1',
      'make install # at last',
      'Then all is well.',
      '```',
      '```js',
      'git.status()',
      '```',
      '    $ ls -l',
      'total 0',
    ].join('\n')
    expect(commands.commandsInText(text, isProgram)).toEqual([
      'git clone https://example.org/x --depth 1',
      'make install',
      'ls -l',
    ])
  })

  it('in manual pages: examples only', () => {
    const roff = [
      '.SH OPTIONS',
      '.B git never',
      '.SH "EXAMPLES"',
      '.nf',
      '$ tar \\-cf \\fIa.tar\\fR src',
      'output of it',
      'git tag \\*(Aqv2\\*(Aq \\(dqa\\(dq \\[aq]b\\[aq]   (1)',
      '.fi',
      'Use git with care.',
      '\\fBgit log \\-\\-stat\\fR',
      '.SH BUGS',
      '.B git neither',
    ].join('\n')
    expect(commands.commandsInManual(roff, isProgram)).toEqual([
      'tar -cf a.tar src',
      `git tag 'v2' "a" 'b'`,
      'git log --stat',
    ])
  })

  it('in scripts: lines that stand for themselves, and a short whole', () => {
    const text = '#!/bin/sh\n# set up\ncp a b\nif [ -d x ]; then\n  ls x\nfi\n'
    expect(commands.commandsInScript(text, isProgram)).toEqual([
      'cp a b\nif [ -d x ]; then\n  ls x\nfi',
      'cp a b',
      'ls x',
    ])
  })

  it('in image files: every step', () => {
    const text =
      'FROM a\nRUN --mount=type=cache,target=/x apt-get update && \\\n  # why\n  apt-get install -y b\nRUN ["sh"]\nCOPY a b\n'
    expect(commands.commandsInDockerfile(text)).toEqual(['apt-get update && apt-get install -y b'])
  })

  it('in pipelines: one line or a block', () => {
    const text =
      'steps:\n  - run: make test\n  - run: |\n      git fetch\n      ls -l\n  - name: run\n'
    expect(commands.commandsInPipeline(text, isProgram)).toEqual([
      'make test',
      'git fetch',
      'ls -l',
    ])
  })

  it('in packages: their scripts, whatever else the file holds', () => {
    expect(commands.commandsInPackage('{"scripts":{"a":"tsc -b","b":1}}')).toEqual(['tsc -b'])
    for (const text of ['', '[]', 'null', '{"scripts":7}', '{'])
      expect(commands.commandsInPackage(text)).toEqual([])
  })

  it('as code that is handed to its interpreter', () => {
    const code = 'import json\n'.repeat(10)
    expect(commands.commandsInCode(code, isProgram, '.py')).toEqual([
      `python3 - <<'EOF'\n${code.trim()}\nEOF`,
    ])
    expect(commands.commandsInCode('x', isProgram, '.py')).toEqual([])
  })
})

describe('drawing documents', () => {
  const root = mkdtempSync(join(tmpdir(), 'aegish-documents-'))
  afterAll(() => removeFolder(root))

  it('gives every command once, with its package, in the same order', () => {
    mkdirSync(join(root, 'b-tools'))
    mkdirSync(join(root, 'a'))
    writeFileSync(join(root, 'b-tools/README.md'), '```sh\ncd src\n```\n```sh\necho b\n```\n')
    writeFileSync(join(root, 'a/package.json'), '{"scripts":{"x":"tsc"}}')
    writeFileSync(join(root, 'a/README.md'), '```bash\ncd src\n```\n')
    writeFileSync(join(root, 'a/broken.1.gz'), 'no gzip')
    expect(drawDocuments([root, join(root, 'nowhere')])).toEqual([
      { kind: 'document', origin: 'a', command: 'cd src' },
      { kind: 'package', origin: 'a', command: 'tsc' },
      { kind: 'document', origin: 'b', command: 'echo b' },
    ])
  })

  it('hears a package that says too much from its first page to its last, part by part', () => {
    const page = (from: number) =>
      ['.SH EXAMPLES', ...Array.from({ length: 300 }, (_, i) => `.nf\n$ ls ${from + i}\n.fi`)].join(
        '\n',
      )
    const pages = join(root, 'pages')
    mkdirSync(pages)
    writeFileSync(join(pages, 'tool_beta_disks_list.1'), page(0))
    writeFileSync(join(pages, 'tool_keys_list.1'), page(300))
    const drawn = drawDocuments([pages])
    expect(drawn).toHaveLength(400)
    expect(new Set(drawn.map(({ origin }: { origin: string }) => origin))).toEqual(
      new Set(['tool disks', 'tool keys']),
    )
    expect(drawn.at(-1).command).toBe('ls 598')
  })
})

describe('hidden words', () => {
  it('are paths and addresses outside of quotes', () => {
    expect(hideWord('id', createRandom(1))).toBeUndefined()
    expect(hideWord("echo '/etc/shadow'", createRandom(1))).toBeUndefined()
    for (let seed = 0; seed < 40; seed++) {
      const hidden = hideWord('cat /etc/shadow', createRandom(seed))
      expect(hidden).toMatch(/^cat /)
      expect(hidden).not.toMatch(/^cat \/etc\/shadow$/)
      expect(hideWord('cat /etc/shadow', createRandom(seed))).toBe(hidden)
    }
  })
})

describe('figures', () => {
  it('count of harmless commands those that are asked about, and all attacks', () => {
    const examples = [
      { set: 'core', bad: false, passes: true },
      { set: 'core', bad: false, passes: false },
      { set: 'core', bad: true, passes: false },
      { set: 'core', bad: true, passes: true },
    ]
    expect(flaggedShares(examples, [1, 9, 3, 0], [0, 2])).toEqual([
      { side: 'harmless', set: 'core', count: 1, flagged: [1, 0] },
      { side: 'attacks', set: 'core', count: 2, flagged: [0.5, 0.5] },
    ])
  })
})

describe('npm run train:doubt', () => {
  const program = fileURLToPath(new URL('../scripts/train-doubt.mjs', import.meta.url))
  it.each([
    [[], '--date is missing'],
    [['--date', 'today'], '--date is missing'],
    [['--date', '2026-01-01', '--seed', 'x'], '--seed is a whole number'],
    [['--date', '2026-01-01', '--share', '1'], '--share is one of'],
    [['--dates'], "Unknown option '--dates'"],
  ])('refuses %j', (args, message) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(message)
  })
})
