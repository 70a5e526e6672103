import { join } from 'node:path'
import { realPath } from './paths.ts'
import type { Plan } from './plan.ts'
import { CACHES } from './profile.ts'

/** Says inside of a cage which one it is. */
export const CAGE_VARIABLE = 'AEGISH_CAGE'

/**
 * Stands before the names of the command's variables on their way in. Under their own names they
 * would be obeyed by what makes the cage, which still runs outside: the loader of libraries, bash,
 * Node (`LD_LIBRARY_PATH` of a folder that an earlier cage has written).
 */
export const HANDED_OVER = 'AEGISH_HANDED_OVER_'

/** The environment of the command. */
export function commandEnvironment(plan: Plan, temporary = '/tmp'): Record<string, string> {
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
  return env
}

/** The same, under names that nobody obeys. */
export function handOver(env: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`${HANDED_OVER}${name}`, value]),
  )
}

/** What was handed over, under its own names; nothing else. */
export function takeOver(env: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(env).flatMap(([name, value]): [string, string][] =>
    name.startsWith(HANDED_OVER) && value !== undefined
      ? [[name.slice(HANDED_OVER.length), value]]
      : [],
  )
}
