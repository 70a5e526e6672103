import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { inBashWords } from '../languages/shell-spellings.ts'
import { runScriptFile } from '../script-files.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile } from '../world.ts'
import { readShellArguments } from './shell-arguments.ts'

/** A list of files that nobody chose. */
const ANY_FILE = /^find [./]$|^[./]?\/\*\*$/

/**
 * A shell: with `-c` its text is followed, with a script file the file, with input the input.
 * What remains is an interactive shell.
 */
export function runShell(call: Call): Value {
  const { machine, name } = call
  const { startupFiles, interactive, source, operands } = readShellArguments(call.args)
  for (const path of startupFiles) runScriptFile(machine, 'sh', name, path)
  switch (source.kind) {
    case 'none':
      return machine.unknown('output', name)
    case 'checked':
      return checkSyntax(call, operands)
    case 'text':
      return runCommandText(call, source.text, operands)
    case 'script':
      return runScript(call, source.path, operands)
    case 'input':
      return runInput(call, operands, interactive)
  }
}

/** `sh -n`: nothing runs, but the lines that are no script are quoted in the messages. */
function checkSyntax({ machine, name }: Call, paths: Value[]): Value {
  for (const path of paths)
    if (!path.startsWith('-')) readFile(machine, name, path, { certain: false })
  return machine.unknown('output', name)
}

function runCommandText({ machine, name }: Call, text: Value, operands: Value[]): Value {
  const environment = machine.environment.fork()
  environment.positional = operands.slice(1)
  if (operands[0] !== undefined) environment.setVariable('0', { value: operands[0] })
  // This shell is Python at the same time.
  if (name === 'xonsh') machine.runCode('python', text, name)
  return machine.runText(inBashWords(name, text), {
    environment,
    frame: machine.frameFor('shell', name),
  })
}

function runScript(call: Call, path: Value, operands: Value[]): Value {
  const { machine, name } = call
  const dropped = machine.symbols
    .in(path)
    .find(({ detail }) => detail.split(' ').some((word) => isDropPlace(word)))
  // `find -exec sh`, `fd -x sh`: whatever lies there is a script.
  const listing = machine.symbols.in(path)[0]?.detail ?? plain(path)
  const whole = /^(?:find|fd|fdfind)$/.test(machine.frame?.by ?? '') && ANY_FILE.test(listing)
  if (whole) machine.emit('run', name, path, { how: `${name} runs every file it is given:` })
  if (dropped)
    machine.emit('run', name, path, { how: `${name} runs whatever lies in a place for all:` })
  const place = plain(machine.absolute(path))
  if (machine.fileSystem.pipes.has(place) && !machine.files.has(place)) return waitFor(call, place)
  const { frame } = machine
  if (frame?.kind === 'code' && isDropPlace(place) && !machine.files.has(place))
    machine.emit('run', frame.by, path, { how: `code in ${frame.by} runs` })
  const environment = machine.environment.fork()
  environment.positional = operands
  return machine.within({ environment }, () => runScriptFile(machine, 'sh', name, path))
}

/** What another command writes to the pipe later is run. */
function waitFor({ machine, name }: Call, pipe: string): Value {
  machine.fileSystem.waiting.set(pipe, name)
  return machine.unknown('shell', name)
}

/** What comes in is the script; where a person or another machine types it, that is a shell. */
function runInput(call: Call, operands: Value[], interactive: boolean): Value {
  const { machine, name } = call
  const connection = [machine.input, machine.output].find((channel) => channel?.kind === 'socket')
  if (connection?.kind === 'socket') {
    machine.emit('remote-shell', name, connection.address)
    return ''
  }
  const input = machine.inputValue
  if (input === undefined || interactive) {
    machine.emit('shell', name, name)
    if (input !== undefined && !isKnown(input)) machine.emit('execute', name, input)
    return machine.unknown('shell', name)
  }
  if (!isKnown(input)) return runPartlyKnown(call, input)
  const environment = machine.environment.fork()
  environment.positional = operands
  return machine.runText(inBashWords(name, input), {
    environment,
    input: undefined,
    frame: machine.frameFor('shell', name),
  })
}

function runPartlyKnown(call: Call, input: Value): Value {
  const { machine, name } = call
  const sources = machine.symbols.in(input)
  const only = sources.length === 1 && plain(input).trim().length === 1 ? sources[0] : undefined
  if (only?.origin === 'file') {
    // A terminal or a file that some program named: nobody can say what comes from there.
    if (machine.symbols.in(only.detail).some(({ origin }) => origin === 'output')) {
      machine.emit('execute', name, input)
      return machine.unknown('shell', name)
    }
    // `sh < script`, `cat script | sh`: the same as `sh script`.
    if (machine.fileSystem.pipes.has(only.detail)) return waitFor(call, only.detail)
    return runScriptFile(machine, 'sh', name, only.detail)
  }
  // The script is not fully known: follow what is, and say where the rest comes from.
  return machine.runText(plain(input), {
    input: undefined,
    frame: machine.frameFor('shell', name),
  })
}
