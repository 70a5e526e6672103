import type { Effect, Frame } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import { isCodeFrom } from '../../effects/program-kinds.ts'
import { type Origin, plain } from '../../resolve/value.ts'
import { isOwnFile } from '../self-defence.ts'
import { actor, place, placeName, quote } from './reason.ts'

/** The program that is not a shell and leads here. */
function nonShell(frame: Frame | undefined): Frame | undefined {
  for (let at = frame; at; at = at.parent) if (at.kind !== 'shell') return at
  return undefined
}

/** A program that is not a shell starts one. */
export function startedByProgram({ frame, program, how }: Effect): string | undefined {
  const by = nonShell(frame)?.by
  if (by === program) return `${by} is used to start an interactive shell`
  if (by !== undefined) return `${by} is used to start an interactive shell (${program})`
  return how ? `${how} starts an interactive shell` : undefined
}

/** A shell is opened as it is. */
export function bareShell({ program }: Effect): string {
  return `${program} opens an interactive shell that nobody watches`
}

/** A terminal or multiplexer opens a session. */
export function shellSession({ program }: Effect): string {
  return `${program} opens a shell session outside of the guard`
}

/** A shell at the end of a connection. */
export function shellOnNetwork(effect: Effect, machine: Machine): string {
  if (effect.how !== undefined)
    return `${effect.program} ${effect.how}: ${quote(machine, effect.target)}`
  const where = place(effect, machine)
  // Where no address is known, it is the name of the program that made the connection.
  return where === undefined || (/^[a-z][a-z -]*$/.test(where) && where !== 'localhost')
    ? `a shell is connected to the network by ${where ?? actor(effect)}`
    : `a shell is connected to the network (${where})`
}

/** A tool with another purpose runs a command. */
export function arbitraryCommand({ how, target }: Effect, machine: Machine): string | undefined {
  // Settings that keep our hook call it, wherever the home is.
  if (isOwnFile(plain(target), machine)) return undefined
  return `${how} ${quote(machine, target)}`
}

/** What comes from another machine is executed. */
export function downloadIsRun({ target, program }: Effect, machine: Machine): string | undefined {
  const source = machine.symbols.in(target).find(({ origin }) => origin === 'network')
  if (!source) return undefined
  const from = placeName(source.detail) ?? 'the network'
  return `what comes ${from.startsWith('port ') ? 'in at' : 'from'} ${from} is executed${by()}`

  function by(): string {
    if (program === source?.detail || machine.symbols.in(program).length > 0) return ''
    return program.includes('/') ? ` as ${program}` : ` by ${program}`
  }
}

/** Origins of what is known to somebody, but not to the reader of the text. */
const HIDDEN: Partial<Record<Origin, (detail: string) => string>> = {
  file: (path) => `the content of ${path}`,
  decoded: (program) => `what ${program} decodes`,
  output: (program) =>
    /^(?:an?|the) |^process substitution$/.test(program) ? program : `the output of ${program}`,
  shell: () => 'the output of a shell',
}

/** What is executed was made by something that is not computed here. */
export function hiddenIsRun({ target }: Effect, machine: Machine): string | undefined {
  const hidden = machine.symbols.in(target).filter(({ origin }) => HIDDEN[origin])
  // Code that a program makes for `eval` is its purpose: `eval "$(ssh-agent)"`.
  if (hidden.length === 0 || isCodeFrom(hidden[0]!.detail)) return undefined
  const sources = hidden
    .slice(0, 2)
    .map(({ origin, detail }) => HIDDEN[origin]!(detail || 'something without a name'))
  return `what is executed cannot be resolved from the text: it comes from ${sources.join(' and ')}`
}

/** A whole script that somebody else decides about. */
export function unseenScript(effect: Effect, machine: Machine): string | undefined {
  return effect.how === undefined ? undefined : unseenWord(effect, machine)
}

/** What runs stands in a variable or comes from a person. */
export function unseenWord({ target }: Effect, machine: Machine): string | undefined {
  const unknown = machine.symbols
    .in(target)
    .find(({ origin }) => origin === 'environment' || origin === 'user')
  if (!unknown) return undefined
  const { origin, detail } = unknown
  const what = origin === 'user' ? detail : detail === '' ? 'a variable' : `the variable ${detail}`
  return `what runs depends on ${what}, which the text does not show`
}

/** Libraries that people preload for good reasons. */
const KNOWN_PRELOADS =
  /\/?(?:lib(?:jemalloc|tcmalloc\w*|mimalloc|asan|tsan|ubsan|lsan|faketime\w*|SegFault|eatmydata|gtk3-nocsd|stdbuf|memusage|nss_wrapper|v4l\S*|GL\w*|EGL\w*|vulkan\w*))(?:[\w.-]*)?\.so(?:\.[\d.]+)?$|^\$LIB\//

/** A library or module of the caller's choice is loaded. */
export function forcedLibrary(
  { program, target, how }: Effect,
  machine: Machine,
): string | undefined {
  const path = plain(target)
  // The debugger of the JDK comes with it.
  if (path === '' || KNOWN_PRELOADS.test(path) || /^(?:.*\/)?jdwp=/.test(path)) return undefined
  // A module of the system, by an option that is made for it.
  if (/^\/(?:usr\/)?lib(?:32|64)?\//.test(path) && !/^(?:LD|DYLD|GCONV)_/.test(program))
    return undefined
  const library = quote(machine, target)
  if (how === undefined) return `${program} is made to load ${library}`
  // Set by a variable: every program that inherits it loads the library.
  return `a program is made to load ${library} ${how}`
}

/** A name or text that hides what it is. */
export function hiddenName({ how, target }: Effect, machine: Machine): string {
  return `${how}: ${quote(machine, target)}`
}

/** A package of which only the name is seen. */
export function unseenPackage({ program }: Effect): string {
  return `${program} installs a package whose content cannot be seen from the text`
}
