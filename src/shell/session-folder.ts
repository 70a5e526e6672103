import { execFile } from 'node:child_process'
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { systemProgram } from './system-program.ts'

/** The folder of one session, for its owner alone: the ways between us and bash lie in it. */
export interface SessionFolder {
  path: string
  /** Known to us and to bash: what comes without it is not from the other. */
  token: string
  /** What bash reads when it starts. */
  startup: string
  /** Bash reads messages from here, by name, each time it waits. */
  messages: string
  /** Bash answers into this. */
  answers: string
  /** What bash has as its own input, instead of the terminal. */
  input: string
  /** The same inode as bash's own input: compared, to see that nobody put another in its place. */
  inputId: { dev: number; ino: number }
  writeStartup(text: string): void
  sendMessage(record: string): void
  /** Gives bash a line, in front of which nothing else may stand: what does was not from us. */
  sendInput(line: string): void
  /** Whether all of the last line is on its way. */
  isInputSent(): boolean
  answersStream(): Socket
  /** Bash has everything open: what is left has no name, and cannot be opened through /proc. */
  seal(): void
  remove(): void
}

const { O_RDWR, O_NONBLOCK } = constants

export async function createSessionFolder(parent: string = tmpdir()): Promise<SessionFolder> {
  const path = mkdtempSync(join(parent, 'aegish-shell-'))
  const [startup, messages, answers, input] = ['startup', 'messages', 'answers', 'input'].map(
    (name) => join(path, name),
  ) as [string, string, string, string]
  await promisify(execFile)(systemProgram('mkfifo'), ['-m', '600', messages, answers, input])
  // Both ends are ours, so that bash never waits for a writer and never sees an end.
  const [toBash, fromBash, toInput] = [messages, answers, input].map((name) =>
    openSync(name, O_RDWR | O_NONBLOCK),
  ) as [number, number, number]
  const { dev, ino } = fstatSync(toInput)
  let stream: Socket | undefined
  let removed = false
  let isSent = true
  return {
    path,
    token: randomToken(),
    startup,
    messages,
    answers,
    input,
    inputId: { dev, ino },
    writeStartup: (text) => writeFileSync(startup, text, { mode: 0o600 }),
    sendMessage: (record) => writeWhole(toBash, Buffer.from(`${record}\0`)),
    sendInput(line) {
      empty(toInput)
      isSent = false
      writeWhole(toInput, Buffer.from(line), () => {
        isSent = true
      })
    },
    isInputSent: () => isSent,
    answersStream() {
      stream ??= new Socket({ fd: fromBash, readable: true, writable: false })
      return stream
    },
    seal() {
      rmSync(startup, { force: true })
      rmSync(input, { force: true })
      fchmodSync(toInput, 0)
    },
    remove() {
      if (removed) return
      removed = true
      if (stream) stream.destroy()
      else closeSync(fromBash)
      for (const file of [toBash, toInput]) closeSync(file)
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** From the kernel itself: Node's own way takes longer to load than bash to start. */
function randomToken(): string {
  const file = openSync('/dev/urandom', 'r')
  try {
    const bytes = Buffer.alloc(16)
    if (readSync(file, bytes) < bytes.length) throw new Error('/dev/urandom gave too little')
    return bytes.toString('hex')
  } finally {
    closeSync(file)
  }
}

/** Takes out of a pipe what nobody has read. */
function empty(file: number): void {
  const rest = Buffer.alloc(4096)
  try {
    while (readSync(file, rest) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
  }
}

/** Through a pipe that holds 64 KiB: the rest follows when bash has read some. */
function writeWhole(file: number, bytes: Buffer, onEnd = () => {}): void {
  let at = 0
  const write = () => {
    try {
      while (at < bytes.length) at += writeSync(file, bytes, at)
      onEnd()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EAGAIN') setTimeout(write, 1)
      // The session is over.
      else if (code !== 'EBADF') throw error
    }
  }
  write()
}
