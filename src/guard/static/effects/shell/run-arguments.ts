import { forEachChild, type SyntaxNode } from 'unbash'
import type { ShellFunction } from '../../resolve/environment.ts'
import { compilePattern, matching } from '../../resolve/pattern.ts'
import {
  activateGlobs,
  hasGlob,
  isKnown,
  plain,
  type Value,
  withoutSymbols,
} from '../../resolve/value.ts'
import { runUnknownProgram } from '../guesses/unknown-program.ts'
import type { Machine } from '../machine.ts'
import { canonicalName, isKnownProgram, knownPrograms } from '../program-names.ts'
import { UNKNOWN_PROGRAM } from '../provenance.ts'
import { runProgram } from '../run-program.ts'
import { builtinOf } from './builtins.ts'
import { withJumps } from './jumps.ts'

/** Runs one command whose words are expanded: finds out what its name means, then follows it. */
export function runArguments(machine: Machine, given: Value[]): Value {
  machine.step()
  const words = withWrittenNames(machine, given)
  machine.resolved.push({
    arguments: words,
    directory: machine.environment.directory,
    span: machine.span,
    frame: machine.frame,
  })
  const [head = ''] = words
  const args = words.slice(1)
  machine.lastArgument = words.at(-1)
  if (hasGlob(head)) return runPattern(machine, head, args)
  if (!isKnown(head)) return runUnresolved(machine, head, args)
  const alias = machine.environment.alias(head)
  if (alias !== undefined && !isUnfolding(machine, `alias ${head}`)) {
    // After an alias that ends in a blank, the next word may be one, too.
    const next =
      /\s$/.test(alias) && args[0] !== undefined ? machine.environment.alias(args[0]) : undefined
    const rest = next === undefined ? args.map(quote) : [next, ...args.slice(1).map(quote)]
    return machine.runText([alias, ...rest].join(' '), {
      frame: machine.frameFor('shell', `alias ${head}`),
    })
  }
  const body = machine.environment.function(head)
  if (body) return callFunction(machine, head, body, args)
  const builtin = builtinOf(head)
  if (builtin) {
    const { provenance } = machine
    machine.provenance = { by: 'shell', name: 'builtin', key: head }
    const output = builtin(machine, args, head)
    machine.provenance = provenance
    return output
  }
  const handler = machine.environment.function('command_not_found_handle')
  if (handler && !head.includes('/') && !isKnownProgram(canonicalName(head)))
    return callFunction(machine, 'command_not_found_handle', handler, words)
  return runProgram(machine, head, args)
}

const STAR = activateGlobs('*')

/** A star also means the files that this command line made; those with a dash become options. */
function withWrittenNames(machine: Machine, words: Value[]): Value[] {
  if (machine.files.size === 0 || !words.includes(STAR)) return words
  const names = [...machine.files.keys()]
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .filter((name) => name.startsWith('-') && machine.files.has(machine.absolute(name)))
  return words.flatMap((word) => (word === STAR ? [...names, word] : [word]))
}

function isUnfolding(machine: Machine, by: string): boolean {
  for (let frame = machine.frame; frame; frame = frame.parent) if (frame.by === by) return true
  return false
}

function quote(text: Value): Value {
  return `'${plain(text).replaceAll("'", "'\\''")}'`
}

function callFunction(machine: Machine, name: string, body: ShellFunction, args: Value[]): Value {
  const by = `function ${name}`
  if (multiplies(body.node, name)) {
    machine.emit('destroy', name, name, {
      how: `the function ${name} starts itself again and again`,
    })
    return ''
  }
  if (!mayCall(machine, body, args)) return ''
  const { environment, locals } = machine
  const before = environment.positional
  environment.positional = args
  machine.locals = new Map()
  machine.calls.push(body.node)
  try {
    return machine.within({ frame: machine.frameFor('shell', by), source: body.source }, () =>
      withJumps(machine, () => machine.runNode(body.node.body)),
    )
  } finally {
    machine.calls.pop()
    for (const [variable, outside] of machine.locals) environment.restore(variable, outside)
    machine.locals = locals
    environment.positional = before
  }
}

/** A function that calls itself is followed as long as it is known with what, and not for long. */
const MAX_RECURSION = 12

