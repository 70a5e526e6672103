import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createGuard, type Guard } from '../guard/index.ts'
import { parsePolicy } from '../guard/static/policy/policy-file.ts'
import { createRandom } from '../suite/index.ts'
import { UserError } from '../verdict/index.ts'
import type { PreparedRun, RunEnvironment } from './bench-run.ts'
import type { RetryClass } from './resume.ts'
import {
  type RunFile,
  type RunSettings,
  type RunSpecification,
  readRunFile,
  writeRunFile,
} from './run-file.ts'
import { locateSuite, planSuite, resumeSuite, type SuitePlan } from './suite-plan.ts'
import { readBatches } from './suite-reader.ts'

/** Where things lie. */
export interface RunFolders {
  /** The folder that holds the folders of runs. */
  runs: string
  /** The folder of the suites that come with the package. */
  shippedSuites: string
}

/** A run that has been thought through, and not begun. */
export interface Plan {
  specification: RunSpecification
  settings: RunSettings
  guards: Guard[]
  suites: SuitePlan[]
}

/** Makes the guards and reads the suites: everything that can be wrong is found before a call. */
export async function planRun(
  specification: RunSpecification,
  settings: RunSettings,
  folders: RunFolders,
  { env }: RunEnvironment,
): Promise<Plan> {
  const double = specification.guards.find((spec, i) => specification.guards.indexOf(spec) !== i)
  if (double) throw new UserError('DOUBLE_GUARD', `the guard "${double}" is named twice`)
  const guards = await makeGuards(specification, env, () =>
    specification.suites.map((name) => locateSuite(name, folders.shippedSuites)),
  )
  if (settings.budget !== undefined) refuseUnpriced(guards)
  if (settings.batch) refuseUnbatched(guards)
  const suites: SuitePlan[] = []
  for (const name of specification.suites) {
    const located = locateSuite(name, folders.shippedSuites)
    if (suites.some(({ file }) => file === located.file)) {
      throw new UserError('DOUBLE_SUITE', `the suite "${name}" is named twice`)
    }
    suites.push(await planSuite(located, specification, drawFor(specification, located.name)))
  }
  refuseEndless(specification, suites)
  return { specification, settings, guards, suites }
}

/** Gives a plan its folder, from which it can be resumed whatever happens. */
export function beginRun(
  { specification, settings, guards, suites }: Plan,
  folders: RunFolders,
  aegish: string,
  { newId, today }: RunEnvironment,
): PreparedRun {
  const id = newId()
  const folder = join(folders.runs, id)
  const file: RunFile = {
    version: 2,
    id,
    created: today().toISOString(),
    aegish,
    node: process.version,
    specification,
    settings,
    guards: guards.map(({ name, details = {} }) => ({ name, details: { ...details } })),
    suites: suites.map(({ name, file, sha256, count, selected }) => ({
      name,
      file,
      sha256,
      count,
      selected,
    })),
  }
  writeRunFile(folder, file)
  return { folder, file, guards, suites }
}

/** Takes up a run again. What shapes its results is fixed; how it is carried out may change. */
export async function resumeRun(
  folder: string,
  changes: Partial<RunSettings>,
  retry: RetryClass | undefined,
  { env }: RunEnvironment,
  /** Where the suites lie that come with the package, for a run that began on another machine. */
  shippedSuites?: string,
): Promise<PreparedRun> {
  const stored = readRunFile(folder)
  const file = { ...stored, settings: { ...stored.settings, ...changes } }
  const { specification } = file
  const guards = await makeGuards(specification, env, () => file.suites)
  guards.forEach((guard, i) => {
    if (promptHashes(file.guards[i]?.details) !== promptHashes(guard.details)) {
      throw new UserError(
        'PROMPT_CHANGED',
        `the prompt for ${guard.name} is not the one that ${folder} began with (aegish ${file.aegish}): start a new run`,
      )
    }
  })
  if (file.settings.budget !== undefined) refuseUnpriced(guards)
  if (file.settings.batch) refuseUnbatched(guards)
  const suites: SuitePlan[] = []
  for (const [i, known] of file.suites.entries()) {
    const asked = specification.suites[i]!
    const moved = !existsSync(known.file) && shippedSuites && relocate(asked, shippedSuites)
    const found = moved ? { ...known, file: moved } : known
    suites.push(await resumeSuite(found, specification, drawFor(specification, known.name)))
  }
  refuseEndless(specification, suites)
  return { folder, file, guards, suites, retry }
}

