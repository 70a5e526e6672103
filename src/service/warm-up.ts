import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { NO_DENIALS } from '../agent/recent-denials.ts'
import { Checker } from './check.ts'
import { HookAnswerer } from './hook.ts'
import { listenOnPort } from './listen.ts'
import { Metrics } from './metrics.ts'
import { PolicyCache } from './policy-cache.ts'
import type { Rooms } from './router.ts'
import { createRequestServer } from './server.ts'
import { ServiceAudit } from './service-audit.ts'

const ROUNDS = 1000
/**
 * With each question, so many more are decided without a connection, which alone takes longer: only what
 * ran often is compiled well, and a service that is asked now and then has nothing of it in the caches
 * of the processor. After a thousand decisions the next one takes twice as long as after ten thousand.
 */
const DECISIONS = 10
const COMMANDS = [
  'git status',
  'find . -name "*.ts" | xargs wc -l',
  'npm run build && npm test',
  'python3 -c "print(2+2)"',
  'cat /etc/shadow',
]
const AGENT = 'claude-code'
/** Nobody works here: no permission of a person is for a call in it. */
const NOWHERE = '/nowhere/aegish-warm-up'

/**
 * Lets the engine compile what questions need, one at a time between those of others: the first hooks
 * would otherwise wait twice as long as later ones. They come over a port of their own, as a shell's
 * would, and nothing is written down. It ends when `others` have been answered as often: they have
 * warmed it, and it shall not take their time. Says how many were answered.
 */
export async function warmUp(signal: AbortSignal, others: () => number): Promise<number> {
  const isCold = () => !signal.aborted && others() < ROUNDS
  let answered = 0
  const rooms = roomsWithoutLog()
  const questions = createRequestServer(rooms, () => {})
  try {
    rooms.who.port = await listenOnPort(questions.server, 0)
    while (answered < ROUNDS && isCold()) {
      await ask(rooms.who.port, question(answered, rooms.who))
      answered++
      for (let i = 0; i < DECISIONS && isCold(); i++) {
        await decide(answered + i, rooms)
        // Whoever else asks comes in between.
        await turn()
      }
    }
  } catch {
    // What is not warm is as right as ever.
  } finally {
    void questions.close()
  }
  return answered
}

function roomsWithoutLog(): Rooms {
  const metrics = new Metrics()
  const log = { appendAll: () => {}, close: () => {} }
  const audit = new ServiceAudit(
    log,
    {},
    () => {},
    () => {},
  )
  return {
    who: { port: undefined, token: randomBytes(32).toString('hex') },
    proof: '',
    version: '',
    checker: new Checker(audit, metrics, async () => ({ role: 'default' })),
    hooks: new HookAnswerer(audit, metrics, new PolicyCache().read, NOWHERE, () => NO_DENIALS),
    metrics,
    isDegraded: () => false,
  }
}

function commandOf(round: number): string {
  return COMMANDS[round % COMMANDS.length]!
}

/** As an agent says it. */
function eventOf(round: number): string {
  const event = { hook_event_name: 'PreToolUse', cwd: NOWHERE, tool_name: 'Bash' }
  return JSON.stringify({ ...event, tool_input: { command: commandOf(round) } })
}

async function decide(round: number, { hooks }: Rooms): Promise<void> {
  const call = { id: undefined, argv: ['--agent', AGENT], directory: NOWHERE, env: {} }
  await hooks.answer({ ...call, event: eventOf(round) })
}

/** Most are those of a hook. */
function question(round: number, { port, token }: Rooms['who']): string {
  const [path, text] =
    round % 8 === 0 ? ['check', commandOf(round)] : [`hook/${AGENT}`, eventOf(round)]
  const context = `directory=${NOWHERE}\0`
  return [
    `POST /v1/${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: text/plain',
    `Aegish-Context: ${context.length}`,
    `Content-Length: ${context.length + text.length}`,
    'Connection: close',
    '',
    `${context}${text}`,
  ].join('\r\n')
}

/** Resolves when the question was answered. */
function ask(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (piece: string) => {
      answer += piece
    })
    socket.on('error', reject)
    socket.on('close', () => {
      if (answer.startsWith('HTTP/1.1 200 ')) resolve()
      else reject(new Error(answer))
    })
  })
}
