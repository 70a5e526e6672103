import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { runFromCode } from './run-from-code.ts'

/** sed: `e command`, the flag `e` of `s`, `r file`, `w file`. */
export const sed: Analyser = (machine, code, by) => {
  let reads = ''
  for (const command of splitCommands(code)) {
    machine.step()
    const text = command
      .replace(
        /^\s*(?:\d+|\$|\/(?:[^/\\]|\\.)*\/I?|\\(.)(?:(?!\1).)*\1)?(?:\s*[,~]\s*(?:[+~]?\d+|\$|\/(?:[^/\\]|\\.)*\/I?))?\s*!?\s*/,
        '',
      )
      .replace(/^[{}\s]+/, '')
    const letter = text[0]
    const rest = text.slice(1).trim()
    if (letter === 'e') {
      if (rest !== '') runFromCode(machine, by, rest)
      else machine.emit('execute', by, machine.unknown('output', 'the input of sed'))
    } else if ((letter === 'r' || letter === 'R') && rest !== '')
      reads += readFile(machine, by, rest)
    else if ((letter === 'w' || letter === 'W') && rest !== '') writeIt(rest)
    else if (letter === 's') {
      const flags = substitutionFlags(text)
      if (flags === undefined) continue
      const written = /w\s*(\S+)\s*$/.exec(flags.flags)
      if (written) writeIt(written[1]!)
      else if (flags.flags.includes('e')) {
        if (/^[^\\&]+$/.test(flags.replacement)) runFromCode(machine, by, flags.replacement)
        else machine.emit('execute', by, machine.unknown('output', 'the input of sed'))
      }
    }
  }
  return reads

  function writeIt(path: string): void {
    if (!/^\/dev\/std/.test(path)) writeFile(machine, by, path, machine.inputValue ?? '')
  }
}

/** Commands end at `;` or a line end, unless these belong to a pattern or a file name. */
function splitCommands(code: string): string[] {
  const commands: string[] = []
  for (const line of code.split('\n')) {
    let start = 0
    let i = 0
    while (i < line.length) {
      const character = line[i]!
      if (character === '\\') i += 2
      else if (
        character === 's' &&
        isCommandPlace(line.slice(start, i)) &&
        i + 1 < line.length &&
        !/[\w\s]/.test(line[i + 1]!)
      )
        i = skipDelimited(line, i + 1, 2)
      else if (
        character === 'y' &&
        isCommandPlace(line.slice(start, i)) &&
        i + 1 < line.length &&
        !/[\w\s]/.test(line[i + 1]!)
      )
        i = skipDelimited(line, i + 1, 2)
      else if (character === '/') i = skipDelimited(line, i, 1)
      else if (/[rwReWaic]/.test(character) && isCommandPlace(line.slice(start, i))) i = line.length
      else if (character === ';' || character === '}') {
        commands.push(line.slice(start, i))
        start = ++i
      } else i++
    }
    commands.push(line.slice(start))
  }
  return commands
}

/** Whether only an address stands before: then a letter is a command. */
function isCommandPlace(before: string): boolean {
  return /^[\s{]*(?:\d+|\$|\/(?:[^/\\]|\\.)*\/I?)?(?:\s*[,~]\s*(?:[+~]?\d+|\$|\/(?:[^/\\]|\\.)*\/I?))?[\s!{]*$/.test(
    before,
  )
}

function skipDelimited(line: string, at: number, parts: number): number {
  const delimiter = line[at]!
  let left = parts
  let i = at + 1
  for (; i < line.length && left > 0; i++) {
    if (line[i] === '\\') i++
    else if (line[i] === delimiter) left--
  }
  return i
}

function substitutionFlags(text: string): { replacement: string; flags: string } | undefined {
  const delimiter = text[1]
  if (delimiter === undefined || /[\w\s\\]/.test(delimiter)) return undefined
  const middle = skipDelimited(text, 1, 1)
  const end = skipDelimited(text, 1, 2)
  return { replacement: text.slice(middle, end - 1), flags: text.slice(end).trim() }
}
