import { statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { lossOf, type Rescorer, readLogInfo, rescoreLog } from '../log/index.ts'
import { printable } from '../report/index.ts'
import { computeMetrics, RunScorer, toScoreRecord } from '../score/index.ts'
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
      process.exitCode = await rescore(paths, options.out)
    })
}

export const run = runs(define)

async function rescore(paths: string[], out: string): Promise<number> {
  const problems: UserError[] = []
  const written = new Set<string>()
  for (const path of logsOf(paths, problems)) {
    try {
      const target = join(out, basename(path))
      refuseOverwriting(path, target, written)
      const info = readLogInfo(path)
      await rescoreLog(info, target, createRescorer(info.model))
      written.add(target)
      process.stdout.write(`${printable(target)}\n`)
      const loss = lossOf(info)
      if (loss) problems.push(loss)
    } catch (error) {
      if (!UserError.is(error)) throw error
      problems.push(error)
    }
  }
  printProblems(problems)
  return problems.length > 0 ? EXIT.usage : EXIT.fine
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

function createRescorer(model: string): Rescorer {
  const scorer = new RunScorer(model)
  return {
    score(sample) {
      const scored = scorer.add(sample)
      if (scored === null) return null
      return {
        ...toScoreRecord(scored, sample.dataset, sample.stopReason),
        target: [scored.expected],
      }
    },
    metrics: () => ({ ...computeMetrics(scorer.tally) }),
  }
}
