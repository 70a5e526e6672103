import { isKnown, isUnknown, plain, type Value } from '../resolve/value.ts'
import { followConsole } from './application-consoles.ts'
import { namesHost } from './argument-types/packages.ts'
import { checkBulkDelete } from './bulk-deletes.ts'
import type { Call } from './call.ts'
import { followCommandArguments } from './command-arguments.ts'
import { deferWords } from './deferred-words.ts'
import { applyEntry } from './entries/apply-entry.ts'
import { checkFilledDisk } from './filled-disks.ts'
import { checkBuilder, checkForeign } from './foreign-code.ts'
import { checkGuardSwitches, withoutVersion } from './guard-switches.ts'
import { followOverlooked } from './guesses/overlooked-words.ts'
import { runUnknownProgram } from './guesses/unknown-program.ts'
import { checkHiddenVariables, HIDING_KINDS } from './hidden-variables.ts'
import { followImplicitFiles } from './implicit-files.ts'
import { type Entry, takesNext } from './knowledge/entry.ts'
import type { Facts } from './knowledge/facts.ts'
import { findEntry, findFacts } from './knowledge/index.ts'
import type { Kind } from './knowledge/kinds.ts'
import { remembered } from './knowledge/remembered.ts'
import type { Machine } from './machine.ts'
import { printsShellCode } from './made-for-eval.ts'
import { checkMirrorDeletes } from './mirror-deletes.ts'
import { followModules } from './modules-by-name.ts'
import { checkOverwritingMoves } from './overwriting-moves.ts'
import { followPatch } from './patched-files.ts'
import { checkPlainHarm } from './plain-harm.ts'
import { followPlantedCommand, plantedProgram } from './planted-programs.ts'
import { followPressedKeys } from './pressed-keys.ts'
import { checkProcessTampering } from './process-tampering.ts'
import { codeFrom, isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'
import { handlerOf } from './programs/index.ts'
import { withFullNames } from './programs/long-options.ts'
import { OVERLOOKED_WORD, type Provenance, UNKNOWN_PROGRAM } from './provenance.ts'
import { computeOutput } from './pure/index.ts'
import { followRemoteStore } from './remote-stores.ts'
import { checkRepeatedRotation } from './repeated-rotations.ts'
import { ARGUMENT_FACTS, checkQuery } from './risky-arguments.ts'
import { runWrittenFile } from './script-files.ts'
import { followSecretAddresses, noteWrittenDown } from './secret-addresses.ts'
import { followTyping } from './sessions.ts'
import { checkStarter } from './side-commands.ts'
import { checkGivenVariables } from './started-agents.ts'
import { checkUnseenTargets } from './unseen-targets.ts'

/** Runs a program: by what is known about it, or by what its arguments look like. */
export function runProgram(machine: Machine, path: Value, args: Value[]): Value {
  machine.step(12 + args.length)
  const { printed, provenance, environment } = machine
  const { promises } = environment
  machine.printed = ''
  machine.programs++
  const output = follow(machine, path, args) + machine.printed
  machine.programs--
  machine.printed = printed
  // Whatever it runs ends by itself, and asks for itself.
  if (environment.promises !== promises) environment.promises = promises
  machine.outcome = undefined
  machine.provenance = provenance
  return output
}

const SERVICE = /^\/etc\/(?:rc\.d\/)?init\.d\/([\w.-]+)$/

/** Finds out which program a name stands for; one that this command line made is followed by its content. */
function follow(machine: Machine, path: Value, given: Value[]): Value {
  // The script of a service is not the program of that name.
  const service = path.startsWith('/etc/') ? SERVICE.exec(path)?.[1] : undefined
  if (service !== undefined && !machine.files.has(path))
    return machine.runCommand(['service', service, ...given])
  if (path.includes(':') && (/^\w+:\/\//.test(path) || namesHost(plain(path)))) {
    machine.emit('execute', plain(path), machine.unknown('network', plain(path)))
    return machine.unknown('output', plain(path))
  }
  // A name that only `mktemp` knows is that of a file, too.
  const located = path.includes('/') || !isKnown(path)
  const place = located ? machine.absolute(path) : (plantedProgram(machine, path) ?? path)
  const name = canonicalName(machine.fileSystem.programs.get(place) ?? plain(place))
  const file = located ? place : placeInPath(machine, path)
  const written = file === undefined ? undefined : machine.files.get(file)
  // A program without a path is found where the administrator put it.
  const started = place.includes('/') ? place : located ? `./${place}` : ''
  machine.emit('start', name, started)
  checkStarter(machine, plain(path), name)
  const isBrought = file !== undefined && machine.fileSystem.isBroughtFile(plain(file))
  if (isBrought || (written === undefined && path.includes('/')))
    checkForeign(machine, file ?? place)
  if (written !== undefined) return runWrittenFile(machine, path, written, given)
  const args = withFullNames(name, given)
  const before = machine.resolved.length
  const call = { machine, name, path, args, entry: findEntry(name), before }
  const at = directoryAt(call)
  const directory = at === undefined ? undefined : machine.absolute(args[at]!)
  if (at === undefined || directory === '.') return understand(call)
  const environment = machine.environment.fork()
  environment.directory = directory
  // Seen from there it is here; who pushes all of it looks at it with that in mind.
  const isShown = call.entry?.options.get('-C')?.type === PUSHED || directory?.startsWith('/')
  const there = isShown ? args : args.with(at, '.')
  return machine.within({ environment }, () => understand({ ...call, args: there }))
}

/** The directory of a repository, which stands before the subcommand. */
const PUSHED = 'own.pushed-dir'

/** `make -C DIR`, `git -C DIR`: the place of the directory that the program goes to before all else. */
function directoryAt({ args, entry }: Call): number | undefined {
  const type = entry?.options.get('-C')?.type
  if (type !== 'peek' && type !== PUSHED) return undefined
  const at = args.indexOf('-C') + 1
  if (at === 0 || at === args.length) return undefined
  // To most subcommands it means something else.
  if (type === PUSHED && hasCommand(entry!, args.slice(0, at - 1))) return undefined
  return at
}

/** Whether one of the words is neither an option nor the value of one. */
function hasCommand({ options }: Entry, words: readonly Value[]): boolean {
  return words.some((word, i) => {
    const before = i > 0 ? options.get(plain(words[i - 1]!)) : undefined
    return !word.startsWith('-') && !takesNext(before)
  })
}

/**
 * How a program is understood, in this order. Later steps add only what the ones before have not
 * found; what it prints is said by the first of `KNOWLEDGE` that knows it.
 */
function understand(call: Call): Value {
  const { gaps } = call.machine
  const unclear = gaps.length
  runSteps(call, BEFORE)
  let output: Value | undefined
  for (const way of KNOWLEDGE) {
    output = way(call)
    if (output !== undefined) break
  }
  runSteps(call, stepsBeside(call.name))
  runSteps(call, GUESSES)
  deferWords(call)
  if (gaps.length > unclear) checkPlainHarm(call, unclear)
  return output!
}

/** Steps that add effects, each with what they are known by. */
type Steps = readonly Step[]

interface Step {
  readonly provenance: Provenance
  readonly step: (call: Call) => void
  /** It is only asked of programs of which one of these is known. */
  readonly facts?: readonly (keyof Facts)[]
  readonly kinds?: readonly Kind[]
}

function runSteps(call: Call, steps: Steps): void {
  for (const { provenance, step } of steps) {
    call.machine.provenance = provenance
    step(call)
  }
}

/** The steps beside its entry that a program needs: few programs need many. */
const stepsBeside = remembered((name: string): Steps => {
  const program = withoutVersion(name)
  const known = findFacts(program)
  return BESIDE.filter(
    ({ facts, kinds }) =>
      (facts === undefined && kinds === undefined) ||
      facts?.some((fact) => known[fact] !== undefined) ||
      kinds?.some((kind) => isKind(program, kind)),
  )
})

function table(name: string): Provenance {
  return { by: 'table', name }
}

/** Files that this command line wrote and that the program obeys. */
const BEFORE: Steps = [
  { provenance: table('planted-programs'), step: followPlantedCommand },
  { provenance: table('implicit-files'), step: followImplicitFiles },
  { provenance: table('modules-by-name'), step: followModules },
]

/** What it does and prints. */
const KNOWLEDGE: readonly ((call: Call) => Value | undefined)[] = [
  runComputed,
  runHandler,
  runEntry,
  runUnknown,
]

/** What the facts of its entry, and tables beside the entries, say about words of its arguments. */
const BESIDE: Steps = [
  { provenance: table('risky-arguments'), step: checkQuery, facts: ARGUMENT_FACTS },
  { provenance: table('secret-addresses'), step: followSecretAddresses },
  { provenance: table('secret-addresses'), step: noteWrittenDown, facts: ['writesDown'] },
  {
    provenance: table('hidden-variables'),
    step: checkHiddenVariables,
    kinds: HIDING_KINDS,
  },
  { provenance: table('remote-stores'), step: followRemoteStore, kinds: ['store'] },
  { provenance: table('bulk-deletes'), step: checkBulkDelete, facts: ['lists'] },
  { provenance: table('mirror-deletes'), step: checkMirrorDeletes, facts: ['mirrors'] },
  { provenance: table('unseen-targets'), step: checkUnseenTargets, facts: ['unseen'] },
  {
    provenance: table('guard-switches'),
    step: checkGuardSwitches,
    facts: ['disarms', 'setsVariables', 'workTree'],
    kinds: ['agent', 'javascript-runner', 'node-package-manager'],
  },
  { provenance: table('started-agents'), step: checkGivenVariables },
  {
    provenance: table('process-tampering'),
    step: checkProcessTampering,
    facts: ['meddles'],
    kinds: ['limiter', 'meddler'],
  },
  {
    provenance: table('filled-disks'),
    step: checkFilledDisk,
    kinds: ['collector', 'file-maker', 'log-writer', 'room-taker'],
  },
  { provenance: table('overwriting-moves'), step: checkOverwritingMoves, kinds: ['mover'] },
  { provenance: table('repeated-rotations'), step: checkRepeatedRotation, kinds: ['rotator'] },
  { provenance: table('patched-files'), step: followPatch, facts: ['patches'] },
  { provenance: table('foreign-code'), step: checkBuilder, kinds: ['builder', 'project-runner'] },
  {
    provenance: table('command-arguments'),
    step: followCommandArguments,
    facts: ['runs', 'keeps'],
    kinds: ['bus-client'],
  },
  { provenance: table('application-consoles'), step: followConsole, kinds: ['console-runner'] },
  {
    provenance: table('sessions'),
    step: followTyping,
    facts: ['types', 'typesInput', 'typesBehind'],
    kinds: ['clipboard'],
  },
  { provenance: table('pressed-keys'), step: followPressedKeys, facts: ['presses'] },
]

/** What words mean to every program: entries have gaps, and some programs have none. */
const GUESSES: Steps = [{ provenance: OVERLOOKED_WORD, step: followOverlooked }]

/** The output is known; what the program reads and writes still counts. */
function runComputed(call: Call): Value | undefined {
  const output = computeOutput(call)
  if (output !== undefined && call.entry) applyEntry(call, call.entry)
  return output
}

function runHandler(call: Call): Value | undefined {
  const handler = handlerOf(call.name)
  if (!handler) return undefined
  call.machine.provenance = { by: 'handler', name: call.name }
  return handler(call)
}

function runEntry(call: Call): Value | undefined {
  return call.entry && orShellCode(call, applyEntry(call, call.entry))
}

function runUnknown(call: Call): Value {
  call.machine.provenance = UNKNOWN_PROGRAM
  return orShellCode(call, runUnknownProgram(call.machine, call.path, call.args))
}

/** What a program prints, unless it was asked for code that the shell which asks shall run. */
function orShellCode(call: Call, output: Value): Value {
  return isUnseenText(call.machine, output) && printsShellCode(call)
    ? call.machine.unknown('output', codeFrom(call.name))
    : output
}

/** Whether an output is nothing but what a program says, from here or elsewhere. */
function isUnseenText(machine: Machine, output: Value): boolean {
  return (
    isUnknown(output) &&
    machine.symbols.in(output).every(({ origin }) => origin === 'output' || origin === 'network')
  )
}

/** A file that this command line put where programs are looked for. */
function placeInPath({ files }: Machine, name: Value): Value | undefined {
  if (files.size === 0) return undefined
  return PROGRAM_DIRECTORIES.map((directory) => `${directory}/${name}`).find((place) =>
    files.has(place),
  )
}

const PROGRAM_DIRECTORIES = [
  '/usr/local/bin',
  '/usr/local/sbin',
  '/usr/bin',
  '/usr/sbin',
  '/bin',
  '/home/user/.local/bin',
  '/home/user/bin',
  '/opt/bin',
]
