import type { RuleId } from '../../../verdict/index.ts'
import type { Effect, Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { RULES_BY_EFFECT } from '../policy/rules.ts'

/** Somebody is let in, secrets are shown or sent, something is lost: nothing that sets up a machine needs it. */
const HARM: ReadonlySet<RuleId> = new Set<RuleId>(['3', '4', '7', 'D'])

/** Scripts that are written now, and would do harm when they are run by their names. */
export function harmfulScripts(machine: Machine): { program: string; from: string; span: Span }[] {
  return machine.writtenScripts.flatMap(({ path, effects, span }) => {
    const reason = effects.map((effect) => harmOf(machine, effect)).find(Boolean)
    return reason === undefined ? [] : [{ program: path, from: `when it is run: ${reason}`, span }]
  })
}

function harmOf(machine: Machine, effect: Effect): string | undefined {
  for (const { rule, verdict, reason } of RULES_BY_EFFECT[effect.kind])
    if (verdict === 'BLOCK' && HARM.has(rule)) {
      const why = reason(effect, machine)
      if (why !== undefined) return why
    }
  return undefined
}
