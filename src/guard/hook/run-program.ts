import { spawn } from 'node:child_process'

/** What a program did with its input. */
export interface ProgramResult {
  /** Null when a signal ended it. */
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

const LARGEST_OUTPUT = 1024 * 1024
/** How long a program that has ended may leave its output open before its children are ended too. */
const GRACE_MS = 250
const ownGroup = process.platform !== 'win32'

/**
 * Runs a program without a shell, feeds it a text and collects what it says. When the signal
 * fires, the program and everything that it started are killed.
 */
export function runProgram(
  [program, ...args]: string[],
  input: string,
  signal: AbortSignal,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(program!, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      shell: false,
      // Its own process group: it can be ended with all its children, and Ctrl-C does not reach it.
      detached: ownGroup,
      windowsHide: true,
    })
    const kill = () => {
      try {
        if (ownGroup && child.pid) process.kill(-child.pid, 'SIGKILL')
        else child.kill('SIGKILL')
      } catch {
        // it has ended already
      }
    }
    let grace: NodeJS.Timeout | undefined
    const stdout = collect(child.stdout)
    const stderr = collect(child.stderr)
    signal.addEventListener('abort', kill, { once: true })
    const settle = () => {
      clearTimeout(grace)
      signal.removeEventListener('abort', kill)
    }
    child.on('error', (error) => {
      settle()
      reject(error)
    })
    child.on('exit', () => {
      grace = setTimeout(kill, GRACE_MS)
    })
    child.on('close', (exitCode, endedBy) => {
      settle()
      if (signal.aborted) reject(signal.reason)
      else resolve({ exitCode, signal: endedBy, stdout: stdout(), stderr: stderr() })
    })
    // A program may decide without reading what it is asked.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Keeps the beginning of a stream and reads the rest, so that the program is never held up. */
function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    if (size < LARGEST_OUTPUT) chunks.push(chunk.subarray(0, LARGEST_OUTPUT - size))
    size += chunk.length
  })
  return () => Buffer.concat(chunks).toString('utf8')
}
