import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Frame } from '../effect.ts'
import type { Machine } from '../machine.ts'
import { isKind } from '../program-kinds.ts'

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
  if (aim === 'mode' && SET_UID.test(plain(path)))
    machine.emit('privilege', name, path, { how: 'gives a file the set-uid bit of' })
  else if (!isOwnFile(path)) machine.miss(aim, name, path, `the rights of ${plain(path)}`)
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
  target: Value | undefined,
): void {
  if (!options.some((option) => KEEPS_RIGHTS.test(plain(option)))) return
  if (target !== undefined && options.some((option) => DEEP.test(plain(option))))
    noteRightsOfAll(machine, name, target)
  const program = sources.find((path) => PROGRAM.test(plain(path)))
  if (program !== undefined && SET_UID.test(plain(program)) && options.includes(ONLY_RIGHTS))
    machine.emit('privilege', name, program, { how: 'gives a file the set-uid bit of' })
  else if (program !== undefined)
    machine.miss('mode', name, program, `the rights of ${plain(program)}`)
}

/** What is copied are the rights alone: the program there gets those of another. */
const ONLY_RIGHTS = '--attributes-only'

/** Programs that run with the rights of root wherever they are installed. */
const SET_UID =
  /^\/(?:usr\/)?s?bin\/(?:chfn|chsh|doas|fusermount3?|gpasswd|mount|newgidmap|newgrp|newuidmap|passwd|pkexec|su|sudo|sudoedit|umount)$/

const DEEP = /^-[a-zA-Z]*[raR]|^--(?:archive|recursive)$/
const OF_SYSTEM = /^\/(?:usr|opt|srv|etc|s?bin|lib\w*|var)(?:\/|$)/

/** An administrator puts files among those of the system, with the rights and owners that they bring. */
export function noteRightsOfAll(machine: Machine, name: string, target: Value): void {
  if (isAdministrator(machine.frame) && OF_SYSTEM.test(plain(machine.absolute(target))))
    machine.miss('mode', name, target, 'the rights that the files bring along')
}

/** Whether the rights of somebody else were asked for. */
export function isAdministrator(frame: Frame | undefined): boolean {
  for (let at = frame; at; at = at.parent) if (isKind(at.by, 'user-switch')) return true
  return false
}

const PROGRAM = /^\/(?:usr\/(?:local\/)?)?(?:s?bin|lib\w*)\/[^/]+/

function isOwnFile(path: Value): boolean {
  const text = plain(path)
  return !text.startsWith('/') || /^\/(?:home|Users)\/[^/]+\/[^.]/.test(text)
}
