import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { isMachineOfOthers } from '../knowledge/weighty-aims.ts'
import { startsWithKind } from '../program-kinds.ts'
import { tellCredential } from '../told-credentials.ts'
import { bringInto, readFile, serveDirectory, writeFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

/** An address, and no path of this machine. */
export const ELSEWHERE = /^(?:\w+:\/\/|[\w.-]+@[\w.-]+:|[\w.-]+:)/
/** A repository comes into the directory that follows, or into one of its own name. */
export function cloneInto({ machine, name, args }: Call, value: Value, elsewhere: RegExp): void {
  const text = plain(value)
  machine.emit('fetch', name, text)
  const next = args.slice(args.indexOf(value) + 1).find((word) => !word.startsWith('-'))
  const own =
    text
      .replace(/\/+$/, '')
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .at(-1) ?? '.'
  if (elsewhere.test(text) && !/^file:/.test(text)) {
    machine.fileSystem.bring(plain(machine.absolute(next ?? own)), text)
  } else {
    // A bundle, or a repository that was packed: it was fetched as a file.
    const packed = machine.files.get(machine.absolute(value)) ?? ''
    bringInto(machine, next ?? own.replace(/\.bundle$/, ''), packed)
  }
  if (next !== undefined)
    machine.emit('rights', name, machine.absolute(next), { how: 'clones into' })
  // Whoever fills this directory decides who may log in.
  if (next !== undefined && /(?:^|\/)\.ssh\/?$/.test(plain(next)))
    machine.emit('write', name, `${machine.absolute(next).replace(/\/$/, '')}/authorized_keys`, {
      data: machine.unknown('network', text),
    })
}

/** A repository by its name, into the directory behind it or into this one. */
function bringRepository({ machine, name, args }: Call, value: Value) {
  const text = plain(value)
  if (/^(?:\/|~\/|\.{1,2}\/|file:)/.test(text)) return { reads: readFile(machine, name, value) }
  const behind = args.slice(args.indexOf(value) + 1)
  const next = behind.find((word, i) => !word.startsWith('-') && !/^-\w$/.test(behind[i - 1] ?? ''))
  machine.fileSystem.bring(plain(machine.absolute(next ?? '.')), text)
  if (next !== undefined) machine.emit('unpack', name, machine.absolute(next))
  return { source: value }
}

/** Addresses, ports, and what is brought from or offered to others. */
export const NETWORK_ARGUMENTS = {
  'serve-dir': ({ machine, name, args }, value) => {
    const bound = args.map(plain).join(' ')
    serveDirectory(
      machine,
      name,
      value,
      /(?:127\.0\.0\.1|localhost|\[?::1\]?)/.test(bound) ? 'localhost' : ':',
    )
  },
  'export-dir': ({ machine, name, args }, value) => {
    serveDirectory(machine, name, value.slice(value.indexOf(':') + 1), ':')
    if (args.some((word) => /no_root_squash/.test(word)))
      machine.emit('privilege', name, value, { how: 'lets others be root on' })
  },
  'brought-dir': ({ machine, name, args }, value) => {
    machine.emit('replace', name, machine.absolute(value))
    machine.fileSystem.bring(
      plain(machine.absolute(value)),
      plain(args.find((word) => !word.startsWith('-')) ?? name),
    )
  },
  clone: (call, value) => cloneInto(call, value, ELSEWHERE),
  repository: bringRepository,
  template: ({ machine, name }, value) => {
    const text = plain(value)
    // Others are those that a program has itself, or packages.
    if (!/^(?:[\w.-]+|\w+:(?:\/\/)?[\w.@-]+(?::\d+)?)[/:][\w.-]/.test(text) || /^[.~]/.test(text))
      return
    machine.emit('fetch', name, text)
    // Most of them install at once what it asks for.
    machine.miss('outcome', name, '', `what comes from ${text}`)
    machine.fileSystem.bring(plain(machine.absolute('.')), text)
  },
  credential: (call, value) => tellCredential(call, value),
  mailto: (_call, value) => (plain(value).includes('@') ? { destination: value } : undefined),
  tftp: ({ machine, name, args }, value) => {
    const [file, here = file] = args.slice(args.indexOf(value) + 1)
    if (plain(value) === 'get' && file && here) {
      writeFile(machine, name, here, machine.unknown('network', name))
      return undefined
    }
    if (plain(value) === 'put' && file) return { sends: readFile(machine, name, file) }
    return undefined
  },
  'tftp-file': ({ machine, name, args }, value) => {
    // Beside the name that a file has here, the other one is its name there; alone it is both.
    const here = nameHere(args)
    if (here !== undefined && here !== value) return undefined
    if (args.some((word) => /^-(?:\w*p|-put)$/.test(word)))
      return { sends: readFile(machine, name, value) }
    writeFile(machine, name, value, machine.unknown('network', name))
    return undefined
  },
  lookup: ({ machine, name }, value) => {
    const sources = machine.symbols.in(value)
    if (sources.every(({ detail }) => startsWithKind(detail, 'host-namer'))) return undefined
    const domain = /[\uE100-\uF8FF]\S*?((?:\.[a-z0-9-]+)*\.[a-z]{2,})\.?$/i.exec(value)?.[1]
    const told =
      domain && sources.find(({ origin, detail }) => origin === 'output' && isMade(detail))
    if (told && isMachineOfOthers(domain.slice(1)))
      machine.miss('sent', name, '', `what ${plain(told.detail)} prints`)
    return domain === undefined ? undefined : { destination: domain.slice(1), sends: value }
  },
  'notebook-address': ({ machine, name, args }, value) => {
    const open = args.some((word) =>
      /(?:token|password)=(?:''|"")?$|^--auth=none$/.test(plain(word)),
    )
    const unasked = args.some((word, i) => plain(word) === '--auth' && args[i + 1] === 'none')
    if ((open || unasked) && !/^(?:127\.|localhost|\[?::1)/.test(plain(value)))
      machine.emit('remote-shell', name, value)
    else machine.emit('listen', name, value)
  },
} as const satisfies SpecialArguments

/** Whether a program makes text out of data, and does not only choose a line or print a name. */
function isMade(program: string): boolean {
  return !NAMES.some((kind) => startsWithKind(program, kind))
}

const NAMES = [
  'host-namer',
  'line-chooser',
  'machine-teller',
  'namer',
  'picker',
  'reorderer',
] as const

/** The name of a file on this machine, for TFTP. */
function nameHere(args: readonly Value[]): Value | undefined {
  const at = args.findIndex((word) => /^(?:-l|--local-file)$/.test(word))
  if (at >= 0) return args[at + 1]
  return args.map((word) => /^(?:-l=?|--local-file=)(.+)$/s.exec(word)?.[1]).find(Boolean)
}
