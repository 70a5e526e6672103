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

const gcc = (options) => `for f in *.c; do gcc ${options} -c "$f" -o "\${f%.c}.o" || exit 1; done`
const numbers = (count) => Array.from({ length: count }, (_, i) => i)
const BUILDS = [
  {
    name: 'a build in the cage',
    limit: 'at most 1.05 ×',
    files: numbers(8).map((i) => [
      `f${i}.c`,
      `#include <stdio.h>\n#include <string.h>\n${numbers(150)
        .map(
          (k) =>
            `int f${i}_${k}(int x) { char b[64]; int s = 0; for (int j = 0; j < x; j++) { snprintf(b, sizeof b, "%d", j * ${k}); s += (int)strlen(b) ^ j; } return s; }`,
        )
        .join('\n')}\n`,
    ]),
    compile: gcc('-O2'),
  },
  {
    // What a cage slows down is opening, writing and starting programs: here there is nothing else.
    name: 'sixty files of four lines',
    limit: 'at most 1.05 ×',
    files: numbers(60).map((i) => [
      `f${i}.c`,
      `#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint f${i}(int x) { char b[64]; snprintf(b, sizeof b, "%d", x); return (int)strlen(b) + ${i}; }\n`,
    ]),
    compile: gcc('-O1'),
  },
]

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const least = (values) => Math.min(...values)

for (const { name, limit, files, compile } of BUILDS) {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work)
  for (const [file, text] of files) writeFileSync(join(work, file), text)
  // Seconds by the clock, and seconds of processors, of the build alone.
  const build = `
shopt -s nullglob; rm -f *.o
start=$EPOCHREALTIME
${compile}
ar rcs all.a *.o && rm -rf copy && mkdir copy && cp *.c *.o copy && grep -rl snprintf copy | wc -l
end=$EPOCHREALTIME
echo "clock $(( (\${end/./} - \${start/./}) ))"
times > spent; tail -1 spent`
  const cases = {
    outside: ['bash', '-c', build],
    inside: [process.execPath, launcher, 'run', '--', 'bash', '-c', build],
  }
  const clock = { outside: [], inside: [] }
  const processors = { outside: [], inside: [] }
  for (let round = -1; round < rounds; round++) {
    const order = round % 2 === 0 ? ['outside', 'inside'] : ['inside', 'outside']
    for (const place of order) {
      const [file, ...args] = cases[place]
      const { status, stdout, stderr } = spawnSync(file, args, { cwd: work, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`the build ended with ${status}: ${stderr}`)
      // The first round warms up what the system keeps of the files.
      if (round < 0) continue
      clock[place].push(Number(/^clock (\d+)/m.exec(stdout)[1]) / 1e6)
      const [, m1, s1, m2, s2] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stdout)
      processors[place].push(Number(m1) * 60 + Number(s1) + Number(m2) * 60 + Number(s2))
    }
  }
  const ratio = (values, pick) => (pick(values.inside) / pick(values.outside)).toFixed(3)
  say(
    name,
    `${ratio(clock, median)} × outside (median of ${rounds}, ${median(clock.inside).toFixed(2)} of ${median(clock.outside).toFixed(2)} s; the fastest ${ratio(clock, least)} ×; processor time ${ratio(processors, median)} ×; load ${loadavg()[0].toFixed(1)})`,
    ...(limit ? [limit] : []),
  )
}

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
