import { chmodSync, existsSync, lstatSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { dirname } from 'node:path'
import { UserError } from '../verdict/index.ts'

/** What systems take (macOS; Linux a little more). Of a longer path Node would use the beginning. */
const LONGEST_SOCKET = 103

/** Listens on loopback; says on which port. 0 is any that is free. */
export async function listenOnPort(server: Server, port: number): Promise<number> {
  await listening(server, () => server.listen(port, '127.0.0.1'), `port ${port}`)
  return (server.address() as AddressInfo).port
}

/**
 * Listens on a Unix socket that only its owner can talk to. A socket that nobody answers on was left
 * behind by a service that was killed; anything else in its place is not ours to take away.
 */
export async function listenOnSocket(server: Server, path: string): Promise<void> {
  const folder = dirname(path)
  if (Buffer.byteLength(path) > LONGEST_SOCKET) {
    throw new UserError(
      'BAD_SOCKET',
      `${path}: is longer than ${LONGEST_SOCKET} bytes; name another`,
    )
  }
  if (!existsSync(folder)) throw new UserError('BAD_SOCKET', `${folder}: no such folder`)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink())
    throw new UserError('BAD_SOCKET', `${path}: is a link; name the place`)
  if (stats && !stats.isSocket()) {
    throw new UserError('BAD_SOCKET', `${path}: is there and no socket; name another place`)
  }
  if (stats && (await isAnswered(path))) {
    throw new UserError('RUNNING', `${path}: a service answers there already`)
  }
  if (stats) rmSync(path)
  // It is never open for others, not even for a moment.
  const before = process.umask(0o177)
  try {
    await listening(server, () => server.listen(path), path)
  } finally {
    process.umask(before)
  }
  chmodSync(path, 0o600)
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => end(true))
    // What may not be asked is somebody's, too.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(code !== 'ECONNREFUSED'))
  })
}

function listening(server: Server, listen: () => void, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new UserError('CANNOT_LISTEN', `${place}: cannot be used (${error.code}); choose another`, {
          cause: error,
        }),
      ),
    )
    server.once('listening', resolve)
    listen()
  })
}
