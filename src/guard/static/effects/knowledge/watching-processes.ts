import { PROTECTION, RECORDER } from './protectors.ts'

/** The process of one, by its name, by its file, or by the file that holds its number. */
export const RECORDING_PROCESS = new RegExp(
  String.raw`(?:^|\/)\^?\[?${RECORDER}\]?(?:\.pid)?\$?$`,
  'i',
)

/** A process without which nobody watches: what protects the machine, and what locks its screen. */
export const WATCHING_PROCESS = new RegExp(
  String.raw`^(?:\S*\/)?(?:${PROTECTION}|${RECORDER}|\w*(?:screensaver|swaylock|i3lock|slock|xlock|lockscreen|hyprlock|waylock|gtklock|light-locker|xss-lock|betterlockscreen|kscreenlocker)\w*|clamd|freshclam|monit|aide|tripwire|chronyd|ntpd|sssd)$`,
  'i',
)
