import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Command, Option } from 'commander'
import { auditFolder, logVersion } from '../audit/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { DEFAULT_PORT, Library, startServer, watch } from '../view/index.ts'
import { defineCommand, runs, wholeNumber } from './command-line.ts'
import { runsFolder } from './config/apply-config.ts'
import { onInterrupt } from './on-interrupt.ts'
import { packageRoot } from './package-root.ts'
import { say } from './say.ts'
import { version } from './version.ts'
import { exportView } from './view-export.ts'

interface Options {
  port?: number
  open: boolean
  export?: string
  force?: boolean
  json?: boolean
}

/** `aegish view`: a local page to explore logs, live while a benchmark runs. */
export function define(): Command {
  return defineCommand(
    'view',
    'Explore logs in the browser: served to this machine only, live while a run goes on.',
    [
      'aegish view',
      'aegish view logs/ comparison.json',
      'aegish view runs/ --port 8000 --no-open',
      'aegish view runs/ --export site/',
    ],
  )
    .argument('[path...]', '.eval logs, folders of them, comparison files (default: runs)')
    .option(
      '--port <number>',
      `the port to listen on, 0 for any free one (default: ${DEFAULT_PORT}, or the next that is free)`,
      wholeNumber(0),
    )
    .option('--no-open', 'do not open the browser')
    .addOption(
      new Option(
        '--export <folder>',
        'write the page with its data as a static site instead',
      ).conflicts('port'),
    )
    .option('--force', 'replace the folder of the export whatever it holds')
    .option('--json', 'print what was exported as JSON')
    .action(async (paths: string[], options: Options) => {
      process.exitCode = await view(paths.length > 0 ? paths : await usualPaths(options), options)
    })
}

export const run = runs(define)

/** The folder of runs; without one, whoever only guards looks at their decisions. */
async function usualPaths({ export: exports }: Options): Promise<string[]> {
  const folder = await runsFolder()
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined
  const hasDecisions = exports === undefined && logVersion(auditFolder(process.env)) !== ''
  return isThere || !hasDecisions ? [folder] : []
}

async function view(paths: string[], options: Options): Promise<number> {
  for (const path of paths) {
    if (!statSync(path, { throwIfNoEntry: false })) {
      throw new UserError(
        'NO_FILE',
        `${path}: no such file or folder (name logs, a folder of them, or a comparison file)`,
      )
    }
  }
  const library = new Library(paths)
  library.onProblem = say
  if (options.export !== undefined) return exportView(library, options.export, options)
  for (const name of ['force', 'json'] as const) {
    if (options[name]) throw new UserError('USAGE', `--${name} goes with --export`)
  }
  // Without logs there is one page that has something to show.
  return serve(library, paths.length === 0 ? 'decisions' : '', options)
}

async function serve(library: Library, page: string, { port, open }: Options): Promise<number> {
  if (port !== undefined && port > 65535) throw new UserError('USAGE', `"${port}" is not a port`)
  const assets = fileURLToPath(new URL('dist/viewer/', packageRoot))
  const server = await startServer(library, {
    port,
    assets,
    version,
    audit: auditFolder(process.env),
  })
  const stop = new AbortController()
  onInterrupt((again) => {
    if (again) process.exit(EXIT.interrupted)
    stop.abort()
  })

  const address = `${server.url}${page}`
  process.stdout.write(`${address}\n`)
  if (port === undefined && server.port !== DEFAULT_PORT) {
    say(`port ${DEFAULT_PORT} is taken (another viewer?): this one has ${server.port}`)
  }
  process.stderr.write('Ctrl-C ends the viewer.\n')
  if (open) openBrowser(address)
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
