import { homedir } from 'node:os'
import { join } from 'node:path'
import { AuditLog, AuditWriter, auditFolder } from '../../audit/index.ts'
import { readInputBounded } from '../../disk/read-bounded.ts'
import { printable } from '../../report/format.ts'
import {
  type CageSettings,
  cagedBash,
  cagedCommand,
  cagedProgram,
  History,
  isFileServer,
  isPlace,
  Judge,
  Person,
  prepareFolder,
  runOnce,
  Session,
  ShellAudit,
  STATUS,
  softened,
  startEnvironment,
  withCage,
  withOtherNames,
} from '../../shell/index.ts'
import { type Decision, EXIT, isUnsure, UserError, withoutKnowing } from '../../verdict/index.ts'
import { showDecision } from '../check-report.ts'
import { readText } from '../read-text.ts'
import { runInCage } from '../run/run-in-cage.ts'
import { hasTerminal } from '../run/start-in-cage.ts'
import { say } from '../say.ts'
import { banner } from './banner.ts'
import { findBash } from './find-bash.ts'
import { readSettings, type ShellOptions, type ShellSettings } from './settings.ts'

/** The kernel hands one argument on up to this size. */
const MAX_TEXT = 128 * 1024 - 1

/** `aegish shell`: at a terminal a session, else one text that is decided about as a whole. */
export async function startShell(
  script: string | undefined,
  args: string[],
  options: ShellOptions,
): Promise<number> {
  const bash = findBash(options.login === true)
  const isSession =
    options.c === undefined && script === undefined && process.stdin.isTTY && process.stdout.isTTY
  const folder = isSession ? prepareFolder() : undefined
  // It may fail before anybody waits for it.
  folder?.catch(() => {})
  try {
    return await start(script, args, options, bash, folder)
  } finally {
    // Nothing is left behind, whatever went wrong; a missing package was told already.
    await folder?.then((one) => one.remove()).catch(() => {})
  }
}

async function start(
  script: string | undefined,
  args: string[],
  options: ShellOptions,
  bash: string,
  folder: ReturnType<typeof prepareFolder> | undefined,
): Promise<number> {
  const settings = await readSettings(options)
  const judge = new Judge(settings)
  try {
    // `-c COMMAND NAME ARGS`, as in bash: the first word after the command is its $0.
    if (options.c !== undefined) {
      const words = script === undefined ? [] : [script, ...args]
      return await once({ text: options.c, words, bash, judge, settings, options })
    }
    if (script !== undefined) {
      const words = [script, ...args]
      return await once({ text: readText(script), words, bash, judge, settings, options })
    }
    if (!folder) {
      const text = readInputBounded(MAX_TEXT).toString('utf8')
      return await once({ text, words: [], bash, judge, settings, options })
    }
    return await session({ bash, judge, settings, options }, folder)
  } finally {
    await judge.close()
  }
}

interface Shell {
  bash: string
  judge: Judge
  settings: ShellSettings
  options: ShellOptions
}

/** A log that cannot be written changes no decision, and is told. */
function auditWith(log: AuditLog | AuditWriter, tell: (message: string) => void): ShellAudit {
  return new ShellAudit(log, process.env, tell)
}

