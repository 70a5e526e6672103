import type { Machine } from '../../machine.ts'
import { serveDirectory } from '../../world.ts'

/** Lines of configurations that connect a program to whoever comes; group 1 is the program. */
const ON_THE_LINE: readonly RegExp[] = [
  // inetd: service, type, protocol, wait, user, program
  /^\s*[\w.:*-]+\s+(?:stream|dgram|seqpacket)\s+(?:tcp|udp|unix)\w*\s+(?:no)?wait\S*\s+\S+\s+(.+)$/gm,
  // xinetd
  /^\s*server\s*=\s*(\S+)/gm,
  // stunnel
  /^\s*exec\s*=\s*(\S+)/gm,
  // ser2net: a program instead of a serial line
  /\bconnector:\s*(?:pty|exec|stdio)[,(]\s*([^)\n]+)/g,
]

/** Settings that let whoever asks run any command. */
const ANY_COMMAND: readonly RegExp[] = [
  /^\s*AllowKey\s*=\s*system\.run\[\*\]/m,
  /^\s*command\[[^\]]*\]\s*=\s*(?:\S*\/)?(?:ba|da|z|k|a)?sh\s+-c\s+["']?\$ARG\d/m,
  /^\s*command\[[^\]]*\]\s*=\s*\$ARG\d\$/m,
  /^\s*UserParameter\s*=[^,\n]*\[\*\]\s*,\s*(?:(?:\S*\/)?(?:ba|da|z|k|a)?sh\s+-c\s+["']?)?\$\d/m,
  /^\s*(?:extend|exec|pass|pass_persist)\s+\S+\s+(?:\/usr)?\/bin\/(?:ba|da|z|k)?sh\b/m,
]

/** What a configuration puts on the network: programs, any command, directories. */
export function readExposures(machine: Machine, code: string, by: string): void {
  for (const pattern of ON_THE_LINE) {
    for (const [, command] of code.matchAll(pattern)) connect(machine, by, command!)
  }
  if (/^\s*StandardInput\s*=\s*socket/m.test(code)) {
    for (const [, command] of code.matchAll(/^\s*ExecStart\s*=\s*[-@+!]*(.+)$/gm))
      connect(machine, by, command!)
  }
  if (ANY_COMMAND.some((pattern) => pattern.test(code))) machine.emit('remote-shell', by, by)
  if (FILE_SERVERS.test(by)) {
    for (const [, path] of code.matchAll(SERVED)) serveDirectory(machine, by, path!, ':')
  }
}

/** Programs that serve the directories of their configuration. */
const FILE_SERVERS =
  /^(?:rsync|smbd|samba|proftpd|vsftpd|pure-ftpd|exportfs|tftpd|in\.tftpd|lighttpd|thttpd|webfsd|nginx|apache2|httpd|apachectl|caddy)$/
const SERVED =
  /^\s*(?:path|directory|local_root|anon_root|server\.document-root|dir|root|alias|DocumentRoot|Alias \S+)\s*=?\s*"?([/~][\w./-]*)/gim

/** A program whose input and output is a connection of whoever comes. */
function connect(machine: Machine, by: string, command: string): void {
  const socket = { kind: 'socket', address: by } as const
  const words = command.trim().split(/\s+/)
  // inetd gives the name of the program a second time.
  if (by === 'inetd') words.splice(1, 1)
  const frame = machine.frameFor('wrapper', by)
  machine.runCommand(words, { frame, input: socket, output: socket })
}
