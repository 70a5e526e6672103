import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aegish } from './command.ts'
import { closeTerminals, ShellTerminal } from './shell-terminal.ts'
import { writeBelow } from './support/made-up-home.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))

/** `forbidden` is blocked by the policy; whatever runs leaves its name in a file, and does nothing. */
const FUNCTIONS = `
mark() { printf '%s\\n' "$1" >> "$HOME/ran"; }
forbidden() { mark forbidden; }
npm() { mark npm; }
fine() { mark fine; printf 'fine:%s:\\n' "$*"; }
`
// Programs of no name and broken lines are unsure: where nobody asks about that, they pass.
const policy = (unresolved: 'ask' | 'allow') =>
  `version: 1\nunresolved: ${unresolved}\ndeny:\n  - {binary: forbidden, reason: a test says so}\n`

/** How to ask in a home that has a service. */
const services = new Set<(args: string[]) => unknown>()

/** Ends the shells and services of a test. */
export async function closePrompts(): Promise<void> {
  for (const run of services) run(['serve', '--stop'])
  services.clear()
  await closeTerminals()
}

export type PromptShell = 'bash' | 'zsh'

/** Where each shell is; only those that are here. */
export const SHELLS = new Map<PromptShell, string>(
  (
    [
      ['bash', '/bin/bash'],
      ['zsh', '/usr/bin/zsh'],
      ['zsh', '/bin/zsh'],
    ] as const
  ).filter(([, file]) => existsSync(file)),
)

export interface PromptOptions {
  /** Written behind what sets it up, and before. */
  before?: string
  after?: string
  init?: string
  service?: boolean
  /** What its policy says about lines that are unsure. */
  unresolved?: 'ask' | 'allow'
  args?: string[]
  /** Where it is not expected to come to its prompt. */
  waits?: boolean
}

/** A person at a prompt of bash or zsh with `eval "$(aegish init …)"` in its start-up file. */
export async function startPrompt(shell: PromptShell, options: PromptOptions = {}) {
  const home = mkdtempSync(join(tmpdir(), 'aegish-prompt-'))
  mkdirSync(join(home, 'work'))
  writeBelow(home, {
    '.config/aegish/policy.yaml': policy(options.unresolved ?? 'allow'),
    '.hushlogin': '',
  })
  const run = (args: string[]) => aegish(args, { env: { HOME: home } })
  if (options.service) {
    run(['serve', '--detach'])
    services.add(run)
  }
  const setUp = `${FUNCTIONS}${options.before ?? ''}
eval "$('${process.execPath}' '${launcher}' init ${shell} ${options.init ?? ''})"
${options.after ?? ''}
`
  if (shell === 'zsh')
    writeFileSync(join(home, '.zshrc'), `PS1='READY> '\nunsetopt prompt_sp\n${setUp}`)
  const terminal = await ShellTerminal.start({
    home,
    bashrc: setUp,
    program: { file: SHELLS.get(shell)!, args: options.args ?? [] },
    env: { HISTFILE: join(home, 'history') },
    waits: false,
  })
  if (options.waits !== false) await terminal.waitFor('READY> ')
  return {
    home,
    terminal,
    aegish: run,
    stopService: () => run(['serve', '--stop']),
    /** The names of what ran, since it was last asked. */
    ran(): string[] {
      const file = join(home, 'ran')
      const names = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
      rmSync(file, { force: true })
      return names
    },
    records: () =>
      run(['audit', '--json', '--limit', '0'])
        .stdout.split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  }
}
