import type { Resolved } from '../effects/analysis-notes.ts'
import type { Effect, Frame, Span } from '../effects/effect.ts'
import { isOfUnknownPublisher } from '../effects/knowledge/npm-publishers.ts'
import { isKeptPlace } from '../effects/knowledge/weighty-aims.ts'
import { weightyWord } from '../effects/knowledge/weighty-words.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { isKnownProgram } from '../effects/program-names.ts'
import { isInstalled } from '../effects/side-commands.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'
import { isOrdinaryPlace } from './bounds.ts'

/** A program that nobody has described, with words that would matter if it obeyed them. */
interface UnknownProgram {
  program: string
  /** The word that matters. */
  from: string
  span: Span
}

/**
 * Programs that nobody has described. Most of them are tools of somebody's trade, and what they are
 * told is plain: a flag, a file of the project. Other words make it matter what they do, and so do the
 * rights of somebody else.
 */
export function unknownPrograms(machine: Machine): UnknownProgram[] {
  const found: UnknownProgram[] = []
  for (const effect of machine.effects.all) {
    if (effect.kind !== 'start') continue
    const command = commandOf(machine, effect)
    if (!isUndescribed(effect) && !isOfStranger(effect, command)) continue
    const words = command?.arguments.slice(1)
    const word = words?.find((one) => isTelling(machine, one))
    const use =
      word === undefined ? startedBy(effect.frame) : `what it makes of ${shown(machine, word)}`
    if (use === undefined) continue
    found.push({
      program: effect.program,
      from: `${effect.program}, of which nothing is known, and ${use}`,
      span: effect.span,
    })
  }
  return found
}

/** Scripts of the project are named as such; what lies where administrators install is known by name. */
function isUndescribed({ program, target }: Effect): boolean {
  return (
    isKnown(program) &&
    !isKnownProgram(program) &&
    (target === '' || isInstalled(target) || /^\/(?:s?bin|lib)\//.test(target))
  )
}

/** `npx @name/tool`: what stands behind the name is its owner's, whatever he calls it. */
function isOfStranger({ target, frame }: Effect, command: Resolved | undefined): boolean {
  return (
    target.includes('@') &&
    isKnown(target) &&
    isOfUnknownPublisher(plain(command?.arguments[0] ?? '')) &&
    startedBy(frame) === FETCHED
  )
}

const FETCHED = 'which is fetched to be run'

/** What makes it matter who starts a program, whatever it is told. */
function startedBy(frame: Frame | undefined): string | undefined {
  for (let at = frame; at && (at.kind === 'wrapper' || at.kind === 'remote'); at = at.parent) {
    if (isKind(at.by, 'user-switch')) return 'which gets the rights of somebody else'
    if (isKind(at.by, 'package-runner')) return FETCHED
  }
  return undefined
}

function commandOf(machine: Machine, { program, span }: Effect): Resolved | undefined {
  return machine.resolved.find(
    (command) => command.span === span && plain(command.arguments[0] ?? '').endsWith(program),
  )
}

/** Code, an option for code, an address, or a path where secrets and settings of the system are. */
const CODE = /[;|&`<>]|\$[({]|\w\(|=>|\n/
const TAKES_CODE =
  /^--?(?:e|c|x|exec|eval|execute|expression|run|command|cmd|code|script|load|require|import|plugin|shell)(?:=|$)/
const ADDRESS =
  /^(?:[\w+]+:\/\/|[\w.-]+@[\w.-]+:?|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?$|(?:[\w-]+\.)+[a-z]{2,}:\d{2,5}$)/

function isTelling(machine: Machine, word: Value): boolean {
  const text = plain(word)
  if (machine.symbols.in(word).some(({ origin }) => origin !== 'environment' && origin !== 'user'))
    return true
  if (CODE.test(text) || TAKES_CODE.test(text) || ADDRESS.test(text)) return true
  if (weightyWord(text.replace(/=.*/s, ''), true) !== undefined) return true
  const path = /^(?:-{1,2}[\w-]+=|@|file:\/\/)?([/~].*)$/s.exec(text)?.[1]
  return path !== undefined && (isKeptPlace(path) || !isOrdinaryPlace(path, 'read'))
}

function shown(machine: Machine, word: Value): string {
  const text = machine.symbols.show(word)
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text)
}
