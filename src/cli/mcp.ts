import type { Command } from 'commander'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { say } from './say.ts'
import { version } from './version.ts'

/** `aegish mcp`: the guard as a tool of agents that have no hook. */
export function define(): Command {
  return defineCommand('mcp', 'Answer agents by the Model Context Protocol, on stdio.', [
    'claude mcp add aegish -- aegish mcp',
    'codex mcp add aegish -- aegish mcp',
  ])
    .addHelpText(
      'after',
      `
Tools: check_command, explain_rule, explain_program, list_policy. They decide
and explain, and run nothing. An agent asks them if it wants to: only a hook
("aegish hook install") is asked before everything.`,
    )
    .action(async () => {
      const { serveMcp } = await import('../service/mcp/server.ts')
      await serveMcp({
        input: process.stdin,
        output: process.stdout,
        version,
        env: process.env,
        say,
      })
      process.exitCode = EXIT.fine
    })
}

export const run = runs(define)
