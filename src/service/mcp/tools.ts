import { z } from 'zod'
import type { PolicyReader } from '../../agent/user-policy.ts'
import { readPolicies } from '../../agent/user-policy.ts'
import { newRequestId } from '../../audit/index.ts'
import { ROLES } from '../../guard/role.ts'
import { explainProgram } from '../../guard/static/explain/index.ts'
import { findRule, RULE_IDS, RULES } from '../../verdict/index.ts'
import type { Checker } from '../check.ts'
import { decisionSchema } from '../schemas.ts'

/** What a tool works with. */
export interface ToolRooms {
  checker: Checker
  readPolicy: PolicyReader
}

/** One tool, as the protocol lists it. None of them changes anything. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodRawShape
  /** The result as JSON, which is also its text. */
  call(input: Record<string, unknown>, rooms: ToolRooms): object | Promise<object>
}

const checkInput = z.object({
  command: z.string().describe('The command line, as bash would get it.'),
  cwd: z.string().optional().describe('The folder in which it would run.'),
  role: z.enum(ROLES).optional().describe('Who is at the keyboard (default: developer).'),
})
const ruleInput = z.object({
  rule: z
    .enum([...RULE_IDS, ...RULES.map(({ name }) => name)])
    .optional()
    .describe('The id or the name of a rule; all rules if it is left out.'),
})
const programInput = z.object({
  program: z.string().min(1).max(200).describe('The name of a program.'),
  subcommand: z.string().max(200).optional().describe('One of its subcommands: "clone" of git.'),
})

export const TOOLS: readonly Tool[] = [
  {
    name: 'check_command',
    title: 'May this command run?',
    description:
      'Decides about a shell command without running it: ALLOW, WARN (ask the user first) or BLOCK, with the reason, the rule and what to do instead. A certainty other than known means that not all of it was understood (unknowns) or that it looks like an attack (doubts): ask the user then, too. Ask before running anything that deletes, overwrites, sends, installs or reads credentials.',
    input: checkInput.shape,
    async call(input, { checker }) {
      const { command, cwd, role } = checkInput.parse(input)
      const asker = { agent: 'mcp', directory: cwd, role }
      const [decision] = await checker.check([{ id: newRequestId(), command }], asker)
      return decisionSchema.parse(decision)
    },
  },
  {
    name: 'explain_rule',
    title: 'What does a rule mean?',
    description: 'Explains one rule of the policy with examples, or lists all of them.',
    input: ruleInput.shape,
    call(input) {
      const { rule } = ruleInput.parse(input)
      return rule === undefined ? { rules: RULES } : findRule(rule)!
    },
  },
  {
    name: 'explain_program',
    title: 'What does a program do?',
    description:
      'Says what the guard believes about a program: which of its words it reads, writes, runs or sends.',
    input: programInput.shape,
    call(input) {
      const { program, subcommand } = programInput.parse(input)
      return explainProgram(program, subcommand)
    },
  },
  {
    name: 'list_policy',
    title: 'Which rules hold here?',
    description: "Lists the rules with their verdicts, and the user's own entries on top of them.",
    input: {},
    async call(_, { readPolicy }) {
      const policy = await readPolicies(undefined, readPolicy)
      return {
        rules: RULES.map(({ id, name, title, verdict }) => ({ id, name, title, verdict })),
        role: policy?.role ?? 'developer',
        allow: policy?.allow ?? [],
        deny: policy?.deny ?? [],
      }
    },
  },
]
