import type { Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'
import { canonicalName, isKnownProgram } from '../../program-names.ts'
import { readFile, writeFile } from '../../world.ts'
import type { Analyser } from '../index.ts'
import { writtenCommands } from './written-commands.ts'

/** Keys whose value is a command line, in the project files of task runners. */
const COMMAND_KEY =
  /^\s*-?\s*["']?(?:commands?|cmds?|entry|script|run|exec|shell|sh|args|inline|before_script|after_script|(?:pre|post)?(?:install|test|build|start|publish|prepare|pack)|prepare|start|test|build|deploy|web|worker|release|[\w:.-]{1,30})["']?\s*(?:=|:)\s*(.*)$/

/** `{run: make test}`: a command without quotes, inside of braces. */
const FLOW_COMMAND = /[{,]\s*(?:run|cmd|command|script|exec|init|before)\s*:\s*([^"'{}[\],\n]+)/g

/**
 * Project files of task runners (package.json, tox.ini, Procfile, build.ninja, main.tf …): what
 * they run is ordinary work, so it is judged by itself.
 */
export const tasks: Analyser = (machine, code, by) => {
  const lines = code.split('\n')
  for (const [i, line] of lines.slice(0, 400).entries()) {
    machine.step()
    const value = COMMAND_KEY.exec(line)?.[1]
    if (value !== undefined) {
      // An empty value: the commands are on the lines below, further in.
      if (value.trim() === '' || value.trim() === '|')
        for (const below of indentedBelow(lines, i)) run(machine, by, below)
      // Several of them in one line: `cmds: [make, make test]`.
      else if (/^\[[^"'[\]]*\]$/.test(value.trim()))
        for (const one of value.trim().slice(1, -1).split(',')) run(machine, by, one.trim())
      else run(machine, by, value)
    }
  }
  for (const [, value] of code.matchAll(/\bcommand\s*=\s*"((?:[^"\\]|\\.)*)"/g))
    run(machine, by, value!.replace(/\\(.)/g, '$1'))
  for (const [, list] of code.matchAll(/\bprogram\s*=\s*\[([^\]]*)\]/g)) {
    const words = [...list!.matchAll(/"([^"]*)"/g)].map((match) => match[1]!)
    if (words.length > 0)
      machine.runCommand(words, { frame: machine.frameFor('code', by), input: undefined })
  }
  for (const [, key, value] of code.matchAll(/"([^"\\\n]{1,60})"\s*:\s*"((?:[^"\\]|\\.)*)"/g)) {
    if (!/^(?:name|version|description|license|author|main|type|homepage|url)$/.test(key!))
      run(machine, by, value!.replace(/\\(["\\/])/g, '$1'))
  }
  for (const [, command] of code.matchAll(FLOW_COMMAND)) run(machine, by, command!)
  for (const command of writtenCommands(code)) {
    if (typeof command === 'string') run(machine, by, command)
    else if (command.length > 0 && isKnownProgram(canonicalName(command[0]!)))
      machine.runCommand(command, {
        frame: machine.frameFor('wrapper', by),
        input: { kind: 'data', value: '' },
      })
  }
  for (const [, list] of code.matchAll(
    /\b(?:run_command|custom_target|execute_process|add_custom_command)\s*\(([^)]*)\)/g,
  )) {
    const words = [...list!.matchAll(/'([^']*)'|"([^"]*)"/g)].map((match) => match[1] ?? match[2]!)
    if (words.length > 0)
      machine.runCommand(words, { frame: machine.frameFor('wrapper', by), input: undefined })
  }
  return machine.unknown('output', by)
}

function indentedBelow(lines: readonly string[], at: number): string[] {
  const found: string[] = []
  for (const line of lines.slice(at + 1, at + 40)) {
    if (!/^\s+\S|^\s*-\s/.test(line)) break
    found.push(line.trim().replace(/^-\s+/, ''))
  }
  return found
}

function run(machine: Machine, by: string, text: Value): void {
  const command = text
    .trim()
    .replace(/^(["'])(.*)\1,?$/s, '$2')
    .replace(/^\{?(.*?)\}?$/s, '$1')
    .replace(/\{[\w:]+\}/g, 'x')
  const entry = /\bentry:\s*([^,}]+)/.exec(text)?.[1]
  const line = entry ?? command
  const first = line.trim().split(/[\s;|&]/)[0] ?? ''
  if (
    first === '' ||
    // `repo: https://…/tool` names an address, not the program at its end.
    first.includes('://') ||
    !(
      isKnownProgram(canonicalName(first)) ||
      /^(?:\.{0,2}\/|~\/)/.test(first) ||
      /^\w+=/.test(first)
    )
  )
    return
  machine.runText(line, { frame: machine.frameFor('wrapper', by), input: undefined })
}

/** Scripts inside of package descriptions: the sections of a spec file are shell code. */
export const packageScript: Analyser = (machine, code, by) => {
  const sections = code
    .split(
      /^%(?:prep|build|install|check|pre|post|preun|postun|pretrans|posttrans|clean|setup)\b.*$/m,
    )
    .slice(1)
  for (const section of sections) {
    machine.runText(section.replace(/^%.*$/gm, ''), {
      frame: machine.frameFor('wrapper', by),
      input: undefined,
    })
  }
  return machine.unknown('output', by)
}

/** CMake: commands that run programs and reach out. */
export const cmake: Analyser = (machine, code, by) => {
  for (const [, body] of code.matchAll(
    /\b(?:execute_process|exec_program|add_custom_command|add_custom_target)\s*\(([^)]*)\)/gi,
  )) {
    const command =
      /\bCOMMAND\s+([\s\S]*?)(?=\s+(?:COMMAND|WORKING_DIRECTORY|OUTPUT_VARIABLE|RESULT_VARIABLE|ERROR_VARIABLE|TIMEOUT|INPUT_FILE|OUTPUT_QUIET|VERBATIM|DEPENDS)\b|$)/i.exec(
        body!,
      )?.[1] ?? body!
    const shell = command
      .replaceAll(/\$ENV\{(\w+)\}/g, '$$$1')
      .replace(/^"?\$\{CMAKE_COMMAND\}"?/, 'cmake')
    machine.runText(shell, {
      frame: machine.frameFor('code', by),
      input: undefined,
    })
  }
  for (const [, verb, rest] of code.matchAll(
    /\bfile\s*\(\s*(READ|STRINGS|WRITE|APPEND|UPLOAD|DOWNLOAD|REMOVE_RECURSE|REMOVE|COPY|INSTALL|RENAME)\s+([^)]*)\)/gi,
  )) {
    const words = rest!.replaceAll(/\$ENV\{(\w+)\}/g, '$$$1').trim()
    const shell: Readonly<Record<string, string>> = {
      read: 'cat',
      strings: 'cat',
      write: 'tee',
      append: 'tee -a',
      upload: 'curl -T',
      download: 'curl -O',
      remove_recurse: 'rm -r',
      remove: 'rm',
      copy: 'cp',
      install: 'cp',
      rename: 'mv',
    }
    machine.runText(`${shell[verb!.toLowerCase()]} ${words.split(/\s+/).slice(0, 2).join(' ')}`, {
      frame: machine.frameFor('shell', by),
      input: { kind: 'data', value: '' },
    })
  }
  return machine.unknown('output', by)
}

/** Puppet: `file { "path": … }`, `exec { "command": … }`. */
export const puppet: Analyser = (machine, code, by) => {
  for (const [, kind, title, rest = ''] of code.matchAll(
    /\b(file|exec|cron|user|package|service)\s*\{\s*["']([^"']+)["']([^}]*)/g,
  )) {
    if (kind === 'exec')
      machine.runText(title!, { frame: machine.frameFor('code', by), input: undefined })
    else if (kind === 'file' && /\bensure\s*=>\s*["']?absent\b/.test(rest))
      machine.emit('delete-tree', by, machine.absolute(title!))
    else if (kind === 'file') writeFile(machine, by, title!, '')
    else if (kind === 'user') machine.emit('privilege', by, title!, { how: 'changes the account' })
  }
  for (const [, command] of code.matchAll(/\bcommand\s*=>\s*["']([^"']+)["']/g))
    machine.runText(command!, { frame: machine.frameFor('code', by), input: undefined })
  for (const [, path] of code.matchAll(/\bfile\(\s*["']([^"']+)["']/g)) readFile(machine, by, path!)
  return machine.unknown('output', by)
}

/** DOS commands in an emulator: what is mounted is in its hands. */
export const dosbox: Analyser = (machine, code, by) => {
  const mounted = /\bmount\s+\w:?\s+"?(\/\S*)/i.exec(code)?.[1]
  if (mounted !== undefined && !/^\/(?:home\/[^/]+\/\S|tmp|opt|srv|media|mnt)/.test(mounted)) {
    machine.emit('privilege', by, mounted, { how: 'gives DOS commands the directory' })
  }
  return machine.unknown('output', by)
}

/** Go source: its directives run commands when code is generated. */
export const goSource: Analyser = (machine, code, by) => {
  for (const [, command] of code.matchAll(/^\/\/go:generate\s+(.+)$/gm)) {
    machine.runText(command!, { frame: machine.frameFor('code', by), input: undefined })
  }
  return machine.runCode('compiled', code, by)
}
