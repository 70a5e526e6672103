import { isKnown, plain } from '../../resolve/value.ts'
import { giveDirectories, giveHeld, nameGiven } from '../given-directories.ts'
import type { SpecialArguments } from './special-argument.ts'

/** Words that change or question the machine itself, its accounts and its stores of secrets. */
export const SYSTEM_ROLES = {
  power: ({ machine, name }) =>
    machine.emit('denial-of-service', name, name, { how: `${name} stops the machine` }),
  format: ({ machine, name }, value) => {
    if (!isKnown(value)) machine.miss('write', name, value, 'a device that the text does not name')
    if (/^\/dev\//.test(plain(value)))
      machine.emit('destroy', name, value, { how: `${name} formats ${plain(value)}` })
  },
  disk: ({ machine, name, args }) => {
    if (
      machine.inputValue ||
      args.some((word) => /^(?:mklabel|mktable|mkpart|rm|-Z|--zap-all|-o|--delete)$/.test(word))
    )
      machine.emit('destroy', name, name, { how: `${name} rewrites a partition table` })
  },
  account: ({ machine, name, args }, value) => {
    if (name === 'passwd' && !args.some((word) => /^-(?:S|-status)$/.test(word)))
      machine.emit('privilege', name, value, { how: 'changes the password of' })
  },
  'given-dir': ({ machine, name }, value) => {
    const named = [...value.matchAll(/(?:\b(?:source|src)=|"location"\s*:\s*")([^",]+)/g)]
    const places = named.length > 0 ? named.map(([, place]) => place!) : [value.split(':')[0]!]
    nameGiven(machine, name, places)
    giveDirectories(machine, name, places)
    giveHeld(machine, name, places)
  },
} as const satisfies SpecialArguments
