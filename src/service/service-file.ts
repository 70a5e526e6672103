import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { stateFolder } from '../audit/index.ts'
import { makeFolder } from '../disk/make-folder.ts'
import { UserError } from '../verdict/index.ts'

/** What a service on a port tells those who may ask it. */
export interface ServiceFile {
  pid: number
  port: number
  /** What every question carries. */
  request: string
  /** What every answer carries: whoever took the port of a service that is gone does not know it. */
  answer: string
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
const FORM =
  /^aegish-service 1\npid ([1-9]\d{0,9})\nport ([1-9]\d{0,4})\nrequest ([\da-f]{64})\nanswer ([\da-f]{64})\n$/
const LONGEST = 1024

/** Where it lies unless somebody says otherwise. Hooks and prompts look only here. */
export function usualServiceFile(home?: string): string {
  return join(stateFolder(home), 'service')
}

/** Writes the file whole, for its owner alone. What is there must be an older one of ours. */
export function writeServiceFile(path: string, file: ServiceFile): void {
  refuseOthers(path)
  const temporary = `${path}.${process.pid}.tmp`
  try {
    makeFolder(dirname(path), 0o700)
    rmSync(temporary, { force: true })
    const fd = openSync(temporary, 'wx', 0o600)
    try {
      writeFileSync(fd, textOf(file))
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError('CANNOT_WRITE', `${path}: cannot be written (${why})`, { cause: error })
  }
}

function textOf({ pid, port, request, answer }: ServiceFile): string {
  return `aegish-service 1\npid ${pid}\nport ${port}\nrequest ${request}\nanswer ${answer}\n`
}

/** A file that is something else is not ours to replace: somebody named the wrong one. */
export function refuseOthers(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (stats.isSymbolicLink()) throw new UserError('BAD_FILE', `${path}: is a link; name a file`)
  if (!stats.isFile()) throw new UserError('BAD_FILE', `${path}: is not a file`)
  if (stats.size > 0 && readServiceFile(path) === undefined) {
    throw new UserError('BAD_FILE', `${path}: is no file of a service of yours; name another`)
  }
}

/** Reads it; undefined where there is none that only its owner could have written and read. */
export function readServiceFile(path: string): ServiceFile | undefined {
  let fd: number
  try {
    fd = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch {
    return undefined
  }
  try {
    const stats = fstatSync(fd)
    const isOurs = stats.isFile() && stats.uid === (process.getuid?.() ?? stats.uid)
    if (!isOurs || (stats.mode & 0o077) !== 0 || stats.size > LONGEST) return undefined
    const [, pid, port, request, answer] = FORM.exec(readFileSync(fd, 'latin1')) ?? []
    if (answer === undefined) return undefined
    return { pid: Number(pid), port: Number(port), request: request!, answer }
  } finally {
    closeSync(fd)
  }
}

/** Takes the file away, unless a later service has written its own. */
export function removeServiceFile(path: string, { answer }: ServiceFile): void {
  if (readServiceFile(path)?.answer === answer) rmSync(path, { force: true })
}
