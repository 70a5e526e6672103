import { readFileSync } from 'node:fs'

/**
 * The process of the command behind the one that was started: bubblewrap stands before it twice,
 * outside and as the first process inside, and neither hands signals on.
 */
export function commandProcess(started: number): number {
  let pid = started
  for (let step = 0; step < 4; step++) {
    if (read(`/proc/${pid}/comm`)?.trim() !== 'bwrap') return pid
    const child = Number(read(`/proc/${pid}/task/${pid}/children`)?.trim().split(' ')[0])
    if (!child) return pid
    pid = child
  }
  return pid
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
