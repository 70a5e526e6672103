import type { EffectKind } from '../effects/effect.ts'
import { anyOf } from '../policy/any-of.ts'
import { GUARDED } from '../policy/guarded-paths.ts'
import { findSensitive, mayMeanHidden, normalisePath } from '../policy/path-class.ts'
import { CRITICAL, HISTORIES, SECRET_TREES, SECRETS, TRACES } from '../policy/sensitive-paths.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'

/**
 * Directories above those of secrets: homes, the settings in them, and what the boxes of snap, Flatpak
 * and macOS keep for browsers and mail. Who copies, packs or prints one takes the secrets along.
 */
const ABOVE_SECRETS = anyOf(
  String.raw`^\/(?:etc|home|Users|root|run|var(?:\/lib)?)?$`,
  String.raw`^~(?:\/(?:\.config|\.local(?:\/share)?|\.var(?:\/app(?:\/[^/]+(?:\/(?:config|data))?)?)?|snap(?:\/(?:firefox|thunderbird|chromium|brave|opera|vivaldi|bitwarden|keepassxc|slack|discord|signal-desktop|telegram-desktop)(?:\/(?:common|current|\d+))?)?))?$`,
  String.raw`^~\/Library(?:\/(?:Application Support(?:\/(?:Firefox|Thunderbird|Google|Chromium|BraveSoftware|Microsoft Edge|Vivaldi|Slack|discord|Signal)(?:\/[^/]+)?)?|Containers(?:\/com\.apple\.(?:mail|Safari)[^/]*)?|Group Containers|Keychains|Mail|Messages|Safari|Cookies|Accounts))?$`,
)

/** Everything in a directory, by a pattern of the shell. */
const ALL_OF_IT = /(?<=\/)(?:\.?\*{1,2}|\.\[[^\]]*\]\*|\.\?\*)$/

/** What people type, say or look at, as it happens. */
const WATCHES_PEOPLE =
  /^\/dev\/(?:input\/(?:event|mice|mouse|by-)|video\d|snd\/|fb\d|hidraw|vcs|usbmon|pts\/\d|tty\d)|^\/sys\/kernel\/debug\/usb\/usbmon\//

/** A disk below its file system: whoever reads it goes around all rights. */
const DISK =
  /^\/dev\/(?:[shv]d[a-z]\d*|xvd[a-z]\d*|nvme\d+n\d+(?:p\d+)?|mmcblk\d+(?:p\d+)?|disk\/by-\S+|r?disk\d\S*|md\d+|dm-\d+|mapper\/(?!control)\S+)$/

/** Whether a device tells what people do. */
export function watchesPeople(device: Value): boolean {
  return WATCHES_PEOPLE.test(plain(device))
}

/** Whether it is a disk, with all that is kept on it. */
export function isDisk(device: Value): boolean {
  return DISK.test(plain(device))
}

/** Whether secrets lie somewhere below a directory, among much that is ordinary. */
export function isAboveSecrets(directory: Value): boolean {
  if (!isKnown(directory)) return false
  const path = plain(directory)
  return /^[/~]/.test(path) && ABOVE_SECRETS.test(normalisePath(path.replace(ALL_OF_IT, '')))
}

/** A folder in a home that a pattern names, where programs keep their own: `cat ~/.c*` and more behind a slash. */
const HIDDEN_FOLDER =
  /^~\/(?:[^/]+\/)*?(?:\.[^/]*[*?[][^/]*\/|\.(?:config|local\/share|var\/app|mozilla|thunderbird)\/(?:[^/*?[]+\/)?[^/]*[*?[][^/]*\/)/
/** What a pattern names right in a home. */
const IN_HOME = /^~\/([^/]*[*?[][^/]*)\/?$/
/** With fewer letters than that nobody knows what it means: `~/D*`, `~/[!p]*`. */
const ENOUGH_LETTERS = 3

const READ: ReadonlySet<EffectKind> = new Set(['read', 'read-tree', 'link'])
const CHANGED: ReadonlySet<EffectKind> = new Set([
  'write',
  'delete',
  'delete-tree',
  'replace',
  'rights',
  'open-to-all',
])

/** Whether a pattern may mean hidden files that show secrets, or that others obey, where that is what happens to them. */
export function meansHiddenFiles(kind: EffectKind, pattern: Value): boolean {
  if (READ.has(kind)) return mayMeanHidden(pattern, SHOWN)
  return CHANGED.has(kind) && mayMeanHidden(pattern, OBEYED)
}

const SHOWN = [SECRETS, SECRET_TREES, HISTORIES]
const OBEYED = [SECRET_TREES, HISTORIES, CRITICAL, GUARDED, TRACES]

/** Whether a pattern reaches into folders that nobody named, which are read or removed. */
export function meansUnnamedFolders(kind: EffectKind, pattern: Value): boolean {
  const path = normalisePath(pattern)
  if (kind === 'read' || kind === 'read-tree')
    return HIDDEN_FOLDER.test(kind === 'read' ? path : `${path}/`)
  const name = kind === 'delete-tree' ? IN_HOME.exec(path)?.[1] : undefined
  return name !== undefined && name.replace(/\[[^\]]*\]|[*?]/g, '').length < ENOUGH_LETTERS
}

/** Whether a file is a secret, or a directory holds some. */
export function holdsSecrets(place: Value): boolean {
  return (
    findSensitive(SECRETS, place) !== undefined ||
    findSensitive(SECRET_TREES, place) !== undefined ||
    isAboveSecrets(place)
  )
}
