import { type Around, judge, refusal } from '../agent/hook.ts'
import { readHookArguments } from '../agent/hook-options.ts'
import { AGENTS, type AgentName } from '../agent/index.ts'
import { type Response, refuse, respond } from '../agent/respond.ts'
import { type PolicyReader, readPolicies } from '../agent/user-policy.ts'
import { BadRequest } from './bad-request.ts'
import type { Metrics } from './metrics.ts'
import type { ServiceAudit } from './service-audit.ts'

/** What is around the hook for which the service answers. */
export interface HookCall {
  /** The request id, where the event does not name the call. */
  id: string | undefined
  event: string
  /** The arguments that the hook was started with. */
  argv: readonly string[]
  directory: string
  env: Readonly<Record<string, string | undefined>>
}

/** Answers events of agents, as `aegish hook` does with the same arguments in the same folder. */
export class HookAnswerer {
  readonly #audit: ServiceAudit
  readonly #metrics: Metrics
  readonly #readPolicy: PolicyReader
  readonly #packageFolder: string
  readonly #denials: Around['denials']

  constructor(
    audit: ServiceAudit,
    metrics: Metrics,
    readPolicy: PolicyReader,
    packageFolder: string,
    denials?: Around['denials'],
  ) {
    this.#audit = audit
    this.#metrics = metrics
    this.#readPolicy = readPolicy
    this.#packageFolder = packageFolder
    this.#denials = denials
  }

  async answer({ id, event, argv, directory, env }: HookCall): Promise<Response> {
    const options = readHookArguments(argv)
    // The plain hook explains what does not fit.
    if (options === undefined) throw new BadRequest('these arguments do not fit', 422)
    const { agent, role, policy: named, fail } = options
    let written: Promise<void> | undefined
    try {
      const policy = await readPolicies(named, this.#readPolicy)
      const judged = judge(
        event,
        {
          agent,
          role,
          policy,
          packageFolder: this.#packageFolder,
          around: {
            env,
            directory,
            record: (record) => {
              written = this.#audit.writeRedacted([
                id === undefined ? record : { ...record, request: id },
              ])
            },
            redactValues: this.#audit.redactValues,
            denials: this.#denials,
          },
        },
        directory,
      )
      await written
      this.#metrics.decided('hook', judged.verdict ?? 'none')
      return respond(judged)
    } catch (error) {
      this.#metrics.decided('hook', 'none')
      const refused = refuse(refusal(error))
      return fail === 'safe' ? refused : { ...refused, stdout: '', exitCode: 0 }
    }
  }
}

/** The agent that a path names. */
export function agentNamed(name: string): AgentName {
  const agent = AGENTS.find((each) => each === name)
  if (agent === undefined) throw new BadRequest('no such agent', 404)
  return agent
}
