import type { Redirection } from 'unbash'
import type { Channel } from '../../resolve/environment.ts'
import { expandParts, expandToString } from '../../resolve/expand-text.ts'
import { expandWord } from '../../resolve/expand-word.ts'
import { isKnown, plain, type Value } from '../../resolve/value.ts'
import { assign, MESSAGES } from '../../resolve/variables.ts'
import type { Machine } from '../machine.ts'
import { REDIRECTION } from '../provenance.ts'
import { readFile, sendTo, writeFile } from '../world.ts'

const STDIN = 0
const STDOUT = 1
const STDERR = 2

/** Descriptors that redirections changed; undefined means the terminal. */
type Descriptors = Map<number, Channel | undefined>

/** Runs a body with redirections in force and delivers what it prints to where they lead. */
export function withRedirections(
  machine: Machine,
  redirections: readonly Redirection[],
  body: () => Value,
): Value {
  if (redirections.length === 0) return body()
  const descriptors = openDescriptors(machine, redirections)
  const input = descriptors.has(STDIN) ? descriptors.get(STDIN) : machine.input
  const redirected = descriptors.has(STDOUT)
  const output = redirected ? descriptors.get(STDOUT) : machine.output
  const { environment } = machine
  const before: [number, Channel | undefined][] = []
  for (const [descriptor, channel] of descriptors) {
    if (descriptor < STDERR || !channel) continue
    before.push([descriptor, environment.channel(descriptor)])
    environment.setChannel(descriptor, channel)
  }
  const { span } = machine
  const text = machine.within({ input, output }, body)
  // A file that cannot be opened ends every command.
  if (machine.status === true) machine.status = undefined
  for (const [descriptor, channel] of before)
    if (descriptor === STDERR) environment.restoreChannel(descriptor, channel)
    else environment.setChannel(descriptor, channel ?? { kind: 'closed' })
  const messages = descriptors.get(STDERR)
  if (messages?.kind === 'file' && messages !== output)
    machine.within({ span, provenance: REDIRECTION }, () =>
      deliver(machine, messages, machine.told || machine.unknown('output', MESSAGES)),
    )
  const all = descriptors.has(STDERR) && messages === output ? text + machine.told : text
  if (descriptors.has(STDERR)) machine.told = ''
  if (!redirected || output === undefined) return all
  machine.within({ span, provenance: REDIRECTION }, () => deliver(machine, output, all))
  return ''
}

/** Redirections of `exec` without a command stay in force. */
export function keepRedirections(machine: Machine, redirections: readonly Redirection[]): void {
  for (const [descriptor, channel] of openDescriptors(machine, redirections)) {
    if (descriptor === STDIN) machine.input = channel
    else if (descriptor === STDOUT) machine.output = channel
    machine.environment.setChannel(descriptor, channel ?? { kind: 'closed' })
    if (channel?.kind === 'file' && !channel.readOnly) {
      // A script behind `>(…)` waits for what comes.
      if (!channel.path.startsWith('/dev/fd/'))
        machine.within({ provenance: REDIRECTION }, () => deliver(machine, channel, ''))
      // What comes later is written behind it.
      channel.append = true
    }
  }
}

/** Writes to wherever a channel leads. */
function deliver(machine: Machine, channel: Channel, text: Value): void {
  if (channel.kind === 'file') writeFile(machine, 'redirection', channel.path, text, channel.append)
  else if (channel.kind === 'socket') sendTo(machine, 'redirection', channel.address, text)
}

function openDescriptors(machine: Machine, redirections: readonly Redirection[]): Descriptors {
  const { provenance } = machine
  machine.provenance = REDIRECTION
  const opened = openAll(machine, redirections)
  machine.provenance = provenance
  return opened
}

