import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  announceCall,
  announceEnd,
  announceGroup,
  CALL_MARK,
  killMarked,
} from './orphan-watcher.ts'

/** What a program did with its input. */
export interface ProgramResult {
  /** Null when a signal ended it. */
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

const LARGEST_OUTPUT = 1024 * 1024
/** How long the output of a program that has ended is read on, if somebody keeps it open. */
const GRACE_MS = 250
const ownGroup = process.platform !== 'win32'

/**
 * Runs a program without a shell, feeds it a text and collects what it says. Its exit decides: a
 * child that keeps the output open is not waited for. When the signal fires, the program and
 * everything that it started are killed, and nothing is waited for any more.
 */
export function runProgram(
  [program, ...args]: string[],
  input: string,
  signal: AbortSignal,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const mark = randomBytes(9).toString('hex')
    announceCall(mark)
    const child = spawn(program!, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      shell: false,
      // Its own process group: it can be ended with all its children, and Ctrl-C does not reach it.
      detached: ownGroup,
      windowsHide: true,
      env: { ...process.env, [CALL_MARK]: mark },
    })
    if (ownGroup && child.pid !== undefined) announceGroup(mark, child.pid)
    let grace: NodeJS.Timeout | undefined
    let isSettled = false
    const settle = (act: () => void) => {
      if (isSettled) return
      isSettled = true
      clearTimeout(grace)
      signal.removeEventListener('abort', drop)
      announceEnd(mark)
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
      act()
    }
    const killGroup = () => {
      try {
        if (ownGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
        else child.kill('SIGKILL')
      } catch {
        // it has ended already
      }
    }
    const drop = () => {
      killGroup()
      killMarked(mark)
      child.unref()
      settle(() => reject(signal.reason))
    }
    child.on('error', (error) => settle(() => reject(error)))
    // Without descriptors there are no streams either: the error is on its way.
    if (!child.stdout) return
    const stdout = collect(child.stdout)
    const stderr = collect(child.stderr)
    signal.addEventListener('abort', drop, { once: true })
    const finish = (exitCode: number | null, endedBy: NodeJS.Signals | null) =>
      settle(() =>
        resolve({ exitCode, signal: endedBy, stdout: stdout.text(), stderr: stderr.text() }),
      )
    child.on('exit', (exitCode, endedBy) => {
      // It has decided in time, whatever is still to be read.
      signal.removeEventListener('abort', drop)
      grace = setTimeout(async () => {
        killGroup()
        // A busy machine may be late with what the program said before it ended.
        for (let size = -1; size !== stdout.size(); ) {
          size = stdout.size()
          await new Promise(setImmediate)
        }
        finish(exitCode, endedBy)
      }, GRACE_MS)
    })
    child.on('close', finish)
    // A program may decide without reading what it is asked.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Keeps the beginning of a stream and reads the rest, so that the program is never held up. */
function collect(stream: Readable): { text(): string; size(): number } {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    if (size === LARGEST_OUTPUT) return
    const kept = chunk.subarray(0, LARGEST_OUTPUT - size)
    chunks.push(kept)
    size += kept.length
  })
  return { text: () => Buffer.concat(chunks).toString('utf8'), size: () => size }
}