async function session(
  { bash, judge, settings, options }: Shell,
  folder: ReturnType<typeof prepareFolder>,
): Promise<number> {
  const person = new Person(process.stdin, process.stdout)
  const history = History.open(join(auditFolder(process.env), 'shell-history'), say)
  process.stderr.write(banner(settings, options.login === true))
  // The terminal is raw: a line must also be brought back to its start.
  const tell = (message: string) => person.say(`aegish: ${printable(message)}\n`)
  const restore = () => person.close()
  process.on('exit', restore)
  person.open()
  try {
    return await new Session({
      person,
      folder,
      judge,
      history,
      audit: auditWith(new AuditWriter(auditFolder(process.env), 'shell'), tell),
      bash,
      login: options.login === true,
      norc: options.norc === true,
      program: (bashArgs, folder) =>
        settings.sandbox === 'danger-full-access'
          ? plainProgram(bash, bashArgs)
          : cagedProgram(cageSettings(settings, bash), bashArgs, {
              directory: process.cwd(),
              env: startEnvironment(process.env),
              allowWrite: [folder],
              pipes: ['messages', 'answers', 'input'].map((name) => join(folder, name)),
              terminal: true,
            }),
      ...(settings.unresolved === 'cage' &&
        settings.sandbox === 'danger-full-access' && {
          cageFor: (...command) => cagedCommand(withCage(cageSettings(settings, bash)), ...command),
        }),
      protect: (folder) => settings.ownFiles.push(folder),
      present: showDecision,
      say: tell,
      mayAsk: mayAsk(settings),
      unresolved: settings.unresolved,
    }).run()
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function plainProgram(bash: string, args: readonly string[]) {
  return { file: bash, args, env: startEnvironment(process.env), directory: process.cwd() }
}

function cageSettings(settings: ShellSettings, bash: string): CageSettings {
  const { sandbox, net, failMode, exceptions } = settings
  return { sandbox, net, failMode, ...exceptions, home: process.env.HOME ?? homedir(), bash }
}

/** An agent would ask itself, and who is restricted is not asked. */
function mayAsk({ agent, role }: ShellSettings): boolean {
  return agent === undefined && role !== 'restricted'
}

/** A bash that has just begun: nobody has set anything but its arguments and its environment. */
const NOTHING_KNOWN = { aliases: new Map(), functions: new Map() }

/** Of the environment only what names a file: everything else may be a secret. */
function placesNamed() {
  const variables = Object.entries(process.env).map(
    ([name, value = '']) => [name, { value }] as const,
  )
  return new Map(variables.filter(([name, variable]) => isPlace(name, variable)))
}

/** One text, without a terminal of ours. */
async function once(shell: Shell & { text: string; words: string[] }): Promise<number> {
  const { text, words, bash, judge, settings, options } = shell
  const audit = auditWith(new AuditLog(auditFolder(process.env)), say)
  if (text.trim() === '') return EXIT.fine
  if (Buffer.byteLength(text) > MAX_TEXT)
    throw new UserError('TOO_LONG', `the script is longer than ${MAX_TEXT} bytes: run it in parts`)
  if (text.includes('\0')) throw new UserError('NUL_BYTE', 'the command holds a NUL byte')
  const directory = process.cwd()
  const begun = { ...NOTHING_KNOWN, variables: placesNamed(), directory, arguments: words.slice(1) }
  const ruling = withOtherNames(
    text,
    begun,
    await judge.rule(text, begun, new AbortController().signal),
  )
  const isServer = isFileServer(text, begun)
  const isUnresolved = isUnsure(ruling.decision) && settings.unresolved === 'cage'
  const caged = settings.sandbox !== 'danger-full-access' || isServer || isUnresolved
  const hasPerson = mayAsk(settings) && process.stdin.isTTY
  const decision = withoutKnowing(
    softened(ruling.decision, isUnresolved || hasPerson),
    settings.unresolved,
    hasPerson && process.stderr.isTTY,
  )
  audit.decision(text, directory, ruling, decision.verdict)
  const refused = await refusalOf(text, decision, isUnresolved)
  if (refused === STATUS.cancelled) audit.declined(text, directory, ruling)
  if (refused !== undefined) return refused
  if (decision.verdict === 'WARN' && !isUnresolved) audit.override(text, directory, ruling)
  const args = [
    ...(options.login ? ['-l'] : []),
    '-c',
    text,
    ...(words.length > 0 ? words : ['bash']),
  ]
  if (!caged) return runOnce(plainProgram(bash, args))
  const { cage, command } = await cagedBash(withCage(cageSettings(settings, bash)), args, {
    directory,
    env: startEnvironment(process.env),
    // A login starts in the home, which is no workspace unless it is named.
    ...(isServer && { allowWrite: [directory] }),
    terminal: hasTerminal(),
  })
  return runInCage(cage, command)
}

/** The exit code of a command that is not run; undefined where it is. */
async function refusalOf(
  text: string,
  decision: Decision,
  mayBeCaged: boolean,
): Promise<number | undefined> {
  const { verdict } = decision
  if (verdict === 'ALLOW') return undefined
  process.stderr.write(showDecision(text, decision, process.stderr.columns ?? 80))
  if (verdict === 'BLOCK') {
    say('blocked ("aegish check --explain" shows how it was read)')
    return STATUS.blocked
  }
  if (mayBeCaged) {
    say('it runs in a cage')
    return undefined
  }
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    say('not run: nobody can be asked here')
    return STATUS.cancelled
  }
  const person = new Person(process.stdin, process.stderr)
  person.open()
  const yes = await person.confirm('Proceed anyway? [y/N] ')
  person.close()
  return yes ? undefined : STATUS.cancelled
}
