import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { EXIT, UserError } from '../verdict/index.ts'
import { Library, startServer, watch } from '../view/index.ts'
import { defineCommand, runs, wholeNumber } from './command-line.ts'
import { onInterrupt } from './on-interrupt.ts'
import { packageRoot } from './package-root.ts'
import { say } from './say.ts'
import { version } from './version.ts'

interface Options {
  port?: number
  open: boolean
}

const DEFAULT_FOLDER = 'runs'

/** `aegish view`: a local page to explore logs, live while a benchmark runs. */
export function define(): Command {
  return defineCommand(
    'view',
    'Explore logs in the browser: served to this machine only, live while a run goes on.',
    ['aegish view', 'aegish view logs/ comparison.json', 'aegish view runs/ --port 8000 --no-open'],
  )
    .argument(
      '[path...]',
      `.eval logs, folders of them, comparison files (default: ${DEFAULT_FOLDER})`,
    )
    .option('--port <number>', 'the port to listen on (default: any free one)', wholeNumber(0))
    .option('--no-open', 'do not open the browser')
    .action(async (paths: string[], options: Options) => {
      process.exitCode = await view(paths.length > 0 ? paths : [DEFAULT_FOLDER], options)
    })
}

export const run = runs(define)

async function view(paths: string[], { port = 0, open }: Options): Promise<number> {
  for (const path of paths) {
    if (!statSync(path, { throwIfNoEntry: false })) {
      throw new UserError(
        'NO_FILE',
        `${path}: no such file or folder (name logs, a folder of them, or a comparison file)`,
      )
    }
  }
  if (port > 65535) throw new UserError('USAGE', `"${port}" is not a port`)
  const library = new Library(paths)
  library.onProblem = say
  const assets = fileURLToPath(new URL('dist/viewer/', packageRoot))
  const server = await startServer(library, { port, assets, version })
  const stop = new AbortController()
  onInterrupt((again) => {
    if (again) process.exit(EXIT.interrupted)
    stop.abort()
  })

  process.stdout.write(`${server.url}\n`)
  process.stderr.write('Ctrl-C ends the viewer.\n')
  if (open) openBrowser(server.url)
  try {
    await watch(library, stop.signal)
  } finally {
    await server.close()
  }
  return EXIT.fine
}

/** Asks the system to show an address. Where there is no browser, the address has been printed. */
function openBrowser(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  const child = spawn(program!, args, { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
