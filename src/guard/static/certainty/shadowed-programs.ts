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

/** Libraries that programs of the system load, where the loader looks for them first. */
const LIBRARY_IN_FRONT =
  /^\/usr\/local\/lib(?:64)?\/(lib(?:c|m|dl|rt|pthread|selinux|pam\w*|crypt|crypto|ssl|z|systemd|audit|cap|cap-ng|acl|attr|util|nss_\w+|resolv|stdc\+\+|gcc_s|readline|tinfo|ncurses\w*|dbus-1|glib-2\.0|gssapi_krb5|krb5|mount|blkid|uuid|lzma|zstd|bz2|pcre2?(?:-8)?|expat)\.so)(?:\.[\d.]+)?$/

/** Files that are put where a program of the system is looked for first, under its name. */
export function standIns(machine: Machine): StandIn[] {
  if (!machine.effects.mayHold('write')) return []
  const links = machine.effects.all.filter(({ kind }) => kind === 'link')
  return machine.effects.all
    .filter(({ kind, deferred }) => kind === 'write' && !deferred)
    .flatMap(({ target, span }) => {
      const path = plain(target)
      const library = LIBRARY_IN_FRONT.exec(path)?.[1]
      if (library !== undefined) return [{ program: library, span }]
      const program = IN_FRONT.exec(path)?.slice(1).find(Boolean)
      if (program === undefined || !isBasic(program)) return []
      // Debian's `batcat` under its real name.
      if (links.some((link) => link.span === span && isInstalled(plain(link.target)))) return []
      return [{ program, span }]
    })
}

function isBasic(program: string): boolean {
  return isKind(program, 'basic') || isKind(program, 'shell')
}
