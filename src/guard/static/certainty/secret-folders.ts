import { anyOf } from '../policy/any-of.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import { SECRET_TREES, SECRETS } from '../policy/sensitive-paths.ts'
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

/** Whether a device tells what people do. */
export function watchesPeople(device: Value): boolean {
  return WATCHES_PEOPLE.test(plain(device))
}

/** Whether secrets lie somewhere below a directory, among much that is ordinary. */
export function isAboveSecrets(directory: Value): boolean {
  if (!isKnown(directory)) return false
  const path = plain(directory)
  return /^[/~]/.test(path) && ABOVE_SECRETS.test(normalisePath(path.replace(ALL_OF_IT, '')))
}

/** Whether a file is a secret, or a directory holds some. */
export function holdsSecrets(place: Value): boolean {
  return (
    findSensitive(SECRETS, place) !== undefined ||
    findSensitive(SECRET_TREES, place) !== undefined ||
    isAboveSecrets(place)
  )
}
