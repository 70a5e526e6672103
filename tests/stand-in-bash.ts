import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeFolder } from './remove-folder.ts'

/** The programs that commands of tests may name. None of them exists anywhere else. */
export const RECORDED = ['alpha', 'bravo', 'delta', 'quebec', 'emit', 'sink', 'fail'] as const

const WRAPPERS = ['nohup', 'setsid', 'nice', 'timeout', 'stdbuf', 'ionice']
const SOURCES = fileURLToPath(new URL('./stand-ins/', import.meta.url))
const TIME_LIMIT_MS = 20_000

/** A real bash in a folder of its own that can reach nothing but stand-ins. */
export interface StandInBash {
  /** Runs a script and returns what was called, in the order of the calls. */
  run(script: string): { calls: string[]; said: string }
  remove(): void
}

/**
 * Makes the folder: `bin` with stand-ins (the only folder on PATH), `work` to run in. With `real`,
 * these tools are the machine's own instead of stand-ins.
 */
export function createStandInBash(options: { real?: readonly string[] } = {}): StandInBash {
  const bash = findProgram('bash')
  if (bash === undefined) throw new Error('this test needs a bash')
  const root = mkdtempSync(join(tmpdir(), 'aegish-stand-ins-'))
  const [bin, calls] = [join(root, 'bin'), join(root, 'calls')]
  mkdirSync(bin)
  const install = (name: string, source: string) => {
    const body = readFileSync(join(SOURCES, source), 'utf8').replace('@CALLS@', calls)
    writeFileSync(join(bin, name), `#!${bash}\n${body}`)
    chmodSync(join(bin, name), 0o755)
  }
  for (const name of RECORDED) install(name, 'recorder.sh')
  for (const name of WRAPPERS) install(name, 'wrapper.sh')
  for (const source of readdirSync(SOURCES)) {
    const name = basename(source, '.sh')
    if (source.endsWith('.sh') && !['recorder', 'wrapper'].includes(name)) install(name, source)
  }
  for (const name of options.real ?? []) {
    rmSync(join(bin, name), { force: true })
    symlinkSync(findProgram(name)!, join(bin, name))
  }
  rmSync(join(bin, 'bash'), { force: true })
  symlinkSync(bash, join(bin, 'bash'))

  const [program, ...before] = [...withoutNetwork(), bash]
  return {
    run(script) {
      const work = join(root, 'work')
      removeFolder(work)
      rmSync(calls, { force: true })
      mkdirSync(work)
      writeFileSync(calls, '')
      writeFileSync(join(root, 'script'), script)
      // Processor seconds, size of files, open files, memory; no core dumps.
      const limits = 'ulimit -t 10 -f 4096 -n 256 -v 4000000 -c 0; exec "$BASH" ../script'
      const { stderr, error } = spawnSync(
        program!,
        [...before, '--norc', '--noprofile', '-c', limits],
        {
          cwd: work,
          env: { PATH: bin, HOME: work, LC_ALL: 'C.UTF-8' },
          stdio: ['ignore', 'ignore', 'pipe'],
          encoding: 'utf8',
          timeout: TIME_LIMIT_MS,
          killSignal: 'SIGKILL',
        },
      )
      if (error) throw error
      return { calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean), said: stderr }
    },
    remove: () => removeFolder(root),
  }
}

/** Where a program lies on this machine; the system's own before one of a version manager. */
export function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/bin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** A prefix that takes the network away and ends all children with the first, where the system lets us. */
export function withoutNetwork(): string[] {
  const unshare = findProgram('unshare')
  if (unshare === undefined) return []
  const args = ['-rnpf', '--kill-child']
  const { status } = spawnSync(unshare, [...args, 'true'], { stdio: 'ignore' })
  return status === 0 ? [unshare, ...args] : []
}
