import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import type { Machine } from './machine.ts'

/**
 * `NAME WORD` runs the program `NAME-WORD` where there is one: git, kubectl, cargo, zypper and many
 * more do. One that this command line made, as a script or as another name of a program, is run.
 */
export function followPlantedCommand({ machine, name, args }: Call): void {
  if (machine.files.size === 0 && machine.fileSystem.programs.size === 0) return
  for (const place of machine.fileSystem.programs.keys()) follow(place, 'side')
  for (const [place, content] of machine.files)
    if (content.startsWith('#!')) follow(place, 'wrapper')

  function follow(place: string, kind: 'side' | 'wrapper'): void {
    const base = baseOf(place)
    if (!base.startsWith(`${name}-`)) return
    const at = args.findIndex((word) => `${name}-${plain(word)}` === base)
    if (at >= 0)
      machine.runCommand([place, ...args.slice(at + 1)], { frame: machine.frameFor(kind, name) })
  }
}

/** A program that this command line put, under another name, into a directory of the search path. */
export function plantedProgram(machine: Machine, name: Value): string | undefined {
  if (machine.fileSystem.programs.size === 0 || name.includes('/')) return undefined
  const path = machine.environment.variable('PATH')
  if (!path) return undefined
  const directories = String(path.value).split(':')
  return [...machine.fileSystem.programs.keys()].find(
    (place) => baseOf(place) === name && directories.includes(place.slice(0, -name.length - 1)),
  )
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
