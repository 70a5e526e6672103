import { plain, type Value } from '../resolve/value.ts'
import { asksForHelp, type Call } from './call.ts'
import type { Machine } from './machine.ts'
import { isDropPlace } from './side-commands.ts'

/** Builders run what they find in the directory: from an unprotected source it is anybody's code. */
export function checkBuilder({ machine, name, args, entry }: Call): void {
  if (!entry?.kinds.has('builder') || asksForHelp(args)) return
  const at = args.findIndex((word) => /^-\w*C$/.test(word))
  const directory =
    at >= 0 ? plain(machine.absolute(args[at + 1] ?? '.')) : (machine.environment.directory ?? '')
  const source = directory === '' ? undefined : machine.fileSystem.sourceOf(directory)
  if (source !== undefined && isUnprotected(source))
    machine.emit('execute', name, machine.unknown('network', source))
}

/** Whether anybody on the way may have changed what came from there, or nobody knows whose it is. */
export function isUnprotected(source: string): boolean {
  return /^(?:http|ftp|git|svn|rsync):\/\/|^(?:\w+:\/\/)?(?:\d{1,3}\.){3}\d{1,3}/.test(source)
}

/** A program in a directory that was fetched by this command line. */
export function checkForeign(machine: Machine, path: Value): void {
  const source = machine.fileSystem.sourceOf(path)
  if (source !== undefined) machine.emit('execute', plain(path), machine.unknown('network', source))
}

/** `… - < /tmp/x`: what is obeyed lies where anybody can put files. */
export function noteDropped(machine: Machine, name: string, content: Value): void {
  const source = machine.symbols
    .in(content)
    .find(({ origin, detail }) => origin === 'file' && isDropPlace(plain(detail)))
  if (source !== undefined)
    machine.miss('outcome', name, '', `the content of ${plain(source.detail)}`)
}
