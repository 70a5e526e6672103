import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { applyEntry } from './entries/apply-entry.ts'
import { checkGuardSwitches } from './guard-switches.ts'
import { followOverlooked } from './guesses/overlooked-words.ts'
import { runUnknownProgram } from './guesses/unknown-program.ts'
import { checkHook } from './hooks.ts'
import { followImplicitFiles } from './implicit-files.ts'
import { runWrittenFile } from './interpret.ts'
import { findEntry, programNames } from './knowledge/index.ts'
import { IRREVOCABLE_QUERIES } from './knowledge/irrevocable-arguments.ts'
import { isAmong } from './knowledge/is-among.ts'
import { DESTROY_QUERIES, PRIVILEGE_QUERIES } from './knowledge/risky-arguments.ts'
import { SECRET_QUERIES } from './knowledge/secret-queries.ts'
import type { Machine } from './machine.ts'
import { printsShellCode } from './made-for-eval.ts'
import { followPlantedCommand, plantedProgram } from './planted-programs.ts'
import { handledNames, handlerOf } from './programs/index.ts'
import { computeOutput } from './pure/index.ts'
import { namesHost } from './roles/packages.ts'
import { followTyping } from './sessions.ts'
import { followWordHooks } from './word-hooks.ts'

/** The name that the knowledge base knows a program by: no path, no version, no vendor prefix. */
export function canonicalName(path: string): string {
  if (/^\/proc\/[^/]+\/exe$/.test(path)) return 'bash'
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (isKnownProgram(name)) return name
  const lower = name.toLowerCase().replace(/\.exe$/, '')
  if (isKnownProgram(lower)) return lower
  const bare = lower
    .replace(/^(?:x86_64|aarch64|i686|arm)-[\w-]*?linux-\w+-/, '')
    .replace(/[-_]?\d+(?:\.\d+)*$/, '')
  return bare !== '' && isKnownProgram(bare) ? bare : name
}

/** Whether we know what a program of this name does. */
export function isKnownProgram(name: string): boolean {
  return handlerOf(name) !== undefined || findEntry(name) !== undefined
}

/** Every program that we know, shells and other handlers first. */
export function knownPrograms(): string[] {
  return [...handledNames(), ...programNames()]
}

/** Asks a store of secrets for one. */
function checkQuery(machine: Machine, name: string, args: readonly Value[]): void {
  if (args.length > 0 && args.every((word) => /^--?(?:help|version|usage)$|^-[hV]$/.test(word)))
    return
  const questions = questionsOf(name)
  if (questions.length === 0) return
  const text = args.map(plain).join(' ')
  for (const { question, kind, how = '' } of questions) {
    if (!question.test(text) || (kind === 'irrevocable' && /(?:^| )--?h(?:elp)?(?: |$)/.test(text)))
      continue
    if (kind === 'read') machine.emit('read', name, `secret://${name}`)
    else if (kind === 'destroy') machine.emit(kind, name, name, { how: `${name} ${how}` })
    else if (kind === 'irrevocable') machine.emit(kind, name, text, { how })
    else machine.emit(kind, name, '', { how })
  }
}

interface Question {
  question: RegExp
  kind: 'read' | 'privilege' | 'destroy' | 'irrevocable'
  how?: string
}

const questionsByProgram = new Map<string, readonly Question[]>()

/** The questions of one program: the tables are searched once for each name. */
function questionsOf(name: string): readonly Question[] {
  const known = questionsByProgram.get(name)
  if (known) return known
  const found = [
    ...SECRET_QUERIES.filter(([programs]) => isAmong(programs, name)).map(([, question]) => ({
      question,
      kind: 'read' as const,
    })),
    ...riskyOf(name, PRIVILEGE_QUERIES, 'privilege'),
    ...riskyOf(name, DESTROY_QUERIES, 'destroy'),
    ...riskyOf(name, IRREVOCABLE_QUERIES, 'irrevocable'),
  ]
  // Names come from outside: the memory of them is bounded.
  if (questionsByProgram.size > 4000) questionsByProgram.clear()
  questionsByProgram.set(name, found)
  return found
}

function riskyOf(
  name: string,
  table: typeof PRIVILEGE_QUERIES,
  kind: Exclude<Question['kind'], 'read'>,
): Question[] {
  return table
    .filter(([programs]) => isAmong(programs, name))
    .map(([, question, how]) => ({ question, kind, how }))
}

