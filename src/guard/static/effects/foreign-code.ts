import { plain, type Value } from '../resolve/value.ts'
import { asksForHelp, type Call } from './call.ts'
import { SOURCE_FILE } from './languages/source-files.ts'
import type { Machine } from './machine.ts'
import { isDropPlace } from './side-commands.ts'

/** Builders run what they find in the directory: from an unprotected source it is anybody's code. */
export function checkBuilder(call: Call): void {
  const { machine, name, args, entry } = call
  if (asksForHelp(args)) return
  noteFetchedSource(call)
  if (!entry?.kinds.has('builder')) return
  const at = args.findIndex((word) => /^-\w*C$/.test(word))
  const directory =
    at >= 0 ? plain(machine.absolute(args[at + 1] ?? '.')) : (machine.environment.directory ?? '')
  const source = directory === '' ? undefined : machine.fileSystem.sourceOf(directory)
  if (source !== undefined && isUnprotected(source))
    machine.emit('execute', name, machine.unknown('network', source))
}

/** A single source file was fetched into a project: perhaps it becomes a part of what is built and run. */
export function noteFetchedSource({ machine, name, args }: Call): void {
  if (machine.files.size === 0 || args.some((word) => ONLY_CHECKS.test(word))) return
  for (const [path, content] of machine.files)
    if (SOURCE_FILE.test(path) && isFetched(machine, content)) machine.miss('code', name, content)
}

/** Verbs of builders that run nothing of what they read. */
const ONLY_CHECKS =
  /^(?:vet|check|clippy|fmt|format|lint|clean|doc|list|tidy|download|--version|--help)$/

/** Whether something in a file came over the network. */
export function isFetched(machine: Machine, content: Value): boolean {
  return machine.symbols.in(content).some(({ origin }) => origin === 'network')
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
