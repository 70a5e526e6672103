import { z } from 'zod'
import { NETWORKS, SANDBOXES } from '../../cage/cage.ts'
import { ROLES } from '../../guard/role.ts'

const text = z.string().min(1)
const positive = z.number().positive()
const share = z.number().min(0).max(1)
const atLeast = (least: number) => z.number().int().min(least)

/** What `aegish shell` is told once; each is an option of it. A folder cannot set it: it would choose its guard. */
const shellSchema = z
  .strictObject({
    guard: text.describe('who decides, as --guard names it'),
    fallback: z.array(text).describe('who decides where the guard does not answer, in this order'),
    failMode: z.enum(['safe', 'open']).describe('without an answer: block, or ask'),
    timeout: positive.describe('seconds that one guard may take'),
    role: z.enum(ROLES).describe('who is at the keyboard'),
    sandbox: z.enum(SANDBOXES).describe('the cage around the whole shell'),
    net: z.enum(NETWORKS).describe('what a cage lets through to the network'),
    allowRead: z.array(text).describe('paths that a cage shows although it would withhold them'),
    allowWrite: z.array(text).describe('paths that may be written in a cage'),
    allowEnv: z.array(text).describe('variables that a cage hands on although they look secret'),
    allowSocket: z.array(text).describe('sockets of helpers outside that a cage lets be reached'),
    noShells: z.boolean().describe('withhold every other shell in a cage'),
    unresolved: z
      .enum(['ask', 'allow', 'deny', 'cage'])
      .describe('what happens to what the guard cannot resolve'),
  })
  .partial()

/**
 * What may stand in `aegish.config.*`: what people type again and again. Each field is an option of
 * `aegish bench` in the same words; `role` and `policy` also concern `aegish check`.
 */
export const configSchema = z
  .strictObject({
    $schema: text.describe('where this schema is, for editors'),
    guards: z.array(text).min(1).describe('guards to ask, as --guard names them'),
    suites: z
      .array(text)
      .min(1)
      .describe('suites by name, or paths (with a slash or a dot) from this file'),
    role: z.enum(ROLES).describe('who is at the keyboard'),
    policy: text.describe('a policy file, by its path from this file, for the static guard'),
    epochs: atLeast(1).describe('ask about every sample so often'),
    seed: atLeast(0).describe('for models and for drawing samples'),
    cot: z.boolean().describe('let models think first'),
    concurrency: atLeast(1).describe('the most calls at once to each provider'),
    rpm: positive.describe('the most requests per minute to each provider'),
    tpm: positive.describe('the most tokens per minute to each provider'),
    timeout: positive.describe('seconds for one attempt'),
    timeLimit: positive.describe('seconds for one sample, of the guard’s own time'),
    maxRetries: atLeast(0).describe('of a call that failed and may pass'),
    failOnError: share.describe('fail when a larger share of samples gets no reply'),
    budget: positive.describe('USD: stop before this much is spent'),
    cache: z.boolean().describe('keep replies, and use those that are kept'),
    out: text.describe('the folder, from this file, in which the folders of runs are made'),
    failUnder: share.describe('exit with 1 when a guard scores less'),
    shell: shellSchema.describe('for "aegish shell", in ~/.config/aegish/aegish.config.yaml only'),
  })
  .partial()
export type Config = z.infer<typeof configSchema>

/** The schema as it is published, so that editors complete the file. */
export const CONFIG_JSON_SCHEMA: object = {
  ...z.toJSONSchema(configSchema, { io: 'input' }),
  title: 'What is typed again and again: aegish.config.yaml or aegish.config.json',
}
