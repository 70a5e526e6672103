import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import type { ShellState } from '../guard/shell-state.ts'
import { analyse } from '../guard/static/index.ts'
import { quote } from './bash-words.ts'
import { type Ruling, stricter } from './judge.ts'
import { readCommand } from './read-command.ts'

/** Where programs are what they are called. Links among them are the system's own. */
const SYSTEM = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin', '/usr/local/sbin']

/**
 * The ruling, or a stricter one where a name leads to another program: `ls` is a link to `cat`, in a
 * folder that is searched first.
 */
export function withOtherNames(command: string, shell: ShellState, ruling: Ruling): Ruling {
  if (ruling.decision.verdict === 'BLOCK') return ruling
  const { directory } = shell
  const functions = new Map(shell.functions)
  const calls: string[] = []
  for (const { arguments: words } of readCommand(command, shell).trace().commands) {
    const [name = '', ...args] = behindBuiltins(words)
    const file = functions.has(name) ? undefined : findProgram(name, shell)
    const original = file && otherName(file)
    if (original === undefined) continue
    functions.set(name, `f() { command ${quote(original)} "$@"; }`)
    calls.push([original, ...args].map(quote).join(' '))
  }
  if (calls.length === 0) return ruling
  // In its place, where it may be given something to read; and by itself, where another one starts it.
  const inPlace = analyse(command, { directory, shell: { ...shell, functions } })
  const byItself = analyse(calls.join('\n'), { directory, shell })
  return stricter(ruling, [inPlace, byItself], 'by another name')
}

/** `command -p ls` runs ls, and not a function of that name. */
function behindBuiltins(words: readonly string[]): readonly string[] {
  if (!/^(?:command|builtin|exec|coproc)$/.test(words[0] ?? '')) return words
  const start = words.findIndex((word, at) => at > 0 && !word.startsWith('-'))
  return start < 0 ? [] : behindBuiltins(words.slice(start))
}

/** The file that a shell would start for a name. */
export function findProgram(name: string, shell: ShellState | undefined): string | undefined {
  const directory = shell?.directory ?? process.cwd()
  const folders = name.includes('/') ? [''] : searchPath(shell).split(delimiter)
  return folders
    .map((folder) => resolve(directory, folder, name))
    .find((file) => statOf(file)?.isFile())
}

function searchPath(shell: ShellState | undefined): string {
  const path = shell?.variables.get('PATH')
  return (path && 'value' in path ? path.value : process.env.PATH) ?? ''
}

/**
 * The program of the system that lies somewhere else under another name, as a link or a copy; undefined
 * where it is what it is called, or none of the system's.
 */
export function otherName(file: string): string | undefined {
  if (SYSTEM.includes(dirname(file))) return undefined
  const real = realpathSync(file)
  const original = SYSTEM.includes(dirname(real)) ? real : originalOf(real)
  return original !== undefined && basename(original) !== basename(file) ? original : undefined
}

/** What was found for files that were looked at before, for as long as they are the same. */
const known = new Map<string, { key: string; original: string | undefined }>()

/** The program of the system that this one is a copy of, or another name of. */
function originalOf(file: string): string | undefined {
  const stat = statOf(file)
  if (!stat) return undefined
  const key = [stat.dev, stat.ino, stat.size, stat.mtimeMs].join(' ')
  const before = known.get(file)
  if (before?.key === key) return before.original
  const original = systemPrograms(stat.size).find((each) => holdSame(file, each))
  known.set(file, { key, original })
  return original
}

/** The programs of the system by their sizes: looked through once, for the first that is no system's. */
let bySize: Map<number, string[]> | undefined

function systemPrograms(size: number): readonly string[] {
  bySize ??= lookThrough()
  return bySize.get(size) ?? []
}

function lookThrough(): Map<number, string[]> {
  const sizes = new Map<number, string[]>()
  for (const folder of new Set(SYSTEM.filter(statOf).map((each) => realpathSync(each)))) {
    for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) =>
      one.isFile(),
    )) {
      const file = join(folder, name)
      const { size = 0 } = statOf(file) ?? {}
      sizes.set(size, [...(sizes.get(size) ?? []), file])
    }
  }
  return sizes
}

/** Larger programs are interpreters and servers, which are known by what they are given. */
const MOST_BYTES = 16 * 1024 * 1024

function holdSame(one: string, other: string): boolean {
  if ((statOf(one)?.size ?? 0) > MOST_BYTES) return false
  try {
    return readFileSync(one).equals(readFileSync(other))
  } catch {
    return false
  }
}

function statOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false })
}
