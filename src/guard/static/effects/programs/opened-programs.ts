import { plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** Where programs lie that others run, and root among them, beside those of the system itself. */
const PROGRAM_PLACE =
  /^\/(?:(?:opt|usr\/share|usr\/local\/(?:sbin|libexec))(?:\/|$)|usr\/local\/?$)/
const PROGRAM_FOLDER = /^\/(?:opt|usr\/share|usr\/local\/(?:sbin|libexec))\/?$/

/** Folders of the search path, of libraries and of settings: what is put there is run or obeyed by everybody. */
const SHARED_FOLDER =
  /^\/(?:(?:usr\/)?(?:local\/)?s?bin|opt|(?:usr\/(?:local\/)?)?lib(?:64|exec)?|usr\/(?:local\/)?lib\/(?:python[\d.]+(?:\/(?:dist|site)-packages)?|node_modules|systemd(?:\/system)?|perl5|ruby)|etc(?:\/[\w.-]+\.d)?|boot|snap\/bin|usr\/share\/(?:perl5|applications|dbus-1))\/?$/
const SHARED_PROGRAM = /^\/(?:usr\/)?(?:local\/)?s?bin\//

/** Modes by which everybody may write. */
const OPENS = /^0*[0-7]?[0-7][0-7][2367]$|[oa][ugoa]*[+=][rx]*w/

/** Somebody may write where programs lie: who that is decides what others run. */
export function noteOpenedPrograms(
  machine: Machine,
  name: string,
  path: Value,
  deep: boolean,
): void {
  const place = plain(machine.absolute(path))
  if ((deep ? PROGRAM_PLACE : PROGRAM_FOLDER).test(place)) noteOpened(machine, name, place)
}

export function noteOpenedFolder(machine: Machine, name: string, path: Value): void {
  const place = plain(machine.absolute(path))
  if (SHARED_FOLDER.test(place)) noteOpened(machine, name, place)
}

/** `install -m 777 x /usr/local/bin/x` */
export function noteOpenedFile(machine: Machine, name: string, mode: string, path: Value): void {
  const place = plain(machine.absolute(path))
  if (!OPENS.test(mode)) return
  if (SHARED_PROGRAM.test(place) || SHARED_FOLDER.test(place)) noteOpened(machine, name, place)
  // A sticky bit is what folders for all have.
  else if (
    /^[~/]/.test(place) &&
    !/^\/(?:tmp|var\/tmp|dev\/shm)\//.test(place) &&
    !/^0*1/.test(mode)
  )
    machine.miss('outcome', name, '', WHO_MAY_CHANGE)
}

const WHO_MAY_CHANGE = 'who may change what lies there'
/** A project or a home as a whole, and not one folder that a server writes to. */
const WHOLE =
  /^(?:\.{0,2}\/?|\.?\/?\*|(?:.*\/)?\.git\/?|(?:~|\/home\/[^/]+|\/root|\/Users\/[^/]+)(?:\/[^/.][^/]*){0,3}\/?|\/(?:srv|var\/www|data)(?:\/[^/]+){0,2}\/?)$/

/** `chmod -R 777 .` */
export function noteOpenedTree(machine: Machine, name: string, path: Value): void {
  const place = plain(machine.absolute(path))
  if (WHOLE.test(plain(path)) || WHOLE.test(place))
    machine.miss('outcome', name, '', WHO_MAY_CHANGE)
}

/** `umask 000`: whoever has an account here may write what is made from then on. */
export function noteOpenMask(machine: Machine, mask: string): Value {
  if (/^0*[0-7]{0,3}[0145]$|^(?:\S*,)?[go]*[oa][ugo]*[=+][rx]*w/.test(mask))
    machine.miss('outcome', 'umask', '', 'who may change what is written from then on')
  return ''
}

function noteOpened(machine: Machine, name: string, place: string): void {
  machine.miss('outcome', name, '', `who may change the programs in ${place}`)
}
