import { decodeEscapes } from '../../resolve/expand-parameter.ts'
import { isKnown, type Value } from '../../resolve/value.ts'
import { readFile, writeFile } from '../world.ts'
import { environmentValue } from './calls/text-values.ts'
import { type Token, tokenise } from './calls/tokenise.ts'
import { withoutPatterns } from './calls/without-patterns.ts'
import type { Analyser } from './index.ts'
import { runFromCode } from './run-from-code.ts'

const SYNTAX = { lineComments: ['#'], quotes: { '"': 'escaped' } } as const

/** Functions that make a text of another. */
const TEXT_FUNCTIONS = /^(?:sprintf|tolower|toupper|substr)$/

/**
 * awk: `system("…")`, `"cmd" | getline`, `print | "cmd"`, `print > "file"`, `getline < "file"`,
 * and gawk's `/inet/tcp/…` with `|&`.
 */
export const awk: Analyser = (machine, code, by) => {
  const tokens = tokenise(withoutPatterns(code), SYNTAX)
  const variables = new Map<string, Value>()
  const connections: string[] = []
  let reads = ''
  let executes = false
  const run = (command: Value) => {
    executes = true
    if (command !== '') runFromCode(machine, by, command)
  }

  for (let i = 0; i < tokens.length; i++) {
    machine.step()
    const token = tokens[i]!
    const next = tokens[i + 1]
    if (token.type === 'name') {
      if (isSymbol(next, '=') || isSymbol(next, ':='))
        variables.set(token.text, valueAt(i + 2).text)
      else if (/^g?sub$/.test(token.text) && isSymbol(next, '(')) changed(i + 1)
      else if (token.text === 'system')
        run(valueAt(isSymbol(next, '(') ? i + 2 : i + 1).text || machine.unknown('output', by))
      else if (token.text === 'getline') {
        const at = tokens.findIndex((other, j) => j > i && j < i + 4 && isSymbol(other, '<'))
        const path = at < 0 ? '' : valueAt(at + 1).text
        if (path !== '') reads += connect(path) || readFile(machine, by, path)
      }
    } else if (token.type === 'symbol') {
      if (token.text === '|' || token.text === '|&') {
        if (next?.type === 'name' && next.text === 'getline') {
          const command = valueBefore(i)
          // What a connection says is executed: the loop of a reverse shell.
          if (!connect(command)) run(command)
        } else {
          const target = valueAt(i + 1).text
          if (!connect(target)) run(target)
        }
      } else if (
        (token.text === '>' || token.text === '>>') &&
        (next?.type === 'string' || (printedBefore(i) !== '' && startsPath(i + 1)))
      ) {
        const path = valueAt(i + 1).text
        if (!/^\/dev\/std/.test(path))
          writeFile(machine, by, path, printedBefore(i), token.text === '>>')
      } else if (
        token.text === '@' &&
        next?.type === 'name' &&
        /^(?:load|include)$/.test(next.text)
      ) {
        const path = valueAt(i + 2).text
        if (next.text === 'load') machine.emit('load', by, path)
        else readFile(machine, by, path)
      }
    }
  }
  if (connections.length > 0 && executes) machine.emit('remote-shell', by, connections[0]!)
  return reads

  /** `/inet/tcp/LOCAL/HOST/PORT`. */
  function connect(path: Value): Value {
    const match = /^\/inet[46]?\/(?:tcp|udp)\/(\w*)\/([^/]*)\/(\w*)/.exec(path)
    if (!match) return ''
    const [, local, host, port] = match
    const address = host === '0' ? `:${local}` : `${host}:${port}`
    connections.push(address)
    machine.emit(host === '0' ? 'listen' : 'fetch', by, address, {
      how: 'opens a connection to',
    })
    return machine.unknown('network', address)
  }

  /** Strings and variables from here on, joined: awk joins by standing side by side. */
  function valueAt(start: number, end = tokens.length): { text: Value } {
    let text = ''
    for (let j = start; j < end && j < start + 24; j++) {
      const token = tokens[j]!
      if (token.type === 'string') text += unescaped(token.text)
      else if (token.type === 'name' && token.text === 'ENVIRON') {
        const key = tokens[j + 2]
        text += environmentValue(machine, key?.type === 'string' ? key.text : '')
        j += 3
      } else if (
        token.type === 'name' &&
        TEXT_FUNCTIONS.test(token.text) &&
        isSymbol(tokens[j + 1], '(')
      ) {
        const close = closing(j + 1)
        text += called(token.text, j + 2, close)
        j = close
      } else if (
        token.type === 'name' &&
        !/^(?:getline|while|if|for|print|printf)$/.test(token.text)
      )
        text +=
          variables.get(token.text) ??
          (isSymbol(tokens[j + 1], '(') ? '' : machine.unknown('output', `${token.text} in ${by}`))
      else if (token.type === 'number') text += token.text
      else if (!isSymbol(token, '(')) break
    }
    return { text }
  }

  /** The bracket that ends what this one begins. */
  function closing(open: number): number {
    let level = 0
    for (let j = open; j < tokens.length; j++) {
      if (isSymbol(tokens[j], '(')) level++
      else if (isSymbol(tokens[j], ')') && --level === 0) return j
    }
    return tokens.length
  }

  /** What a function makes of its arguments, which stand between these tokens. */
  function called(name: string, start: number, end: number): Value {
    if (name === 'sprintf') return formatted(tokens.slice(start, end))
    const args: Value[] = []
    let from = start
    for (let j = start; j <= end; j++) {
      if (isSymbol(tokens[j], '(')) j = closing(j)
      if (j < end && !isSymbol(tokens[j], ',')) continue
      args.push(valueAt(from, Math.min(j, end)).text)
      from = j + 1
    }
    const [text = '', first = '1', count] = args
    if (!isKnown(text)) return text
    if (name === 'tolower') return text.toLowerCase()
    if (name === 'toupper') return text.toUpperCase()
    const [at, length] = [Number(first), count === undefined ? text.length : Number(count)]
    return Number.isNaN(at + length)
      ? machine.unknown('output', `a part of a text in ${by}`)
      : text.slice(Math.max(0, at - 1), Math.max(0, at - 1 + length))
  }

  /** `sub` and `gsub` change a variable to something else. */
  function changed(open: number): void {
    const target = tokens.slice(open, closing(open)).findLast((part) => part.type === 'name')
    if (target && variables.has(target.text))
      variables.set(target.text, machine.unknown('output', `${target.text} in ${by}`))
  }

  /** `sprintf("%c%s", 114, x)`. */
  function formatted(parts: readonly Token[]): Value {
    const values = parts
      .filter((part) => part.type !== 'symbol' && part.type !== 'line')
      .map((part) =>
        part.type === 'name'
          ? (variables.get(part.text) ?? machine.unknown('output', `${part.text} in ${by}`))
          : unescaped(part.text),
      )
    const [format = '', ...rest] = values
    return format.replace(/%[-\d.]*([csdixo])/g, (_whole, letter: string) => {
      const value = rest.shift() ?? ''
      return letter === 'c' && /^\d+$/.test(value)
        ? String.fromCharCode(Number(value) & 0x7f)
        : value
    })
  }

  /** A path in brackets or in a variable, behind `>`: not a comparison. */
  function startsPath(at: number): boolean {
    const { text } = valueAt(at)
    return /^[/~.]/.test(text)
  }

  function valueBefore(end: number): Value {
    let start = end
    while (
      start > 0 &&
      (tokens[start - 1]!.type === 'string' || tokens[start - 1]!.type === 'name')
    )
      start--
    return valueAt(start).text
  }

  function printedBefore(end: number): Value {
    const start = tokens.findLastIndex(
      (token, j) => j < end && token.type === 'name' && /^print/.test(token.text),
    )
    return start < 0 ? '' : valueAt(start + 1).text
  }
}

function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.type === 'symbol' && token.text === text
}

function unescaped(text: string): string {
  return text.includes('\\') ? decodeEscapes(text.replaceAll('\\/', '/')) : text
}
