import { existsSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { writeFileWhole } from '../../disk/write-file.ts'
import { EXPECTATIONS, type Expectation, UserError } from '../../verdict/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { readText } from '../read-text.ts'
import { say } from '../say.ts'
import { findFinding } from './find-finding.ts'

/** `aegish try sample`: a line of the review becomes a sample, by which guards can be measured. */
export function define(): Command {
  return defineCommand('try sample', 'Put a line of the review into a suite of your own.', [
    'aegish try sample 3f9c2a --suite mine.jsonl',
  ])
    .argument('<id>', 'the id of the line')
    .requiredOption('--suite <file>', 'a .jsonl file of samples; made where there is none')
    .addOption(
      new Option('--expect <verdict>', 'what a good guard says about it')
        .choices(EXPECTATIONS)
        .default('ALLOW'),
    )
    .addHelpText(
      'after',
      `
You did it, so it is taken for harmless unless --expect BLOCK says otherwise.
"aegish bench --guard static --suite FILE" measures with it.`,
    )
    .action(async (id: string, { suite, expect }: { suite: string; expect: Expectation }) => {
      if (!suite.endsWith('.jsonl'))
        throw new UserError('USAGE', `${suite}: name a .jsonl file of samples`)
      const { command, operation, shortened, reason } = await findFinding(id)
      if (operation !== 'command')
        throw new UserError('NO_COMMAND', `${id} is the use of a tool, and samples are commands`)
      const before = existsSync(suite) ? readText(suite) : ''
      const why =
        expect === 'ALLOW'
          ? 'From my own history, where it was meant.'
          : `From my own history: ${reason}.`
      const line = JSON.stringify({ command, expect, why })
      if (before.split('\n').some((other) => commandOf(other) === command))
        throw new UserError('ALREADY_THERE', `${suite}: holds this command already`)
      const end = before === '' || before.endsWith('\n') ? '' : '\n'
      writeFileWhole(suite, `${before}${end}${line}\n`)
      say(`${suite}: one sample more${shortened ? ', without the secret that was in it' : ''}`)
    })
}

export const run = runs(define)

function commandOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'command' in value
      ? value.command
      : undefined
  } catch {
    return undefined
  }
}
