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
    executablePath: process.env.CHROME_PATH ?? (await sparticuz.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}
