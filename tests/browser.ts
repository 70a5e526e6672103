import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { removeFolder } from './remove-folder.ts'

/**
 * Starts a real Chromium: the one that AEGISH_CHROME names, else the one inside a development
 * dependency. Its sandbox is off because containers and root lack one; everything that protects a
 * page from its content stays on.
 */
export function launchBrowser(): Promise<Browser> {
  const named = process.env.AEGISH_CHROME
  if (named) return chromium.launch({ executablePath: named, args: ['--no-sandbox'] })
  const folder = unpackedChromium()
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
    ],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  })
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Unpacks the browser once, whole or not at all: several test files may ask at the same time. */
function unpackedChromium(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const manifest = entry.replace(/build[/\\].*$/, 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const cache = join(root, 'node_modules', '.cache')
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const temporary = mkdtempSync(join(cache, 'chromium-'))
  const unpack = "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())"
  // The package unpacks into the folder for temporary files, whichever that is.
  execFileSync(process.execPath, ['-e', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary, TMP: temporary, TEMP: temporary },
  })
  // The package brings a font: a bare machine has none, and text without one has no size.
  writeFileSync(
    join(temporary, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>
      <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      <alias binding="strong"><family>system-ui</family>
        <prefer><family>Open Sans</family></prefer></alias>
      <dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir>
    </fontconfig>\n`,
  )
  try {
    renameSync(temporary, folder)
  } catch (error) {
    removeFolder(temporary)
    if (!existsSync(folder)) throw error
  }
  return folder
}
