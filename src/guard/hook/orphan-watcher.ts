import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Every process that a call of a hook starts inherits this variable; its value names the call. */
export const CALL_MARK = 'AEGISH_HOOK_CALL'

/**
 * Reads which calls are open (`MARK GROUP`, `MARK ended`) until its input ends, which happens when
 * the run is gone, however it went. Then it ends what the open calls left behind: their process
 * groups, and where the system shows the environment of processes also what left its group.
 */
const WATCHER = `
trap '' INT TERM HUP
calls=
while read -r mark group; do
  rest=
  for call in $calls; do [ "\${call%%:*}" = "$mark" ] || rest="$rest $call"; done
  if [ "$group" = ended ]; then calls=$rest; else calls="$rest $mark:$group"; fi
done
for call in $calls; do
  [ "\${call#*:}" = starting ] || kill -KILL -- "-\${call#*:}" 2>/dev/null
  for file in $(grep -als "${CALL_MARK}=\${call%%:*}" /proc/[0-9]*/environ 2>/dev/null); do
    pid=\${file#/proc/}
    kill -KILL "\${pid%%/*}" 2>/dev/null
  done
done
`

let watcher: ChildProcess | undefined

/** Tells the watcher that a call is about to start its program. One watcher serves the process. */
export function announceCall(mark: string): void {
  if (process.platform === 'win32') return
  watcher ??= startWatcher()
  tell(mark, 'starting')
}

/** Tells the watcher the process group of a call. */
export function announceGroup(mark: string, group: number): void {
  tell(mark, String(group))
}

/** Tells the watcher that nothing of a call is left to end. */
export function announceEnd(mark: string): void {
  tell(mark, 'ended')
}

/** The system takes such a short line at once: nothing waits in this process when it is killed. */
function tell(mark: string, state: string): void {
  watcher?.stdin?.write(`${mark} ${state}\n`)
}

function startWatcher(): ChildProcess | undefined {
  // Its own session: a signal for the run or from its terminal does not reach it.
  const child = spawn('/bin/sh', ['-c', WATCHER, 'aegish-hook-watcher'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const forget = () => {
    if (watcher === child) watcher = undefined
  }
  // A help, not a need: where it cannot start the run goes on without it.
  child.on('error', forget)
  child.on('exit', forget)
  if (!child.stdin) return undefined
  child.stdin.on('error', forget)
  child.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
  return child
}

/**
 * Kills every process that a call started, also those that left its process group. Linux shows
 * the environment of processes; elsewhere the group is all that can be found.
 */
export function killMarked(mark: string): void {
  if (process.platform !== 'linux') return
  const entry = `${CALL_MARK}=${mark}`
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'latin1').includes(entry)) continue
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // it has ended, or belongs to somebody else
    }
  }
}
