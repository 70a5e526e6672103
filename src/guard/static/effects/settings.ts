import { plain, type Value } from '../resolve/value.ts'
import { ALL_VARIABLES } from '../resolve/variables.ts'
import type { SettingType } from './knowledge/facts.ts'
import { findFacts } from './knowledge/index.ts'
import { loadsByFlags, loadsByOption } from './load-options.ts'
import type { Machine } from './machine.ts'
import { isDropPlace, runSideCommand, useInterpreter } from './side-commands.ts'
import { readFile, sendTo } from './world.ts'

/** What a variable does that the started program gets; where nothing is started, nobody says. */
type Inherit = (machine: Machine, name: string, value: Value) => void

/** Applies `KEY=VALUE` or `KEY VALUE` of the configuration of a program. */
export function applySetting(
  machine: Machine,
  program: string,
  by: string,
  setting: Value,
  inherit?: Inherit,
): void {
  // Those of a subcommand are mostly those of its program.
  const owner = findFacts(program).settings ? program : program.split(' ')[0]!
  const { settings } = findFacts(owner)
  if (settings === undefined) return
  // Options for ssh may come with the letter in front.
  const match = /^\s*(?:-o\s*)?([^=\s]+)\s*(?:=|\s)\s*([\s\S]*)$/.exec(plain(setting))
  if (!match) return
  const [, key, value] = match as unknown as [string, string, string]
  const type = settings.find(([pattern]) => pattern.test(key.toLowerCase()))?.[1]
  if (type === undefined) return
  const { provenance } = machine
  machine.provenance = { by: 'table', name: `settings.${owner}`, key, type }
  if (type === 'env') {
    const [, name, content] = /^["']?(\w+)=(.*)$/s.exec(value) ?? []
    if (name !== undefined) inherit?.(machine, name, content!)
  } else applySettingType(machine, by, key, asLine(value.replace(/^(["'])(.*)\1$/s, '$2')), type)
  machine.provenance = provenance
}

const NO_INPUT = { kind: 'data', value: '' } as const

/** A list of words is the command that they are. */
function asLine(value: string): string {
  if (!/^\[\s*["']/.test(value)) return value
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)]
    .map((match) => match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2]!)
    .map((word) => (/[^\w./:=-]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : word))
    .join(' ')
}

function applySettingType(
  machine: Machine,
  by: string,
  key: string,
  value: string,
  type: Exclude<SettingType, 'env'>,
): void {
  switch (type) {
    case 'alias':
      // Only `!command` leaves the program; other values are its own words.
      if (/^credential/i.test(key) && /^[!/]/.test(value))
        runSideCommand(machine, by, value.replace(/^!/, ''), 'password')
      // An alias that is kept is for commands: they are judged by themselves.
      else if (value.startsWith('!') && / config$/.test(by))
        machine.runText(value.slice(1), {
          frame: machine.frameFor('wrapper', by),
          input: undefined,
        })
      else if (value.startsWith('!')) runSideCommand(machine, by, value.slice(1), 'side')
      else if (value.startsWith('/')) runSideCommand(machine, by, value, 'side')
      return
    case 'on':
      if (value === 'always')
        machine.emit('run', by, `${key}=${value}`, { how: `${by} is allowed to run` })
      return
    case 'startup':
      // What lies at an address, or is written out in one, is code like any other.
      if (/^\w+:(?:\/\/|\w+\/\w+[,;])/.test(value) && !value.startsWith('file:')) {
        machine.emit('execute', by, machine.unknown('network', value))
        return
      }
      readFile(machine, by, value)
      if (isDropPlace(plain(machine.absolute(value)))) machine.emit('load', by, value)
      return
    case 'interpreter':
      useInterpreter(machine, by, value)
      return
    case 'judged':
      machine.runText(value, { frame: machine.frameFor('wrapper', by), input: NO_INPUT })
      return
    case 'flags':
      loadsByFlags(machine, by, value)
      return
    case 'node-options':
      loadsByOption(machine, 'NODE_OPTIONS', value)
      return
    case 'hook-directory':
      if (value !== '/dev/null' && /^(?:[/~]|\.\.)/.test(value))
        machine.emit('run', by, value, { how: `${by} is made to run the hooks in` })
      return
    case 'lib':
      if (value !== '') machine.emit('load', by, value)
      return
    case 'read':
      readFile(machine, by, value)
      return
    case 'write':
    case 'use':
      machine.emit(type, by, value)
      return
    case 'sent-variables':
      if (!/^(?:(?:LANG|LC_|TERM|COLORTERM|TZ|EDITOR)\S*(?:\s+|$))*$/.test(value))
        sendTo(machine, by, 'another machine', machine.unknown('output', ALL_VARIABLES))
      return
    case 'stream': {
      const [, to, path] = /^(file|append|truncate):(.+)$/.exec(value) ?? []
      if (path === undefined) return
      if (/input$/i.test(key)) readFile(machine, by, path)
      else
        machine.emit('write', by, machine.absolute(path), {
          data: machine.unknown('output', by),
          append: to === 'append',
        })
      return
    }
    case 'remote':
      machine.runText(value, { frame: machine.frameFor('remote', by) })
      return
    case 'side':
      // Switches such as core.fsmonitor=true are no commands.
      if (!/^(?:true|false|none|0|1|gpg2?|ssh-keygen)?$/.test(value))
        runSideCommand(machine, by, value, type)
      return
    default:
      runSideCommand(machine, by, value, type)
  }
}
