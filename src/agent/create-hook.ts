import type { Role } from '../guard/role.ts'
import type { AgentName } from './agent-name.ts'
import type { HookDecision } from './decision.ts'
import { judge, refusal } from './hook.ts'
import { readPolicies } from './user-policy.ts'

export interface HookOptions {
  /** Whose events they are. Otherwise they are recognised by their shape. */
  agent?: AgentName
  /** Who is at the keyboard. Default: a developer, or what the policy says. */
  role?: Role
  /**
   * A policy file beside `~/.config/aegish/policy.yaml`, which counts in any case: by its full path,
   * or from that folder.
   */
  policy?: string
}

export interface Hook {
  /**
   * Decides about an event of an agent. Never throws: what cannot be read or judged is denied.
   * `directory` is where the agent works, where the event does not say it.
   */
  decide(event: unknown, context?: { directory?: string }): Promise<HookDecision>
}

/** The guard for an agent that asks in process, such as a plug-in. */
export function createHook({ agent, role, policy }: HookOptions = {}): Hook {
  return {
    async decide(event, { directory } = {}) {
      try {
        // Anew for every event: a person may have changed it.
        const policies = await readPolicies(policy)
        const { protocol: _, ...decision } = judge(
          event,
          { agent, role, policy: policies },
          directory,
        )
        return decision
      } catch (error) {
        return { answer: 'deny', reason: refusal(error) }
      }
    },
  }
}
