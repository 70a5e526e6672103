// `npm run train:doubt -- --date YYYY-MM-DD`: makes the weights of the second doubt and their card, from our
// suites, their mutants, lines of our own and what packages on this machine document. The same data and
// seed give the same bytes. Nothing is executed, and no document is kept.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importSource } from './import-source.mjs'
import { cardOf } from './train-doubt/card.mjs'
import { documentRoots, drawDocuments } from './train-doubt/draw-documents.mjs'
import { DOCUMENTATION, flaggedShares, isAsked } from './train-doubt/figures.mjs'
import { gatherOwn, gatherSuites } from './train-doubt/gather.mjs'

const USAGE =
  'usage: npm run train:doubt -- --date YYYY-MM-DD [--seed N] [--share S]\n  --share  documented commands that may be flagged: 0.005, 0.01, 0.015 (default), 0.02 or 0.03\n'
const SHAPE = { bits: 17, shortest: 2, longest: 5 }
const WEIGHT = 2
const ROUNDS = 15
const FOLDS = 5
const SHARES = [0.005, 0.01, 0.015, 0.02, 0.03]

const root = fileURLToPath(new URL('..', import.meta.url))
const { date, seed, share } = readArguments()
const rooms = await importSource(`${root}scripts/train-doubt/rooms.ts`)
const { analyse, seenOf, crossValidate, thresholdFor, trainLinear, encodeWeights } = rooms

const documents = drawDocuments(documentRoots(root))
say(`${documents.length} commands drawn from documents`)
const examples = [
  ...gatherSuites(root, seed, rooms),
  ...gatherOwn(`${root}scripts/train-doubt`),
  ...documents.map(({ kind, origin, command }) => ({
    set: kind,
    origin: `package ${origin}`,
    command,
    bad: false,
    cost: 1,
  })),
].flatMap(withAnalysis)
say(`${examples.length} commands to learn from`)

const training = { shape: SHAPE, weight: WEIGHT, rounds: ROUNDS, seed }
const scores = crossValidate(examples, FOLDS, training)
const documented = scores.filter(
  (_, i) => DOCUMENTATION.includes(examples[i].set) && isAsked(examples[i]),
)
const thresholds = SHARES.map((one) => thresholdFor(documented, one))
const rows = flaggedShares(examples, scores, thresholds)
const chosen = SHARES.indexOf(share)
const model = { ...trainLinear(examples, training), threshold: thresholds[chosen] }
const weights = encodeWeights(model)
const sizes = new Map()
for (const { set } of examples) sizes.set(set, (sizes.get(set) ?? 0) + 1)

writeFileSync(`${root}src/learn/doubt.weights`, weights)
writeFileSync(
  `${root}docs/doubt-card.md`,
  cardOf({
    date,
    seed,
    shape: SHAPE,
    weights: weights.length,
    sha256: sha256(weights),
    documents: {
      commands: documents.length,
      packages: new Set(documents.map(({ origin }) => origin.split(' ', 1)[0])).size,
      sha256: sha256(
        documents
          .map(({ command }) => JSON.stringify(command))
          .sort()
          .join('\n'),
      ),
    },
    sets: [...sizes].map(([set, size]) => ({ set, size })),
    shares: SHARES,
    chosen,
    rows,
    examples: examples.length,
  }),
)
for (const { side, set, count, flagged } of rows)
  say(
    `${side.padEnd(8)} ${set.padEnd(14)} ${String(count).padStart(6)}  ${flagged.map((one) => `${(one * 100).toFixed(1)}%`.padStart(6)).join(' ')}`,
  )
say('written: src/learn/doubt.weights, docs/doubt-card.md')

/**
 * With what the analysis notes. Harmless commands that it blocks teach nothing (nobody asks about them), and
 * neither do attacks with a hidden word that it still sees.
 */
function withAnalysis(example) {
  const analysis = analyse(example.command)
  const blocked = analysis.verdict === 'BLOCK'
  if (blocked && (!example.bad || example.set === 'hidden words')) return []
  return {
    ...example,
    ...seenOf(example.command, analysis),
    passes: !blocked && analysis.certainty === 'known',
  }
}

function readArguments() {
  let values
  try {
    ;({ values } = parseArgs({
      options: {
        date: { type: 'string' },
        seed: { type: 'string', default: '15' },
        share: { type: 'string', default: '0.015' },
      },
    }))
  } catch (error) {
    return refuse(error.message)
  }
  const [seed, share] = [Number(values.seed), Number(values.share)]
  if (!/^\d{4}-\d\d-\d\d$/.test(values.date ?? '')) return refuse('--date is missing')
  if (!Number.isSafeInteger(seed)) return refuse('--seed is a whole number')
  if (!SHARES.includes(share)) return refuse(`--share is one of ${SHARES.join(', ')}`)
  return { date: values.date, seed, share }
}

function refuse(why) {
  process.stderr.write(`${why}\n${USAGE}`)
  process.exit(2)
}

function sha256(data) {
  return createHash('sha256').update(data).digest('hex')
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
