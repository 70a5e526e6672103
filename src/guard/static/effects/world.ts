import { compilePattern, matching } from '../resolve/pattern.ts'
import { hasGlob, isKnown, plain, symbolsOnly, type Value } from '../resolve/value.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { noteWrittenRequest } from './requests.ts'
import { isDropPlace } from './side-commands.ts'

/** A program writes a file: the effect, and the memory of its content for later commands. */
export function writeFile(
  machine: Machine,
  program: string,
  path: Value,
  content: Value,
  append = false,
): void {
  if (machine.feedSink(path, content)) return
  const name = plain(path)
  if (/^\/dev\/(?:stdout|fd\/1)$|^\/proc\/self\/fd\/1$/.test(name)) {
    machine.printed += content
    return
  }
  if (name === '/dev/null' || name === '/dev/stderr' || name === '-') return
  if (/^\/dev\/(?:tty\w*|fd\/\d+|pts\/\d+)$/.test(name)) return
  const target = machine.absolute(path)
  const text = plain(content)
  machine.emit('write', program, target, { data: text, append })
  const before = append ? (machine.files.get(target) ?? '') : ''
  machine.files.set(target, before + text)
  if (text !== '') machine.followWritten(target, before + text)
  const shell = machine.fileSystem.waiting.get(target)
  if (shell !== undefined && text !== '')
    machine.runText(text, { frame: machine.frameFor('shell', shell), input: undefined })
}

/** A program reads a file: the effect and its content. */
export function readFile(
  machine: Machine,
  program: string,
  path: Value,
  options: { certain?: boolean; tree?: boolean } = {},
): Value {
  const name = plain(path)
  if (isInput(name)) return machine.inputValue ?? ''
  if (name === '/dev/null') return ''
  // A response file: `gcc @list`, `readelf @list`. Names of files do not begin like that.
  if (/^@[/~.]/.test(name)) {
    if (isDropPlace(name.slice(1)))
      machine.miss('list', program, path, `what stands in ${name.slice(1)}`)
    return readFile(machine, program, path.slice(1), options)
  }
  const target = machine.absolute(path)
  const known = machine.files.get(target)
  if (known !== undefined && (isKnown(target) || isFresh(machine, target))) {
    if (options.tree && machine.moved.originOf(target) !== undefined)
      machine.emit('read-tree', program, target)
    return known
  }
  const descriptor = /^\/(?:dev\/fd|proc\/self\/fd)\/(\d+)$/.exec(name)
  const channel = descriptor && machine.environment.channel(Number(descriptor[1]))
  if (channel) return machine.valueOf(channel)
  machine.emit(options.tree ? 'read-tree' : 'read', program, target, {
    certain: options.certain ?? true,
  })
  return machine.unknown('file', plain(target))
}

/** The files that this command line wrote and that a pattern means. */
export function writtenNames(machine: Machine, pattern: Value): string[] {
  if (machine.files.size === 0 || !hasGlob(pattern)) return []
  return matching(compilePattern(plain(machine.absolute(pattern))), [...machine.files.keys()])
}

/**
 * What a compiler or an unpacker takes in: also what this command line wrote under a name that fits a
 * pattern (`gcc *.c`), and what lies in a folder that it brought here from elsewhere.
 */
export function readMaterial(machine: Machine, program: string, path: Value): Value {
  const target = machine.absolute(path)
  const content = [readFile(machine, program, path)]
  for (const name of writtenNames(machine, path)) content.push(machine.files.get(name)!)
  const source = machine.files.has(target) ? undefined : machine.fileSystem.sourceOf(plain(target))
  if (source !== undefined) content.push(machine.unknown('network', source))
  return content.join('')
}

/** Whether a path is that of a new file, whose name only `mktemp` knows. */
function isFresh(machine: Machine, path: Value): boolean {
  return machine.symbols
    .in(path)
    .every(({ origin, detail }) => origin === 'output' && isKind(detail, 'fresh-teller'))
}

/** The names of what a program reads when it is told nothing else. */
export function isInput(path: string): boolean {
  return /^-$|^\/dev\/(?:stdin|fd\/0)$|^\/proc\/[^/]+\/fd\/0$/.test(path)
}

/** Data goes out over the network. */
export function sendTo(machine: Machine, program: string, address: Value, data: Value): void {
  machine.emit('send', program, plain(address), { data })
  noteWrittenRequest(machine, program, address, data)
}

/** What a program prints that turns its input into something else: only the provenance stays. */
export function derived(machine: Machine, program: string, ...inputs: Value[]): Value {
  return symbolsOnly(inputs.join('')) + machine.unknown('output', program)
}

/** What a command printed on another machine or in a container: a file there is none of this machine. */
export function printedElsewhere(machine: Machine, program: string, output: Value): Value {
  const isFile = machine.symbols.in(output).some(({ origin }) => origin === 'file')
  return isFile ? output + machine.unknown('output', program) : output
}

/** Ports at which people look at what they are building. */
export function isDevelopmentPort(port: string): boolean {
  return /^(?:[3589]\d{3}|4000|4200|7000)$/.test(port)
}

/** A directory is offered to others over the network. */
export function serveDirectory(
  machine: Machine,
  program: string,
  path: Value,
  address: string,
): void {
  const place = plain(machine.absolute(path))
  machine.emit('listen', program, address)
  const origin = machine.moved.originOf(place)
  for (const target of [
    place,
    ...(origin === undefined ? [] : [origin]),
    ...machine.fileSystem.linksBelow(place),
    ...machine.moved.originsBelow(place),
  ]) {
    machine.emit(
      'send',
      program,
      /^(?:localhost|127\.|\[?::1|unix:)/.test(address) ? 'localhost' : 'anybody',
      {
        data: machine.unknown('file', target),
      },
    )
  }
}

/** Something was unpacked or cloned into a directory: what runs from there came from elsewhere. */
export function bringInto(machine: Machine, directory: Value, content: Value): void {
  const source = machine.symbols.in(content).find(({ origin }) => origin === 'network')
  if (source) machine.fileSystem.bring(plain(machine.absolute(directory || '.')), source.detail)
}
