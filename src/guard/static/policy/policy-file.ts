import { z } from 'zod'
import { RULE_IDS, UserError } from '../../../verdict/index.ts'
import { ROLES } from '../../role.ts'
import type { UserPolicy } from './user-policy.ts'

const texts = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]))
const rules = z.union([z.string(), z.number()]).transform(String).pipe(z.enum(RULE_IDS))

const entrySchema = z
  .object({
    command: texts.optional(),
    binary: texts.optional(),
    path: texts.optional(),
    host: texts.optional(),
    rule: z
      .union([rules, z.array(rules).min(1)])
      .transform((value) => (Array.isArray(value) ? value : [value]))
      .optional(),
    reason: z.string().min(1),
  })
  .strict()
  .refine(({ command, binary, path, host, rule }) => command ?? binary ?? path ?? host ?? rule, {
    message: 'needs at least one of command, binary, path, host, rule',
  })

const answer = z.enum(['ask', 'deny', 'allow']).optional()

/** The schema of a policy file: who is at the keyboard, what is allowed and denied on top of ours. */
const policySchema = z
  .object({
    version: z.literal(1),
    role: z.enum(ROLES).optional(),
    warn: answer,
    unresolved: answer,
    allow: z.array(entrySchema).default([]),
    deny: z.array(entrySchema).default([]),
  })
  .strict()

/** Reads a policy from YAML or JSON text; `path` is for the message. */
export async function parsePolicy(text: string, path: string): Promise<UserPolicy> {
  let value: unknown
  try {
    const { parse } = await import('yaml')
    value = parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new UserError('BAD_POLICY', `${path}: is neither YAML nor JSON (${why})`, {
      cause: error,
    })
  }
  const result = policySchema.safeParse(value)
  if (result.success) return result.data as UserPolicy
  const issue = result.error.issues[0]!
  const at = issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
  const more = result.error.issues.length - 1
  throw new UserError(
    'BAD_POLICY',
    `${path}: ${at}${issue.message}${more > 0 ? ` (and ${more} more)` : ''}`,
  )
}
