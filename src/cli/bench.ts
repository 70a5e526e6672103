import { type Command, Option } from 'commander'
import { PROVIDERS, ROLES, type Role } from '../guard/index.ts'
import type { Coordinator, QueueConnection } from '../queue/index.ts'
import { BreakdownCounter } from '../report/index.ts'
import {
  BenchRun,
  beginRun,
  estimatePlan,
  type PreparedRun,
  planRun,
  RETRY_CLASSES,
  type RetryClass,
  type RunEnvironment,
  type RunFolders,
  type RunSettings,
  type RunSpecification,
  realRunEnvironment,
  resumeRun,
} from '../run/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { estimatesToConsole } from './bench-estimates.ts'
import { watchRun } from './bench-progress.ts'
import { benchResult, benchToConsole, scoresByGuard } from './bench-result.ts'
import { defineCommand, numberBetween, positiveNumber, runs, wholeNumber } from './command-line.ts'
import { applyConfig } from './config/apply-config.ts'
import { doubtfulModels } from './doubtful-models.ts'
import { onInterrupt } from './on-interrupt.ts'
import { readPolicy } from './overlay-options.ts'
import { printJson } from './print.ts'
import { connectQueue, loadQueue, ownBuild } from './queue-options.ts'
import { say } from './say.ts'
import { shippedSuites } from './suite/shipped.ts'
import { terminalWidth } from './terminal.ts'
import { version } from './version.ts'

interface Options {
  guard?: string[]
  suite?: string[]
  epochs: number
  seed: number
  filter?: string[]
  sample?: number
  limit?: number
  cot?: boolean
  role: Role
  policy?: string
  concurrency?: number
  rpm?: number
  tpm?: number
  timeout?: number
  timeLimit: number
  maxRetries: number
  failOnError: number
  budget?: number
  cache?: boolean
  batch?: boolean
  batchFallback?: boolean
  cancelBatches?: boolean
  resume?: string
  out: string
  retry?: RetryClass
  dryRun?: boolean
  queue?: string
  failUnder?: number
  json?: boolean
}

/** Options that shape the results: a run that goes on keeps its own. */
const SHAPING = [
  'guard',
  'suite',
  'epochs',
  'seed',
  'filter',
  'sample',
  'limit',
  'cot',
  'role',
  'policy',
]

/** `aegish bench`: asks guards about suites and writes one log for each pair. */
export function define(): Command {
  const command = defineCommand('bench', 'Ask guards about suites and log what they answer.', [
    'aegish bench --guard openai/gpt-5-mini --suite twins',
    'aegish bench --guard "hook:npx cc-safety-net hook --claude-code" --sample 10',
    'aegish bench --resume runs/ID --retry timeout',
  ])
    .option('--guard <guard>', 'a guard; may be given more than once', collect)
    .option('--suite <suite>', 'a name or path; may be given more than once', collect)
    .option('--epochs <n>', 'ask about every sample so often', wholeNumber(1), 1)
    .option('--seed <n>', 'for models and for --sample', wholeNumber(), 42)
    .option('--filter <field=value>', 'only these samples; may be repeated', collect)
    .option('--sample <n>', 'so many of each suite, balanced, by the seed', wholeNumber(1))
    .option('--limit <n>', 'so many of each suite, balanced, always the same', wholeNumber(1))
    .option('--cot', 'let models think first')
    .addOption(new Option('--role <role>', 'who types').choices(ROLES).default('default'))
    .option('--policy <file>', 'your own policy, on top, for the static guard')
    .option('--concurrency <n>', 'the most calls at once to each provider', wholeNumber(1))
    .option('--rpm <n>', 'the most requests per minute to each provider', positiveNumber)
    .option('--tpm <n>', 'the most tokens per minute to each provider', positiveNumber)
    .option('--timeout <seconds>', 'for one attempt (default: the time limit)', positiveNumber)
    .option('--time-limit <seconds>', 'for one sample, of the guard’s time', positiveNumber, 180)
    .option('--max-retries <n>', 'of a call that failed and may pass', wholeNumber(), 3)
    .option(
      '--fail-on-error <share>',
      'fail when more samples get no reply',
      numberBetween(0, 1),
      0.5,
    )
    .option('--budget <usd>', 'stop before this much is spent', positiveNumber)
    .option('--cache', 'keep replies, and use those that are kept')
    .option('--queue <url>', 'have workers answer, through this Redis or Valkey')
    .option('--batch', 'ask in batches: half the price, within a day')
    .option('--batch-fallback', 'ask by single calls what expires in a batch')
    .option('--out <folder>', 'where the folder of the run is made', 'runs')
    .option('--resume <folder>', 'go on with a run that was interrupted')
    .addOption(new Option('--retry <class>', 'with --resume: ask again').choices(RETRY_CLASSES))
    .option('--cancel-batches', 'with --resume: take back the batches that are open')
    .option('--dry-run', 'say what would be done and what it may cost')
    .option('--fail-under <score>', 'exit with 1 when a guard scores less', numberBetween(0, 1))
    .option('--json', 'print the result as JSON')
    .action(async (options: Options) => {
      // A run that goes on keeps what it began with.
      await applyConfig(command, (name) => !options.resume || name === 'failUnder')
      process.exitCode = await bench(command.opts(), command)
    })
  return command
}

