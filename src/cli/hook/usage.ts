import { type Command, Option } from 'commander'
import { ROLES } from '../../guard/role.ts'
import { UserError } from '../../verdict/index.ts'
import { defineCommand, runCommand } from '../command-line.ts'
import type { CommandTable } from '../commands.ts'
import { explain } from '../root.ts'

/** The options of `aegish hook`, which reads them without commander because agents wait for it. */
export function define(): Command {
  return defineCommand('hook', 'Decide for an agent, by its hook protocol.', [
    'aegish hook install claude-code',
    `echo '{"tool_name":"Bash","tool_input":{"command":"ls"}}' | aegish hook`,
  ])
    .usage('[options]\n       aegish hook install claude-code [options]')
    .addOption(
      new Option('--fail <way>', 'when the hook fails itself: deny (safe) or let pass (open)')
        .choices(['safe', 'open'])
        .default('safe'),
    )
    .addOption(new Option('--role <role>', 'who is at the keyboard').choices(ROLES))
    .option('--policy <file>', 'your own policy, by its full path or from ~/.config/aegish')
    .addHelpText(
      'after',
      `
Reads a PreToolUse event from standard input, and answers deny for BLOCK, ask
for WARN, and nothing for ALLOW. It reads no configuration file: the folder that
an agent works in must not be able to loosen its guard.`,
    )
    .action(() => {
      throw new UserError('USAGE', 'these options do not fit ("aegish hook --help" says more)')
    })
}

/** Everything that is no call by an agent: the commands below `hook`, help, and wrong usage. */
export async function explainHook(argv: string[], subcommands: CommandTable): Promise<number> {
  const [name] = argv
  if (name !== undefined && Object.hasOwn(subcommands, name)) {
    return (await subcommands[name]!.load()).run(argv.slice(1))
  }
  if (name !== undefined && name !== 'help' && !name.startsWith('-')) {
    return explain(name, 'aegish hook', '', subcommands)
  }
  return runCommand(define(), name === 'help' ? ['--help'] : argv)
}
