import { isKnown, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { readFile, writeFile } from '../world.ts'
import { AwkValues } from './awk-values.ts'
import { isName, isSymbol } from './calls/blocks.ts'
import { type Token, tokenise } from './calls/tokenise.ts'
import { withoutPatterns } from './calls/without-patterns.ts'
import type { Analyser } from './index.ts'
import { runFromCode } from './run-from-code.ts'

/** More lines seldom name anything else. */
const MAX_LINES = 12

const SYNTAX = { lineComments: ['#'], quotes: { '"': 'escaped' } } as const

/**
 * awk: `system("…")`, `"cmd" | getline`, `print | "cmd"`, `print > "file"`, `getline < "file"`,
 * and gawk's `/inet/tcp/…` with `|&`.
 */
export const awk: Analyser = (machine, code, by) =>
  new AwkProgram(machine, by, tokenise(withoutPatterns(code), SYNTAX)).run()

/** Follows a program token by token; what it connects to and whether it executes is told at its end. */
class AwkProgram {
  private readonly machine: Machine
  private readonly by: string
  private readonly tokens: readonly Token[]
  private readonly values: AwkValues
  private readonly connections: string[] = []
  private reads = ''
  private executes = false

  constructor(machine: Machine, by: string, tokens: readonly Token[]) {
    this.machine = machine
    this.by = by
    this.tokens = tokens
    this.values = new AwkValues(machine, by, tokens)
  }

  /** Returns what was read. */
  run(): Value {
    for (const [i, token] of this.tokens.entries()) {
      this.machine.step()
      if (token.type === 'name') this.name(i, token.text)
      else if (token.type === 'symbol') this.symbol(i, token.text)
    }
    // What a connection says is executed: the loop of a reverse shell.
    if (this.connections.length > 0 && this.executes)
      this.machine.emit('remote-shell', this.by, this.connections[0]!)
    return this.reads
  }

  /** An assignment or a function. */
  private name(i: number, name: string): void {
    const { machine, by, tokens, values } = this
    const next = tokens[i + 1]
    if (isSymbol(next, '=') || isSymbol(next, ':=')) values.assign(name, values.at(i + 2))
    else if (/^g?sub$/.test(name) && isSymbol(next, '(')) values.substitute(i + 1)
    else if (name === 'ARGV') this.argument(i)
    else if (name === 'system')
      this.execute(values.at(isSymbol(next, '(') ? i + 2 : i + 1) || machine.unknown('output', by))
    else if (name === 'getline') {
      const from = tokens.findIndex((other, j) => j > i && j < i + 4 && isSymbol(other, '<'))
      const path = from < 0 ? '' : values.at(from + 1)
      if (path === '' && from >= 0)
        this.fields(from + 1, 'read', (named) => (this.reads += readFile(machine, by, named)))
      if (path !== '') this.reads += this.connect(path) || readFile(machine, by, path)
    }
  }

  /** `ARGV[1] = "file"`: it is read as if it had been told. */
  private argument(i: number): void {
    const { machine, by, tokens, values } = this
    const close = tokens.findIndex((other, j) => j > i && j < i + 6 && isSymbol(other, ']'))
    if (close < 0 || !isSymbol(tokens[close + 1], '=')) return
    const path = values.at(close + 2)
    if (path !== '') this.reads += readFile(machine, by, path)
  }

  /** A pipe, a redirection or a directive. */
  private symbol(i: number, symbol: string): void {
    const next = this.tokens[i + 1]
    if (symbol === '|' || symbol === '|&') {
      const other = isName(next, 'getline') ? this.values.before(i) : this.values.at(i + 1)
      if (!this.connect(other)) this.execute(other)
    } else if (symbol === '@' && next?.type === 'name' && isSymbol(this.tokens[i + 2], '(')) {
      // `@f("…")` calls the function whose name f holds.
      if (this.values.at(i + 1, i + 2) === 'system') this.execute(this.values.at(i + 3))
    } else if (symbol === '>' || symbol === '>>') this.redirect(i, symbol === '>>')
    else if (symbol === '@' && next?.type === 'name' && /^(?:load|include)$/.test(next.text)) {
      const path = this.values.at(i + 2)
      if (next.text === 'load') this.machine.emit('load', this.by, path)
      else readFile(this.machine, this.by, path)
    }
  }

  /** `print > "file"`; before anything but a path it is a comparison. */
  private redirect(i: number, append: boolean): void {
    const { values } = this
    const isPath =
      this.tokens[i + 1]?.type === 'string' ||
      (values.printedBefore(i) !== '' && /^[/~.]/.test(values.at(i + 1)))
    if (!isPath && isSymbol(this.tokens[i + 1], '$') && values.printedBefore(i) !== '')
      this.fields(i + 1, undefined, (named) =>
        writeFile(this.machine, this.by, named, values.printedBefore(i), append),
      )
    if (!isPath) return
    const path = values.at(i + 1)
    if (!/^\/dev\/std/.test(path)) writeFile(this.machine, this.by, path, this.printed(i), append)
  }

  /** What a redirection gets; `print` alone prints the line that was read. */
  private printed(i: number): Value {
    const isAlone = isName(this.tokens[i - 1], 'print')
    return isAlone ? (this.machine.inputValue ?? '') : this.values.printedBefore(i)
  }

  /** `$2`: the names of files that stand in what comes in, as far as that is known. */
  private fields(at: number, aim: 'read' | undefined, act: (path: Value) => void): void {
    const { machine, by, tokens } = this
    const field = isSymbol(tokens[at], '$') ? tokens[at + 1] : undefined
    const input = machine.inputValue
    if (field?.type !== 'number' || input === undefined || !isKnown(input)) {
      if (aim) machine.miss(aim, by, '', 'what comes in')
      return
    }
    for (const line of input.split('\n').slice(0, MAX_LINES)) {
      const words = line.trim().split(/\s+/)
      const path = field.text === '0' ? line.trim() : (words[Number(field.text) - 1] ?? '')
      if (path !== '') act(path)
    }
  }

  private execute(command: Value): void {
    this.executes = true
    if (command !== '') runFromCode(this.machine, this.by, command)
  }

  /** `/inet/tcp/LOCAL/HOST/PORT`. */
  private connect(path: Value): Value {
    const match = /^\/inet[46]?\/(?:tcp|udp)\/(\w*)\/([^/]*)\/(\w*)/.exec(path)
    if (!match) return ''
    const [, local, host, port] = match
    const address = host === '0' ? `:${local}` : `${host}:${port}`
    this.connections.push(address)
    this.machine.emit(host === '0' ? 'listen' : 'fetch', this.by, address, {
      how: 'opens a connection to',
    })
    return this.machine.unknown('network', address)
  }
}
