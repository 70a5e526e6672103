import { plain, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { setInherited } from '../../inherited-variables.ts'
import { findVariableType } from '../../knowledge/index.ts'
import { loadsByFlags } from '../../load-options.ts'
import type { Machine } from '../../machine.ts'
import { runScriptFile } from '../../script-files.ts'
import { isInstalled, runSideCommand, useInterpreter } from '../../side-commands.ts'
import { readFile } from '../../world.ts'
import type { OwnWords } from './own-word.ts'

/** Tools of `cmake -E`, by the program that does the same. */
const CMAKE_TOOLS: Readonly<Record<string, readonly string[]>> = {
  env: ['env'],
  time: ['time'],
  chdir: [],
  cat: ['cat'],
  rm: ['rm'],
  remove: ['rm'],
  remove_directory: ['rm', '-r'],
  copy: ['cp'],
  copy_if_different: ['cp'],
  copy_directory: ['cp', '-r'],
  rename: ['mv'],
  create_symlink: ['ln', '-s'],
  create_hardlink: ['ln'],
  touch: ['touch'],
  tar: ['tar'],
}

/** Endings of sources that make compiles by a rule of its own: `make x` makes `x` of `x.c`. */
const BUILT_IN_SOURCES = ['c', 'cc', 'cpp', 'C', 'o', 's', 'S', 'f', 'F', 'p', 'sh'] as const

/** `make x` where this command line has made or fetched `x.c`. */
function followBuiltInRule(machine: Machine, name: string, target: Value): void {
  const sources = BUILT_IN_SOURCES.map((ending) => `${target}.${ending}`)
  const source = sources.find((path) => machine.files.has(machine.absolute(path)))
  if (source !== undefined)
    machine.runCommand(['cc', '-o', target, source], { frame: machine.frameFor('wrapper', name) })
}

/** `CFLAGS`, `LDFLAGS`, `KBUILD_CFLAGS`. */
const COMPILER_FLAGS = /^\w*FLAGS(?:_\w+)?$/

/** Words by which one program runs a command or a service. */
export const COMMANDS_WORDS = {
  'login-shell': ({ machine, name, args }, value) => {
    if (!args.some((word) => /^(?:-\w*c|--(?:session-)?command(?:=.*)?)$/s.test(word)))
      runSideCommand(machine, name, value, 'program')
  },
  'agent-tool': ({ machine, name }, value) => {
    const frame = machine.frameFor('wrapper', name)
    machine.runText(value.replace(/^[\w+#]+:\s+/, ''), {
      frame,
      input: { kind: 'data', value: '' },
    })
  },
  'root-command': ({ machine, name }, value) => {
    if (!/^(?:fakeroot|sudo|pseudo|really)(?:\s|$)/.test(plain(value)))
      runSideCommand(machine, name, value, 'side')
  },
  'by-ending': ({ machine, name }, value) => {
    for (const [, command = ''] of plain(value).matchAll(/(?:^|,)[^:,]*:([^,]*)/g))
      machine.runText(command, { frame: machine.frameFor('wrapper', name) })
  },
  'load-source': ({ machine, name }, value) => {
    if (/^https?:\/\//.test(plain(value))) return { source: value }
    if (/^\w+:\/\//.test(plain(value))) return undefined
    const reads = readFile(machine, name, value)
    runScriptFile(machine, 'config', name, value)
    return { reads }
  },
  'host-or-mailer': ({ machine, name }, value) => {
    if (
      value.startsWith('/') &&
      !/(?:sendmail|mail|smtp\w*|mailer-inject|git-\w+)$/.test(plain(value))
    )
      machine.runCommand([value], { frame: machine.frameFor('side', name) })
  },
  agent: ({ machine, name }, value) => {
    const path = plain(value).replace(/^:/, '')
    if (!isInstalled(path)) machine.emit('load', name, machine.absolute(path))
  },
  bisect: ({ machine, name, args }, value) => {
    if (plain(value) === 'run')
      machine.runCommand(args.slice(args.indexOf(value) + 1), {
        frame: machine.frameFor('wrapper', name),
      })
  },
  'mounted-image': ({ machine, name, args }, value) => {
    const command = args.slice(args.indexOf(value) + 1)
    if (command.length === 0 || !args.includes(value)) machine.emit('shell', name, name)
    else machine.runCommand(command, { frame: machine.frameFor('wrapper', name) })
  },
  'cmake-tool': ({ machine, name, args }, value) => {
    const rest = args.slice(args.indexOf(value) + 1)
    const tool = plain(value)
    if (Object.hasOwn(CMAKE_TOOLS, tool))
      machine.runCommand([...CMAKE_TOOLS[tool]!, ...(tool === 'chdir' ? rest.slice(1) : rest)], {
        frame: machine.frameFor('wrapper', name),
      })
  },
  foreach: ({ machine, name, args }, value) => {
    if (plain(value) !== 'foreach') return
    const rest = args
      .slice(args.indexOf(value) + 1)
      .filter((word) => !/^--(?:recursive|quiet)$/.test(word))
    // One word is a line for a shell, several are a program and its words.
    const frame = machine.frameFor('wrapper', name)
    if (rest.length === 1) machine.runText(plain(rest[0]!), { frame })
    else if (rest.length > 1) machine.runCommand(rest, { frame })
  },
  trigger: ({ machine, name, args }, value) => {
    if (plain(value) !== 'trigger') return
    const rest = args.slice(args.indexOf(value) + 1)
    const command = rest.indexOf('--') + 1
    if (command > 0)
      machine.runCommand(rest.slice(command), {
        frame: { ...machine.frameFor('wrapper', name), later: true },
      })
  },
  'libtool-mode': ({ machine, name, args }, value) => {
    const at = args.findIndex((word) => !word.startsWith('-'))
    if (at < 0) return undefined
    const frame = machine.frameFor('wrapper', name)
    const outputs = machine.runCommand(args.slice(at), { frame })
    // Beside an object file lies a description of it, which is linked in its place.
    if (value === 'compile')
      for (const [path, content] of [...machine.files])
        if (path.endsWith('.o')) machine.files.set(path.replace(/o$/, 'lo'), content)
    return { outputs }
  },
  'make-target': ({ machine, name }, value) => {
    const [, key, text] = /^(\.?\w+)\s*[:?+!]*=\s*(.*)$/s.exec(plain(value)) ?? []
    if (key === undefined) return followBuiltInRule(machine, name, value)
    if (COMPILER_FLAGS.test(key)) loadsByFlags(machine, name, text!)
    if (key === 'SHELL') useInterpreter(machine, name, text!)
    else if (key === '.SHELLFLAGS') runSideCommand(machine, name, `sh ${text!}`, 'side')
    else if (/^(?:MAKE|CC|CXX|LD|AR|INSTALL)$/.test(key) && /^[~/]/.test(text!))
      runSideCommand(machine, name, text!, 'program')
    else if (findVariableType(key) === 'judged') setInherited(machine, key, text!)
    // `VERSION=$(git describe)`, `TAG=$TAG` are texts; what others send may hold `$(shell …)`.
    else if (machine.symbols.in(text!).some(({ origin }) => /network|decoded/.test(origin)))
      machine.runCode('make', text!, name)
    else machine.runCode('make', withoutSymbols(text!), name)
  },
  'pppd-word': ({ machine, name, args }, value) => {
    const before = plain(args[args.indexOf(value) - 1] ?? '')
    if (/^(?:connect|disconnect|init|pty|welcome)$/.test(before))
      runSideCommand(machine, name, value, 'side')
    else if (before === 'plugin') machine.emit('load', name, value)
    else if (before === 'file') readFile(machine, name, value)
  },
  zabbix: ({ machine, name }, value) => {
    const command = /^system\.run\[\s*"?(.+?)"?(?:,\s*\w+)?\]$/s.exec(plain(value))?.[1]
    if (command !== undefined) runSideCommand(machine, name, command, 'side')
  },
  'fail2ban-word': ({ machine, name, args }, value) => {
    if (/^action(?:ban|unban|start|stop|check)$/.test(plain(args[args.indexOf(value) - 1] ?? '')))
      runSideCommand(machine, name, value, 'side')
  },
  xdotool: ({ machine, name, args }, value) => {
    if (plain(value) === 'exec')
      machine.runCommand(
        args.slice(args.indexOf(value) + 1).filter((word) => word !== '--sync'),
        {
          frame: machine.frameFor('wrapper', name),
        },
      )
  },
  service: ({ machine, name }, value) => {
    if (value.includes('/'))
      machine.runCommand([plain(value).replace(/^(?:\.\.\/)+/, '/')], {
        frame: machine.frameFor('side', name),
      })
  },
  unit: ({ machine, name }, value) => {
    // A file that this command line wrote, wherever it lies.
    const written = machine.files.has(machine.absolute(value))
    if (!value.includes('/') && !written) return
    runScriptFile(machine, 'config', name, value)
    if (!/^\/(?:etc|usr\/lib|lib|run)\/systemd\//.test(plain(value)))
      machine.emit('run', name, value, { how: 'a service is made of' })
  },
  'argv-option': () => undefined,
  arch: ({ machine, name, args }, value) => {
    if (
      /^(?:linux\d\d|x86_64|i[3-6]86|amd64|aarch64|arm\w*|ppc\w*|s390x?|sparc\w*|mips\w*|riscv\w*|uname26|athlon|ia64|parisc\w*)$/.test(
        plain(value),
      )
    )
      return undefined
    const command = args.slice(args.indexOf(value))
    return { outputs: machine.runCommand(command, { frame: machine.frameFor('wrapper', name) }) }
  },
} satisfies OwnWords
