import { expect, it } from 'vitest'
import { applyEntry } from '../entries/apply-entry.ts'
import { followOverlooked } from '../guesses/overlooked-words.ts'
import { Machine } from '../machine.ts'
import { handlerOf } from '../programs/index.ts'
import { type Entry, lineOf, readEntry } from './entry.ts'
import { FAMILIES } from './tables.ts'

/** Words that one guess or another takes for a file, a key, code, a command or an address. */
const WORDS = [
  ...['x.txt', '/etc/shadow', '/etc/cron.d/job', '/root/.ssh/id_rsa', './x.key'],
  ...['/tmp/x', '/tmp/x.so', '/tmp/x.py', '/bin/sh', 'bash', 'sh -i', 'https://example.org/x'],
]

/** What a program does when it is given these arguments, as one text. */
function effectsOf(name: string, entry: Entry, args: string[]): string {
  const machine = new Machine()
  const call = { machine, name, path: name, args, entry, before: 0 }
  const output = handlerOf(name)?.(call) ?? applyEntry(call, entry)
  // Guesses ask for the entry of a program, and know no subcommands.
  if (!name.includes(' ')) followOverlooked(call)
  const effects = machine.effects.all.map(({ kind, program, target }) => [kind, program, target])
  const gaps = machine.gaps.map(({ program, from }) => [program, from])
  return JSON.stringify([effects, gaps, machine.interactive, output])
}

function nameOf(option: string): string {
  return option.startsWith('-') || option.startsWith('+')
    ? option
    : `${option.length === 1 ? '-' : '--'}${option}`
}

/** The line without one name of a flag. */
function without(line: string, flag: string): string {
  const [operands, options = '', traits = ''] = line.split('|')
  const left = options.split(' ').map((word) =>
    /[:!]/.test(word)
      ? word
      : word
          .split(',')
          .filter((name) => nameOf(name) !== flag)
          .join(','),
  )
  return [operands, left.join(' '), traits].join('|')
}

/** Whether a command line with the flag would be understood in another way if the entry had no such flag. */
function isNeeded(name: string, line: string, flag: string): boolean {
  const [entry, other] = [readEntry(line), readEntry(without(line, flag))]
  return WORDS.some((word) =>
    [
      [flag, word],
      [word, flag],
      [flag, 'x', word],
    ].some((args) => effectsOf(name, entry, args) !== effectsOf(name, other, args)),
  )
}

function flagsWithoutEffect(line: string): string[] {
  return [...readEntry(line).options]
    .filter(([, { type, effect }]) => type === undefined && effect === undefined)
    .map(([flag]) => flag)
}

/**
 * An option that takes a value is listed: the next word is no operand. A flag that does nothing is listed
 * only where it would else be misread: `-short` as letters of which one takes a value, `--start` as
 * the beginning of `--startas`, `-o` as the option that names an output.
 */
it('lists a flag without effect only where its word would else be misread', () => {
  const needless = Object.values(FAMILIES).flatMap((table) =>
    Object.entries(table).flatMap(([name, entry]) => {
      const line = lineOf(entry) ?? '='
      return line.startsWith('=')
        ? []
        : flagsWithoutEffect(line)
            .filter((flag) => !isNeeded(name, line, flag))
            .map((flag) => `${name}: ${flag}`)
    }),
  )
  expect(needless).toEqual([])
})

it.each([
  ['read* | q', '-q', false],
  ['read* | o:write quiet', '--quiet', false],
  ['read* | o:write -short', '-short', true],
  ['read* | startas:program start', '--start', true],
  ['- | o', '-o', true],
])('finds out whether "%s" needs its flag', (line, flag, needed) => {
  expect(isNeeded('tool', line, flag)).toBe(needed)
})
