import { z } from 'zod'
import { ROLES } from '../guard/role.ts'
import { CERTAINTIES, RULE_IDS, VERDICTS } from '../verdict/index.ts'

/** More at once would keep everybody else waiting. */
export const MOST_COMMANDS = 1000
const LONGEST_NAME = 200

/** A name of a request, an asker or a session, which goes into the audit log as it is. */
export const nameSchema = z
  .string()
  .regex(/^[\w.:@/-]+$/)
  .max(LONGEST_NAME)

const shared = {
  cwd: z.string().optional().describe('Where the command would run.'),
  role: z.enum(ROLES).optional().describe("Who is at the keyboard; else the service's role."),
  id: nameSchema.optional().describe('The request id; else the service makes one.'),
  agent: nameSchema.optional().describe('Who asks, for the audit log.'),
  session: nameSchema.optional().describe('The conversation, for the audit log.'),
}

/** One command. */
export const checkSchema = z.strictObject({ command: z.string(), ...shared })

/** Several; the results come in the same order. */
export const batchSchema = z.strictObject({
  commands: z.array(z.string()).min(1).max(MOST_COMMANDS),
  ...shared,
})

const spanSchema = z.object({ start: z.number(), end: z.number() })

/** What `aegish check --json` prints, and the request id. */
export const decisionSchema = z.object({
  id: z.string(),
  command: z.string(),
  guard: z.string(),
  verdict: z.enum(VERDICTS),
  role: z.string().optional(),
  reason: z.string(),
  rule: z.enum(RULE_IDS).optional(),
  ruleName: z.string().optional(),
  provenance: z
    .object({
      by: z.string(),
      name: z.string(),
      key: z.string().optional(),
      type: z.string().optional(),
    })
    .optional()
    .describe('What made the effect that decided.'),
  certainty: z.enum(CERTAINTIES).optional(),
  unknowns: z
    .array(z.object({ what: z.string(), from: z.string(), matters: z.string(), span: spanSchema }))
    .optional()
    .describe('What was not understood, where it is unresolved.'),
  permitted: z.literal(true).optional().describe('By the policy of the user.'),
  doubts: z.array(z.string()).optional().describe('Words that look bad, where it is doubtful.'),
  runs: z.array(z.string()).optional().describe('Own scripts that it runs, not looked into.'),
  confidence: z.number(),
  attack: z.array(z.string()).optional(),
  suggestion: z.string().optional(),
  span: spanSchema.optional(),
})

export const resultsSchema = z.object({ results: z.array(decisionSchema) })
export const errorSchema = z.object({ error: z.string() })
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']).describe('Degraded: the audit log cannot be written.'),
  version: z.string(),
  pid: z.number().optional().describe('Only with the token.'),
})

export type CheckRequest = z.infer<typeof checkSchema> | z.infer<typeof batchSchema>
