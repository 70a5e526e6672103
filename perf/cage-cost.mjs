// What the cage costs: a build inside and outside, by turns, so that a busy machine slows both down
// alike; and what its start costs, beside a bare bash and a bare node.
// usage: node perf/cage-cost.mjs [rounds]
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { say } from './say.mjs'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'aegish-cost-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const rounds = Number(process.argv[2] ?? 7)
const work = join(folder, 'project')
const env = { PATH: process.env.PATH, HOME: join(folder, 'home'), LANG: 'C.UTF-8' }
mkdirSync(env.HOME)
mkdirSync(work)

// Many small files: what a cage could slow down is opening, writing and starting programs.
const FILES = 60
for (let i = 0; i < FILES; i++) {
  writeFileSync(
    join(work, `f${i}.c`),
    `#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint f${i}(int x) { char b[64]; snprintf(b, sizeof b, "%d", x); return (int)strlen(b) + ${i}; }\n`,
  )
}
// Seconds by the clock, and seconds of processors, of the build alone.
const BUILD = `
shopt -s nullglob; rm -f *.o
start=$EPOCHREALTIME
for f in f*.c; do gcc -O1 -c "$f" -o "\${f%.c}.o" || exit 1; done
ar rcs all.a *.o && rm -rf copy && mkdir copy && cp *.c *.o copy && grep -rl snprintf copy | wc -l
end=$EPOCHREALTIME
echo "clock $(( (\${end/./} - \${start/./}) ))"
times > spent; tail -1 spent`

const CASES = {
  outside: ['bash', '-c', BUILD],
  inside: [process.execPath, launcher, 'run', '--', 'bash', '-c', BUILD],
}
const clock = { outside: [], inside: [] }
const processors = { outside: [], inside: [] }
for (let round = -1; round < rounds; round++) {
  const order = round % 2 === 0 ? ['outside', 'inside'] : ['inside', 'outside']
  for (const name of order) {
    const [file, ...args] = CASES[name]
    const { status, stdout, stderr } = spawnSync(file, args, { cwd: work, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the build ended with ${status}: ${stderr}`)
    // The first round warms up what the system keeps of the files.
    if (round < 0) continue
    clock[name].push(Number(/^clock (\d+)/m.exec(stdout)[1]) / 1e6)
    const [, m1, s1, m2, s2] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stdout)
    processors[name].push(Number(m1) * 60 + Number(s1) + Number(m2) * 60 + Number(s2))
  }
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const least = (values) => Math.min(...values)
const ratio = (values, pick) => (pick(values.inside) / pick(values.outside)).toFixed(3)
say(
  'a build in the cage',
  `${ratio(clock, median)} × outside (median of ${rounds}, ${median(clock.inside).toFixed(2)} of ${median(clock.outside).toFixed(2)} s; the fastest ${ratio(clock, least)} ×; processor time ${ratio(processors, median)} ×; load ${loadavg()[0].toFixed(1)})`,
  'at most 1.05 ×',
)

const STARTS = {
  'a bare `bash -c :`': ['bash', '-c', ':'],
  'a bare `node -e 0`': [process.execPath, '-e', '0'],
  '`aegish run --sandbox danger-full-access`': [
    ...[process.execPath, launcher, 'run', '--sandbox', 'danger-full-access', '--', 'true'],
  ],
  '`aegish run`': [process.execPath, launcher, 'run', '--', 'true'],
}
const starts = Object.entries(STARTS).map(([name, argv]) => ({ name, argv, times: [] }))
for (let round = -2; round < rounds * 2; round++) {
  for (const { argv, times } of starts) {
    const begin = performance.now()
    spawnSync(argv[0], argv.slice(1), { cwd: work, env, stdio: 'ignore' })
    if (round >= 0) times.push(performance.now() - begin)
  }
}
for (const { name, times } of starts) {
  say(
    `start: ${name}`,
    `median ${median(times).toFixed(0)} ms, fastest ${least(times).toFixed(0)} ms`,
  )
}
