import { readFileSync } from 'node:fs'

/** What a process holds in memory now. Linux tells; elsewhere it is 0. */
export function residentMegabytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024)
  } catch {
    return 0
  }
}
