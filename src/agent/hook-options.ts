import { ROLES, type Role } from '../guard/role.ts'
import { AGENTS, type AgentName } from './agent-name.ts'

/** What the hook does when it fails itself: deny the command, or let it pass. */
export type Failure = 'safe' | 'open'

/** How `aegish hook` was started. */
export interface HookArguments {
  fail: Failure
  agent?: AgentName
  role?: Role
  policy?: string
}

/**
 * The options of `aegish hook`, read without commander because agents wait for it; undefined if
 * there is anything else, which the full definition then explains.
 */
export function readHookArguments(argv: readonly string[]): HookArguments | undefined {
  const options: HookArguments = { fail: 'safe' }
  for (let i = 0; i < argv.length; i++) {
    const [name, glued] = argv[i]!.split(/=(.*)/s)
    const value = glued ?? argv[++i]
    const agent = AGENTS.find((candidate) => candidate === value)
    const role = ROLES.find((candidate) => candidate === value)
    if (name === '--fail' && (value === 'safe' || value === 'open')) options.fail = value
    else if (name === '--agent' && agent !== undefined) options.agent = agent
    else if (name === '--role' && role !== undefined) options.role = role
    else if (name === '--policy' && value !== undefined) options.policy = value
    else return undefined
  }
  return options
}
