import { plain, type Value } from '../resolve/value.ts'
import { type Effect, type EffectKind, GIVES_DIRECTORY, GIVES_RIGHTS } from './effect.ts'
import { isUnprotected } from './foreign-code.ts'
import { isInstallerPlace } from './knowledge/installer-places.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/**
 * Runs a part whose files, accounts and processes are not those of this machine, or not now: the
 * steps of an image, of a build server, of a project that somebody may build some day. What they
 * do there is their own affair; what reaches out of there counts.
 */
export function runOffMachine(machine: Machine, by: string, body: () => void): void {
  const before = machine.effects.mark
  runIsolated(machine, () => machine.within({ frame: machine.frameFor('remote', by) }, body))
  const effects = machine.effects.takeBack(before)
  for (const effect of effects) if (reachesOut(machine, effect)) machine.effects.add(effect)
  // Its containers run on this machine.
  if (effects.some(({ how }) => how === GIVES_DIRECTORY || how === GIVES_RIGHTS))
    machine.miss('outcome', by, '', 'what its containers get of the machine')
  // Installers from a place that can be trusted to be what it says are everyday work there.
  const executed = effects.filter(({ kind }) => kind === 'execute')
  if (executed.length === 0) return
  machine.emit('install', by, by, { how: INSTALLER })
  // Whoever has the address says, each time anew, what runs there.
  for (const { target } of executed)
    if (isAnybodys(machine, target)) machine.miss('code', by, target)
}

function isAnybodys(machine: Machine, code: Value): boolean {
  return machine.symbols
    .in(code)
    .filter(({ origin }) => origin === 'network')
    .map(({ detail }) => plain(detail))
    .some((address) => !isInstallerPlace(address))
}

/** What self-defence looks at. */
const GUARDED_KINDS: ReadonlySet<EffectKind> = new Set([
  ...(['write', 'edit', 'link', 'unpack', 'rewrite', 'replace', 'rights'] as const),
  ...(['delete', 'delete-tree', 'disarm'] as const),
])

/**
 * Runs a script that is only written now. It may do what it likes to its project, and it is asked
 * about when it runs only by its name: what would take a guard out then counts now.
 */
export function runDeferred(machine: Machine, by: string, body: () => void): void {
  const before = machine.effects.mark
  runIsolated(machine, () => machine.within({ frame: machine.frameFor('shell', by) }, body))
  // Scripts start other agents with all kinds of options, on machines that are made for it.
  for (const effect of machine.effects.takeBack(before))
    if (GUARDED_KINDS.has(effect.kind) && !isKind(effect.program, 'agent'))
      machine.effects.add({ ...effect, deferred: true })
}

const INSTALLER = 'an installer from the network'

/** Runs a part that leaves no trace in the files, variables and problems of this command line. */
export function runIsolated(machine: Machine, body: () => void): void {
  const files = new Map(machine.files)
  const { interactive } = machine
  const problems = machine.problems.length
  const [gaps, scripts] = [machine.gaps.length, machine.scripts.length]
  machine.within({ environment: machine.environment.fork(), output: undefined }, body)
  machine.interactive = interactive
  machine.problems.length = problems
  // What is unknown about code that runs later or on another machine is no gap of this command.
  machine.gaps.length = gaps
  machine.scripts.length = scripts
  for (const path of machine.files.keys()) if (!files.has(path)) machine.files.delete(path)
  for (const [path, content] of files) machine.files.set(path, content)
}

function reachesOut(machine: Machine, { kind, target, how }: Effect): boolean {
  if (kind === 'remote-shell' || kind === 'send' || how === INSTALLER) return true
  return (
    kind === 'execute' &&
    machine.symbols
      .in(target)
      .some(({ origin, detail }) => origin === 'network' && isUnprotected(detail))
  )
}
