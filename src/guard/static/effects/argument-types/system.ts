import { isKnown, plain } from '../../resolve/value.ts'
import { giveDirectories, giveHeld, nameGiven } from '../given-directories.ts'
import type { Machine } from '../machine.ts'
import { runScriptFile } from '../script-files.ts'
import { readFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

/** Words that change or question the machine itself, its accounts and its stores of secrets. */
export const SYSTEM_ARGUMENTS = {
  power: ({ machine, name }) =>
    machine.emit('denial-of-service', name, name, { how: `${name} stops the machine` }),
  format: ({ machine, name }, value) => {
    if (!isKnown(value)) machine.miss('write', name, value, 'a device that the text does not name')
    if (/^\/dev\//.test(plain(value)))
      machine.emit('destroy', name, value, { how: `${name} formats ${plain(value)}` })
  },
  disk: ({ machine, name, args }) => {
    // The image of a disk is a file like any other.
    const isImage =
      args.some((word) => /\.(?:img|raw|iso|qcow2|vmdk)$/.test(word)) &&
      !args.some((word) => /\/dev\//.test(word) || !isKnown(word))
    if (
      !isImage &&
      (machine.inputValue ||
        args.some((word) => /^(?:mklabel|mktable|mkpart|rm|-Z|--zap-all|-o|--delete)$/.test(word)))
    )
      machine.emit('destroy', name, name, { how: `${name} rewrites a partition table` })
  },
  // What is done to it is a trait of the program.
  account: () => undefined,
  'given-dir': ({ machine, name }, value) => {
    const named = [
      ...value.matchAll(/(?:\b(?:source|src)=|"location"\s*:\s*"|\.location\s*=\s*")([^",]+)/g),
    ]
    // `.cpus = 4`: an expression that sets something else.
    if (named.length === 0 && /^\.\w[\w.[\]]*\s*[|+*]?=/.test(value)) return
    give(
      machine,
      name,
      named.length > 0 ? named.map(([, place]) => place!) : [value.split(':')[0]!],
    )
  },
  'given-config': ({ machine, name }, value) => {
    const isTyped = plain(value) === '-'
    const content = isTyped ? machine.inputValue : readFile(machine, name, value)
    if (!isTyped) runScriptFile(machine, 'config', name, value)
    else if (content === undefined || !isKnown(content))
      machine.miss('mounted', name, content ?? '')
    const named = (content ?? '').matchAll(/\b(?:hostPath|volume)["']?:\s*["']?([^\s:"',}\]]+)/g)
    give(
      machine,
      name,
      [...named].map(([, place]) => place!),
    )
    return { reads: content ?? '' }
  },
} as const satisfies SpecialArguments

/** Directories of this machine that a container, or a machine inside of it, gets to see. */
function give(machine: Machine, name: string, places: readonly string[]): void {
  nameGiven(machine, name, places)
  giveDirectories(machine, name, places)
  giveHeld(machine, name, places)
}
