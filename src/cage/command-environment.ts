import { join } from 'node:path'
import { realPath } from './paths.ts'
import type { Plan } from './plan.ts'
import { CACHES } from './profile.ts'

/** Says inside of a cage which one it is. */
export const CAGE_VARIABLE = 'AEGISH_CAGE'

/** Variables that would change how the launcher starts reach the command only through it. */
const LATE = /^(?:NODE_|LD_(?!LIBRARY_PATH$))/

/** The environment to start with, and what is added to it at the very last. */
export function splitEnvironment(plan: Plan, launches: boolean, temporary = '/tmp') {
  const { options, site, environment } = plan
  const env: Record<string, string> = { ...environment.env, [CAGE_VARIABLE]: options.sandbox }
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) if (env[name] !== undefined) env[name] = temporary
  if (temporary !== '/tmp') env.TMPDIR = temporary
  const { PWD } = env
  if (PWD === undefined || realPath(PWD) !== site.workspace) env.PWD = site.workspace
  for (const { path, variable } of CACHES) {
    if (!variable || env[variable] !== undefined) continue
    if (site.home !== undefined && realPath(join(site.home, path)) !== undefined) continue
    env[variable] = `${temporary}/.aegish-cache/${path}`
  }
  const late: Record<string, string> = {}
  if (!launches) return { env, late }
  for (const [name, value] of Object.entries(env)) {
    if (!LATE.test(name)) continue
    late[name] = value
    delete env[name]
  }
  return { env, late }
}
