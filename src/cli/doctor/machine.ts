import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { keyVariable, PROVIDERS } from '../../guard/index.ts'
import type { Finding } from './finding.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Whether this Node is new enough for `needed`, such as `>=20.19`. */
export function lookAtNode(running: string, needed: string): Finding {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const [[major = 0, minor = 0], [leastMajor = 0, leastMinor = 0]] = [
    numbers(running),
    numbers(needed),
  ]
  const enough = major > leastMajor || (major === leastMajor && minor >= leastMinor)
  return {
    what: 'Node',
    state: enough ? 'fine' : 'wrong',
    says: running,
    ...(!enough && { advice: `install Node ${needed}` }),
  }
}

/** Programs that some commands need, and which. */
const PROGRAMS: Record<string, string> = {
  bash: 'without it "aegish suite validate" cannot check the syntax of samples',
  git: 'without it "aegish suite extract gtfobins --clone" does not work; --from does',
}

/** Whether the programs that some commands need are there. */
export function lookAtPrograms(env: Environment): Finding[] {
  return Object.entries(PROGRAMS).map(([what, advice]) => {
    const { stdout, error } = spawnSync(what, ['--version'], {
      encoding: 'utf8',
      env: env as NodeJS.ProcessEnv,
      timeout: 5000,
    })
    if (error) return { what, state: 'absent', says: 'not found', advice }
    return { what, state: 'fine', says: stdout.split('\n')[0]!.slice(0, 60) }
  })
}

/** Which keys are set. Their variables are named, they themselves never. */
export function lookAtKeys(env: Environment): Finding {
  const set = Object.values(PROVIDERS).flatMap((provider) => keyVariable(provider, env) ?? [])
  return set.length > 0
    ? { what: 'keys', state: 'fine', says: [...new Set(set)].join(', ') }
    : {
        what: 'keys',
        state: 'absent',
        says: 'none is set',
        advice: 'only models need one: "aegish models" names the variables',
      }
}

/** Whether runs can be written below this folder. */
export function lookAtRuns(folder: string): Finding {
  const runs = resolve(folder, 'runs')
  let at = runs
  while (!existsSync(at)) at = dirname(at)
  try {
    accessSync(at, constants.W_OK | constants.X_OK)
    return { what: 'runs', state: 'fine', says: `${runs} can be written` }
  } catch {
    return {
      what: 'runs',
      state: 'wrong',
      says: `${at} cannot be written`,
      advice: 'start "aegish bench" in a folder of yours',
    }
  }
}
