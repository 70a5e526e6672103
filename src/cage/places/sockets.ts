import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { realPath } from '../paths.ts'
import { fileKind } from './look-at.ts'

/** Sockets with a name, as far as the kernel tells: each is somebody's who listens or has listened. */
export function namedSockets(): string[] {
  const named = readLines('/proc/net/unix').flatMap((line) => {
    const [, inode, path] = /^(?:\S+ +){6}(\S+) ([^@].*)$/.exec(line) ?? []
    return inode === undefined || path === undefined ? [] : [{ inode, path }]
  })
  const relative = new Map(
    named.filter(({ path }) => !isAbsolute(path)).map(({ inode, path }) => [inode, path]),
  )
  const paths = [
    ...named.map(({ path }) => path).filter(isAbsolute),
    ...(relative.size > 0 ? placesOf(relative) : []),
  ]
  return [...new Set(paths)].filter(
    (path) => fileKind(path) === 'socket' && realPath(path) === path,
  )
}

/** A socket that was bound by a relative name lies where its process is, if that has not moved. */
function placesOf(sockets: ReadonlyMap<string, string>): string[] {
  return list('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) =>
      list(`/proc/${pid}/fd`).flatMap((descriptor) => {
        const [, inode = ''] =
          /^socket:\[(\d+)\]$/.exec(link(`/proc/${pid}/fd/${descriptor}`)) ?? []
        const name = sockets.get(inode)
        return name === undefined ? [] : [resolve(link(`/proc/${pid}/cwd`), name)]
      }),
    )
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function link(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return '/'
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
