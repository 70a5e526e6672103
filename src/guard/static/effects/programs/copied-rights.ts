import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** `--reference=FILE`: the file whose mode or owner is taken. */
export function referenceIn(args: readonly Value[]): Value | undefined {
  const at = args.findIndex((word) => word.startsWith('--reference'))
  return at < 0 ? undefined : (/=(.*)$/s.exec(args[at]!)?.[1] ?? args[at + 1] ?? '')
}

/** Rights like those of a file of the system may be anything; one's own files have one's own. */
export function noteCopiedRights(
  machine: Machine,
  aim: 'mode' | 'owner',
  name: string,
  model: Value,
): void {
  const path = machine.absolute(model)
  if (!isOwnFile(path)) machine.miss(aim, name, path, `the rights of ${plain(path)}`)
}

/** A mode or an owner that the text does not show. */
export function noteUnseenRights(
  machine: Machine,
  aim: 'mode' | 'owner',
  name: string,
  value: Value | undefined,
): void {
  if (value !== undefined && !isKnown(value)) machine.miss(aim, name, value)
}

const KEEPS_RIGHTS =
  /^-[a-zA-Z]*[pa]|^--(?:preserve(?:=.*(?:mode|all|ownership).*)?$|archive|perms)/

/** A program of the system is copied with its mode: some of them have a set-uid bit. */
export function noteKeptRights(
  machine: Machine,
  name: string,
  options: readonly Value[],
  sources: readonly Value[],
): void {
  if (!options.some((option) => KEEPS_RIGHTS.test(plain(option)))) return
  const program = sources.find((path) => PROGRAM.test(plain(path)))
  if (program !== undefined) machine.miss('mode', name, program, `the rights of ${plain(program)}`)
}

const PROGRAM = /^\/(?:usr\/(?:local\/)?)?(?:s?bin|lib\w*)\/[^/]+/

function isOwnFile(path: Value): boolean {
  const text = plain(path)
  return !text.startsWith('/') || /^\/(?:home|Users)\/[^/]+\/[^.]/.test(text)
}