function openAll(machine: Machine, redirections: readonly Redirection[]): Descriptors {
  const opened: Descriptors = new Map()
  const lookUp = (descriptor: number): Channel | undefined => {
    if (opened.has(descriptor)) return opened.get(descriptor)
    if (descriptor === STDIN) return machine.input
    if (descriptor === STDOUT) return machine.output
    return machine.environment.channel(descriptor)
  }
  for (const redirection of redirections) {
    machine.step()
    const descriptor = descriptorOf(machine, redirection)
    if (redirection.type === 'HereString') {
      const text = redirection.target ? expandToString(machine, redirection.target) : ''
      opened.set(descriptor ?? STDIN, { kind: 'data', value: `${text}\n` })
    } else if (redirection.type === 'HereDoc') {
      const { body, delimiter } = redirection
      const text =
        body.parts && !delimiter?.quoted ? plain(expandParts(machine, body.parts)) : body.text
      opened.set(descriptor ?? STDIN, { kind: 'data', value: text })
    } else {
      const words = redirection.target ? expandWord(machine, redirection.target) : ['']
      openFile(machine, redirection.operator, descriptor, words.join(' '), opened, lookUp)
    }
  }
  return opened
}

function descriptorOf(machine: Machine, redirection: Redirection): number | undefined {
  const { descriptor } = redirection
  if (descriptor?.type === 'FileDescriptor') return descriptor.value
  if (descriptor?.type !== 'FileDescriptorVariable') return undefined
  const number = 10 + machine.environment.names('').length
  assign(machine, descriptor.name, String(number))
  return number
}

function openFile(
  machine: Machine,
  operator: string,
  descriptor: number | undefined,
  target: Value,
  opened: Descriptors,
  lookUp: (descriptor: number) => Channel | undefined,
): void {
  const reads = operator === '<' || operator === '<&'
  const number = descriptor ?? (reads || operator === '<>' ? STDIN : STDOUT)
  const duplicate = /^(\d+)-?$|^-$/.exec(target)
  if ((operator === '>&' || operator === '<&') && (duplicate || !isKnown(target))) {
    if (target === '-') opened.set(number, { kind: 'closed' })
    else if (duplicate) opened.set(number, lookUp(Number(duplicate[1])))
    // A descriptor whose number is not known: most likely a socket that was opened before.
    else opened.set(number, machine.environment.channel(-1) ?? lookUp(number))
    return
  }
  // `<>` opens for both; what the input is fed from is read.
  if (operator === '<>' && number !== STDIN) readFile(machine, 'redirection', target)
  const channel = openPath(
    machine,
    target,
    reads || (operator === '<>' && number === STDIN),
    operator.includes('>>'),
  )
  opened.set(number, channel)
  if (operator === '&>' || operator === '&>>' || operator === '>&') opened.set(2, channel)
}

/** What lies behind a path in a redirection. */
function openPath(
  machine: Machine,
  path: Value,
  reads: boolean,
  append: boolean,
): Channel | undefined {
  const name = plain(path)
  const network = /^\/dev\/(?:tcp|udp)\/(.+)$/s.exec(name)
  if (network) {
    const address = network[1]!.replace('/', ':')
    machine.emit('fetch', 'redirection', address, { how: 'opens a connection to' })
    return { kind: 'socket', address }
  }
  if (/^\/dev\/rfcomm\d/.test(name)) return { kind: 'socket', address: name }
  if (reads && /^\/dev\/(?:stdin|fd\/0)$|^\/proc\/self\/fd\/0$/.test(name)) return machine.input
  if (/^\/dev\/(?:tty\w*|pts\/\d+|stdin|stdout|stderr|console)$/.test(name)) return undefined
  const descriptor = /^\/(?:dev\/fd|proc\/self\/fd)\/(\d+)$/.exec(name)
  if (descriptor && !machine.files.has(name)) {
    const known = machine.environment.channel(Number(descriptor[1]))
    if (known) return known
  }
  if (name === '/dev/null') return reads ? { kind: 'data', value: '' } : { kind: 'closed' }
  if (!reads) return { kind: 'file', path, append }
  const content = readFile(machine, 'redirection', path)
  return { kind: 'data', value: content }
}
