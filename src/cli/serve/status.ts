import { setTimeout as sleep } from 'node:timers/promises'
import { askHealth, type Place } from '../../service/index.ts'
import { EXIT, UserError } from '../../verdict/index.ts'
import { say } from '../say.ts'

/** How long a stopping service may take; it gives itself three seconds. */
const PATIENCE_MS = 8_000

/** Says whether a service answers at a place, and proves itself. */
export async function showStatus(place: Place): Promise<number> {
  const alive = await askHealth(place)
  if (alive === undefined) {
    say(`no service answers (${nameOf(place)}): aegish serve --detach`)
    return EXIT.missed
  }
  const { pid, version, address, status } = alive
  process.stdout.write(`${address}: aegish ${version}, process ${pid}\n`)
  if (status === 'degraded') say('its log of decisions cannot be written')
  return EXIT.fine
}

/** Stops the service at a place: the process that answered there, and no other. */
export async function stopService(place: Place): Promise<number> {
  const alive = await askHealth(place)
  if (alive === undefined) {
    say(`no service answers (${nameOf(place)})`)
    return EXIT.missed
  }
  process.kill(alive.pid, 'SIGTERM')
  for (const until = Date.now() + PATIENCE_MS; isRunning(alive.pid); await sleep(20)) {
    if (Date.now() > until) {
      throw new UserError('STILL_RUNNING', `process ${alive.pid} does not stop: kill it by hand`)
    }
  }
  process.stdout.write(`stopped process ${alive.pid}\n`)
  return EXIT.fine
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function nameOf(place: Place): string {
  return 'socket' in place ? place.socket : place.file
}
