import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import { typeInto } from './sessions.ts'

/** Keys that are held while another one is pressed, by all their names; numbers are those of Linux. */
const HELD: Readonly<Record<string, string>> = {
  ctrl: 'ctrl',
  control: 'ctrl',
  control_l: 'ctrl',
  control_r: 'ctrl',
  leftctrl: 'ctrl',
  alt: 'alt',
  alt_l: 'alt',
  leftalt: 'alt',
  meta: 'alt',
  mod1: 'alt',
  super: 'super',
  super_l: 'super',
  super_r: 'super',
  leftmeta: 'super',
  logo: 'super',
  win: 'super',
  mod4: 'super',
  shift: 'shift',
  shift_l: 'shift',
  leftshift: 'shift',
  '29': 'ctrl',
  '42': 'shift',
  '56': 'alt',
  '97': 'ctrl',
  '125': 'super',
}

/** What keys with names type. */
const TYPED: Readonly<Record<string, string>> = {
  return: '\n',
  enter: '\n',
  kp_enter: '\n',
  '28': '\n',
  space: ' ',
  minus: '-',
  slash: '/',
  period: '.',
  dot: '.',
  asciitilde: '~',
  bar: '|',
  ampersand: '&',
  semicolon: ';',
  underscore: '_',
  greater: '>',
  less: '<',
  dollar: '$',
  asterisk: '*',
  colon: ':',
  equal: '=',
  quotedbl: '"',
  apostrophe: "'",
}

/** Shortcuts of desktops and editors that open a terminal, or a line that starts any program. */
const OPENS_TERMINAL =
  /^(?:ctrl\+alt\+(?:t|20)|super\+(?:\n|t|20|r|19|x)|alt\+(?:\n|f2|60)|ctrl\+(?:shift\+)?(?:grave|41|`)|alt\+super\+t)$/
/** The last command of a shell again. */
const AGAIN = /^(?:up|103|ctrl\+p)$/

const NAMED_KEY =
  /^(?:f\d{1,2}|up|down|left|right|home|end|escape|esc|tab|backspace|delete|insert|page_?up|page_?down|prior|next|grave|\d{1,3}|[^\s+])$/

/** Keys that a program presses, whatever is in front: shortcuts are no text, and letters one by one are. */
export function followPressedKeys(call: Call): void {
  const { machine, name, args } = call
  const from = findFacts(name).presses ?? []
  const texts: Value[] = []
  if (from.includes('words')) texts.push(...args)
  if (from.includes('input') && machine.inputValue !== undefined) texts.push(machine.inputValue)
  const words = texts.flatMap((text) => plain(text).split(/\s+/))
  machine.step(words.length)
  const chords = chordsOf(words)
  const opening = chords.find((chord) => OPENS_TERMINAL.test(chord))
  if (opening !== undefined) {
    machine.emit('session', name, opening)
    return
  }
  if (chords.some((chord, i) => AGAIN.test(chord) && chords[i + 1] === '\n'))
    machine.miss('outcome', name, '', 'the command that is run again')
  const letters = chords.filter((chord) => chord.length === 1)
  if (letters.length > 2) typeInto(call, [letters.join('')])
}

/** Each key with those that are held, in the order of their names: `alt+ctrl` is `ctrl+alt`. */
function chordsOf(words: readonly string[]): string[] {
  const chords: string[] = []
  const held = new Set<string>()
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? ''
    const [, code, state] = /^(\d{1,3}):([01])$/.exec(word) ?? []
    const parts = (code ?? spelledOut(word)).split('+').map((part) => part.toLowerCase())
    const modifiers = parts.map((part) => HELD[part])
    if (parts.length === 1 && modifiers[0] !== undefined) {
      const isUp = state === '0' || /^(?:-m|keyup)$/.test(before)
      if (isUp) held.delete(modifiers[0])
      else if (code !== undefined || /^(?:-M|keydown)$/.test(before)) held.add(modifiers[0])
      continue
    }
    const last = parts.at(-1)!
    if (state === '0' || /^(?:-m|keyup)$/.test(before)) continue
    const key = TYPED[last] ?? last
    if (key.length > 1 && !NAMED_KEY.test(key)) continue
    const all = new Set([...held, ...modifiers.filter((one) => one !== undefined)])
    chords.push([...ORDER.filter((one) => all.has(one)), key].join('+'))
  }
  return chords
}

const ORDER = ['ctrl', 'shift', 'alt', 'super'] as const

/** `\C\At`, as xvkbd is told it. */
function spelledOut(word: string): string {
  const [, marks, key] = /^((?:\\[CASMW])+)(.|\\.)$/s.exec(word) ?? []
  if (marks === undefined || key === undefined) return word
  const names = marks.replace(/\\(.)/g, (_, mark: string) => `${MARKS[mark]}+`)
  return names + (key === '\\r' ? 'return' : key)
}

const MARKS: Readonly<Record<string, string>> = {
  C: 'ctrl',
  A: 'alt',
  M: 'alt',
  S: 'shift',
  W: 'super',
}
