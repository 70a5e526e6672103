import { existsSync, realpathSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type Command, Option } from 'commander'
import { assertAllowed, entryFor } from '../agent/allow-always.ts'
import { Allowances, userPolicyPath } from '../agent/index.ts'
import { agentAround } from '../agent/inside-agent.ts'
import { policyWithEntry } from '../agent/policy-with-entry.ts'
import {
  AuditLog,
  type AuditRecord,
  auditFolder,
  newestRecords,
  newRequestId,
  personName,
  stateFolder,
} from '../audit/index.ts'
import { writeFileWhole } from '../disk/write-file.ts'
import { clip, printable } from '../report/format.ts'
import { EXIT, ruleLabel, UserError } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { readText } from './read-text.ts'
import { say } from './say.ts'
import { terminalWidth } from './terminal.ts'

/** How long a permission waits for the agent to try again. */
const WAITS_MINUTES = 60
/** How many denials are shown. */
const SHOWN = 15

interface Options {
  once?: boolean
  always?: boolean
  yes?: boolean
}

/** `aegish allow`: a person lets something through that an agent was denied. */
export function define(): Command {
  return defineCommand('allow', 'Let something through that an agent was denied.', ['aegish allow'])
    .usage('[options] [id]')
    .argument('[id]', 'the id in the denial; without it, the latest denials are listed')
    .addOption(
      new Option('--once', 'the next time it is tried, within the hour (default)').conflicts(
        'always',
      ),
    )
    .option('--always', 'by an entry of your own policy, ~/.config/aegish/policy.yaml')
    .option('--yes', 'do not ask back')
    .addHelpText(
      'after',
      `
It is for people, in a terminal of their own: inside of an agent it refuses.
What disarms the guard cannot be let through. Both ways are logged.`,
    )
    .action(async (id: string | undefined, options: Options) => {
      process.exitCode = id === undefined ? list(options) : await allow(id, options)
    })
}

export const run = runs(define)

function log(): AuditLog {
  return new AuditLog(auditFolder(process.env))
}

/** Denials that a person may overrule, the newest first, each once. */
function* denials(): Generator<AuditRecord> {
  const seen = new Set<string>()
  for (const record of newestRecords(log().folder)) {
    const { event, answer, digest, id } = record
    if (event !== 'decision' || answer === 'pass' || !id || !digest || seen.has(digest)) continue
    seen.add(digest)
    yield record
  }
}

function list({ once, always }: Options): number {
  if (once || always) throw new UserError('USAGE', 'give the id that stands in the denial')
  const width = terminalWidth()
  let count = 0
  for (const { id, time, agent, rule, command } of denials()) {
    if (++count > SHOWN) break
    const start = `${id}  ${time.slice(0, 16).replace('T', ' ')}  ${agent}, rule ${shownRule(rule)}  `
    process.stdout.write(`${printable(start)}${clip(printable(command), width - start.length)}\n`)
  }
  if (count === 0) say(`no agent was denied anything yet, says ${log().folder}`)
  return EXIT.fine
}

async function allow(id: string, options: Options): Promise<number> {
  refuseAgents()
  return allowRecord(find(id), options)
}

/** Only a person may allow anything. */
export function refuseAgents(): void {
  const around = agentAround(process.env)
  if (around !== undefined)
    throw new UserError(
      'INSIDE_AGENT',
      `only a person may allow it, and an agent runs this (${around})`,
    )
}

/** Shows what is let through, asks, and writes it down. */
export async function allowRecord(record: AuditRecord, { always, yes }: Options): Promise<number> {
  process.stdout.write(describe(record))
  const permission = always ? await permanently(record) : once(record)
  if (!yes) await confirm()
  permission.grant()
  const notice = log().append({
    time: new Date().toISOString(),
    event: always ? 'allow-always' : 'allow-once',
    agent: record.agent,
    directory: record.directory,
    command: record.command,
    rule: record.rule,
    id: record.id,
    digest: record.digest,
    request: newRequestId(),
    by: personName(process.env),
  })
  if (notice !== undefined) say(notice)
  say(permission.done)
  return EXIT.fine
}

function find(id: string): AuditRecord {
  const found = [...denials()].filter((record) => record.id === id.toLowerCase())
  if (found.length === 1) return found[0]!
  if (found.length === 0)
    throw new UserError(
      'UNKNOWN_ID',
      `no denial has the id "${id}" ("aegish allow" lists the latest)`,
    )
  throw new UserError(
    'SEVERAL_IDS',
    `two denials have the id "${id}": somebody made them so, nothing is let through`,
  )
}

function describe({
  agent,
  directory,
  tool,
  command,
  rule,
  reason,
  shortened,
}: AuditRecord): string {
  const lines = [
    `${agent}${tool ? `, ${tool}` : ''}, in ${directory}:`,
    ...command.split('\n').map((line) => `  ${line}`),
    ...(shortened ? ['  (a secret or the rest of it is not shown)'] : []),
    `rule ${shownRule(rule)}: ${reason}`,
  ]
  return lines.map((line) => `${printable(line)}\n`).join('')
}

/** Old records may have none. */
function shownRule(rule: string | undefined): string {
  return rule === undefined ? '-' : ruleLabel(rule)
}

interface Permission {
  grant(): void
  /** What is said afterwards. */
  done: string
}

function once({ digest }: AuditRecord): Permission {
  const until = Date.now() + WAITS_MINUTES * 60_000
  return {
    grant: () => new Allowances(stateFolder()).grant(digest!, until, personName(process.env)),
    done: `the next try within ${WAITS_MINUTES} minutes passes, exactly as above`,
  }
}

async function permanently(record: AuditRecord): Promise<Permission> {
  const named = userPolicyPath()
  const path = existsSync(named) ? realpathSync(named) : named
  const before = existsSync(path) ? readText(path) : ''
  const date = new Date().toISOString().slice(0, 10)
  const entry = entryFor(record, `allowed by hand on ${date}`)
  const { text, added } = await policyWithEntry(before, entry, path)
  const { parsePolicy } = await import('../guard/static/policy/policy-file.ts')
  assertAllowed(record, await parsePolicy(text, path))
  const lines = added.trimEnd().split('\n')
  process.stdout.write(`\n${printable(path)}, allow:\n`)
  process.stdout.write(lines.map((line) => `+ ${printable(line)}\n`).join(''))
  return {
    grant: () => writeFileWhole(path, text),
    done: 'it is allowed from now on (the entry stands in your policy)',
  }
}

/** A person says yes, at a terminal. */
async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UserError(
      'NO_TERMINAL',
      'nobody can be asked here: run it in a terminal, or add --yes',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await new Promise<string | typeof INTERRUPTED>((resolve) => {
    terminal.once('SIGINT', () => resolve(INTERRUPTED))
    // Ctrl-D, or the terminal is gone.
    terminal.once('close', () => resolve(''))
    terminal.question('let it through? [y/N] ', resolve)
  })
  terminal.close()
  if (answer !== INTERRUPTED && /^y(?:es)?$/i.test(answer.trim())) return
  // The line of a question that was not answered has no end yet.
  if (answer === '' || answer === INTERRUPTED) process.stderr.write('\n')
  throw new UserError('NOT_ALLOWED', 'nothing was changed', {
    ...(answer === INTERRUPTED && { exitCode: EXIT.interrupted }),
  })
}

const INTERRUPTED = Symbol('interrupted')
