import { readFileSync, statSync } from 'node:fs'

// What Linux shows of a process. Elsewhere, and of a process that is gone, nothing is known.

interface File {
  dev: number
  ino: number
}

/** Whether the input of a process is this file; undefined where it cannot be seen. */
export function readsFrom(pid: number, file: File): boolean | undefined {
  try {
    const { dev, ino } = statSync(`/proc/${pid}/fd/0`)
    return dev === file.dev && ino === file.ino
  } catch {
    return undefined
  }
}

/** The number of `read` among the calls of the system. */
const READ: Readonly<Record<string, string>> = { x64: '0', arm64: '63' }

/** Whether a process waits for more of its input, which is this file. */
export function waitsForInput(pid: number, file: File): boolean {
  const [call, descriptor] = look(pid, 'syscall').split(' ')
  return call === READ[process.arch] && descriptor === '0x0' && readsFrom(pid, file) === true
}

export function isStopped(pid: number): boolean {
  return /^\d+ \(.*\) T /s.test(look(pid, 'stat'))
}

/** A process that only stands around another one, as a cage does, has that one as its child. */
export function insideOf(pid: number): number {
  if (look(pid, 'comm') !== 'bwrap\n') return pid
  const child = Number.parseInt(look(pid, `task/${pid}/children`), 10)
  return Number.isNaN(child) ? pid : insideOf(child)
}

function look(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1')
  } catch {
    return ''
  }
}
