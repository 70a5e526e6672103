import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { hashFile, realRunEnvironment } from '../run/index.ts'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runs, wholeNumber } from './command-line.ts'
import { onInterrupt } from './on-interrupt.ts'
import { connectQueue, loadQueue, ownBuild } from './queue-options.ts'
import { say } from './say.ts'
import { shippedSuites } from './suite/shipped.ts'

interface Options {
  queue: string
  concurrency?: number
  guards?: string[]
}

/** `aegish worker`: asks guards about the samples that a run on another machine hands out. */
export function define(): Command {
  return defineCommand('worker', 'Answer for runs that hand their samples to a queue.', [
    'aegish worker --queue redis://queue.example:6379',
    'aegish worker --queue redis://localhost --guards openai/gpt-5-mini',
  ])
    .requiredOption('--queue <url>', 'redis://HOST:PORT, or rediss:// for TLS')
    .option('--concurrency <n>', 'the most calls at once to each provider', wholeNumber(1))
    .option('--guards <guard>', 'only this one; may be given more than once', collect)
    .addHelpText(
      'after',
      '\nREDIS_USERNAME and REDIS_PASSWORD may hold what the address leaves out. A guard\nthat starts a program or reads a file (hook:, replay:) must be named.',
    )
    .action(async (options: Options) => {
      process.exitCode = await work(options)
    })
}

export const run = runs(define)

function collect(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}

async function work({ queue, concurrency, guards }: Options): Promise<number> {
  const { QueueWorker } = await loadQueue()
  const connection = await connectQueue(queue, 'worker')
  const suites = new Map<string, string>()
  for (const name of readdirSync(shippedSuites)) {
    const file = join(shippedSuites, name, 'samples.jsonl')
    if (existsSync(file)) suites.set(name, hashFile(file))
  }
  const worker = new QueueWorker(connection, {
    concurrency,
    guards,
    own: { ...ownBuild(), suiteHash: (name) => suites.get(name) },
    environment: realRunEnvironment,
    tell: say,
  })
  const endListening = onInterrupt((again) => {
    if (again) process.exit(EXIT.interrupted)
    say('finishing what is open, giving back the rest; once more to stop at once')
    worker.leave()
  })
  say(`worker ${worker.id} at ${connection.address.shown}`)
  try {
    await worker.run()
    say(`worker ${worker.id} leaves; it answered ${worker.done} samples`)
    return EXIT.fine
  } finally {
    endListening()
    await connection.close()
  }
}
