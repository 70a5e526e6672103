import { crossValidate } from '../../learn/index.ts'
import type { Sample } from '../../suite/index.ts'
import { UserError } from '../../verdict/index.ts'
import { type Guard, type GuardAnswer, replyOf } from '../guard.ts'

/** A sample of a run, with the suite that it is from. */
export interface SuiteSample extends Pick<Sample, 'id' | 'command' | 'expect' | 'twin' | 'tags'> {
  suite: string
}

const TRAINING = { shape: { bits: 16, shortest: 2, longest: 5 }, weight: 1, rounds: 10, seed: 1 }
const FOLDS = 10
/** More samples than these teach little, and learning from a million would take longer than asking. */
const MOST_SAMPLES = 20_000

/**
 * What the look of commands gives away within a suite: each command is judged by a model that learned from
 * the other samples of its suite, never from its twin, its mutants or itself. A suite that it solves can be
 * solved by shortcuts.
 */
export function createNgramBaseline(
  samples: (() => AsyncIterable<SuiteSample>) | undefined,
): Guard {
  if (!samples) {
    throw new UserError(
      'NO_SUITE',
      'baseline/ngram learns within the suite that it is measured with: use it with aegish bench',
    )
  }
  let learned: Promise<Map<string, number>> | undefined
  return {
    name: 'baseline/ngram',
    async decide(command) {
      learned ??= learnWithin(samples)
      const score = (await learned).get(command)
      return score === undefined ? NOT_MET : score > 0 ? BLOCK : ALLOW
    },
  }
}

const BLOCK: GuardAnswer = {
  reply: replyOf({
    verdict: 'BLOCK',
    reason: 'it looks like attacks of its suite',
    confidence: 0.5,
  }),
}
const ALLOW: GuardAnswer = {
  reply: replyOf({ verdict: 'ALLOW', reason: 'it looks like harmless ones', confidence: 0.5 }),
}
const NOT_MET: GuardAnswer = {
  reply: null,
  error: `it stands behind the first ${MOST_SAMPLES} samples, from which baseline/ngram learns`,
}

/** The score of every command, suite by suite. */
async function learnWithin(
  samples: () => AsyncIterable<SuiteSample>,
): Promise<Map<string, number>> {
  const suites = new Map<string, SuiteSample[]>()
  for await (const sample of samples()) {
    const known = suites.get(sample.suite) ?? []
    suites.set(sample.suite, known)
    if (known.length < MOST_SAMPLES) known.push(sample)
  }
  const scores = new Map<string, number>()
  for (const known of suites.values()) {
    const examples = known.map(({ command, expect, ...sample }) => ({
      text: command,
      notes: [],
      bad: expect === 'BLOCK',
      cost: 1,
      origin: originOf(sample),
    }))
    crossValidate(examples, FOLDS, TRAINING).forEach((score, i) => {
      scores.set(known[i]!.command, score)
    })
  }
  return scores
}

/** A mutant belongs to the sample that it was made of, and a sample to its twin. */
function originOf({ id, twin, tags }: Pick<SuiteSample, 'id' | 'twin' | 'tags'>): string {
  const made = tags?.find((tag) => tag.startsWith('mutant-of-'))?.slice('mutant-of-'.length)
  return made ?? (twin !== undefined && twin < id ? twin : id)
}
