import { quote } from './shell-text.ts'
import { isComplete, isProgram, plainCall } from './simple-command.ts'
import type { Technique } from './technique.ts'

/** Programs that run a command that they are given, and the escapes of tools with other purposes. */
export const RUNNERS: readonly Technique[] = [
  {
    name: 'xargs-arguments',
    summary: 'the arguments come from xargs',
    tools: ['xargs'],
    apply(command) {
      const [name, ...args] = plainCall(command) ?? []
      if (name === undefined || !isProgram(name) || args.length === 0) return undefined
      return `printf '%s\\n' ${args.join(' ')} | xargs ${name}`
    },
  },
  {
    name: 'xargs-shell',
    summary: 'xargs runs a shell',
    tools: ['xargs', 'bash'],
    apply(command, random) {
      if (!isComplete(command)) return undefined
      const inserted = `echo 1 | xargs -I{} bash -c ${quote(command)}`
      const appended = `printf %s ${quote(command)} | xargs -0 bash -c`
      // xargs would replace braces that belong to the command.
      return command.includes('{}') ? appended : random.pick([inserted, appended])
    },
  },
  {
    name: 'find-exec',
    summary: 'find runs a shell',
    tools: ['find', 'bash'],
    apply: (command) =>
      isComplete(command) && !command.includes('{}')
        ? `find . -maxdepth 0 -exec bash -c ${quote(command)} \\;`
        : undefined,
  },
  {
    name: 'awk-system',
    summary: 'awk runs a shell',
    tools: ['awk', 'bash'],
    apply(command) {
      if (!isComplete(command)) return undefined
      const text = `bash -c ${quote(command)}`
        .replaceAll('\\', '\\\\')
        .replaceAll('"', '\\"')
        .replaceAll('\n', '\\n')
      return `awk ${quote(`BEGIN { system("${text}") }`)}`
    },
  },
  {
    name: 'git-alias',
    summary: 'an alias of git runs a shell',
    tools: ['git', 'bash'],
    apply: (command) =>
      isComplete(command) ? `git -c ${quote(`alias.st=!bash -c ${quote(command)}`)} st` : undefined,
  },
  {
    name: 'python-exec',
    summary: 'python becomes a shell',
    tools: ['python3', 'bash'],
    apply: (command) =>
      isComplete(command)
        ? `python3 -c ${quote(`import os; os.execvp("bash", ["bash", "-c", ${JSON.stringify(command)}])`)}`
        : undefined,
  },
  {
    name: 'perl-exec',
    summary: 'perl becomes a shell',
    tools: ['perl', 'bash'],
    apply(command) {
      if (!isComplete(command)) return undefined
      const text = command.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
      return `perl -e ${quote(`exec 'bash', '-c', '${text}'`)}`
    },
  },
]