function mayCall(machine: Machine, { node }: ShellFunction, args: readonly Value[]): boolean {
  // By its code and not by its name: a function may put another one into its own place.
  const calls = machine.calls.filter((called) => called === node).length
  if (calls === 0) return true
  const before = machine.environment.positional ?? []
  const changed = args.length !== before.length || args.some((word, i) => word !== before[i])
  return calls < MAX_RECURSION && changed && args.every(isKnown)
}

/** Whether a function starts itself twice, or in the background: a fork bomb. */
function multiplies(node: SyntaxNode, name: string): boolean {
  let calls = 0
  let background = false
  const visit = (child: SyntaxNode) => {
    if (child.type === 'Command' && child.name?.value === name) calls++
    if (child.type === 'Statement' && child.background) background = true
    forEachChild(child, visit)
  }
  forEachChild(node, visit)
  return calls >= 2 || (calls === 1 && background)
}

/** `/bin/c?t`: the names of known programs that the pattern can mean are all followed. */
function runPattern(machine: Machine, head: Value, args: Value[]): Value {
  const text = plain(head)
  const slash = text.lastIndexOf('/')
  const pattern = compilePattern(text.slice(slash + 1))
  // A lone star is a listing that went wrong, or a word of another language.
  const candidates =
    text !== '*' && (text.startsWith('/') || slash < 0)
      ? matching(pattern, knownPrograms()).slice(0, 8)
      : []
  if (candidates.length === 0) return runProgram(machine, text, args)
  machine.emit('disguise', candidates[0]!, text, { how: 'a program is named by a pattern' })
  return candidates.map((name) => runProgram(machine, name, args)).join('')
}

/**
 * The shell that reads the command line, by a name of its own: `/proc/$$/exe`, and `$0` where it
 * is given something to run (a script calls itself by that name with words of its own).
 */
function isOwnShell(machine: Machine, name: Value, args: readonly Value[]): boolean {
  if (/^\/proc\/[^/]+\/exe$/.test(name)) return true
  const sources = machine.symbols.in(name)
  return (
    sources.length === 1 &&
    sources[0]!.detail === '$0' &&
    withoutSymbols(name) === '' &&
    (args.length === 0 ? machine.input?.kind === 'data' : /^-[a-z]*[cs]$/.test(args[0]!))
  )
}

/** The name is not fully known: judge by what is known of it, and say what is not. */
function runUnresolved(machine: Machine, head: Value, args: Value[]): Value {
  // The place is open, but what this command line put there is not.
  const place = machine.absolute(head)
  if (
    machine.files.has(place) ||
    machine.fileSystem.programs.has(place) ||
    (head.includes('/') && machine.fileSystem.sourceOf(plain(place)) !== undefined)
  )
    return runProgram(machine, head, args)
  const name = plain(head)
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (isOwnShell(machine, name, args)) return runProgram(machine, 'bash', args)
  const foreign = machine.symbols.in(name).filter(({ origin }) => origin === 'network')
  if (foreign.length === 0) {
    // `$JAVA_HOME/bin/java`, `$(npm bin)/eslint`: the directory is open, the program is not.
    if (name.includes('/') && last !== '' && isKnown(last)) return runProgram(machine, last, args)
    // `c$@at`: an unset variable in the middle of a word is a way to hide it.
    const rest = withoutSymbols(name)
    if (rest !== '' && isKnownProgram(canonicalName(rest)))
      return runProgram(
        machine,
        rest,
        args.map((word) => withoutSymbols(word) || word),
      )
  }
  // `eval "$x"` runs whatever the variable holds; `$EDITOR file` names a program.
  const whole =
    args.length === 0 &&
    machine.frame?.kind === 'shell' &&
    !/^(?:function|alias) /.test(machine.frame.by)
  machine.emit('execute', name, name, whole ? { how: 'as a whole script' } : {})
  const [next, ...others] = args
  // An unset variable vanishes, and the next word becomes the command.
  if (next !== undefined && isKnown(next) && isKnownProgram(canonicalName(plain(next)))) {
    return runArguments(machine, [next, ...others])
  }
  return machine.within({ provenance: UNKNOWN_PROGRAM }, () =>
    runUnknownProgram(machine, name, args),
  )
}
