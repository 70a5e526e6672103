import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Machine } from '../machine.ts'
import { readFile, sendTo, writeFile } from '../world.ts'

/** The arguments of `nc`, as far as they matter. */
interface Netcat {
  operands: Value[]
  listens: boolean
  port: Value | undefined
  /** Programs that are put on the line. */
  commands: Value[]
  /** Files that ncat keeps the traffic in. */
  logs: Value[]
}

/** Options that take a value, and letters that end a bundle which takes none. */
const NETCAT_VALUED =
  /^(?:-[a-zA-Z]*[psgiIoqwTxXmVOPb]|--(?:source-port|source|wait|idle-timeout|proxy|proxy-type|proxy-auth|output|hex-dump|delay|max-conns|allow|deny|ssl-cert|ssl-key))$/

function readNetcat(args: readonly Value[]): Netcat {
  const netcat: Netcat = { operands: [], listens: false, port: undefined, commands: [], logs: [] }
  for (let i = 0; i < args.length; i++) {
    const word = plain(args[i]!)
    const glued = /^--(?:sh-|lua-)?exec=(.+)$/s.exec(word)?.[1] ?? /^-[ec](\/.+)$/.exec(word)?.[1]
    const command = commandBehind(word, args[i + 1]) ?? glued
    if (command !== undefined && /[a-z/]/.test(plain(command))) {
      netcat.commands.push(command)
      if (glued === undefined) i++
      if (/^-\w*l/.test(word)) netcat.listens = true
    } else if (NETCAT_VALUED.test(word)) {
      if (/[lL]/.test(word)) netcat.listens = true
      const value = args[++i]
      if (/p$/.test(word)) netcat.port = value
      if (/^(?:-o|--output|-x|--hex-dump)$/.test(word) && value) netcat.logs.push(value)
    } else if (word.startsWith('-')) {
      if (/^-[a-zA-Z]*[lL]|^--listen/.test(word)) netcat.listens = true
    } else netcat.operands.push(args[i]!)
  }
  return netcat
}

/** The command that follows `-e` or `-c`; a `-c` without one is a flag of some variants. */
function commandBehind(word: string, next: Value | undefined): Value | undefined {
  if (/^(?:-\w*e|--(?:exec|sh-exec|lua-exec))$/.test(word)) return next
  return /^-\w*c$/.test(word) && !next?.startsWith('-') ? next : undefined
}

/** `nc`: connects or listens; with `-e` or `-c` a program is put on the line. */
export function runNetcat({ machine, name, args }: Call): Value {
  const { operands, listens, port, commands, logs } = readNetcat(args)
  // toybox: a command at the end is put on the line.
  const last = listens ? operands.findIndex((word) => SHELL_NAME.test(plain(word))) : -1
  if (last >= 0) commands.push(operands.splice(last).join(' '))
  const unix = args.some((word) => /^-[a-zA-Z]*U|^--unixsock/.test(word))
  const address =
    listens && !unix ? `:${plain(port ?? operands.at(-1) ?? '')}` : operands.map(plain).join(':')
  for (const command of commands) onTheLine(machine, name, command, machine.symbols.show(address))
  if (name === 'ncat')
    for (const path of logs) writeFile(machine, name, path, machine.unknown('network', name))
  if (args.some((word) => /^-[a-zA-Z]*z/.test(word))) {
    // Whether something answers on this machine is no news.
    if (!/^(?:localhost|127\.|::1$)/.test(plain(operands[0] ?? '')))
      machine.emit('look-around', name, operands.join(' '))
    return ''
  }
  // toybox: what follows the port is a command on the line.
  if (
    listens &&
    operands.length > 0 &&
    !unix &&
    !/^[\d.:[\]*a-z-]*\d+$|^localhost$|^\{\{.*\}\}$/.test(plain(operands[0]!))
  ) {
    onTheLine(machine, name, operands.map(plain).join(' '), `:${plain(port ?? '')}`)
  }
  const input = machine.inputValue
  if (listens) machine.emit('listen', name, address)
  if (input !== undefined && input !== '') sendTo(machine, name, address || name, input)
  else if (!listens) machine.emit('fetch', name, address, { how: 'opens a connection to' })
  // What comes in may go to a shell at the other end of a pipe or a named pipe.
  if (machine.output?.kind === 'file' && machine.files.has(machine.output.path))
    machine.files.set(machine.output.path, machine.unknown('network', address))
  return machine.valueOf({ kind: 'socket', address })
}

