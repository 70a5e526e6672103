import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Entry } from '../knowledge/entry.ts'
import { THE_SHELL } from '../knowledge/handled-programs.ts'
import { isThisMachine, portOf } from '../this-machine.ts'
import type { ParsedArguments } from './parse-arguments.ts'

/** Ports at which a machine itself lets people in. Behind another one there is a container or a machine of its own. */
const OWN_PORT = /^(?:22|23|51[34]|2022|60\d{3})$/

const PORT_OPTION = /^--?(?:p|P|port)$/

/** Whether a port is one at which this machine itself answers. */
export function isOwnPort(port: string | undefined): boolean {
  return port === undefined || OWN_PORT.test(port)
}

/**
 * `mosh localhost`, `pdsh -w 127.1`: a log-in to this machine itself opens a shell here, or what is to be run
 * there runs here.
 */
export function followLogin(call: Call, entry: Entry, parsed: ParsedArguments): void {
  const { machine, name } = call
  if (!hostsOf(parsed).some((host) => isThisMachine(machine, host) && isOwnPort(portOf(host))))
    return
  // Behind a list of machines stand numbers of another kind: how many at once.
  if (entry.first[0] === 'host' && !isOwnPort(givenPort(entry, parsed))) return
  const frame = machine.frameFor('wrapper', name)
  const lines = [...parsed.options.map(typedLine), ...parsed.operands.map(typedLine)].filter(
    (line) => line !== undefined,
  )
  if (entry.first.includes('remote-argv') && parsed.command)
    lines.push(parsed.command.map(plain).join(' '))
  for (const line of lines) machine.runText(line, { frame })
  // What stands behind a list of machines ran already.
  if (lines.length === 0 && parsed.command === undefined) machine.runCommand([THE_SHELL], { frame })
}

function hostsOf({ options, operands }: ParsedArguments): Value[] {
  const found = operands.filter(({ type }) => type === 'host').map(({ value }) => value)
  for (const { meaning, value } of options)
    if (meaning?.type === 'host' && value !== undefined) found.push(...value.split(','))
  return found
}

function givenPort({ first }: Entry, { options, operands }: ParsedArguments): string | undefined {
  for (const { name, value = '', meaning } of options) {
    if (PORT_OPTION.test(name)) return plain(value)
    const port = meaning?.type === 'rsh' ? / -p ?(\d+)/.exec(plain(value))?.[1] : undefined
    if (port !== undefined) return port
  }
  // `telnet HOST PORT`, where a name is a service of its own.
  return first[1] === '-' && operands[1] ? plain(operands[1].value) : undefined
}

function typedLine(word: { value: Value | undefined } & TypedWord): string | undefined {
  const type = word.type ?? word.meaning?.type
  return type === 'remote' && word.value !== undefined ? plain(word.value) : undefined
}

interface TypedWord {
  type?: string
  meaning?: { type?: string } | undefined
}
