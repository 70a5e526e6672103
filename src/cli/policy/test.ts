import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import type { UserPolicy } from '../../guard/static/index.ts'
import { parsePolicyFile } from '../../guard/static/policy/policy-file.ts'
import {
  type PolicyTestResult,
  runPolicyTests,
} from '../../guard/static/policy/run-policy-tests.ts'
import { printable, wrap } from '../../report/format.ts'
import { EXIT, ruleLabel, ruleName, UserError } from '../../verdict/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { readPolicy } from '../overlay-options.ts'
import { printJson } from '../print.ts'
import { readText } from '../read-text.ts'
import { terminalWidth } from '../terminal.ts'

/** `aegish policy test`: does a policy decide what its author expects? */
export function define(): Command {
  return defineCommand('policy test', 'Ask the guard what the tests beside a policy expect.', [
    'aegish policy test aegish.yml',
    'aegish policy test policy-tests.yml --json',
  ])
    .argument('<file>', 'a policy file with tests, or tests that name their policy')
    .option('--json', 'print every test with what came out as JSON')
    .addHelpText(
      'after',
      `
Tests stand in the policy file, or in a file of their own that names it:
  policy: ./aegish.yml       # only in a file of its own, by its path from there
  tests:
    - {command: cat /srv/finance/q3.csv, expect: BLOCK}
    - {command: 'cat "$FILE"', expect: WARN, reason: is not known}
    - {command: ls /srv, expect: ALLOW}
The reason, where one is given, is a part of the guard's reason. Nothing is run.

Exit codes: 0 all as expected, 1 some are not, 2 wrong usage or input`,
    )
    .action(async (path: string, options: { json?: boolean }) => {
      process.exitCode = await test(path, options)
    })
}

export const run = runs(define)

async function test(path: string, { json }: { json?: boolean }): Promise<number> {
  const { about, tests, policy: own } = await parsePolicyFile(readText(path), path)
  if (tests.length === 0)
    throw new UserError(
      'NO_TESTS',
      `${path}: has no tests ("aegish policy test --help" shows some)`,
    )
  const policy: UserPolicy =
    about === undefined ? own : await readPolicy(resolve(dirname(path), about))
  const results = runPolicyTests(tests, { policy })
  const failed = results.filter(({ passed }) => !passed)
  if (json)
    printJson({
      file: path,
      passed: results.length - failed.length,
      failed: failed.length,
      tests: results.map(({ got, ...test }) => ({
        ...test,
        got: { ...got, ruleName: ruleName(got.rule) },
      })),
    })
  else process.stdout.write(showResults(path, results, terminalWidth()))
  return failed.length === 0 ? EXIT.fine : EXIT.missed
}

/** What failed, what was wanted and what came, and how many did as expected. */
function showResults(path: string, results: readonly PolicyTestResult[], width: number): string {
  const failed = results.filter(({ passed }) => !passed)
  const lines = failed.flatMap(({ command, expect, reason, got }) => [
    ...wrap(printable(command), width - 2).map((line) => `  ${line}`),
    `    wanted  ${expect}${reason === undefined ? '' : `, because: ${printable(reason)}`}`,
    ...wrap(
      `${got.verdict}, rule ${ruleLabel(got.rule)}: ${printable(got.reason)}`,
      width - 12,
    ).map((line, i) => `    ${i === 0 ? 'got' : '   '}     ${line}`),
  ])
  const right = results.length - failed.length
  return `${[`${printable(path)}: ${right} of ${results.length} as expected`, ...lines].join('\n')}\n`
}