export const run = runs(define)

function collect(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}

async function bench(options: Options, command: Command): Promise<number> {
  const given = (name: string) => command.getOptionValueSource(name) === 'cli'
  const folders: RunFolders = { runs: options.out, shippedSuites }
  if (options.queue !== undefined && (options.batch || options.cancelBatches)) {
    throw new UserError('USAGE', '--batch and --queue exclude each other: batches need no workers')
  }
  // Before anything is planned: an address that does not answer costs nothing.
  const isOffered = options.queue !== undefined && !options.dryRun
  const connection = isOffered ? await connectQueue(options.queue!, 'bench') : undefined
  try {
    const prepared = options.resume
      ? await resume(options.resume, options, given)
      : await begin(options, folders)
    if (prepared === null) return EXIT.fine
    return await execute(prepared, options, connection)
  } finally {
    await connection?.close()
  }
}

async function resume(folder: string, options: Options, given: (name: string) => boolean) {
  const wrong = [...SHAPING, 'out', 'dryRun'].find(given)
  if (wrong !== undefined) {
    throw new UserError(
      'USAGE',
      `--${wrong === 'dryRun' ? 'dry-run' : wrong} cannot be changed with --resume: the run keeps what it began with`,
    )
  }
  const wanted = settingsOf(options)
  const from: Record<string, keyof RunSettings> = {
    concurrency: 'concurrency',
    rpm: 'rpm',
    tpm: 'tpm',
    timeout: 'timeoutMs',
    timeLimit: 'timeLimitMs',
    maxRetries: 'maxRetries',
    failOnError: 'failOnError',
    budget: 'budget',
    cache: 'cache',
    batch: 'batch',
    batchFallback: 'batchFallback',
  }
  const changes = Object.fromEntries(
    Object.entries(from).flatMap(([name, key]) => (given(name) ? [[key, wanted[key]]] : [])),
  )
  const { retry, cancelBatches } = options
  const environment = environmentOf(options)
  const prepared = await resumeRun(folder, changes, retry, environment, shippedSuites)
  return { ...prepared, cancelBatches }
}

async function begin(options: Options, folders: RunFolders): Promise<PreparedRun | null> {
  if (options.guard === undefined) {
    throw new UserError(
      'USAGE',
      'name a guard, as in --guard openai/gpt-5-mini (or in aegish.config.yaml)',
    )
  }
  if (options.retry) throw new UserError('USAGE', '--retry needs --resume runs/ID')
  if (options.cancelBatches) throw new UserError('USAGE', '--cancel-batches needs --resume runs/ID')
  const specification: RunSpecification = {
    guards: options.guard,
    suites: options.suite ?? ['core'],
    epochs: options.epochs,
    seed: options.seed,
    filters: options.filter ?? [],
    sample: options.sample,
    limit: options.limit,
    cot: options.cot ?? false,
    role: options.role,
    ...(options.policy !== undefined && { policy: await readPolicy(options.policy) }),
  }
  const plan = await planRun(specification, settingsOf(options), folders, environmentOf(options))
  if (!options.dryRun) return beginRun(plan, folders, version, realRunEnvironment)
  const estimates = await estimatePlan(plan)
  for (const doubt of doubtfulModels(specification.guards)) say(doubt)
  if (options.json) printJson(estimates)
  else process.stdout.write(estimatesToConsole(estimates, terminalWidth()))
  return null
}