const SHELL_NAME =
  /^(?:(?:\/usr)?\/bin\/)?(?:(?:ba|da|z|k|a|fi|c|tc|mk)?sh|toybox|busybox|login|python3?|perl)$/

const ON_THE_LINE = ['shell', 'reporter'] as const

/** A program whose input and output are a connection. */
function onTheLine(machine: Machine, name: string, command: Value, address: string): void {
  const socket = { kind: 'socket', address } as const
  const frame = machine.frameFor('side', name)
  // A shell is reported as what it is; the others show or count.
  frame.usual = ON_THE_LINE
  machine.runText(command, { frame, input: socket, output: socket })
}

/** Options of socat's addresses that are not part of the command. */
const SOCAT_OPTIONS =
  /,(?:pty|stderr|setsid|sigint|sane|ctty|rawer|raw|echo=\d|login|nofork|su=\w+|pipes|fdin=\d+|fdout=\d+)\b/g

/** `socat ADDRESS ADDRESS`: a program on one side and the network on the other is a shell for others. */
export function runSocat({ machine, name, args }: Call): Value {
  const addresses = args.filter((word) => !word.startsWith('-') || word === '-').map(plain)
  const networks = addresses.filter((address) =>
    /^(?:tcp|udp|openssl|ssl|sctp|socks|proxy|vsock|ip|udplite|dccp)\w*(?:-\w+)*:/i.test(address),
  )
  const programs = addresses.filter((address) => /^(?:exec|system|shell):/i.test(address))
  let output = ''
  for (const address of addresses) {
    const [, kind = '', rest = ''] = /^([\w-]+):?(.*)$/s.exec(address) ?? []
    const path = rest.split(',')[0]!.replace(/^["']|["']$/g, '')
    if (/^(?:open|file|gopen|pipe|create)$/i.test(kind) || /^[/~.]/.test(address)) {
      const file = /^[/~.]/.test(address) ? address.split(',')[0]! : path
      if (!/^\/dev\/|^`/.test(file)) {
        if (
          /(?:^|,)(?:creat|create|wronly|trunc|append|rdwr)/i.test(rest) ||
          /^create$/i.test(kind)
        )
          writeFile(
            machine,
            name,
            file,
            networks[0] ? machine.unknown('network', networks[0]) : (machine.inputValue ?? ''),
          )
        else output += readFile(machine, name, file)
      }
    } else if (/^(?:exec|system|shell)$/i.test(kind)) {
      if (networks.length > 0)
        onTheLine(
          machine,
          name,
          rest.replace(SOCAT_OPTIONS, '').replace(/^["']|["']$/g, ''),
          networks[0]!,
        )
      else
        machine.runText(
          rest
            .replace(
              /(?:^|,)(?:pty|stderr|setsid|sigint|sane|ctty|rawer|echo=\d|login)(?=,|$)/g,
              '',
            )
            .replace(/^["']|["']$/g, ''),
          { frame: machine.frameFor('side', name) },
        )
    }
  }
  for (const address of networks) {
    if (/listen|recv/i.test(address)) machine.emit('listen', name, address)
    const sent =
      output +
      (addresses.some((other) => /^(?:-|stdio|stdin)$/i.test(other))
        ? (machine.inputValue ?? '')
        : '')
    if (sent !== '') sendTo(machine, name, address, sent)
    else if (programs.length === 0 && !/listen|recv/i.test(address))
      machine.emit('fetch', name, address)
  }
  return networks.length > 0 ? machine.unknown('network', networks[0]!) : output
}
