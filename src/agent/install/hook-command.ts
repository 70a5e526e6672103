import type { InstallEnvironment, Scope } from './install-environment.ts'
import { launcherPath, PORTABLE_LAUNCHER } from './launcher.ts'
import { quoteForShell } from './quote-for-shell.ts'

/** Ours is recognised by what it calls, wherever it is installed: also entries of older versions. */
const OURS = /(?:^|["'\s/\\])aegish(?:\.js|@[\w.-]+)?["']?\s+hook\b|\baegish\/hook\b/

/** Whether a command line of somebody's settings asks us. */
export function isOurCommand(command: unknown): command is string {
  return typeof command === 'string' && OURS.test(command)
}

/** Options of the hook that people add to its command line, with what they take. */
const OPTION =
  /\s(--(?!agent\b)[a-z-]+)(?:(=|\s+)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'|;&<>-][^\s"'|;&<>]*))?/g

/** The options that a person gave our hook, in the words in which they stand there. */
export function keptOptions(command: string): string {
  const call = OURS.exec(command)
  if (call === null) return ''
  const rest = command.slice(call.index + call[0].length)
  return [...rest.matchAll(OPTION)].map(([text]) => ` ${text.trim()}`).join('')
}

/** The agent that a command line of ours says it is for, if it is another one. */
export function otherAgent(command: string, agent: string): string | undefined {
  const [, asker] = /--agent[= ](\S+)/.exec(command) ?? []
  return asker === agent ? undefined : asker
}

/** What a machine without aegish says about a project that wants it. */
const NOT_INSTALLED = (agent: string) =>
  `aegish is not installed: npm install -g aegish && aegish hook install ${agent}`

/**
 * The command line for an agent's settings. It denies by itself where the launcher is missing,
 * which most agents take for a yes: a shell's own failure becomes exit code 2, with its reason.
 */
export function hookCommand(
  agent: string,
  scope: Scope,
  at: InstallEnvironment,
  options: string = '',
): string {
  if (scope !== 'project') {
    return `${quoteForShell(launcherPath(at, scope))} --agent ${agent}${options} || exit 2`
  }
  return [
    `h="${PORTABLE_LAUNCHER}"`,
    `[ -x "$h" ] || { echo "${NOT_INSTALLED(agent)}" >&2; exit 2; }`,
    `"$h" --agent ${agent}${options} || exit 2`,
  ].join('; ')
}

/** The same as a program, for agents that run one by its name and read only its output. */
export function hookScript(
  agent: string,
  scope: Scope,
  at: InstallEnvironment,
  options = '',
): string {
  const launcher = scope === 'project' ? PORTABLE_LAUNCHER : launcherPath(at, scope)
  const place = scope === 'project' ? `"${launcher}"` : quoteForShell(launcher)
  const denial = JSON.stringify({ cancel: true, errorMessage: NOT_INSTALLED(agent) })
  return `#!/bin/sh
# Written by "aegish hook install ${agent}".
h=${place}
if [ ! -x "$h" ]; then
  printf '%s\\n' ${quoteForShell(denial)}
  exit 2
fi
exec "$h" --agent ${agent}${options}
`
}
