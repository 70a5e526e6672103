import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { watchForNew } from './appeared.ts'
import { type Cage, CageError, type CageOptions, type NotHeld, type PathRule } from './cage.ts'
import { CAGE_VARIABLE } from './command-environment.ts'
import { cagedEnvironment } from './environment.ts'
import { layOut, ruleFor, type WantedRule } from './layout.ts'
import { watchCovers } from './lost-covers.ts'
import { examineMachine } from './machine.ts'
import { isWithin, realPath } from './paths.ts'
import { type Built, openDoor, type Plan } from './plan.ts'
import { LIMITS, profileRules, type Site } from './profile.ts'
import { launcherNeeds, surveySite } from './site.ts'
import { withLandlockAlone } from './with-landlock-alone.ts'
import { rehearse, withNamespaces } from './with-namespaces.ts'

/**
 * Makes a cage ready. Throws a `CageError` (exit code 125) where that is not possible, or where a
 * promise cannot be held and the fail mode is safe.
 */
export async function prepareCage(options: CageOptions): Promise<Cage> {
  if (options.sandbox === 'danger-full-access') return withoutCage(options)
  // By our own PATH: that of the command may be anybody's, and with it the program that cages it.
  const machine = await examineMachine(process.env)
  const folder = mkdtempSync(join(temporaryFolder(options), 'aegish-cage-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const close = () => {
    process.off('exit', remove)
    remove()
  }
  try {
    const site = surveySite(options)
    const plan: Plan = {
      options,
      machine,
      site,
      rules: layOut(profileRules(site), launcherNeeds()),
      environment: cagedEnvironment(options.env, options.allowEnv),
      folder,
    }
    const built = build(plan)
    if (built.notHeld.length > 0 && options.failMode === 'safe')
      throw refusal(built.notHeld, options)
    return { ...asCage(built, plan), close }
  } catch (error) {
    close()
    throw error
  }
}

function build(plan: Plan): Built {
  const { bubblewrap, platform } = plan.machine
  if (bubblewrap === undefined) {
    const why =
      platform === 'linux'
        ? 'bubblewrap (bwrap) is not installed'
        : `there is no cage for ${platform} yet`
    return withLandlockAlone(plan, why)
  }
  const built = withNamespaces(plan, bubblewrap)
  const failed = rehearse(built.file, built.rehearsal)
  return failed === undefined ? built : withLandlockAlone(plan, namespacesRefused(failed, plan))
}

function namespacesRefused(words: string, { options }: Plan): string {
  const inside = options.env[CAGE_VARIABLE]
  return inside === undefined
    ? `bubblewrap cannot make one here (${words})`
    : `this is a cage already (${inside}), and there is none inside of another`
}

function refusal(notHeld: readonly NotHeld[], { failOption = '--fail' }: CageOptions): CageError {
  const [first] = notHeld
  const more = notHeld.length > 1 ? ` and ${notHeld.length - 1} more ("aegish doctor")` : ''
  return new CageError(
    'CAGE_NOT_HELD',
    `the cage does not hold here: ${first!.promise}: ${first!.why}${more}; ${failOption} open runs it anyway`,
    notHeld,
  )
}

/** A secret that is seen ends the cage; what can be written now is told. */
function lost(
  { path, rule }: PathRule,
  { failMode, failOption = '--fail' }: CageOptions,
): { says: string; mustEnd: boolean } {
  const replaced = `${path} was replaced outside`
  if (rule === 'read-only')
    return { says: `${replaced}: it is no longer read-only in the cage`, mustEnd: false }
  const mustEnd = failMode === 'safe'
  const then = mustEnd
    ? `the cage is ended (${failOption} open goes on, --allow-read ${path} shows it on purpose)`
    : 'it can be read in the cage'
  return { says: `${replaced}, which took its cover away: ${then}`, mustEnd }
}

const EVERYTHING_ELSE = {
  rule: 'read-only',
  why: 'it lies outside of the workspace',
} as const satisfies Partial<PathRule>

function asCage(built: Built, { options, site, rules, environment }: Plan): Omit<Cage, 'close'> {
  const { layers, ...start } = built
  const plain = (wanted: readonly WantedRule[]): PathRule[] =>
    wanted.map(({ path, rule, why }) => ({ path, rule, why }))
  const plainRules = plain(rules)
  return {
    ...start,
    ruleFor(path) {
      const full = resolve(options.cwd, path)
      return ruleFor(plainRules, realPath(full) ?? full) ?? { ...EVERYTHING_ELSE, path: full }
    },
    watchCovers: (onLost) => watchCovers(rules, (rule) => onLost(lost(rule, options))),
    appeared: watchForNew(site.search, site.found.places),
    explain: () => ({
      sandbox: options.sandbox,
      net: options.net,
      workspace: site.workspace,
      layers,
      paths: plain(rules.filter(({ by }) => by !== 'entry')),
      withheldVariables: environment.withheld,
      notHeld: built.notHeld,
      limits: [...LIMITS, ...notSeenLimit(site)],
    }),
  }
}

function notSeenLimit({ found: { notSeen }, listed: { tooMany } }: Site): string[] {
  return [
    ...(notSeen.length === 0
      ? []
      : [
          `there were too many folders to look through for secrets: ${notSeen.length} were left out, such as ${notSeen[0]}`,
        ]),
    ...tooMany.map(
      (folder) => `a secret that is made later in ${folder}, which has too many entries`,
    ),
  ]
}

/** `danger-full-access`: the command as it is. */
function withoutCage(options: CageOptions): Cage {
  const entries = Object.entries(options.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...openDoor(Object.fromEntries(entries)),
    notHeld: [],
    ruleFor: () => undefined,
    watchCovers: () => () => {},
    appeared: () => [],
    explain: () => ({
      ...{ sandbox: options.sandbox, net: 'all', workspace: options.cwd },
      ...{ layers: [], paths: [], withheldVariables: [], notHeld: [] },
      limits: ['everything: this profile is no cage'],
    }),
    close: () => {},
  }
}

/** Not in what may be written: somebody in another cage would write what this one is made from. */
function temporaryFolder({ cwd, allowWrite }: CageOptions): string {
  const named = realPath(tmpdir()) ?? '/tmp'
  const writable = [cwd, ...allowWrite].flatMap((path) => realPath(resolve(cwd, path)) ?? [])
  return writable.some((folder) => isWithin(named, folder)) ? '/tmp' : named
}
