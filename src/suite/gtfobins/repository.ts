import { isUtf8 } from 'node:buffer'
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { readBounded } from '../../disk/read-bounded.ts'
import { UserError } from '../../verdict/index.ts'
import { type OnInvalid, refuse } from '../read/invalid-entry.ts'
import { NOT_UTF8 } from '../read/text.ts'
import type { SourceFile } from './extract.ts'

export const GTFOBINS_URL = 'https://github.com/GTFOBins/GTFOBins.github.io.git'
const FOLDER = '_gtfobins'

/** Reads the files of a clone of GTFOBins, in the order of their names. */
export function readRepository(folder: string, onInvalid?: OnInvalid): SourceFile[] {
  const files = join(folder, FOLDER)
  let names: string[]
  try {
    names = readdirSync(files, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort(byCodePoint)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    const hint = basename(resolve(folder)) === FOLDER ? ' (give the folder above it)' : ''
    throw new UserError(
      'NO_GTFOBINS',
      `${folder}: there is no folder ${FOLDER} in it: give a clone of GTFOBins, or use --clone${hint}`,
    )
  }
  return names.flatMap((name) => {
    const path = join(files, name)
    const text = readSource(path)
    if (typeof text === 'string') return [{ path, binary: name, text }]
    refuse({ file: path, line: 1, message: text.message }, onInvalid)
    return []
  })
}

/** The files of GTFOBins have a few kilobytes; what a parser makes of one takes forty times that. */
const LARGEST_FILE = 1 << 20

/** The text of a file, or what is wrong with it. */
function readSource(path: string): string | Error {
  try {
    const bytes = readBounded(path, LARGEST_FILE)
    return isUtf8(bytes) ? bytes.toString('utf8') : new Error(NOT_UTF8)
  } catch (error) {
    if (UserError.is(error) && error.code === 'TOO_LARGE')
      return new Error('the file is larger than the 1 MB that one may have')
    throw error
  }
}

/** The order of the names' bytes, whatever the locale. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** Clones GTFOBins into a temporary folder, hands that to `use`, and removes it whatever happens. */
export async function withClone<T>(url: string, use: (folder: string) => T): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aegish-gtfobins-'))
  try {
    await clone(url, join(folder, 'clone'))
    return use(join(folder, 'clone'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const CLONE_LIMIT_MS = 300_000

/** `git clone` without a shell, without questions, and with an end. */
async function clone(url: string, target: string): Promise<void> {
  const args = ['clone', '--quiet', '--depth', '1', '--single-branch', '--', url, target]
  const git = spawn('git', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '' },
    timeout: CLONE_LIMIT_MS,
  })
  let said = ''
  git.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000)
  })
  const end = await new Promise<{ code: number | null; error?: Error }>((done) => {
    git.once('error', (error) => done({ code: null, error }))
    git.once('close', (code) => done({ code }))
  })
  if (end.code === 0) return
  const reason = end.error
    ? `git could not be started (${end.error.message})`
    : (/^fatal: (.*)$/m.exec(said)?.[1] ?? `git ended with ${end.code ?? 'a time-out'}`)
  throw new UserError(
    'CLONE_FAILED',
    `cloning ${url} failed: ${reason}; clone it yourself and give the folder with --from`,
  )
}
