import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Language } from '../knowledge/languages.ts'
import type { Machine } from '../machine.ts'
import { runAnsibleModule } from '../programs/ansible-modules.ts'
import { hasOtherRights } from '../risky-arguments.ts'
import { runScriptFile } from '../script-files.ts'
import { applySetting } from '../settings.ts'
import { isDropPlace, runSideCommand, useInterpreter } from '../side-commands.ts'
import { readFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

/** What administrators and packages put there. */
const OF_THE_SYSTEM = /^\/(?:etc|usr|lib\w*|run|opt|nix|proc|sys|dev|var\/lib)(?:\/|$)/

/** Root obeys a configuration that is neither one of the system nor written by the same text. */
export function noteUnseenOrders({ machine, name, args, entry }: Call, value: Value): void {
  const checks = entry?.traits.get('checks')?.split(',') ?? []
  if (args.some((word) => checks.includes(plain(word)))) return
  const path = machine.absolute(value)
  if (value === '-' || OF_THE_SYSTEM.test(plain(path)) || machine.files.has(path)) return
  if (hasOtherRights(machine.frame, 'here'))
    machine.miss('outcome', name, '', `what ${machine.symbols.show(value)} says`)
}

function readOrders(machine: Machine, name: string, value: Value): { reads: Value } {
  const reads = readFile(machine, name, value)
  runScriptFile(machine, 'config', name, value)
  return { reads }
}

function obeyFile(call: Call, value: Value): { reads: Value } {
  const { machine, name } = call
  if (isDropPlace(plain(machine.absolute(value))))
    machine.emit('run', name, value, { how: `${name} is made to run what is said in` })
  noteUnseenOrders(call, value)
  return readOrders(machine, name, value)
}

/** Code in a folder in which code is looked for, by the ending of its name. */
const CODE_ENDINGS: Readonly<Record<string, Language>> = {
  py: 'python',
  rb: 'ruby',
  lua: 'lua',
  js: 'javascript',
  pl: 'perl',
  pm: 'perl',
  tcl: 'tcl',
  el: 'elisp',
}

/** Words that make a program run a command or a service. */
export const COMMAND_ARGUMENTS = {
  interpreter: ({ machine, name }, value) => useInterpreter(machine, name, value),
  runtime: ({ machine, name }, value) => {
    const text = plain(value)
    const known = /^(?:[<>=~^]*\d[\w.,<>=]*|(?:.*\/)?(?:c?python|pypy|node|nodejs)[\w.+@-]*)$/
    if (!known.test(text) || isDropPlace(text)) runSideCommand(machine, name, value, 'program')
  },
  libpath: ({ machine, name }, value) => {
    if (isDropPlace(plain(value))) machine.emit('load', name, value)
    const place = `${machine.absolute(value).replace(/\/$/, '')}/`
    for (const path of machine.files.keys()) {
      const language = path.startsWith(place) ? CODE_ENDINGS[path.split('.').at(-1)!] : undefined
      if (language !== undefined) runScriptFile(machine, language, name, path)
    }
  },
  'plugin-name': ({ machine, name }, value) => {
    if (value.includes('/')) machine.emit('load', name, value)
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
  'config-pair': ({ machine, name, args }, given) => {
    // `git config set KEY VALUE`: the words of the pair stand behind the verb.
    const value = /^(?:set|add)$/.test(given)
      ? (args.slice(args.indexOf(given) + 1).find((word) => !word.startsWith('-')) ?? given)
      : given
    const next = args[args.indexOf(value) + 1]
    const family = name.split(' ')[0]!
    if (value.includes('=')) applySetting(machine, family, name, value)
    else if (next !== undefined) applySetting(machine, family, name, `${value}=${next}`)
  },
  ansible: runAnsibleModule,
  i3: ({ machine, name, args }, value) => {
    const text = args.slice(args.indexOf(value)).map(plain).join(' ')
    const command = /\bexec(?:\s+--no-startup-id)?\s+(.+)$/s.exec(text)?.[1]
    if (command) runSideCommand(machine, name, command, 'side')
  },
  exim: ({ machine, name }, value) => {
    for (const [, command] of plain(value).matchAll(/\$\{run\s*(?:,preexpand)?\s*\{([^{}]*)\}/g))
      runSideCommand(machine, name, command!, 'side')
    for (const [, path] of plain(value).matchAll(/\$\{readfile\s*\{([^{}]*)\}/g))
      readFile(machine, name, path!)
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
  'job-file': ({ machine, name }, value) => {
    if (isDropPlace(plain(machine.absolute(value))))
      machine.emit('run', name, value, { how: `${name} is made to run` })
    return { outputs: runScriptFile(machine, 'sh', name, value) }
  },
  'job-config': obeyFile,
  orders: (call, value) => {
    noteUnseenOrders(call, value)
    return readOrders(call.machine, call.name, value)
  },
  'named-orders': (call, value) => {
    if (value === '-') return undefined
    return value.includes('/') ? obeyFile(call, value) : readOrders(call.machine, call.name, value)
  },
} as const satisfies SpecialArguments
