import { statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { lossOf, readLogInfo } from '../log/index.ts'
import { printable, rescore, rescoreLogs } from '../report/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { logsOf, printProblems } from './log-paths.ts'

/** `aegish rescore`: new logs with scores by our rules; the old files and their scores stay. */
export function define(): Command {
  return defineCommand('rescore', 'Write new logs whose scores follow our rules.', [
    'aegish rescore logs/ --out rescored/',
  ])
    .argument('<log...>', '.eval logs, or folders of them')
    .requiredOption('--out <dir>', 'the folder for the new logs')
    .action(async (paths: string[], options: { out: string }) => {
      process.exitCode = await rescoreAll(paths, options.out)
    })
}

export const run = runs(define)

async function rescoreAll(paths: string[], out: string): Promise<number> {
  const problems: UserError[] = []
  const plan = planCopies(logsOf(paths, problems), out)
  const copies = rescoreLogs(plan.filter(({ isSure }) => isSure))
  const written = new Set<string>()
  for (const { path, to, isSure } of plan) {
    try {
      const copy = isSure ? (await copies.next()).value : undefined
      if (!copy) refuseOverwriting(path, to, written)
      const loss = await (copy ? copy.finish() : rescoreHere(path, to))
      written.add(to)
      process.stdout.write(`${printable(to)}\n`)
      if (loss) problems.push(loss)
    } catch (error) {
      if (!UserError.is(error)) throw error
      problems.push(error)
    }
  }
  printProblems(problems)
  return problems.length > 0 ? EXIT.usage : EXIT.fine
}

/** Where each log goes. What must not be written, or may depend on another, is looked at in its turn. */
function planCopies(logs: readonly string[], out: string) {
  const taken = new Set<string>()
  return logs.map((path) => {
    const to = join(out, basename(path))
    const isFree = !taken.has(to) && !statSync(to, { throwIfNoEntry: false })
    taken.add(to)
    return { path, to, isSure: isFree && resolve(path) !== resolve(to) }
  })
}

async function rescoreHere(path: string, to: string): Promise<UserError | undefined> {
  const info = readLogInfo(path)
  await rescore(info, to)
  return lossOf(info)
}

function refuseOverwriting(path: string, target: string, written: ReadonlySet<string>): void {
  if (resolve(path) === resolve(target)) {
    throw new UserError(
      'SAME_FOLDER',
      `${path}: --out is the folder of the log itself, choose another`,
    )
  }
  if (written.has(target)) {
    throw new UserError(
      'SAME_NAME',
      `${path}: another log of this name was already written to ${target}`,
    )
  }
  if (statSync(target, { throwIfNoEntry: false })) {
    throw new UserError('EXISTS', `${target}: exists already, nothing was overwritten`)
  }
}
