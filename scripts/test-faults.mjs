// `npm run test:faults`: a storm. Tries what breaks programs, for a given time, and says what broke.
// The same seed tries the same things in the same order.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDice } from './faults/dice.mjs'
import { TRIALS } from './faults/trials.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    fuzz: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const [seconds, seed] = [Number(values.seconds), Number(values.seed)]
if (!(seconds > 0) || !Number.isInteger(seed)) {
  process.stderr.write('use --seconds N (above 0) and --seed N (a whole number)\n')
  process.exit(2)
}

const end = Date.now() + seconds * 1000
const tried = new Map(Object.keys(TRIALS).map((name) => [name, 0]))
const broken = []
console.log(`storm of ${seconds} s, seed ${seed}`)
for (let round = 0; round === 0 || Date.now() < end; round++) {
  // Every kind once a round, each round with dice of its own.
  for (const [i, [name, trial]] of Object.entries(TRIALS).entries()) {
    if (Date.now() >= end && tried.get(name) > 0) break
    const folder = mkdtempSync(join(tmpdir(), 'aegish-faults-'))
    const dice = createDice(seed * 1000 + round * Object.keys(TRIALS).length + i)
    let result
    try {
      result = await trial(dice, folder)
    } catch (error) {
      result = { did: 'the trial itself', problems: [error.stack] }
    }
    tried.set(name, tried.get(name) + 1)
    const isFine = result.problems.length === 0
    console.log(`${isFine ? 'fine ' : 'BROKE'} ${name}: ${result.did}`)
    for (const problem of result.problems) {
      console.log(`      ${problem.replaceAll('\n', '\n      ')}`)
      broken.push(`${name}: ${problem.split('\n')[0]}`)
    }
    if (isFine) rmSync(folder, { recursive: true, force: true })
    else console.log(`      see ${folder}`)
  }
}

if (values.fuzz) {
  console.log('fuzz: everything that reads')
  const args = ['vitest', 'run', '.fuzz.test.ts', '--testTimeout', '1200000']
  const env = { FUZZ_RUNS: '2000', FUZZ_SEED: String(seed), ...process.env }
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env })
  if (status !== 0) broken.push('fuzz: see above')
}

console.log(`\ntried: ${[...tried].map(([name, times]) => `${name} ${times}`).join(', ')}`)
for (const one of broken) console.log(`broke: ${one}`)
console.log(broken.length === 0 ? 'nothing broke' : `${broken.length} broke; again: --seed ${seed}`)
process.exitCode = broken.length === 0 ? 0 : 1
