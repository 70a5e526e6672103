import { isAbsolute, join } from 'node:path'
import { isWithin, realPath } from './paths.ts'
import type { Plan } from './plan.ts'
import { CACHES } from './profile.ts'

/** Says inside of a cage which one it is. */
export const CAGE_VARIABLE = 'AEGISH_CAGE'

/** Variables that would change how the launcher starts reach the command only through it. */
const LATE = /^(?:NODE_|LD_)/

/**
 * Where Node itself may have its libraries. What can be written in a cage is left out: a library that
 * one command has put there would be loaded by bubblewrap, outside of the next cage.
 */
function librariesFor({ site, environment }: Plan): string | undefined {
  const folders = (environment.env.LD_LIBRARY_PATH ?? '').split(':').filter((folder) => {
    const real = isAbsolute(folder) ? realPath(folder) : undefined
    return real !== undefined && !site.search.writable.some((each) => isWithin(real, each))
  })
  return folders.length > 0 ? folders.join(':') : undefined
}

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
  const libraries = librariesFor(plan)
  if (libraries !== undefined) env.LD_LIBRARY_PATH = libraries
  return { env, late }
}
