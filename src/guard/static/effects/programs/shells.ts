import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { runCode, runScriptFile } from '../interpret.ts'
import { inBashWords } from '../languages/shell-spellings.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile } from '../world.ts'

/** Options of shells that take the next word as their value. */
const TAKES_VALUE = /^(?:[-+][a-bd-z]*[oO]|--rcfile|--init-file|-R|--emulate)$/

/** A list of files that nobody chose. */
const ANY_FILE = /^find [./]$|^[./]?\/\*\*$/

/**
 * A shell: with `-c` its text is followed, with a script file the file, with input the input.
 * What remains is an interactive shell.
 */
export function runShell({ machine, name, args }: Call): Value {
  let interactive = false
  let reads = false
  let at = 0
  for (; at < args.length; at++) {
    const word = args[at]!
    if (word === '--') {
      at++
      break
    }
    if (!/^[-+]./.test(word)) break
    if (/^--(?:help|version)$/.test(word)) return machine.unknown('output', name)
    if (TAKES_VALUE.test(word)) {
      if (/rcfile|init-file/.test(word) && args[at + 1]) {
        interactive = true
        runScriptFile(machine, 'sh', name, args[at + 1]!)
      }
      at++
    } else if (/^--(?:command|init-command)(?:=|$)/.test(word)) {
      const text = word.includes('=') ? word.slice(word.indexOf('=') + 1) : args[++at]
      return runCommandText(text ?? '', args.slice(at + 1))
    } else if (!word.startsWith('--')) {
      if (word.includes('n') && !word.includes('c')) return check(args.slice(at + 1))
      if (word.includes('i')) interactive = true
      if (word.includes('s')) reads = true
      if (word.includes('c')) return runCommandText(...commandAfter(args, at))
    }
  }
  const script = args[at]
  if (script !== undefined && !reads) return runScript(script, args.slice(at + 1))
  return readFromInput(args.slice(at))

  /** `sh -n`: nothing runs, but the lines that are no script are quoted in the messages. */
  function check(paths: Value[]): Value {
    for (const path of paths)
      if (!path.startsWith('-')) readFile(machine, name, path, { certain: false })
    return machine.unknown('output', name)
  }

  function runCommandText(text: Value, rest: Value[]): Value {
    const environment = machine.environment.fork()
    environment.positional = rest.slice(1)
    if (rest[0] !== undefined) environment.setVariable('0', { value: rest[0] })
    // This shell is Python at the same time.
    if (name === 'xonsh') runCode(machine, 'python', text, name)
    return machine.runText(inBashWords(name, text), {
      environment,
      frame: machine.frameFor('shell', name),
    })
  }

  function runScript(path: Value, rest: Value[]): Value {
    // `sh /dev/tty`, `sh -` and the like read what is typed.
    if (/^\/dev\/(?:tty|stdin|fd\/0)$|^-$/.test(path)) return readFromInput(rest)
    const dropped = machine.symbols
      .in(path)
      .find(({ detail }) => detail.split(' ').some((word) => isDropPlace(word)))
    // `find -exec sh`, `fd -x sh`: whatever lies there is a script.
    const whole =
      /^(?:find|fd|fdfind)$/.test(machine.frame?.by ?? '') && ANY_FILE.test(listing(path))
    if (whole) machine.emit('run', name, path, { how: `${name} runs every file it is given:` })
    if (dropped)
      machine.emit('run', name, path, { how: `${name} runs whatever lies in a place for all:` })
    const place = plain(machine.absolute(path))
    if (machine.fileSystem.pipes.has(place) && !machine.files.has(place)) return waitFor(place)
    const environment = machine.environment.fork()
    environment.positional = rest
    return machine.within({ environment }, () => runScriptFile(machine, 'sh', name, path))
  }

  /** What another command writes to the pipe later is run. */
  function waitFor(pipe: string): Value {
    machine.fileSystem.waiting.set(pipe, name)
    return machine.unknown('shell', name)
  }

  function listing(path: Value): string {
    return machine.symbols.in(path)[0]?.detail ?? plain(path)
  }

  function readFromInput(rest: Value[]): Value {
    const connection = [machine.input, machine.output].find((channel) => channel?.kind === 'socket')
    if (connection?.kind === 'socket') {
      machine.emit('remote-shell', name, connection.address)
      return ''
    }
    const input = machine.inputValue
    if (input !== undefined && isKnown(input) && interactive === false) {
      const environment = machine.environment.fork()
      environment.positional = rest
      return machine.runText(input, {
        environment,
        input: undefined,
        frame: machine.frameFor('shell', name),
      })
    }
    if (input === undefined || interactive) {
      machine.emit('shell', name, name)
      if (input !== undefined && !isKnown(input)) machine.emit('execute', name, input)
      return machine.unknown('shell', name)
    }
    const sources = machine.symbols.in(input)
    const only = sources.length === 1 && plain(input).trim().length === 1 ? sources[0] : undefined
    if (only?.origin === 'file') {
      // A terminal or a file that some program named: nobody can say what comes from there.
      if (machine.symbols.in(only.detail).some(({ origin }) => origin === 'output')) {
        machine.emit('execute', name, input)
        return machine.unknown('shell', name)
      }
      // `sh < script`, `cat script | sh`: the same as `sh script`.
      if (machine.fileSystem.pipes.has(only.detail)) return waitFor(only.detail)
      return runScriptFile(machine, 'sh', name, only.detail)
    }
    // The script is not fully known: follow what is, and say where the rest comes from.
    return machine.runText(plain(input), {
      input: undefined,
      frame: machine.frameFor('shell', name),
    })
  }
}

/** The text after `-c`; letters after the c are further options (`-cx`), as in `bash -ec 'x'`. */
function commandAfter(args: Value[], at: number): [Value, Value[]] {
  let next = at + 1
  // `-ceuo pipefail 'x'`: the option's value stands before the text.
  if (args[at]!.endsWith('o')) next++
  while (args[next] !== undefined && /^[-+][a-zA-Z]+$/.test(args[next]!))
    next += args[next]!.endsWith('o') ? 2 : 1
  if (args[next] === '--') next++
  return [args[next] ?? '', args.slice(next + 1)]
}
