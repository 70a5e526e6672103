import { readReply } from '../../score/index.ts'
import type { Usage } from '../../verdict/index.ts'
import type { Estimate, Guard, GuardAnswer, StageAnswer } from '../guard.ts'

/** A model's own confidence from which on it counts as certain. */
const CERTAIN_CONFIDENCE = 0.9

/**
 * Whether a stage knows what it says. A guard that explains itself says so; of a model's reply
 * the stated confidence counts. No verdict is never certain.
 */
export function isCertain({ reply, decision }: GuardAnswer): boolean {
  if (decision?.certainty !== undefined) return decision.certainty === 'known'
  if (decision) return decision.confidence >= CERTAIN_CONFIDENCE
  if (reply === null) return false
  const reading = readReply(reply)
  return reading.verdict !== null && (reading.confidence ?? 0) >= CERTAIN_CONFIDENCE
}

/** The first guard decides where it is certain, else the second. */
export function createCascade(first: Guard, second: Guard): Guard {
  return {
    name: `cascade:${first.name},${second.name}`,
    rateLimits: [...new Set([...(first.rateLimits ?? []), ...(second.rateLimits ?? [])])],
    batchDoors: [...(first.batchDoors ?? []), ...(second.batchDoors ?? [])],
    details: {
      cascade: [first, second].map(({ name, details }) => ({ guard: name, ...details })),
      certain_confidence: CERTAIN_CONFIDENCE,
    },
    async decide(command, context) {
      const started = performance.now()
      const one = await first.decide(command, context)
      const stages: StageAnswer[] = [stageOf(first, one, performance.now() - started)]
      if (isCertain(one)) return { ...one, decidedBy: first.name, stages }
      const handedOver = performance.now()
      const two = await second.decide(command, context)
      stages.push(stageOf(second, two, performance.now() - handedOver))
      return {
        ...two,
        usage: sumUsage(one.usage, two.usage),
        cost: sumCost(one, two),
        modelMs: sumKnown(stages.map(({ modelMs }) => modelMs)),
        decidedBy: second.name,
        stages,
      }
    },
    conversation: (command, decidedBy) =>
      [first, second].find(({ name }) => name === decidedBy)?.conversation?.(command, decidedBy),
    // The dearest way: how often the first will be certain is not known beforehand.
    estimate: (command) =>
      sumEstimates([first.estimate?.(command), second.estimate?.(command)].filter((one) => !!one)),
    async close() {
      await first.close?.()
      await second.close?.()
    },
  }
}

function stageOf(guard: Guard, answer: GuardAnswer, elapsed: number): StageAnswer {
  return {
    guard: guard.name,
    // Nobody knows how long a model took for its part of a batch.
    modelMs: answer.modelMs ?? (answer.batch === undefined ? elapsed : undefined),
    // A guard that calls nobody costs nothing; what a model cost may be unknown.
    cost: answer.cost ?? (guard.estimate ? undefined : 0),
  }
}

function sumCost(one: GuardAnswer, two: GuardAnswer): number | undefined {
  const costs = [one, two].filter(({ usage, cost }) => usage || cost !== undefined)
  if (costs.some(({ cost }) => cost === undefined)) return undefined
  return costs.length === 0 ? undefined : costs.reduce((sum, { cost }) => sum + cost!, 0)
}

function sumUsage(one: Usage | undefined, two: Usage | undefined): Usage | undefined {
  if (!one || !two) return one ?? two
  const sum: Usage = {}
  for (const name of new Set([...Object.keys(one), ...Object.keys(two)]) as Set<keyof Usage>) {
    sum[name] = (one[name] ?? 0) + (two[name] ?? 0)
  }
  return sum
}

function sumEstimates(estimates: Estimate[]): Estimate {
  const sum = (name: keyof Estimate) => sumKnown(estimates.map((estimate) => estimate[name]))
  const batchCosts = estimates.map(({ batchCost, cost }) => batchCost ?? cost)
  return {
    inputTokens: sum('inputTokens')!,
    outputTokens: sum('outputTokens')!,
    cost: sum('cost'),
    cacheWriteCost: sum('cacheWriteCost'),
    cachedCost: sum('cachedCost'),
    // Stages that take no batches go by single calls.
    ...(estimates.some(({ batchCost }) => batchCost !== undefined) && {
      batchCost: sumKnown(batchCosts),
    }),
  }
}

/** A sum with an unknown part is unknown. */
function sumKnown(parts: readonly (number | undefined)[]): number | undefined {
  return parts.includes(undefined) ? undefined : parts.reduce<number>((sum, part) => sum + part!, 0)
}
