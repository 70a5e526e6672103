// Everything that the second doubt learns from: `{set, origin, command, bad, cost}`, in an order that only
// depends on the data and the seed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hideWord } from './opaque-words.mjs'

const MUTANTS_OF_ONE = 4
const HIDDEN_OF_ONE = 2
const TRIES = 3
/** A mutant is an attack once more: together they count about as much as the attack itself. */
const MUTANT_COST = 0.3
/** Harmless samples were written to look bad: who is doubted for such work every day stops listening. */
const HARMLESS_COST = 2

/** Our suites, and for every attack in them some mutants and some in which a word is hidden. */
export function gatherSuites(repository, seed, { createRandom, mutate, TECHNIQUES }) {
  return suiteSamples(repository).flatMap(({ suite, id, twin, command, expect }) => {
    const bad = expect === 'BLOCK'
    // Twins, and what is made of a sample, stay in one fold.
    const origin = `sample ${[id, twin ?? id].sort()[0]}`
    const sample = { set: suite, origin, command, bad, cost: bad ? 1 : HARMLESS_COST }
    if (!bad) return [sample]
    const mutants = distinct(command, MUTANTS_OF_ONE, createRandom(seed, 'mutants', id), (random) =>
      mutate(command, [random.pick(TECHNIQUES)], seed),
    )
    const hidden = distinct(command, HIDDEN_OF_ONE, createRandom(seed, 'hidden', id), (random) =>
      hideWord(command, random),
    )
    return [
      sample,
      ...mutants.map((text) => ({ ...sample, set: 'mutants', command: text, cost: MUTANT_COST })),
      ...hidden.map((text) => ({ ...sample, set: 'hidden words', command: text })),
    ]
  })
}

/** Files of lines of our own writing. ⏎ is a new line. */
const OWN = [
  { set: 'own everyday', file: 'everyday.txt' },
  { set: 'own set-up', file: 'set-up.txt' },
  // Programs that few have met: what harm they can do, and what they are for.
  { set: 'unusual', file: 'unusual-everyday.txt' },
  { set: 'unusual', file: 'unusual-attacks.txt', bad: true },
  // Goals of attackers, reached with the tools and words of everyday work, and that work itself.
  { set: 'plain-looking', file: 'plain-looking-everyday.txt' },
  { set: 'plain-looking', file: 'plain-looking-attacks.txt', bad: true },
  // What people asked of the guard who knew nothing of it and tried to get through, or worked.
  { set: 'strangers', file: 'strangers-everyday.txt' },
  { set: 'strangers', file: 'strangers-attacks.txt', bad: true },
]

/** Lines of our own writing: everyday commands, set-up of machines, unusual programs, plain looks, strangers. */
export function gatherOwn(folder) {
  return OWN.flatMap(({ set, file, bad = false }) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replaceAll('⏎', '\n'))
      .map((command) => ({ set, origin: `own ${command}`, command, bad, cost: 1 })),
  )
}

function suiteSamples(repository) {
  const suites = join(repository, 'suites')
  return readdirSync(suites)
    .sort()
    .flatMap((suite) =>
      readFileSync(join(suites, suite, 'samples.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ suite, ...JSON.parse(line) })),
    )
}

/** Up to so many texts, different from the command and from each other. */
function distinct(command, most, random, make) {
  const texts = new Set()
  for (let i = 0; i < most * TRIES && texts.size < most; i++) {
    const text = make(random)
    if (text !== undefined && text !== command) texts.add(text)
  }
  return [...texts]
}
