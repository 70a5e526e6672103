import { spawn } from 'node:child_process'
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stateFolder } from '../../audit/index.ts'
import { makeFolder } from '../../disk/make-folder.ts'
import { askHealth, type Place } from '../../service/index.ts'
import { EXIT, UserError } from '../../verdict/index.ts'

const PATIENCE_MS = 20_000
const LOG = 'service.log'
const MOST_BYTES = 1024 * 1024
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = constants
/** A link may lead to something that is not ours to empty, and nobody may read from a pipe. */
const APPENDING = O_WRONLY | O_APPEND | O_CREAT | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)

/** Starts `aegish serve` with these options in the background, and waits until it answers. */
export async function detach(place: Place, options: readonly string[]): Promise<number> {
  const folder = stateFolder()
  makeFolder(folder, 0o700)
  const log = join(folder, LOG)
  // What it says goes there, behind what others say who run already.
  const out = openSync(log, APPENDING, 0o600)
  const { size } = fstatSync(out)
  if (size > MOST_BYTES) ftruncateSync(out)
  const before = size > MOST_BYTES ? 0 : size
  const child = spawn(
    process.execPath,
    [...process.execArgv, process.argv[1]!, 'serve', ...options],
    {
      detached: true,
      stdio: ['ignore', out, out],
      // It outlives the folder that it is started in.
      cwd: '/',
    },
  )
  closeSync(out)
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !ended; await sleep(20)) {
    const alive = await askHealth(place)
    if (alive?.pid !== child.pid) continue
    child.unref()
    process.stdout.write(`${alive!.address}: process ${alive!.pid}; it says more in ${log}\n`)
    return EXIT.fine
  }
  if (!ended) child.kill('SIGKILL')
  const said = readFileSync(log).subarray(before).toString().trim()
  const why = said.split('\n').at(-1) || 'it did not answer in time'
  throw new UserError('NOT_STARTED', why.replace(/^aegish: /, ''))
}
