import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { constants } from 'node:os'
import { isatty } from 'node:tty'
import { CAGE_FAILED, type Cage, commandProcess, openPipe } from '../../cage/index.ts'
import { say } from '../say.ts'

/** Handed on to the command. The terminal sends the first two to everybody by itself. */
const FROM_TERMINAL = ['SIGINT', 'SIGQUIT'] as const
const HANDED_ON = ['SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const

/** Only the end of what a program says can be about why it ended. */
const KEPT = 64 * 1024

/** Whether any of the standard descriptors is a terminal, which the command then needs. */
export function hasTerminal(): boolean {
  return [0, 1, 2].some((descriptor) => isatty(descriptor))
}

/** Runs a command in a cage, and gives its exit code and the end of what it said on stderr. */
export async function startInCage(
  cage: Cage,
  command: readonly string[],
): Promise<{ code: number; said: string }> {
  const pipe = canListen() ? await openPipe() : undefined
  // Before it is started: it may be told to end as soon as it runs.
  const stop = handSignalsOn(() => child.pid)
  const child = spawn(cage.file, [...cage.args, ...command], {
    env: cage.env,
    stdio: ['inherit', 'inherit', pipe?.write ?? 'inherit'],
  })
  const listened = pipe ? listen(pipe) : ''
  let isLost = false
  const endWatch = cage.watchCovers(({ says, mustEnd }) => {
    say(says)
    if (!mustEnd) return
    isLost = true
    child.kill('SIGKILL')
  })
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    return {
      code: isLost ? CAGE_FAILED : (code ?? 128 + (signal ? constants.signals[signal] : 0)),
      said: await listened,
    }
  } finally {
    endWatch()
    stop()
  }
}

/** Hands on what comes through the pipe, and gives its end. */
async function listen({ read, write }: { read: number; write: number }): Promise<string> {
  closeSync(write)
  let said = ''
  for await (const bytes of new Socket({ fd: read, readable: true, writable: false })) {
    said = (said + (bytes as Buffer).toString('latin1')).slice(-KEPT)
    if (!process.stderr.write(bytes as Buffer)) await once(process.stderr, 'drain')
  }
  return said
}

/**
 * Whether errors can be read along: not on a terminal, which the program asks for its width, and
 * not where they share a file with the output, whose order would change.
 */
function canListen(): boolean {
  if (isatty(2)) return false
  try {
    const [output, errors] = [fstatSync(1), fstatSync(2)]
    return output.dev !== errors.dev || output.ino !== errors.ino
  } catch {
    return false
  }
}

function handSignalsOn(child: () => number | undefined): () => void {
  const shared = hasTerminal()
  const handOn = (signal: NodeJS.Signals) => {
    const pid = child()
    if (pid === undefined) return
    try {
      process.kill(commandProcess(pid), signal)
    } catch {
      // It has ended meanwhile.
    }
  }
  const ignore = () => {}
  const handlers = [
    ...FROM_TERMINAL.map((signal) => [signal, shared ? ignore : handOn] as const),
    ...HANDED_ON.map((signal) => [signal, handOn] as const),
  ]
  for (const [signal, handler] of handlers) process.on(signal, handler)
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}
