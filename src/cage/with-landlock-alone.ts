import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedSiblings } from './allowed-siblings.ts'
import { commandEnvironment, handOver } from './command-environment.ts'
import { identityAt } from './identity.ts'
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
    return {
      ...openDoor(commandEnvironment(plan, folder)),
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
  const filter = filterFor(plan, false)
  const settings: LauncherSettings = {
    expected: writable.flatMap((path) => {
      const identity = identityAt(path)
      return identity === undefined ? [] : [{ path, identity }]
    }),
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
  const file = join(folder, 'settings')
  writeFileSync(file, JSON.stringify(settings), { mode: 0o600 })
  return {
    file: process.execPath,
    args: [LAUNCHER, file],
    env: handOver(commandEnvironment(plan, folder)),
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
