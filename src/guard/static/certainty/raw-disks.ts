import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { RAW_DEVICE } from '../policy/sensitive-paths.ts'
import { plain } from '../resolve/value.ts'

/** What prints or keeps what it reads, and does not check or repair a disk. */
const SHOWS = ['viewer', 'text-tool', 'encoder', 'block-copier', 'file-changer', 'picker'] as const

/** Loops and floppies hold no system. */
const OF_NO_SYSTEM = /^\/dev\/(?:loop|sr|fd|zram|ram)\d/

/**
 * `strings /dev/sda1`: below the file system nobody is asked who may read what, and everybody's secrets are
 * there. Who copies a whole disk into a file keeps it, and shows nothing yet.
 */
export function shownDisks({ effects }: Machine): { program: string; from: string; span: Span }[] {
  return effects.all.flatMap(({ kind, program, target, certain, span }) => {
    if (kind !== 'read' || !certain || !target.startsWith('/dev/')) return []
    if (!SHOWS.some((one) => isKind(program, one))) return []
    const path = plain(target)
    if (!RAW_DEVICE.test(path) || OF_NO_SYSTEM.test(path)) return []
    const isKept =
      isKind(program, 'block-copier') &&
      effects.all.some(
        (other) => other.kind === 'write' && other.program === program && other.span === span,
      )
    return isKept ? [] : [{ program, from: `which files of the disk ${path} are shown`, span }]
  })
}
