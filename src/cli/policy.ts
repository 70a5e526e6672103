import type { Command } from 'commander'
import { printable } from '../report/format.ts'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { runBelow } from './command-table.ts'
import type { CommandModule, CommandTable } from './commands.ts'
import { readPolicy } from './overlay-options.ts'

export const subcommands: CommandTable = {
  check: {
    summary: 'check a policy file',
    load: async () => ({ define: defineCheck, run: runs(defineCheck) }),
  },
  test: {
    summary: 'ask the guard what the tests beside a policy expect',
    load: () => import('./policy/test.ts'),
  },
}

/** `aegish policy`: your own policy, on top of ours. */
export const run: CommandModule['run'] = (argv) =>
  runBelow(argv, 'aegish policy', 'aegish policy: your own rules, on top of ours', subcommands)

function defineCheck(): Command {
  return defineCommand('policy check', 'Check a policy file (YAML or JSON).', [
    'aegish policy check aegish.yml',
  ])
    .argument('<file>', 'the policy file')
    .addHelpText(
      'after',
      `
A policy file:
  version: 1
  role: default              # or developer, sysadmin, restricted
  allow:
    - {binary: deployctl, reason: our own tool}
    - {path: /etc/nginx/**, rule: 5, reason: this machine is a web server}
  deny:
    - {host: '*.pastebin.com', reason: nothing goes there}
    - {path: /srv/finance/**, reason: not yours}
    - {binary: terraform, reason: only the pipeline applies}
  tests:                     # "aegish policy test" asks about them
    - {command: terraform apply, expect: BLOCK}

Denials win, and hold for everything that touches the path or reaches the host.
An allow lifts nothing but what it names (docs/policy.md).`,
    )
    .action(async (path: string) => {
      const { role, allow, deny } = await readPolicy(path)
      process.stdout.write(
        `${printable(path)}: fine (${allow.length} allowed, ${deny.length} denied${role ? `, role ${role}` : ''})\n`,
      )
      process.exitCode = EXIT.fine
    })
}
