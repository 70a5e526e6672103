import { readdirSync } from 'node:fs'
import { allowedSiblings } from './allowed-siblings.ts'
import { splitEnvironment } from './command-environment.ts'
import type { Access } from './landlock.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import { type Built, filterFor, layersOf, notHeldAnywhere, openDoor, type Plan } from './plan.ts'
import { NO_LOOPBACK, SHELLS_STAY, WITHOUT_NAMESPACES } from './profile.ts'
import { LAUNCHER } from './site.ts'

/** Without namespaces: what Landlock and a filter of system calls hold, and a list of the rest. */
export function withLandlockAlone(plan: Plan, why: string): Built {
  const { options, machine, site, folder } = plan
  const notHeld = [
    { promise: 'a view of its own of the file system', why },
    ...WITHOUT_NAMESPACES,
    ...(options.net === 'loopback' ? [NO_LOOPBACK] : []),
    ...(options.noShells ? [SHELLS_STAY] : []),
    ...notHeldAnywhere(plan),
  ]
  if (!machine.landlock) {
    const nothing = machine.withoutLauncher ?? 'this kernel has no Landlock'
    const { env } = splitEnvironment(plan, false, folder)
    return {
      ...openDoor(env),
      layers: layersOf(machine, undefined),
      notHeld: [{ promise: 'anything but the environment', why: `${why}; ${nothing}` }, ...notHeld],
    }
  }
  const withheld = site.found.places
    .filter(({ path, is }) => is === 'secret' && !site.allowRead.includes(path))
    .map(({ path }) => path)
  const writable = [
    ...(options.sandbox === 'workspace-write' ? [site.workspace] : []),
    ...[folder, ...site.allowWrite],
  ]
  const { env, late } = splitEnvironment(plan, true, folder)
  const filter = filterFor(plan, false)
  const settings: LauncherSettings = {
    env: late,
    landlock: {
      rules: [
        // Rights hold for everything below, so names can be listed everywhere.
        { path: '/', access: 'list' },
        ...allowedSiblings(withheld, listFolder).map((path) => ({
          path,
          access: 'read' as Access,
        })),
        ...writable.map((path) => ({ path, access: 'write' as Access })),
        { path: '/dev', access: 'device' },
        { path: '/dev/shm', access: 'write' },
      ],
      scope: { sockets: true, signals: options.newSession },
    },
    ...(filter && { seccomp: filter.toString('base64') }),
  }
  return {
    file: process.execPath,
    args: [LAUNCHER, JSON.stringify(settings)],
    env,
    layers: layersOf(machine, undefined),
    notHeld,
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
