import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/**
 * A real Chromium without a window: the one that CHROME_PATH names, or the one that comes inside
 * the package. Its own list of arguments is not used: they switch security off and put everything
 * into one process, which ends with the first page that is closed. Close the browser when done.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    headless: true,
    executablePath: process.env.CHROME_PATH ?? (await packagedBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}

/**
 * Unpacks the browser once. The package itself unpacks it in place, where another test would start
 * it half written; so it goes to a folder of its own, which gets its name when it is whole.
 */
async function packagedBrowser(): Promise<string> {
  const before = process.env.TMPDIR
  const folder = join(tmpdir(), 'aegish-chromium-143')
  if (!existsSync(folder)) {
    const fresh = mkdtempSync(`${folder}-`)
    try {
      process.env.TMPDIR = fresh
      await sparticuz.executablePath()
      renameSync(fresh, folder)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
  }
  return join(folder, 'chromium')
}