/** Where a suite of this name or path lies here; its hash is compared anyway. */
function relocate(nameOrPath: string, shipped: string): string | undefined {
  try {
    return locateSuite(nameOrPath, shipped).file
  } catch (error) {
    if (UserError.is(error)) return undefined
    throw error
  }
}

/** So many questions to one guard need years, and what is kept about each of them fills the memory. */
const MOST_QUESTIONS = 100_000_000

function refuseEndless({ epochs }: RunSpecification, suites: readonly SuitePlan[]): void {
  const endless = suites.find(({ count }) => count * epochs > MOST_QUESTIONS)
  if (!endless) return
  throw new UserError(
    'TOO_MANY',
    `${endless.count} samples of ${endless.name} times ${epochs} epochs are more than ${MOST_QUESTIONS} questions: use fewer epochs`,
  )
}

async function makeGuards(
  { guards, cot, role, policy }: RunSpecification,
  env: RunEnvironment['env'],
  suites: () => readonly Pick<SuitePlan, 'name' | 'file'>[],
): Promise<Guard[]> {
  const made: Guard[] = []
  for (const spec of guards) made.push(await makeGuard(spec, { cot, role, policy }, env, suites))
  return made
}

/** Makes one guard of a run. One that learns from the suites cannot be made where there are none. */
export async function makeGuard(
  spec: string,
  { cot, role, policy }: Pick<RunSpecification, 'cot' | 'role' | 'policy'>,
  env: RunEnvironment['env'],
  suites?: () => readonly Pick<SuitePlan, 'name' | 'file'>[],
): Promise<Guard> {
  // Whoever edited the file of a run is told what is wrong with its policy.
  const checked = policy && (await parsePolicy(JSON.stringify(policy), 'the policy of the run'))
  return createGuard(spec, {
    cot,
    role,
    env,
    ...(checked && { policy: checked }),
    ...(suites && { samples: () => samplesOf(suites()) }),
  })
}

/** Every sample of some suites, those included that are not asked about. */
async function* samplesOf(suites: readonly Pick<SuitePlan, 'name' | 'file'>[]) {
  for (const { name, file } of suites) {
    for await (const batch of readBatches(file, () => true))
      for (const { sample } of batch) yield { ...sample, suite: name }
  }
}

/** The prompts behind a guard, those of the stages of a cascade included. */
function promptHashes(details: unknown): string {
  return (JSON.stringify(details ?? {}).match(/"prompt_hash":"\w+"/g) ?? []).join()
}

/** A budget cannot be kept where nobody knows what a call costs. */
function refuseUnpriced(guards: readonly Guard[]): void {
  const unpriced = guards.find((guard) => guard.estimate && guard.estimate('').cost === undefined)
  if (!unpriced) return
  throw new UserError(
    'NO_PRICE',
    `no price is known for ${unpriced.name}, so a budget cannot be kept: leave --budget out ("aegish models" lists prices)`,
  )
}

/** Guards that go by single calls may stand beside others, not alone. */
function refuseUnbatched(guards: readonly Guard[]): void {
  if (guards.some(({ batchDoors }) => batchDoors?.length)) return
  throw new UserError(
    'NO_BATCHES',
    'no guard here can be asked in batches: leave --batch out (models of openai, anthropic and google can, also in a cascade)',
  )
}

/** Draws depend on the seed and the suite, not on what else is run. */
function drawFor({ seed }: RunSpecification, suite: string): () => number {
  return createRandom(seed, 'sample', suite).next
}
