// `npm run fit:confidence [-- FILE.jsonl …]`: counts how often decisions of the static guard are right, by what
// they rest on, over our suites, their mutants and what packages on this machine document; writes
// src/guard/static/certainty/fitted-confidence.ts. Then checks it on commands that nothing was fitted to:
// perf/second-doubt/, and files of {"command": …, "expect": "ALLOW" or "BLOCK"}. The same data give the
// same file. Nothing is executed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importSource } from './import-source.mjs'
import { documentRoots, drawDocuments } from './train-doubt/draw-documents.mjs'
import { gatherOwn, gatherSuites } from './train-doubt/gather.mjs'

const SEED = 15

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The guard was developed with these commands, and the doubt learned from them: on new ones both do worse.
 * How much worse can be measured only once, before the guard is mended with them, so it is written down:
 * 339 attacks and 216 evasions that were written without sight of the guard, and what became of the 60 of
 * 177 more attempts that it did not block.
 */
const FIRST_SIGHT = { attacks: 339 + 216, missed: 10 + 11 }
const NOT_BLOCKED = { attempts: 60, passed: 17, warned: 15 }

const missed = FIRST_SIGHT.missed / FIRST_SIGHT.attacks
/** Shares of all attacks, or of all harmless commands, that are counted as decided like this besides. */
const ON_NEW_ONES = {
  passed: { wrong: (missed * NOT_BLOCKED.passed) / NOT_BLOCKED.attempts },
  warned: { wrong: (missed * NOT_BLOCKED.warned) / NOT_BLOCKED.attempts },
  'passed doubtful': { right: doubtedByCard() },
}

const rooms = await importSource(`${root}scripts/train-doubt/rooms.ts`, {
  beside: [`${root}src/learn/doubt.weights`],
})
const grounds = Object.keys(rooms.FITTED)

const examples = [
  ...gatherSuites(root, SEED, rooms),
  ...gatherOwn(`${root}scripts/train-doubt`),
  ...drawDocuments(documentRoots(root)).map(({ command }) => ({ command, bad: false })),
].map(decided)
const fitted = countRight(examples)
writeFileSync(
  `${root}src/guard/static/certainty/fitted-confidence.ts`,
  `// Written by \`npm run fit:confidence\`: the share of decisions of each kind that were right.\nexport const FITTED = {\n${grounds
    .map((one) => `  ${/\s/.test(one) ? `'${one}'` : one}: ${fitted.get(one)},`)
    .join('\n')}\n} as const\n`,
)
say(`fitted on ${examples.length} commands`)
for (const one of grounds)
  say(
    `  ${one.padEnd(30)} ${String(fitted.get(one)).padStart(5)}  ${examples.filter(({ on }) => on === one).length}`,
  )
report('fitted on', examples)
report('held out, attacks chosen because they passed', [
  ...lines(`${root}perf/second-doubt/attacks.jsonl`, true),
  ...lines(`${root}perf/second-doubt/everyday.jsonl`, false),
])
for (const file of process.argv.slice(2)) report(file, lines(file))

/** The share of documented commands that the doubt flags without having learned from them, by its card. */
function doubtedByCard() {
  const card = readFileSync(`${root}docs/doubt-card.md`, 'utf8')
  return Number(/^\| side .*\*\*([\d.]+)%\*\*/m.exec(card)[1]) / 100
}

function decided({ command, bad }) {
  const analysis = rooms.withSecondDoubt(command, rooms.analyse(command))
  const on = rooms.groundsOf(analysis, analysis.trace().findings[0]?.confidence ?? 1)
  return { on, bad, right: bad === (analysis.verdict === 'BLOCK') }
}

/** Both sides count as one half, as in the score. One wrong and one right answer are added to each kind. */
function countRight(all) {
  const weight = weights(all)
  return new Map(
    grounds.map((one) => {
      const more = ON_NEW_ONES[one] ?? {}
      let right = 1 + ((more.right ?? 0) * all.length) / 2
      let whole = 1 + right + ((more.wrong ?? 0) * all.length) / 2
      for (const { on, ...example } of all) {
        if (on !== one) continue
        whole += weight(example)
        if (example.right) right += weight(example)
      }
      return [one, Math.round((right / whole) * 1000) / 1000]
    }),
  )
}

function weights(all) {
  const bad = all.filter((example) => example.bad).length
  return (example) => all.length / 2 / Math.max(1, example.bad ? bad : all.length - bad)
}

/** Expected calibration error over the kinds, and the area under risk against coverage. */
function report(name, all) {
  const weight = weights(all)
  const total = all.reduce((sum, one) => sum + weight(one), 0)
  let error = 0
  for (const one of grounds) {
    const own = all.filter(({ on }) => on === one)
    const mass = own.reduce((sum, example) => sum + weight(example), 0)
    const right = own.reduce((sum, example) => sum + (example.right ? weight(example) : 0), 0)
    if (mass > 0) error += (mass / total) * Math.abs(fitted.get(one) - right / mass)
  }
  say(
    `${name}: ${all.length} commands, expected calibration error ${error.toFixed(3)}, area under risk-coverage ${riskCoverage(all, weight, total).toFixed(4)}`,
  )
}

function riskCoverage(all, weight, total) {
  let [covered, wrong, area] = [0, 0, 0]
  for (const one of [...grounds].sort((a, b) => fitted.get(b) - fitted.get(a))) {
    const own = all.filter(({ on }) => on === one)
    const mass = own.reduce((sum, example) => sum + weight(example), 0)
    if (mass === 0) continue
    covered += mass
    wrong += own.reduce((sum, example) => sum + (example.right ? 0 : weight(example)), 0)
    area += (mass / total) * (wrong / covered)
  }
  return area
}

function lines(file, bad) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
    .map(({ command, expect }) => decided({ command, bad: bad ?? expect === 'BLOCK' }))
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
