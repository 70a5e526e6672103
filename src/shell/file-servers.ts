/**
 * Programs that serve files to somebody outside, as ssh starts them: behind one decision they read
 * and write whatever they are asked for, so they run only inside of a cage.
 */
const FILE_SERVERS: readonly RegExp[] = [
  /^(?:\S*\/)?sftp-server(?:\s|$)/,
  /^(?:\S*\/)?rsync\s+--server(?:\s|$)/,
  /^(?:\S*\/)?scp\s+(?:-\w+\s+)*-\w*[tf]\w*(?:\s|$)/,
  /^(?:\S*\/)?git(?:\s+|-)(?:upload-pack|receive-pack|upload-archive)(?:\s|$)/,
  /^(?:\S*\/)?(?:unison\s+-server|borg\s+serve|restic\s+serve|mosh-server)(?:\s|$)/,
]

/** Whether a command is such a server and nothing else. */
export function isFileServer(command: string): boolean {
  const text = command.trim()
  return FILE_SERVERS.some((pattern) => pattern.test(text))
}
