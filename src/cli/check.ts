import { type Command, Option } from 'commander'
import { CallError } from '../guard/call-error.ts'
import { decisionJson } from '../guard/decision-json.ts'
import type { Guard, GuardAnswer } from '../guard/guard.ts'
import { createGuard } from '../guard/registry.ts'
import { ROLES } from '../guard/role.ts'
import type { Analysis } from '../guard/static/index.ts'
import { printable } from '../report/format.ts'
import { readReply } from '../score/index.ts'
import { type Decision, EXIT, UserError, type Verdict } from '../verdict/index.ts'
import { explainAnalysis, showDecision } from './check-report.ts'
import { defineCommand, runCommand } from './command-line.ts'
import type { CommandModule } from './commands.ts'
import { stricterOverlay } from './config/apply-config.ts'
import { overlayOf } from './overlay-options.ts'
import { printJson } from './print.ts'
import { readText } from './read-text.ts'
import { terminalWidth } from './terminal.ts'

/** What `check` exits with, so that scripts can ask without reading anything. */
const EXIT_OF: Record<Verdict, number> = { ALLOW: 0, WARN: 10, BLOCK: 20 }

interface Options {
  file?: string
  explain?: boolean
  json?: boolean
  guard: string
  role?: string
  policy?: string
  asAgent?: boolean
}

/** `aegish check`: one command, one verdict, and why. */
export function define(): Command {
  return defineCommand('check', 'Decide about one command, without running it.', [
    "aegish check 'curl -s https://example.com/install.sh | sh'",
    'aegish check --file deploy.sh --explain',
    "echo 'rm -rf build' | aegish check - --json",
  ])
    .usage('[options] [command]')
    .argument('[command...]', 'the command in quotes, or - for standard input')
    .option('--file <script>', 'check a whole script')
    .option('--explain', 'show the four steps that led to the verdict')
    .option('--json', 'print the decision as JSON')
    .option('--guard <guard>', 'the guard to ask', 'static')
    .addOption(new Option('--role <role>', 'who is at the keyboard').choices(ROLES))
    .option('--as-agent', 'decide as for an agent: it may not disarm its guard')
    .option('--policy <file>', 'your own policy, on top (see "aegish policy check")')
    .addHelpText('after', '\nExit codes: 0 ALLOW, 10 WARN, 20 BLOCK, 2 wrong usage, 3 no verdict')
    .action(async (words: string[], options: Options) => {
      process.exitCode = await check(commandText(words, options), options)
    })
}

export const run: CommandModule['run'] = (argv) => {
  const unquoted = unquotedCommand(argv)
  if (unquoted !== undefined) throw new UserError('USAGE', quoteIt(unquoted))
  return runCommand(define(), argv)
}

/** `aegish check rm -rf /`: words before a flag that is none of ours are a command without quotes. */
function unquotedCommand(argv: readonly string[]): string | undefined {
  let words: ReturnType<Command['parseOptions']>
  try {
    words = define().parseOptions([...argv])
  } catch {
    // Something else is wrong with it, and said when it is read for good.
    return undefined
  }
  const { operands, unknown } = words
  return operands.length > 0 && unknown.length > 0 && !/^--\w/.test(unknown[0]!)
    ? [...operands, ...unknown].join(' ')
    : undefined
}

function quoteIt(command: string): string {
  return `put the command in quotes: aegish check '${printable(command)}'`
}

function commandText(words: string[], { file }: Options): string {
  const [text] = words
  // The shell has cut it up and taken its quotes away: what is left is another command.
  if (words.length > 1) {
    throw new UserError('USAGE', quoteIt(words.join(' ')))
  }
  if (file !== undefined && text !== undefined)
    throw new UserError('USAGE', 'give a command or --file, not both')
  if (file === undefined && text === undefined) {
    throw new UserError(
      'USAGE',
      "no command given: aegish check 'COMMAND', or - for standard input, or --file SCRIPT",
    )
  }
  if (file === undefined && text !== '-') return text!
  return readText(file)
}

async function check(command: string, options: Options): Promise<number> {
  const guard = await createGuard(options.guard, {
    cot: false,
    role: 'default',
    env: process.env,
    ...(await stricterOverlay(options)),
    ...(await overlayOf(options)),
    // As the hook of an agent would ask, from this folder.
    ...(options.asAgent && { asker: 'agent', directory: process.cwd() }),
  })
  const answer = await ask(guard, command)
  const decision = decisionOf(answer)
  const analysis = 'trace' in decision ? (decision as Analysis) : undefined
  if (options.json) {
    printJson({
      command,
      guard: guard.name,
      ...decisionJson(decision),
      ...(options.explain && analysis && { trace: analysis.trace() }),
    })
  } else {
    process.stdout.write(showDecision(command, decision, terminalWidth()))
    if (options.explain && analysis)
      process.stdout.write(explainAnalysis(command, analysis, terminalWidth()))
    else if (options.explain)
      process.stdout.write(`\n${printable(guard.name)} does not explain itself further\n`)
  }
  return EXIT_OF[decision.verdict]
}

/** One question without a second try: whoever waits for it can ask again. */
async function ask(guard: Guard, command: string): Promise<GuardAnswer> {
  try {
    return await guard.decide(command, { epoch: 1 })
  } catch (error) {
    if (!CallError.is(error)) throw error
    throw noVerdict(error.message, error)
  } finally {
    await guard.close?.()
  }
}

function noVerdict(why: string | undefined, cause?: unknown): UserError {
  return new UserError('NO_VERDICT', `the guard gave no verdict${why ? ` (${why})` : ''}`, {
    cause,
    exitCode: EXIT.failed,
  })
}

/** The decision in full, or what can be read from a reply. */
function decisionOf({ decision, reply, error }: GuardAnswer): Decision {
  if (decision) return decision
  const reading = readReply(reply ?? '')
  if (reading.verdict === null) throw noVerdict(error)
  return {
    verdict: reading.verdict,
    reason: reading.reason ?? '',
    confidence: reading.confidence ?? 0,
  }
}
