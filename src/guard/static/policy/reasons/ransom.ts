import type { Effect } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import { encrypts, encryptsAnything } from '../../effects/programs/encryption.ts'
import { listedFolders } from '../../effects/programs/listings.ts'
import { hasGlob, plain, type Value } from '../../resolve/value.ts'
import { findSensitive, normalisePath } from '../path-class.ts'
import { VITAL } from '../sensitive-paths.ts'
import { actor, quote } from './reason.ts'

/** Where people and their services keep what is theirs. */
const OF_PEOPLE =
  /^(?:(?:~|\/(?:home|Users|root|srv|var\/www|mnt|media|data|export|shares?))(?:\/|$)|\/(?!\w))/
/** What was made to be put away, encrypted or not: backups, archives, logs. */
const PUT_AWAY =
  /(?:backup|dump|archive|snapshot|export)s?[\w.-]*(?:\/|$)|\.(?:tar|t?[gx]z|bz2|zst|zip|7z|sql|dump|bak|log|\d+|enc|gpg|asc|age|cpt|aes)$/i

/** The files of people are encrypted, and the originals taken away: they are held to ransom. */
export function holdsToRansom(effect: Effect, machine: Machine): string | undefined {
  const { kind, target, program } = effect
  // Encrypted in place: there is no original any more.
  if (kind === 'edit' && !encrypts([program])) return undefined
  const place = kind === 'delete-tree' ? normalisePath(target) : placeOfMany(target, machine)
  if (place === undefined || !OF_PEOPLE.test(place) || PUT_AWAY.test(place)) return undefined
  return kind === 'edit' || (encryptsAnything(machine) && isReadAsWell(target, machine))
    ? `${actor(effect)} leaves nothing of ${quote(machine, target)} but what is encrypted, which holds it to ransom`
    : undefined
}

/** Where many files lie that a value means: by a pattern, or one after the other from a search. */
function placeOfMany(target: Value, machine: Machine): string | undefined {
  if (hasGlob(target) || findSensitive(VITAL, target)) return normalisePath(target)
  const [first] = machine.symbols.in(target)
  const [folder] = first?.origin === 'output' ? listedFolders(first.detail) : []
  return folder === undefined ? undefined : normalisePath(folder + plain(target))
}

function isReadAsWell(target: Value, machine: Machine): boolean {
  return machine.effects.all.some(
    (other) => /^(?:read|read-tree|use)$/.test(other.kind) && other.target === target,
  )
}
