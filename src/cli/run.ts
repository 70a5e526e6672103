import { constants, homedir } from 'node:os'
import { type Command, Option } from 'commander'
import {
  type Cage,
  NETWORKS,
  type NetworkName,
  prepareCage,
  SANDBOXES,
  type SandboxName,
} from '../cage/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { type CageExceptions, withCageExceptions } from './cage-options.ts'
import { defineCommand, runs } from './command-line.ts'
import { printJson } from './print.ts'
import { askGuard } from './run/ask-guard.ts'
import { showCage, showRule } from './run/explain-cage.ts'
import { runInCage } from './run/run-in-cage.ts'
import { hasTerminal } from './run/start-in-cage.ts'
import { terminalWidth } from './terminal.ts'

interface Options extends CageExceptions {
  sandbox: SandboxName
  net: NetworkName
  guard?: string
  fail: 'safe' | 'open'
  explain?: true | string
  json?: boolean
}

/** `aegish run`: a command in a cage. It does not ask a guard unless told. */
export function define(): Command {
  const command = defineCommand('run', 'Run a command in a cage that the kernel holds.', [
    'aegish run -- make test',
    'aegish run --net all -- npm install',
    'aegish run --sandbox read-only --explain',
  ])
    .usage('[options] -- COMMAND [argument...]')
    .argument('[command...]', 'the command and its arguments')
    .passThroughOptions()
    .addOption(
      new Option('--sandbox <profile>', 'what may be written')
        .choices(SANDBOXES)
        .default('workspace-write'),
    )
    .addOption(
      new Option('--net <network>', 'what may be reached').choices(NETWORKS).default('loopback'),
    )
  return withCageExceptions(command)
    .option('--guard <guard>', 'ask this guard first; what it blocks does not run')
    .addOption(
      new Option('--fail <mode>', 'where a promise cannot be held: refuse, or run and say so')
        .choices(['safe', 'open'])
        .default('safe'),
    )
    .option('--explain [path]', 'say what the cage does here, or with one path, and run nothing')
    .option('--json', 'with --explain: as JSON')
    .addHelpText(
      'after',
      "\nExit codes: the command's (128+n for signal n); 125 no cage, 126 blocked or\nnot executable, 127 not found, 2 wrong usage",
    )
    .action(async (command: string[], options: Options) => {
      process.exitCode = await runCaged(command, options)
    })
}

export const run = runs(define)

async function runCaged(command: string[], options: Options): Promise<number> {
  if (options.explain !== undefined) return explain(options)
  if (options.json) throw new UserError('USAGE', '--json goes with --explain')
  if (command.length === 0) {
    throw new UserError('USAGE', 'no command given: aegish run -- COMMAND ("aegish run --help")')
  }
  const refused = options.guard === undefined ? undefined : await askGuard(options.guard, command)
  if (refused !== undefined) return refused
  return runInCage(await endingOnSignals(() => prepare(options)), command)
}

/** Until the command runs, a signal ends us, and what the cage has on disk is removed. */
async function endingOnSignals<Value>(work: () => Promise<Value>): Promise<Value> {
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal])
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, end)
  }
}

function prepare(options: Options): Promise<Cage> {
  return prepareCage({
    sandbox: options.sandbox,
    net: options.net,
    cwd: process.cwd(),
    home: process.env.HOME ?? homedir(),
    env: process.env,
    allowRead: options.allowRead ?? [],
    allowWrite: options.allowWrite ?? [],
    allowEnv: options.allowEnv ?? [],
    allowSocket: options.allowSocket ?? [],
    noShells: !options.shells,
    failMode: options.fail,
    newSession: !hasTerminal(),
  })
}

async function explain(options: Options): Promise<number> {
  const cage = await prepare({ ...options, fail: 'open' })
  try {
    const path = options.explain === true ? undefined : options.explain
    const rule = path === undefined ? undefined : cage.ruleFor(path)
    if (options.json) printJson(path === undefined ? cage.explain() : { path, ...rule })
    else if (path !== undefined) process.stdout.write(showRule(path, rule))
    else process.stdout.write(showCage(cage.explain(), terminalWidth()))
    return EXIT.fine
  } finally {
    cage.close()
  }
}
