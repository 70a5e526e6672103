import { type Command, Option } from 'commander'
import { AGENTS } from '../../agent/agent-name.ts'
import { ROLES } from '../../guard/role.ts'
import { UserError } from '../../verdict/index.ts'
import { defineCommand, runCommand } from '../command-line.ts'
import { explain } from '../command-table.ts'
import type { CommandTable } from '../commands.ts'
import { refuseAll } from './answer.ts'

/** The options of `aegish hook`, which reads them without commander because agents wait for it. */
export function define(): Command {
  return defineCommand('hook', 'Decide for an agent, by its hook protocol.', [
    'aegish hook install claude-code',
    `echo '{"tool_name":"Bash","tool_input":{"command":"ls"}}' | aegish hook`,
  ])
    .usage(
      '[options]\n       aegish hook install|uninstall AGENT... [options]\n       aegish hook status',
    )
    .addOption(
      new Option('--fail <way>', 'when the hook fails itself: deny (safe) or let pass (open)')
        .choices(['safe', 'open'])
        .default('safe'),
    )
    .addOption(
      new Option('--agent <agent>', 'whose events they are, where shapes do not tell').choices(
        AGENTS,
      ),
    )
    .addOption(
      new Option('--role <role>', 'who is at the keyboard (default: developer)').choices(ROLES),
    )
    .option('--policy <file>', 'your own policy, by its full path or from ~/.config/aegish')
    .addHelpText(
      'after',
      `
Reads an event of any known agent from standard input and answers in its words:
BLOCK denies, WARN asks (or denies, where the agent cannot ask), ALLOW is
silent. What cannot be read is denied. It obeys ~/.config/aegish/policy.yaml and
no file of the folder that an agent works in, which must not loosen its guard.
Decisions are logged in ~/.local/state/aegish ("aegish audit" shows them).`,
    )
    .action(() => {
      throw new UserError('USAGE', 'these options do not fit ("aegish hook --help" says more)')
    })
}

/** Everything that is no call by an agent: the commands below `hook`, help, and wrong usage. */
export async function explainHook(argv: string[], subcommands: CommandTable): Promise<number> {
  const [name] = argv
  if (name !== undefined && Object.hasOwn(subcommands, name)) {
    return (await subcommands[name]!.load()).run(argv.slice(1), subcommands)
  }
  if (name !== undefined && name !== 'help' && !name.startsWith('-')) {
    return explain(name, 'aegish hook', '', subcommands)
  }
  if (name === 'help' || argv.some((word) => word === '--help' || word === '-h'))
    return runCommand(define(), ['--help'])
  try {
    return await runCommand(define(), argv)
  } catch (error) {
    // An agent may have called it: some look at nothing but standard output.
    return refuseAll(error instanceof Error ? error.message : String(error))
  }
}
