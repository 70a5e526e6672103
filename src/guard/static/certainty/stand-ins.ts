import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { isInstalled } from '../effects/side-commands.ts'
import { plain } from '../resolve/value.ts'

/** Directories that most people have in front of those of the system in their search path. */
const IN_FRONT =
  /^(?:~|\/home\/[^/]+|\/root)\/(?:\.local\/)?bin\/([^/]+)$|^\/usr\/local\/s?bin\/([^/]+)$/
interface StandIn {
  /** The program that is not the one of the system any more. */
  program: string
  span: Span
}

/** Files that are put where a program of the system is looked for first, under its name. */
export function standIns(machine: Machine): StandIn[] {
  const links = machine.effects.all.filter(({ kind }) => kind === 'link')
  return machine.effects.all
    .filter(({ kind }) => kind === 'write')
    .flatMap(({ target, span, deferred }) => {
      const program = IN_FRONT.exec(plain(target))?.slice(1).find(Boolean)
      if (program === undefined || deferred || !isBasic(program)) return []
      // Debian's `batcat` under its real name.
      if (links.some((link) => link.span === span && isInstalled(plain(link.target)))) return []
      return [{ program, span }]
    })
}

function isBasic(program: string): boolean {
  return isKind(program, 'basic') || isKind(program, 'shell')
}