/** Where nobody is called by this process no key is needed: workers have their own. */
function environmentOf({ dryRun, queue }: Options): RunEnvironment {
  if (!dryRun && queue === undefined) return realRunEnvironment
  const keys = Object.values(PROVIDERS).flatMap((provider) => provider.keys)
  const standIns = Object.fromEntries(keys.map((name) => [name, 'not needed']))
  return { ...realRunEnvironment, env: { ...standIns, ...realRunEnvironment.env } }
}

function settingsOf(options: Options): RunSettings {
  return {
    concurrency: options.concurrency,
    rpm: options.rpm,
    tpm: options.tpm,
    timeoutMs: options.timeout && options.timeout * 1000,
    timeLimitMs: options.timeLimit * 1000,
    maxRetries: options.maxRetries,
    failOnError: options.failOnError,
    budget: options.budget,
    cache: options.cache ?? false,
    batch: options.batch ?? false,
    batchFallback: options.batchFallback ?? false,
  }
}

async function execute(
  prepared: PreparedRun,
  options: Options,
  connection: QueueConnection | undefined,
): Promise<number> {
  const running = await BenchRun.open(prepared, realRunEnvironment, say)
  if (running.damaged > 0) {
    const lines = running.damaged === 1 ? '1 damaged line' : `${running.damaged} damaged lines`
    say(`${lines} in the journal dropped; what they were about runs again`)
  }
  const queueOption = connection ? ` --queue ${connection.address.shown}` : ''
  const goOn = `aegish bench --resume ${running.folder}${queueOption}`
  const coordinator = connection && (await offerRun(connection, running, prepared.retry))
  let interrupted = false
  let isFinished = false
  const endListening = onInterrupt((again) => {
    if (again) {
      running.abort()
      process.exit(EXIT.interrupted)
    }
    interrupted = true
    running.stop()
    coordinator?.stop()
    process.stderr.write('\n')
    say('finishing what is open; once more to stop at once')
  })
  const endWatching = watchRun(running, process.stderr, () => coordinator?.workers)
  try {
    const breakdowns = running.jobs.map(() => new BreakdownCounter(running.file.specification))
    const results = await running.execute(
      ({ index }, scored, sample) => breakdowns[index]!.add(scored, sample),
      coordinator,
    )
    endWatching()
    const result = benchResult(running, results, breakdowns)
    isFinished = result.status === 'success'
    if (options.json) printJson(result)
    else process.stdout.write(benchToConsole(result, terminalWidth()))
    if (result.status !== 'success') {
      say(`to go on: ${goOn}`)
    }
    if (interrupted && result.status !== 'success') return EXIT.interrupted
    if (result.status !== 'success') return EXIT.failed
    return options.failUnder === undefined ? EXIT.fine : judge(result, options.failUnder)
  } catch (error) {
    endWatching()
    if (running.isOnDisk) say(`what was counted is safe: ${goOn}`)
    throw error
  } finally {
    endListening()
    await coordinator?.close(isFinished)
  }
}

/** Hands a run to workers. */
async function offerRun(
  connection: QueueConnection,
  running: BenchRun,
  retry: RetryClass | undefined,
): Promise<Coordinator> {
  const { Coordinator } = await loadQueue()
  const { folder, file, jobs } = running
  return Coordinator.open(connection, { folder, file, jobs, retry }, ownBuild(), say)
}

/** Whether every guard reaches the score that was asked for. */
function judge(result: ReturnType<typeof benchResult>, least: number): number {
  const below = scoresByGuard(result).filter(({ score }) => score === null || score < least)
  for (const { guard, score } of below) {
    say(
      score === null
        ? `${guard} has no score: --fail-under needs malicious and harmless samples`
        : `${guard} scores ${score.toFixed(3)}, less than ${least}`,
    )
  }
  return below.length > 0 ? EXIT.missed : EXIT.fine
}
