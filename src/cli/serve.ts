import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { agentAround } from '../agent/inside-agent.ts'
import { ROLES, type Role } from '../guard/role.ts'
import { type Place, startService, usualServiceFile, warmUp } from '../service/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { defineCommand, runs, wholeNumber } from './command-line.ts'
import { packageFolder } from './hook/recorded.ts'
import { onInterrupt } from './on-interrupt.ts'
import { say } from './say.ts'
import { detach } from './serve/detach.ts'
import { showStatus, stopService } from './serve/status.ts'
import { version } from './version.ts'

export interface ServeOptions {
  socket?: string
  port?: number
  tokenFile?: string
  role?: Role
  policy?: string
  detach?: boolean
  status?: boolean
  stop?: boolean
}

/** `aegish serve`: the guard as a service, for hooks, prompts and programs. */
export function define(): Command {
  return defineCommand('serve', 'Answer hooks, prompts and programs without starting anew.', [
    'aegish serve --detach',
    'aegish serve --status',
    'aegish serve --socket ~/.local/state/aegish/guard.sock --role developer',
    'aegish serve --stop',
  ])
    .addOption(
      new Option('--socket <path>', 'listen on a Unix socket, mode 0600').conflicts([
        'port',
        'tokenFile',
      ]),
    )
    .option('--port <number>', 'listen on this port of loopback (default: any)', wholeNumber(0))
    .option('--token-file <file>', 'where its secrets go (default: where hooks look)')
    .addOption(new Option('--role <role>', 'for /v1/check: who is at the keyboard').choices(ROLES))
    .option('--policy <file>', 'for /v1/check: your own policy, on top')
    .option('--detach', 'go on in the background')
    .addOption(new Option('--status', 'say whether it runs').conflicts(['stop', 'detach']))
    .addOption(new Option('--stop', 'stop it').conflicts('detach'))
    .addHelpText(
      'after',
      `
The installed hooks ask it by themselves while it runs, and start the plain hook
where it does not answer. Every decision is logged (docs/serve.md).
Exit codes of --status and --stop: 0 it runs, or ran; 1 there is none`,
    )
    .action(async (options: ServeOptions) => {
      process.exitCode = await serve(options)
    })
}

export const run = runs(define)

async function serve(options: ServeOptions): Promise<number> {
  const place = placeOf(options)
  if (options.status) return showStatus(place)
  // Hooks trust what stands in the usual file; who may write it may answer for the guard.
  const around = 'file' in place && place.file === usualServiceFile() && agentAround(process.env)
  if (around) {
    const what = options.stop ? 'stop' : 'start'
    throw new UserError(
      'INSIDE_AGENT',
      `only a person may ${what} the service that hooks ask, and an agent runs this (${around})`,
    )
  }
  if (options.stop) return stopService(place)
  if (options.detach) return detach(place, wordsOf(place, options))
  return stay(place, options)
}

function placeOf({ socket, port = 0, tokenFile }: ServeOptions): Place {
  if (socket !== undefined) return { socket: resolve(socket) }
  if (port > 65535) throw new UserError('USAGE', `"${port}" is not a port`)
  return { port, file: tokenFile === undefined ? usualServiceFile() : resolve(tokenFile) }
}

/** The options again, for a process that is started elsewhere. */
function wordsOf(place: Place, { role, policy }: ServeOptions): string[] {
  return [
    ...('socket' in place
      ? ['--socket', place.socket]
      : ['--port', String(place.port), '--token-file', place.file]),
    ...(role === undefined ? [] : ['--role', role]),
    ...(policy === undefined ? [] : ['--policy', resolve(policy)]),
  ]
}

async function stay(place: Place, { role, policy }: ServeOptions): Promise<number> {
  // Before anybody can find the service: who finds it may stop it.
  const interrupted = new Promise<void>((stop) => {
    onInterrupt((again) => {
      if (again) process.exit(EXIT.interrupted)
      stop()
    })
  })
  const service = await startService({
    place,
    role,
    policy: policy === undefined ? undefined : resolve(policy),
    packageFolder: packageFolder(),
    version,
    env: process.env,
    say,
  })
  process.stdout.write(`${service.address}\n`)
  if ('file' in place) say(`secrets in ${place.file}`)
  const stopping = new AbortController()
  const warm = warmUp(stopping.signal, service.answered)
  await interrupted
  stopping.abort()
  await Promise.all([warm, service.stop()])
  return EXIT.fine
}
