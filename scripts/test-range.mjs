// `npm run test:range`: attempts to get out of the cage, really executed, in a throw-away root (own
// mount, pid, net, ipc and user namespaces, a home on a tmpfs with canaries for secrets, a listener
// of ours instead of the internet). Every attempt runs once without the cage, where it must reach its
// goal, and once inside, where it must not. Then ordinary work, which must succeed inside, and the
// login shell behind a real sshd (as root).
//   -- --only TEXT   only attempts whose kind or name contains TEXT
//   -- --as root     as root (of the throw-away root) instead of an ordinary user
//   -- --through run  through `aegish run` instead of `aegish shell`, whose guard is told to allow everything
//   -- --attempts | --ordinary   one half only;  --json FILE   results as JSON
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openThrowAwayRoot } from './range/root.mjs'
import { runSsh, showSsh } from './range/ssh.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    as: { type: 'string', default: 'user' },
    through: { type: 'string', default: 'shell' },
    attempts: { type: 'boolean', default: false },
    ordinary: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const missing = whatIsMissing()
if (missing.length > 0) {
  for (const line of missing) process.stderr.write(`the range needs ${line}\n`)
  process.exit(1)
}

const root = openThrowAwayRoot(values.as)
const child = spawn(root.file, [...root.args, JSON.stringify(values)], root.spawnOptions)
let report = ''
child.stdio[3].setEncoding('utf8').on('data', (text) => {
  report += text
})
child.on('close', async (code) => {
  root.close()
  if (values.json && report) writeFileSync(values.json, report)
  process.exitCode = code ?? 1
  if (values.attempts || values.ordinary || values.only !== '') return
  const failed = showSsh(await runSsh())
  if (failed > 0) process.exitCode = 1
})

/** What the range cannot do without. It fails where something is missing, and says which. */
function whatIsMissing() {
  const has = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0
  const programs = ['bash', 'python3', 'tmux', 'vim', 'gcc', 'git', 'script', 'unshare', 'curl']
  const doctor = spawnSync(process.execPath, ['bin/aegish.js', 'doctor', '--json'], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  })
  const { findings } = JSON.parse(doctor.stdout || '{"findings":[]}')
  const layers = findings.filter(({ what, state }) => what.startsWith('cage: ') && state !== 'fine')
  return [
    ...(findings.length === 0 ? ['a build ("npm run build")'] : []),
    ...layers.map(({ what, says }) => `${what.slice(6)}: ${says}`),
    ...programs.filter((name) => !has('sh', '-c', `command -v ${name}`)),
  ]
}
