import type { Effect } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import { plain } from '../../resolve/value.ts'
import { nonShell, quote } from './reason.ts'

/** A program that is not a shell starts one. */
export function startedByProgram({ frame, program, how }: Effect): string | undefined {
  const by = nonShell(frame)
  if (by) return `${by.by} is used to start an interactive shell (${program})`
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
export function shellOnNetwork({ target }: Effect, machine: Machine): string {
  return `a shell is connected to the network (${machine.symbols.show(target)})`
}

/** A tool with another purpose runs a command. */
export function arbitraryCommand({ how, target }: Effect, machine: Machine): string {
  return `${how} ${quote(machine, target)}`
}

/** What comes from another machine is executed. */
export function downloadIsRun({ target, program }: Effect, machine: Machine): string | undefined {
  const source = machine.symbols.in(target).find(({ origin }) => origin === 'network')
  if (!source) return undefined
  return `what comes from ${source.detail} is executed${machine.symbols.in(program).length ? '' : ` by ${program}`}`
}

const HIDDEN = new Set(['decoded', 'output', 'shell', 'file'])

/** What is executed was made by something that is not computed here. */
export function hiddenIsRun({ target }: Effect, machine: Machine): string | undefined {
  const hidden = machine.symbols.in(target).find(({ origin }) => HIDDEN.has(origin))
  // Code that a program makes for `eval` is its purpose: `eval "$(ssh-agent)"`.
  return hidden && !hidden.detail.startsWith('code from ')
    ? `what is executed cannot be resolved from the text: ${quote(machine, target)} (${hidden.detail})`
    : undefined
}

/** A whole script that somebody else decides about. */
export function unseenScript(effect: Effect, machine: Machine): string | undefined {
  return effect.how === undefined ? undefined : unseenWord(effect, machine)
}

/** What runs stands in a variable or comes from a person. */
export function unseenWord({ target }: Effect, machine: Machine): string | undefined {
  const named = machine.symbols
    .in(target)
    .find(({ origin }) => origin === 'environment' || origin === 'user')
  return (
    named &&
    `what runs depends on ${named.origin === 'environment' ? `the variable ${named.detail}` : named.detail}, which the text does not show`
  )
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
  if (path === '' || KNOWN_PRELOADS.test(path)) return undefined
  // A module of the system, by an option that is made for it.
  if (/^\/(?:usr\/)?lib(?:32|64)?\//.test(path) && !/^(?:LD|DYLD|GCONV)_/.test(program))
    return undefined
  return `${program} is made to load ${quote(machine, target)}${how ? ` ${how}` : ''}`
}

/** A name or text that hides what it is. */
export function hiddenName({ how, target }: Effect, machine: Machine): string {
  return `${how}: ${quote(machine, target)}`
}

/** A package of which only the name is seen. */
export function unseenPackage({ program }: Effect): string {
  return `${program} installs a package whose content cannot be seen from the text`
}
