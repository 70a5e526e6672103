import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a process holds in memory now. Linux tells; elsewhere it is 0. */
export function residentMegabytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024)
  } catch {
    return 0
  }
}

/** Whether a run in a folder has come to its log, which is written when the samples are done. */
export function isWritingLog(folder) {
  try {
    return readdirSync(join(folder, 'runs'), { recursive: true }).some((name) =>
      name.includes('.eval.'),
    )
  } catch {
    return false
  }
}
