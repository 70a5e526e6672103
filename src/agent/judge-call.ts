import type { Role } from '../guard/role.ts'
import {
  type Analysis,
  analyseOperation,
  type Operation,
  type Overlay,
  type UserPolicy,
  withDoubtAbout,
} from '../guard/static/index.ts'
import { isUnsure, type Verdict } from '../verdict/index.ts'
import type { Answer } from './decision.ts'

/** What lies on top of the guard's policy for one call. */
export interface Terms {
  role: Role
  policy: UserPolicy | undefined
  directory: string | undefined
  /** Whether the agent can ask a person. */
  asks: boolean
  /** How many other calls of the conversation were denied lately. */
  denials: number
  ownFiles: readonly string[]
  behindLinks?: Overlay['behindLinks']
  packageName?: Overlay['packageName']
}

/** The decision about a call: that of the operation which weighs most. */
export interface Judgement {
  analysis: Analysis
  operation: Operation
  /** What is to be said, if the agent can say it. */
  answer: Answer
  /** Whether any rule says that the guard would be disarmed: no person's word changes that. */
  disarms: boolean
}

const WEIGHT: Record<Verdict, number> = { BLOCK: 2, WARN: 1, ALLOW: 0 }

/** Judges every operation of a call, of which there is at least one. */
export function judgeCall(operations: readonly Operation[], terms: Terms): Judgement {
  const { role, policy, directory, denials, ownFiles, behindLinks, packageName } = terms
  const overlay = {
    role,
    asker: 'agent' as const,
    ownFiles,
    behindLinks,
    packageName,
    ...(policy && { policy }),
    ...(directory !== undefined && { directory }),
  }
  const judged = operations.map((operation) => ({
    operation,
    analysis: withDoubtAbout(operation, analyseOperation(operation, overlay), denials),
  }))
  const worst = judged.reduce((a, b) => (weightOf(b.analysis) > weightOf(a.analysis) ? b : a))
  const answer = answerTo(worst.analysis, terms)
  return {
    ...worst,
    answer,
    disarms:
      answer !== 'pass' &&
      judged.some(({ analysis }) => analysis.trace().findings.some(({ rule }) => rule === 'S')),
  }
}

/** Among those that pass, one that could not be resolved weighs more. */
function weightOf(analysis: Analysis): number {
  return WEIGHT[analysis.verdict] + (isUnsure(analysis) ? 0.5 : 0)
}

/**
 * What is not understood is asked about where that is possible, and where nobody can be asked it passes, unless
 * something was denied before; a policy may say otherwise.
 */
function answerTo(analysis: Analysis, { policy, asks, denials }: Terms): Answer {
  const { verdict } = analysis
  if (verdict === 'BLOCK') return 'deny'
  if (verdict === 'WARN') return ANSWERS[policy?.warn ?? 'ask']
  return isUnsure(analysis)
    ? ANSWERS[policy?.unresolved ?? (asks || denials > 0 ? 'ask' : 'allow')]
    : 'pass'
}

const ANSWERS: Record<NonNullable<UserPolicy['warn']>, Answer> = {
  ask: 'ask',
  deny: 'deny',
  allow: 'pass',
}
