// The throw-away root: everything that an attempt could harm is a copy or a tmpfs.
import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Its presence says that this is the throw-away root; nothing runs where it is not. */
export const SENTINEL = '/range/this-root-is-thrown-away'
export const HOSTNAME = 'aegish-range'

/** An ordinary user, also where the range is started by root. */
const NOBODY = 65534

export function openThrowAwayRoot(as) {
  const isRoot = process.getuid() === 0
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'aegish-range-'))
  const etc = join(folder, 'etc')
  mkdirSync(etc)
  const sentinel = join(folder, 'sentinel')
  writeFileSync(sentinel, '')
  if (identity.uid !== undefined) for (const path of [folder, etc]) chownSync(path, NOBODY, NOBODY)
  // What this user may not read is missing from the copy, as it would be unreadable.
  spawnSync('cp', ['-r', '/etc/.', etc], { stdio: 'ignore', ...identity })
  const rust = linkRust(join(folder, 'rust'))
  const tmpfs = [
    '/home',
    '/root',
    '/tmp',
    '/var/tmp',
    '/run',
    '/var/spool',
    '/srv',
    '/opt',
    '/usr/local/bin',
  ]
  const args = [
    ...['--unshare-user', '--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts'],
    // Root of the throw-away root, and nobody outside of it.
    ...(as === 'root' ? ['--uid', '0', '--gid', '0', '--cap-add', 'ALL'] : []),
    ...['--hostname', HOSTNAME, '--die-with-parent', '--new-session'],
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...tmpfs.flatMap((path) => ['--tmpfs', path]),
    ...['--bind', etc, '/etc', '--ro-bind', repository, repository],
    ...['--tmpfs', '/range', '--ro-bind', sentinel, SENTINEL],
    ...(rust === undefined ? [] : ['--ro-bind', rust, '/opt/rust']),
    // As everywhere, the top is nobody's to write.
    ...['--remount-ro', '/', '--chdir', '/tmp', '--'],
    ...[process.execPath, join(repository, 'scripts/range/inside.mjs')],
  ]
  // `/range` does not exist on the machine: a mount point needs a folder, so the root is a tmpfs
  // with everything of the machine bound into it.
  return {
    file: 'bwrap',
    args: withOwnTop(args),
    spawnOptions: {
      ...identity,
      // The third is for the results.
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: '/home/ranger', TERM: 'xterm' },
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A toolchain in the home of whoever starts this, by second names that everybody can reach. */
function linkRust(target) {
  const folder = `${process.env.HOME}/.rustup/toolchains`
  const name = existsSync(folder) && readdirSync(folder).find((each) => each.startsWith('stable'))
  if (!name) return undefined
  const { status } = spawnSync('cp', ['-al', join(folder, name), target], { stdio: 'ignore' })
  return status === 0 ? target : undefined
}

function withOwnTop(args) {
  const at = args.indexOf('--ro-bind')
  const listed = spawnSync('ls', ['/'], { encoding: 'utf8' }).stdout.trim().split('\n')
  const own = new Set(['proc', 'dev', 'tmp', 'run', 'home', 'root', 'etc', 'range', 'lost+found'])
  const tops = listed.filter((name) => !own.has(name)).flatMap((name) => topArgs(`/${name}`))
  return [...args.slice(0, at), ...tops, ...args.slice(at + 3)]
}

function topArgs(path) {
  const { stdout } = spawnSync('readlink', [path], { encoding: 'utf8' })
  return stdout ? ['--symlink', stdout.trim(), path] : ['--ro-bind', path, path]
}
