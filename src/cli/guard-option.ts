import type { Guard } from '../guard/guard.ts'
import type { Overlay } from '../guard/static/index.ts'
import { UserError } from '../verdict/index.ts'

/** The guard that `--guard` names. Each is loaded only when it is asked for. */
export async function guardNamed(name: string, overlay: Overlay): Promise<Guard> {
  switch (name) {
    case 'static':
      return (await import('../guard/static/index.ts')).createStaticGuard(overlay)
    case 'baseline/regex':
      return (await import('../guard/baseline/regex.ts')).createRegexBaseline()
    case 'baseline/allow':
      return (await import('../guard/baseline/constant.ts')).createConstantBaseline('ALLOW')
    case 'baseline/block':
      return (await import('../guard/baseline/constant.ts')).createConstantBaseline('BLOCK')
    default:
      throw new UserError(
        'UNKNOWN_GUARD',
        `no guard "${name}": known are static, baseline/regex, baseline/allow, baseline/block`,
      )
  }
}
