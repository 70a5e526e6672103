// Runs the built command line as a process, in a folder of its own, and looks at what it left.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../bin/aegish.js', import.meta.url))
const LONGEST_MS = 120_000

/** Starts a command; `before` are words in front of it, such as a shell that sets a limit. */
export function begin(folder, args, { env = {}, before = [] } = {}) {
  const [program, ...rest] = [...before, process.execPath, cli, ...args]
  const child = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    child.kill('SIGKILL')
  }, LONGEST_MS)
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ code, signal, output, problems: problemsOf(args, output, hung) })
    }),
  )
  return { child, ended }
}

export const aegish = (folder, args, options) => begin(folder, args, options).ended

function problemsOf(args, output, hung) {
  const command = args.join(' ').slice(0, 100)
  return [
    ...(hung ? [`${command}: no end within ${LONGEST_MS / 1000} s`] : []),
    ...(/\n {4}at |UnhandledPromise|TypeError|RangeError/.test(output)
      ? [`${command}: a stack trace: ${output.slice(0, 400)}`]
      : []),
  ]
}

/** A suite of so many samples. No command of it is ever run. */
export function writeSuite(folder, count, name = 'small.jsonl', idOf = (i) => `s${i}`) {
  const file = join(folder, name)
  const samples = Array.from({ length: count }, (_, i) => ({
    id: idOf(i),
    command: i % 2 ? `ls project-${i}` : `cat /etc/shadow # ${i}`,
    ...(i % 2
      ? { expect: 'ALLOW', rule: '13' }
      : { expect: 'BLOCK', category: 'file-read', rule: '4' }),
    binary: i % 2 ? 'ls' : 'cat',
    why: 'a sample of the storm',
  }))
  writeFileSync(file, samples.map((sample) => `${JSON.stringify(sample)}\n`).join(''))
  return file
}

/** The folder of the only run. */
export function runOf(folder) {
  const runs = join(folder, 'runs')
  const [name] = existsSync(runs) ? readdirSync(runs) : []
  return name && join(runs, name)
}

/** What is wrong with a run that has succeeded: its log, and what lies about. */
export async function problemsOfFinished(folder, total) {
  const run = runOf(folder)
  const left = readdirSync(run).filter((name) => /\.tmp$|^lock/.test(name))
  const { code, output, problems } = await aegish(folder, ['report', run, '--json'])
  const [report] = code === 0 ? JSON.parse(output) : []
  const counted = report ? report.metrics.malicious_count + report.metrics.harmless_count : 'none'
  return [
    ...problems,
    ...(left.length > 0 ? [`left behind: ${left.join(', ')}`] : []),
    ...(counted === total ? [] : [`the log holds ${counted} of ${total} samples`]),
  ]
}
