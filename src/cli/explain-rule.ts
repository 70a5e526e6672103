import type { Command } from 'commander'
import { wrap } from '../report/format.ts'
import { EXIT, findRule, RULES, type Rule, ruleLabel, UserError } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { printJson } from './print.ts'
import { terminalWidth } from './terminal.ts'

/** `aegish explain-rule`: a rule of the policy, or all of them. */
export function define(): Command {
  return defineCommand('explain-rule', 'Say what a rule of the policy means.', [
    'aegish explain-rule 2',
    'aegish explain-rule --json',
  ])
    .argument('[rule]', 'the id or name of a rule; all rules if it is left out')
    .option('--json', 'print as JSON')
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      const rules: readonly Rule[] = id === undefined ? RULES : [ruleNamed(id)]
      if (json) printJson(id === undefined ? rules : rules[0])
      else
        process.stdout.write(
          rules.map((rule) => (id === undefined ? line(rule) : full(rule))).join(''),
        )
      process.exitCode = EXIT.fine
    })
}

export const run = runs(define)

function ruleNamed(id: string): Rule {
  const rule = findRule(id)
  if (!rule)
    throw new UserError(
      'UNKNOWN_RULE',
      `no rule "${id}": known are ${RULES.map(({ id }) => ruleLabel(id)).join(', ')}`,
    )
  return rule
}

function line({ id, name, title, verdict }: Rule): string {
  return `${id.padStart(2)}  ${name.padEnd(NAME_WIDTH)}  ${(verdict ?? '-').padEnd(5)}  ${title}\n`
}

const NAME_WIDTH = Math.max(...RULES.map(({ name }) => name.length))

function full({ id, title, what, verdict, alternative, attack, examples }: Rule): string {
  const decision =
    verdict === null
      ? 'judged by what it hides'
      : `${verdict}${alternative ? ` or ${alternative}` : ''}`
  return `rule ${ruleLabel(id)}: ${title} (${decision})\n\n${wrap(what, terminalWidth()).join('\n')}\n\n${attack ? `MITRE ATT&CK: ${attack.join(', ')}\n\n` : ''}For example:\n${examples.map((example) => `  ${example}\n`).join('')}`
}
