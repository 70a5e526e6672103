import type { Cage } from '../cage/index.ts'
import { UserError } from '../verdict/index.ts'

/** What we need of a pseudo terminal. */
export interface PseudoTerminal {
  readonly pid: number
  /** The path of the side that programs see. */
  readonly path: string
  write(bytes: Buffer): void
  resize(columns: number, rows: number): void
  kill(signal: string): void
  pause(): void
  resume(): void
  onData(listener: (bytes: Buffer) => void): void
  onExit(listener: (exit: { exitCode: number; signal?: number | undefined }) => void): void
}

export interface Program {
  file: string
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  directory: string
  /** It stands behind a cage: the process that is started is not the program itself. */
  cage?: Cage
}

/** The package works in bytes where it is told to, which its types do not say. */
interface Terminal extends Omit<PseudoTerminal, 'path'> {
  ptsName?: string
}

/** Loads the optional package, or says what is missing. */
export async function loadPseudoTerminals(): Promise<typeof import('@lydell/node-pty')> {
  try {
    const module = await import('@lydell/node-pty')
    return 'default' in module ? (module.default as typeof module) : module
  } catch (cause) {
    throw new UserError(
      'NO_PSEUDO_TERMINAL',
      `a shell needs the optional package @lydell/node-pty, which is not installed for ${process.platform} ${process.arch} ("aegish shell -c COMMAND" works without it)`,
      { cause },
    )
  }
}

/** Starts a program in a pseudo terminal of its own. The path is given before it starts. */
export async function startInTerminal(
  program: Program,
  size: { columns: number; rows: number },
): Promise<PseudoTerminal> {
  const { spawn } = await loadPseudoTerminals()
  const env = { ...program.env }
  const terminal = spawn(program.file, [...program.args], {
    name: env.TERM || 'xterm-256color',
    cols: Math.max(1, size.columns),
    rows: Math.max(1, size.rows),
    cwd: program.directory,
    env,
    encoding: null,
  }) as unknown as Terminal
  return {
    pid: terminal.pid,
    path: terminal.ptsName ?? '/dev/tty',
    write: (bytes) => terminal.write(bytes),
    resize: (columns, rows) => terminal.resize(Math.max(1, columns), Math.max(1, rows)),
    kill: (signal) => terminal.kill(signal),
    pause: () => terminal.pause(),
    resume: () => terminal.resume(),
    onData: (listener) => terminal.onData(listener),
    onExit: (listener) => terminal.onExit(listener),
  }
}
