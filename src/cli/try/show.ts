import type { Command } from 'commander'
import { writeFileWhole } from '../../disk/write-file.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { say } from '../say.ts'
import { terminalWidth } from '../terminal.ts'
import { reviewHome } from './find-finding.ts'
import { reviewConsole, SHOWN_OF_EACH } from './review-console.ts'

interface Options {
  all?: boolean
  html?: string
  json?: boolean
}

/** `aegish try`: histories and conversations, judged after the fact. */
export function define(): Command {
  return defineCommand('try', 'Say what would have been blocked or asked, of what you did.', [
    'aegish try',
    'aegish try --html review.html',
    'aegish try --json',
  ])
    .usage('[options]\n       aegish try allow|sample ID [options]')
    .option('--all', `show all lines of a reason, not ${SHOWN_OF_EACH}`)
    .option('--html <file>', 'also write a page, as one file')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Reads what bash, zsh, fish and atuin remember, and the conversations of Claude
Code, Codex and Gemini CLI below your home; your own policy counts. Nothing is
run, and nothing leaves this machine. Secrets are taken out of what is shown.`,
    )
    .action(async (options: Options) => {
      const review = await reviewHome()
      for (const { path, why } of review.troubles) say(`${path}: ${why}`)
      if (review.isCut) say('there are too many different commands: the rest was left out')
      if (options.html !== undefined) {
        const { reviewHtml } = await import('./review-html.ts')
        // As histories are: what somebody typed is not for other users of the machine.
        writeFileWhole(options.html, reviewHtml(review, '', new Date().toISOString()), 0o600)
        say(`the page is ${options.html}`)
      }
      if (options.json) printJson(review)
      else {
        const shown = options.all ? Number.POSITIVE_INFINITY : SHOWN_OF_EACH
        process.stdout.write(reviewConsole(review, terminalWidth(), shown))
      }
    })
}

export const run = runs(define)
