import type { Command } from 'commander'
import { digestOf } from '../../agent/digest.ts'
import { allowRecord, refuseAgents } from '../allow.ts'
import { defineCommand, runs } from '../command-line.ts'
import { findFinding } from './find-finding.ts'

/** `aegish try allow`: a line of the review becomes an entry of the policy. */
export function define(): Command {
  return defineCommand('try allow', 'Put a line of the review into your policy.', [
    'aegish try allow 3f9c2a',
  ])
    .argument('<id>', 'the id of the line')
    .option('--yes', 'do not ask back')
    .addHelpText(
      'after',
      `
The entry is the narrowest that there is: the whole command, letter by letter,
or the path or host, each with the rules that object. It is shown before it is
written.`,
    )
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      refuseAgents()
      const { command, shortened, operation, role, rule, reason, directory, histories } =
        await findFinding(id)
      const digest = digestOf([{ kind: 'command', text: command }], directory ?? '')
      process.exitCode = await allowRecord(
        {
          time: new Date().toISOString(),
          event: 'decision',
          agent: histories.join(', '),
          command,
          operation,
          role,
          rule,
          reason,
          directory,
          digest,
          id,
          ...(shortened && { shortened: true }),
        },
        { always: true, ...(yes && { yes }) },
      )
    })
}

export const run = runs(define)
