import type { Machine } from './machine.ts'
import { isDropPlace, isInstalled } from './side-commands.ts'

/** Options in a variable that load code: `-r x`, `--require x`, `-javaagent:x`, `-Mmodule`. */
export function loadsByOption(machine: Machine, name: string, text: string): void {
  const loads =
    /(?:^|\s)(?:-r\s*|--require[= ]|--import[= ]|--loader[= ]|--experimental-loader[= ]|-javaagent:|-agentpath:|-agentlib:|-I\s*)(\S+)/g
  // A module may be written out in its address.
  const data = /data:text\/javascript(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(text)
  if (data) {
    const code = data[1] ? Buffer.from(data[2]!, 'base64').toString('latin1') : data[2]!
    machine.runCode('javascript', code.replaceAll('%20', ' '), name)
  }
  for (const [, item] of text.matchAll(loads)) {
    // A package by its name is the project's own, and so is a file below that was there before.
    if (isInstalled(item!) || (name === 'NODE_OPTIONS' && isOwnFile(machine, item!))) continue
    if (/^(?:[./~]|file:)|\.(?:[cm]?js|so|jar|rb)\b/.test(item!))
      machine.emit('load', name, machine.absolute(item!), { how: `by ${name}` })
  }
}

/** A program that a compiler is started by, and places that it takes its parts and its plug-ins from. */
const COMPILER_PARTS =
  /(?:^|\s)(?:-wrapper[\s=](\S+)|(?:-fplugin=|-fpass-plugin=|-specs=|-B\s*|--ld-path=|-fuse-ld=|-Clinker=|-C\s+linker=)(\S+))/g

/** Flags for a compiler, however they come to it, that make it run something else. */
export function loadsByFlags(machine: Machine, name: string, text: string): void {
  for (const [, wrapper, place] of text.matchAll(COMPILER_PARTS)) {
    if (wrapper !== undefined)
      machine.runCommand(wrapper.split(','), { frame: machine.frameFor('side', name) })
    else if (isDropPlace(place!)) machine.emit('load', name, place!, { how: `by ${name}` })
  }
}

function isOwnFile(machine: Machine, path: string): boolean {
  return (
    /^\.\/(?:[\w-]+\/)*[\w.-]+\.[cm]?[jt]s$/.test(path) &&
    machine.environment.directory === undefined &&
    !machine.files.has(machine.absolute(path))
  )
}
