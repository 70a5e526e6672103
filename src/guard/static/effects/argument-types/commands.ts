import { plain, withoutSymbols } from '../../resolve/value.ts'
import { runScriptFile } from '../script-files.ts'
import { applySetting } from '../settings.ts'
import { isDropPlace, isInstalled, runSideCommand, useInterpreter } from '../side-commands.ts'
import { readFile, writeFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

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

/** Words that make a program run a command or a service. */
export const COMMAND_ROLES = {
  interpreter: ({ machine, name }, value) => useInterpreter(machine, name, value),
  runtime: ({ machine, name }, value) => {
    const text = plain(value)
    const known = /^(?:[<>=~^]*\d[\w.,<>=]*|(?:.*\/)?(?:c?python|pypy|node|nodejs)[\w.+@-]*)$/
    if (!known.test(text) || isDropPlace(text)) runSideCommand(machine, name, value, 'program')
  },
  'login-shell': ({ machine, name, args }, value) => {
    if (!args.some((word) => /^(?:-\w*c|--(?:session-)?command(?:=.*)?)$/s.test(word)))
      runSideCommand(machine, name, value, 'program')
  },
  'root-command': ({ machine, name }, value) => {
    if (!/^(?:fakeroot|sudo|pseudo|really)(?:\s|$)/.test(plain(value)))
      runSideCommand(machine, name, value, 'side')
  },
  'load-source': ({ machine, name }, value) => {
    if (/^https?:\/\//.test(plain(value))) return { source: value }
    if (/^\w+:\/\//.test(plain(value))) return undefined
    const reads = readFile(machine, name, value)
    runScriptFile(machine, 'config', name, value)
    return { reads }
  },
  libpath: ({ machine, name }, value) => {
    if (isDropPlace(plain(value))) machine.emit('load', name, value)
  },
  'plugin-name': ({ machine, name }, value) => {
    if (value.includes('/')) machine.emit('load', name, value)
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
  preview: ({ machine, name }, value) => {
    const item = machine.inputValue?.split('\n')[0] || 'item'
    machine.runText(plain(value).replace(/\{[^}]*\}/g, item), {
      frame: machine.frameFor('wrapper', name),
      input: undefined,
    })
  },
  'fzf-bind': ({ machine, name }, value) => {
    for (const [, body] of plain(value).matchAll(
      /(?:become|execute(?:-silent)?|reload|transform|preview)[(:[{](.*?)(?:[)\]}]|$)/g,
    )) {
      machine.runText(body!.replace(/\{[^}]*\}/g, 'item'), {
        frame: machine.frameFor('wrapper', name),
        input: undefined,
      })
    }
  },
  bisect: ({ machine, name, args }, value) => {
    if (plain(value) === 'run')
      machine.runCommand(args.slice(args.indexOf(value) + 1), {
        frame: machine.frameFor('wrapper', name),
      })
  },
  'config-pair': ({ machine, name, args }, value) => {
    const next = args[args.indexOf(value) + 1]
    const family = name.split(' ')[0]!
    if (value.includes('=')) applySetting(machine, family, name, value)
    else if (next !== undefined) applySetting(machine, family, name, `${value}=${next}`)
  },
  'cmake-tool': ({ machine, name, args }, value) => {
    const rest = args.slice(args.indexOf(value) + 1)
    const tool = CMAKE_TOOLS[plain(value)]
    if (tool !== undefined)
      machine.runCommand([...tool, ...(plain(value) === 'chdir' ? rest.slice(1) : rest)], {
        frame: machine.frameFor('wrapper', name),
      })
  },
  ansible: ({ machine, name }, value) => {
    machine.runText(value, { frame: machine.frameFor('remote', name) })
    const [, source] = /\bsrc=['"]?([^\s"']+)/.exec(plain(value)) ?? []
    if (source !== undefined) readFile(machine, name, source)
    if (isDropPlace(plain(value)))
      machine.emit('run', name, value, { how: `${name} is made to run` })
    const [, address] = /\burl=['"]?([^\s"']+)/.exec(plain(value)) ?? []
    const [, target] = /\bdest=['"]?([^\s"']+)/.exec(plain(value)) ?? []
    if (address !== undefined && target !== undefined)
      writeFile(machine, name, target, machine.unknown('network', address))
    for (const [, path] of plain(value).matchAll(/\b(?:dest|path|name)=([/~][^\s"']+)/g))
      machine.emit('write', name, path!, { data: '' })
  },
  i3: ({ machine, name, args }, value) => {
    const text = args.slice(args.indexOf(value)).map(plain).join(' ')
    const command = /\bexec(?:\s+--no-startup-id)?\s+(.+)$/s.exec(text)?.[1]
    if (command) runSideCommand(machine, name, command, 'side')
  },
  foreach: ({ machine, name, args }, value) => {
    if (plain(value) !== 'foreach') return
    const rest = args
      .slice(args.indexOf(value) + 1)
      .filter((word) => !/^--(?:recursive|quiet)$/.test(word))
    machine.runText(rest.map(plain).join(' '), { frame: machine.frameFor('wrapper', name) })
  },
  'make-target': ({ machine, name }, value) => {
    const [, key, text] = /^(\w+)\s*[:?+!]*=\s*(.*)$/s.exec(plain(value)) ?? []
    if (key === undefined) return
    if (key === 'SHELL') useInterpreter(machine, name, text!)
    else if (/^(?:MAKE|CC|CXX|LD|AR|INSTALL)$/.test(key) && /^[~/]/.test(text!))
      runSideCommand(machine, name, text!, 'program')
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
  exim: ({ machine, name }, value) => {
    for (const [, command] of plain(value).matchAll(/\$\{run\s*(?:,preexpand)?\s*\{([^{}]*)\}/g))
      runSideCommand(machine, name, command!, 'side')
    for (const [, path] of plain(value).matchAll(/\$\{readfile\s*\{([^{}]*)\}/g))
      readFile(machine, name, path!)
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
  ip: ({ machine, name, args }) => {
    // `xdp obj FILE`, `bpf obj FILE`: code for the kernel.
    const code = args[args.findIndex((word) => /^(?:obj|object|object-file)$/.test(word)) + 1]
    if (code !== args[0] && code !== undefined && isDropPlace(plain(machine.absolute(code))))
      machine.emit('load', name, machine.absolute(code))
    const at = args.findIndex(
      (word, i) => word === 'exec' && /^(?:netns|vrf)$/.test(args[i - 1] ?? ''),
    )
    if (at >= 0)
      machine.runCommand(args.slice(at + 2), { frame: machine.frameFor('wrapper', name) })
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
  'job-file': ({ machine, name }, value) => {
    if (isDropPlace(plain(machine.absolute(value))))
      machine.emit('run', name, value, { how: `${name} is made to run` })
    return { outputs: runScriptFile(machine, 'sh', name, value) }
  },
  'job-config': ({ machine, name }, value) => {
    if (isDropPlace(plain(machine.absolute(value))))
      machine.emit('run', name, value, { how: `${name} is made to run what is said in` })
    const reads = readFile(machine, name, value)
    runScriptFile(machine, 'config', name, value)
    return { reads }
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
} as const satisfies SpecialArguments
