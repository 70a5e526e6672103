import { rmSync } from 'node:fs'

/**
 * Takes a folder of a test away. Whoever still writes in it while it ends (a shell that was hung
 * up, a browser) does not fail the test: it is tried again for some seconds.
 */
export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}
