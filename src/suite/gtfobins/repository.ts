import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { UserError } from '../../verdict/index.ts'
import { readBounded } from '../../verdict/read-bounded.ts'
import { readError } from '../read/text.ts'
import type { SourceFile } from './extract.ts'

export const GTFOBINS_URL = 'https://github.com/GTFOBins/GTFOBins.github.io.git'
const FOLDER = '_gtfobins'
/** One file is about one binary. */
const FILE_LIMIT = 4 * 1024 * 1024

/** Reads the files of a clone of GTFOBins, in the order of their names. */
export function readRepository(folder: string): SourceFile[] {
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
  return names.map((name) => {
    const path = join(files, name)
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(readBounded(path, FILE_LIMIT))
      return { path, binary: name, text }
    } catch (error) {
      throw readError(path, error)
    }
  })
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
