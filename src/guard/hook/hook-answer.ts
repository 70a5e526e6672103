import type { Verdict } from '../../verdict/index.ts'

/** A field in which some agent looks for a decision. */
interface DecisionField {
  /** Where it stands in the answer. */
  path: readonly string[]
  /** What its values mean; any other value is no decision. */
  verdicts: ReadonlyMap<unknown, Verdict>
  /** Where the reason stands; the first that is there counts. */
  reasons: readonly (readonly string[])[]
}

const BLOCKS_WHEN_TRUE = new Map<unknown, Verdict>([[true, 'BLOCK']])

/**
 * The answers that agents understand, each in the words of the agent that reads it. A hook that was
 * written for one of them is measured as that agent would obey it; the first decision counts.
 */
const FIELDS: readonly DecisionField[] = [
  // Claude Code and those that follow it: the whole agent stops.
  {
    path: ['continue'],
    verdicts: new Map([[false, 'BLOCK']]),
    reasons: [['stopReason'], ['reason']],
  },
  {
    path: ['hookSpecificOutput', 'permissionDecision'],
    verdicts: new Map([
      ['deny', 'BLOCK'],
      ['ask', 'WARN'],
      ['allow', 'ALLOW'],
    ]),
    reasons: [['hookSpecificOutput', 'permissionDecisionReason'], ['reason']],
  },
  // Older hooks for Claude Code (block, approve), Gemini CLI (deny, allow).
  {
    path: ['decision'],
    verdicts: new Map([
      ['block', 'BLOCK'],
      ['deny', 'BLOCK'],
      ['ask', 'WARN'],
      ['approve', 'ALLOW'],
      ['allow', 'ALLOW'],
    ]),
    reasons: [['reason'], ['systemMessage']],
  },
  // Cursor.
  {
    path: ['permission'],
    verdicts: new Map([
      ['deny', 'BLOCK'],
      ['ask', 'WARN'],
      ['allow', 'ALLOW'],
    ]),
    reasons: [['userMessage'], ['agentMessage'], ['user_message'], ['agent_message']],
  },
  // Cline.
  { path: ['cancel'], verdicts: BLOCKS_WHEN_TRUE, reasons: [['errorMessage'], ['reason']] },
  // pi.
  { path: ['block'], verdicts: BLOCKS_WHEN_TRUE, reasons: [['reason']] },
]

/** The decision in what a hook printed; undefined when there is none, which is no objection. */
export function readHookAnswer(stdout: string): { verdict: Verdict; reason: string } | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(stdout)
  } catch {
    // Anything that is not a decision is no objection: that is how agents read it.
    return undefined
  }
  for (const { path, verdicts, reasons } of FIELDS) {
    const verdict = verdicts.get(valueAt(answer, path))
    if (!verdict) continue
    const said = reasons.map((reason) => valueAt(answer, reason))
    return { verdict, reason: said.find((words) => typeof words === 'string') ?? '' }
  }
  return undefined
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}
