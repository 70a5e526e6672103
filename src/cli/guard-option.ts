import type { Guard } from '../guard/guard.ts'
import type { Overlay } from '../guard/static/index.ts'
import { UserError } from '../verdict/index.ts'

/** The guard that `--guard` names, with a role and a policy on top. */
export async function guardNamed(name: string, overlay: Overlay): Promise<Guard> {
  if (name === 'static')
    return (await import('../guard/static/index.ts')).createStaticGuard(overlay)
  if (overlay.policy) {
    throw new UserError('USAGE', `--policy is for the guard "static", "${name}" does not know it`)
  }
  const { createGuard } = await import('../guard/registry.ts')
  return createGuard(name, { cot: false, role: overlay.role ?? 'default', env: process.env })
}
