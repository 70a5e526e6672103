import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXIT } from '../verdict/index.ts'
import { exportSite, type Library } from '../view/index.ts'
import { onInterrupt } from './on-interrupt.ts'
import { packageRoot } from './package-root.ts'
import { version } from './version.ts'

interface Options {
  force?: boolean
  json?: boolean
}

/** `aegish view --export`: the page with its data as files. */
export async function exportView(
  library: Library,
  folder: string,
  { force = false, json = false }: Options,
): Promise<number> {
  const stop = new AbortController()
  const unwatch = onInterrupt((again) => {
    if (again) process.exit(EXIT.interrupted)
    stop.abort()
  })
  const terminal = process.stderr.isTTY
  try {
    const summary = await exportSite(library, {
      folder,
      force,
      assets: fileURLToPath(new URL('dist/viewer-export/', packageRoot)),
      version,
      created: new Date().toISOString(),
      signal: stop.signal,
      onProgress: (samples, of) => {
        if (terminal) process.stderr.write(`\rwriting samples: ${samples} of ${of}\x1b[K`)
      },
    })
    if (terminal) process.stderr.write('\r\x1b[K')
    if (!summary) return EXIT.interrupted
    if (json) process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`)
    else {
      const { files, bytes } = summary
      process.stdout.write(`${join(folder, 'index.html')}\n`)
      process.stderr.write(
        `${files.toLocaleString('en')} files, ${(bytes / 1e6).toFixed(1)} MB: open it, or put the folder on any web server.\n`,
      )
    }
    return EXIT.fine
  } finally {
    unwatch()
  }
}