/** A file that this command line put where programs are looked for. */
function fileInPath(machine: Machine, name: Value): Value | undefined {
  if (machine.files.size === 0) return undefined
  for (const directory of PROGRAM_DIRECTORIES) {
    const content = machine.files.get(`${directory}/${name}`)
    if (content !== undefined) return content
  }
  return undefined
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

/** Builders run what they find in the directory: from an unprotected source it is anybody's code. */
const BUILDERS =
  /^(?:make|gmake|ninja|npm|yarn|pnpm|pip|pip3|cargo|go|mvn|gradle|bundle|rake|composer|cmake|meson|tox|pytest|docker|docker-compose|ansible-playbook|terraform)$/

function checkBuilder(machine: Machine, name: string, args: readonly Value[]): void {
  if (!BUILDERS.test(name)) return
  const at = args.findIndex((word) => /^-\w*C$/.test(word))
  const directory =
    at >= 0 ? plain(machine.absolute(args[at + 1] ?? '.')) : (machine.environment.directory ?? '')
  const source = directory === '' ? undefined : machine.places.sourceOf(directory)
  if (source !== undefined && isUnprotected(source))
    machine.emit('execute', name, machine.unknown('network', source))
}

/** Whether anybody on the way may have changed what came from there, or nobody knows whose it is. */
export function isUnprotected(source: string): boolean {
  return /^(?:http|ftp|git|svn|rsync):\/\/|^(?:\w+:\/\/)?(?:\d{1,3}\.){3}\d{1,3}/.test(source)
}

/** A program in a directory that was fetched by this command line. */
export function checkForeign(machine: Machine, path: Value): void {
  const source = machine.places.sourceOf(path)
  if (source !== undefined) machine.emit('execute', plain(path), machine.unknown('network', source))
}

/** Scripts that an application is worked with: `php artisan …` is `artisan …`. */
const CONSOLE = /^(?:\.\/|bin\/)?(?:artisan|rails|occ|drush|magento|console|spark|wp-cli\.phar)$/

function followConsole({ machine, name, args }: Call): void {
  const script = args[0] === undefined ? '' : plain(args[0])
  if (!/^(?:php|ruby)$/.test(name) || !CONSOLE.test(script)) return
  const command = script.slice(script.lastIndexOf('/') + 1)
  if (findEntry(command))
    machine.runCommand([command, ...args.slice(1)], { frame: machine.frameFor('wrapper', name) })
}

/** Runs a program: by its own handler, by the knowledge base, or by what its arguments look like. */
export function runProgram(machine: Machine, path: Value, args: Value[]): Value {
  machine.step(6)
  const before = machine.printed
  machine.printed = ''
  const output = follow(machine, path, args) + machine.printed
  machine.printed = before
  return output
}

function follow(machine: Machine, path: Value, args: Value[]): Value {
  // The script of a service is not the program of that name.
  const service = /^\/etc\/(?:rc\.d\/)?init\.d\/([\w.-]+)$/.exec(path)?.[1]
  if (service !== undefined && !machine.files.has(path))
    return machine.runCommand(['service', service, ...args])
  if (/^\w+:\/\//.test(path) || namesHost(plain(path))) {
    machine.emit('execute', plain(path), machine.unknown('network', plain(path)))
    return machine.unknown('output', plain(path))
  }
  // A name that only `mktemp` knows is that of a file, too.
  const located = path.includes('/') || !isKnown(path)
  const place = located ? machine.absolute(path) : (plantedProgram(machine, path) ?? path)
  const name = canonicalName(machine.places.programs.get(place) ?? plain(place))
  const written = located ? machine.files.get(place) : fileInPath(machine, path)
  // A program without a path is found where the administrator put it.
  const file = place.includes('/') ? place : located ? `./${place}` : ''
  machine.emit('start', name, file)
  checkHook(machine, plain(path), name)
  if (written === undefined && path.includes('/')) checkForeign(machine, place)
  if (written !== undefined) return runWrittenFile(machine, path, written, args)
  const handler = handlerOf(name)
  const entry = findEntry(name)
  const call = { machine, name, path, args, entry }
  followPlantedCommand(call)
  followImplicitFiles(call)
  checkQuery(machine, name, args)
  checkGuardSwitches(machine, name, args)
  followOverlooked(call)
  checkBuilder(machine, name, args)
  followWordHooks(machine, name, args)
  followConsole(call)
  followTyping(call)
  const computed = computeOutput(call)
  if (computed !== undefined) {
    // The output is known; what the program reads and writes still counts.
    if (entry) applyEntry(call, entry)
    return computed
  }
  if (handler) return handler(call)
  const output = entry ? applyEntry(call, entry) : runUnknownProgram(machine, path, args)
  return isUnseenText(machine, output) && printsShellCode(call)
    ? machine.unknown('output', `code from ${name}`)
    : output
}

/** Whether an output is nothing but what a program says, from here or elsewhere. */
function isUnseenText(machine: Machine, output: Value): boolean {
  return (
    output !== '' &&
    withoutSymbols(output) === '' &&
    machine.symbols.in(output).every(({ origin }) => origin === 'output' || origin === 'network')
  )
}
