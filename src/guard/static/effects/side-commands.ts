import { plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Frame } from './effect.ts'
import type { Kind } from './knowledge/kinds.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { isKnownProgram } from './program-names.ts'

/** A command that a tool runs on the side, by what it is for. */
export type SideCommandKind =
  | 'side'
  | 'password'
  | 'program'
  | 'tool'
  | 'pager'
  | 'editor'
  | 'compressor'
  | 'rsh'
  | 'browser'

/** What people ordinarily put there. Anything else in such a place is an arbitrary command. */
const USUAL: Readonly<Record<SideCommandKind, readonly Kind[]>> = {
  side: ['compressor', 'side-tool'],
  password: ['password-store'],
  program: ['tool'],
  tool: ['tool'],
  pager: ['pager'],
  editor: ['editor'],
  compressor: ['compressor'],
  rsh: ['remote-client'],
  browser: ['browser'],
}

const SHOWS_MANUAL = /^\S+\s.*\+\s*['"]?(?:Man!?|MANPAGER)\b/
/** One command, and no more. */
const ONE_COMMAND = /^(\S+)\s[^;|&`$()<>\n]*$/

/** Runs a command line that a tool runs on the side. */
export function runSideCommand(
  machine: Machine,
  by: string,
  command: Value,
  kind: SideCommandKind,
): Value {
  // What stands in front ends the command that the tool has begun.
  const text = plain(command)
    .replace(/^[\s;&|]+/, '')
    .trim()
  if (text === '') return ''
  // Editors that are made to show manual pages.
  if (kind === 'pager' && isKind(/^\S+/.exec(text)![0], 'hand-editor') && SHOWS_MANUAL.test(text))
    return ''
  // A store of passwords gives one to the program that asks, not to anybody else.
  if (kind === 'password' && isKind(ONE_COMMAND.exec(text)?.[1] ?? '', 'secret-store')) return ''
  const frame = machine.frameFor('side', by)
  frame.usual = USUAL[kind]
  if (kind === 'program') return machine.runCommand([text], { frame })
  if (kind !== 'password') return machine.runText(text, { frame })
  // Git tells its helpers what it knows of a password, so that they can keep it.
  const input = { kind: 'data', value: machine.unknown('user', 'typed secret') } as const
  return machine.runText(text, { frame, input })
}

/**
 * Looks at who runs a program. Through a side door only what belongs there passes; an
 * interpreter's code may run programs that everybody knows.
 */
export function checkStarter(machine: Machine, path: string, name: string): void {
  const { frame } = machine
  if (isDropPlace(path) && runsLater(frame)) {
    machine.emit('run', frame!.by, path, { how: `${frame!.by} is made to run` })
  } else if (frame?.kind === 'side') {
    const own = !path.includes('/') || SYSTEM_DIRECTORIES.test(path)
    if (!own || !frame.usual?.some((kind) => isKind(name, kind))) {
      machine.emit('run', frame.by, path, { how: `${frame.by} is made to run` })
    }
  } else if (frame?.kind === 'code' && isForeign(path, name)) {
    machine.emit('run', frame.by, path, { how: `code in ${frame.by} runs` })
  } else if (
    frame?.kind === 'wrapper' &&
    ((isDropPlace(path) && isKind(frame.by, 'launcher')) ||
      (frame.detached && isForeign(path, name)))
  ) {
    machine.emit('run', frame.by, path, { how: `${frame.by} is made to run` })
  }
}

function runsLater(frame: Frame | undefined): boolean {
  for (let at = frame; at; at = at.parent) if (at.later) return true
  return false
}

/** Places where things are dropped: nobody installs a program there. */
const DROP_PLACE =
  /^(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:\/|$)|\/Downloads(?:\/|$)|\/ftp\/|^(?:\/home\/[^/]+|~)\/\.(?:config|cache)\/\.|\/incoming\/|^\/(?:mnt|media|srv)\/(?:[^/]+\/)*(?:share|shared|public|guest|upload|uploads)(?:\/|$)|^\/home\/guest\//

/** Whether anybody may have put a file there. */
export function isDropPlace(path: string): boolean {
  return path.includes('/') && DROP_PLACE.test(path)
}

/** Whether a file lies where only an administrator installs things. */
export function isInstalled(path: string): boolean {
  return /^\/(?:opt|usr)\//.test(path)
}

const SYSTEM_DIRECTORIES = /^\/(?:usr\/)?s?bin\//

/** A program that nobody knows by its name: by path from elsewhere, or with an unknown name. */
function isForeign(path: string, name: string): boolean {
  if (withoutSymbols(path) === '') return true
  if (path.startsWith('/')) return !SYSTEM_DIRECTORIES.test(path) && !isKnownProgram(name)
  return /^(?:\.{0,2}\/)?(?:tmp|dev\/shm)\//.test(path)
}

/** Names the shell that scripts are run with: only an unusual one matters. */
export function useInterpreter(machine: Machine, name: string, value: Value): void {
  const usual =
    /^(?:\/usr|\/usr\/local)?(?:\/bin\/)?(?:ba|da|z|k|a|fi)?sh$|^(?:none|default|pwsh|cmd)$/
  if (!usual.test(plain(value)))
    machine.emit('run', name, value, { how: `${name} is made to run everything by` })
}
