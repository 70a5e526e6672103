import type {
  ArithmeticExpression,
  Case,
  CommandNode,
  CompoundList,
  For,
  Function as FunctionNode,
  Pipeline,
  PipelineNode,
  Statement,
  SyntaxNode,
  While,
  Word,
} from 'unbash'
import { evaluate } from '../../resolve/arithmetic.ts'
import type { Channel } from '../../resolve/environment.ts'
import { expandMarked, expandPattern } from '../../resolve/expand-text.ts'
import { expandWord } from '../../resolve/expand-word.ts'
import { compilePattern, matchesPattern } from '../../resolve/pattern.ts'
import { NEVER, negated, type Outcome, onBothWays, type Promises } from '../../resolve/promises.ts'
import { hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import { assign } from '../../resolve/variables.ts'
import { countsTo, endlessSource, MANY_PROCESSES } from '../endless-data.ts'
import { noteGuardRenamed } from '../guard-switches.ts'
import { HOW_MANY_AT_ONCE, HOW_MUCH_ROOM } from '../knowledge/joint-facts.ts'
import { RECORDS_PEOPLE } from '../knowledge/sensitive-outputs.ts'
import type { Machine } from '../machine.ts'
import { noteMovedInLoop } from '../overwriting-moves.ts'
import { evaluateTest } from './evaluate-test.ts'
import { asWhole, withLoop } from './jumps.ts'
import {
  fillsUp,
  goesOn,
  isConstant,
  isConstantFor,
  onlookerIn,
  onlyPrints,
  piles,
  succeeds,
} from './loop-shape.ts'
import { withOtherValues } from './other-values.ts'
import { withRedirections } from './redirections.ts'
import { runSimpleCommand } from './run-simple-command.ts'
import { typeAhead } from './typed-input.ts'
import { isCalledByItself, noteFalseName, runBesideCommands } from './watched-sessions.ts'

/** Loops whose words are known are walked for each, up to here. */
const MAX_ITERATIONS = 1024
/** Loops whose end cannot be seen are walked so often: the second turn sees what the first set. */
const BLIND_ITERATIONS = 2
/** Where the rest of what a loop prints comes from. */
const LONG_LOOP = 'a long loop'

/** Runs statements one after the other; returns all that they print. */
export function runStatements(machine: Machine, statements: readonly Statement[]): Value {
  let output = ''
  for (const [i, statement] of statements.entries()) {
    machine.step()
    const { promises } = machine.environment
    if (statement.background) {
      output += machine.environment.maybe(() => runList(machine, statement.command))
      machine.environment.promises = promises
    } else output += runList(machine, statement.command)
    if (machine.source !== undefined && i + 1 < statements.length) typeAhead(machine, statement.end)
  }
  return output
}

function runList(machine: Machine, node: Statement['command']): Value {
  if (node.type !== 'AndOr') return runPipelineNode(machine, node)
  let output = ''
  for (const [i, command] of node.commands.entries()) {
    if (i === 0) {
      output += runPipelineNode(machine, command)
      continue
    }
    const isAnd = node.operators[i - 1] === '&&'
    const { status } = machine
    // A branch is left out only where the text itself decides it.
    if (status === !isAnd) continue
    const before = outcomeOf(machine)
    machine.environment.promises = isAnd ? before.succeeded : before.failed
    if (status !== undefined) {
      output += runPipelineNode(machine, command)
      continue
    }
    output += machine.environment.maybe(() => runPipelineNode(machine, command))
    joinSkipped(machine, before, isAnd)
  }
  machine.environment.promises = behind(machine)
  return output
}

/** After `a && b`, of which the second may not have run: what holds, and how the list ended, either way. */
function joinSkipped(machine: Machine, before: Outcome, isAnd: boolean): void {
  const { succeeded, failed } = outcomeOf(machine)
  machine.outcome = isAnd
    ? { succeeded, failed: onBothWays(before.failed, failed) }
    : { succeeded: onBothWays(before.succeeded, succeeded), failed }
  if (machine.status === isAnd) machine.status = undefined
}

/** What holds after the last command, by how it ended. */
function outcomeOf({ outcome, environment: { promises } }: Machine): Outcome {
  return outcome ?? { succeeded: promises, failed: promises }
}

/** What holds after the last command, however it ended. */
function behind(machine: Machine): Promises {
  const { succeeded, failed } = outcomeOf(machine)
  if (machine.status !== undefined) return machine.status ? succeeded : failed
  return onBothWays(succeeded, failed)
}

function runPipelineNode(machine: Machine, node: PipelineNode): Value {
  if (machine.source !== undefined) machine.beginnings.add(node.pos)
  return node.type === 'Pipeline' ? runPipeline(machine, node) : runNode(machine, node)
}

function runPipeline(machine: Machine, pipeline: Pipeline): Value {
  const { commands } = pipeline
  const outer = machine.output
  const { promises } = machine.environment
  let output = ''
  for (const [i, command] of commands.entries()) {
    const last = i === commands.length - 1
    const input: Channel | undefined = i === 0 ? machine.input : { kind: 'data', value: output }
    const environment =
      commands.length > 1 && !last ? machine.environment.fork() : machine.environment
    const run = () => runNode(machine, command)
    output = machine.within({ input, environment, output: last ? outer : undefined }, () =>
      // Some shells run the last command themselves, and others do not.
      commands.length > 1 && last ? environment.maybe(run) : run(),
    )
  }
  const isNegated = pipeline.prefixes.some((prefix) => prefix.type === 'Negation')
  if (isNegated && machine.status !== undefined) machine.status = !machine.status
  else if (commands.length > 1) machine.status = undefined
  if (commands.length > 1) {
    // Each of them is a shell of its own.
    machine.environment.promises = promises
    machine.outcome = undefined
  } else if (isNegated) machine.outcome = negated(machine.outcome)
  return output
}

/** Runs one command of any kind and returns what it prints to where its caller listens. */
export function runNode(machine: Machine, node: CommandNode | CompoundList): Value {
  machine.step()
  if (machine.source !== undefined) machine.span = { start: node.pos, end: node.end }
  if (node.type !== 'Command') {
    machine.status = undefined
    machine.outcome = undefined
  }
  switch (node.type) {
    case 'Command':
      return runSimpleCommand(machine, node)
    case 'CompoundList':
      return runStatements(machine, node.commands)
    case 'BraceGroup':
      return runStatements(machine, node.body.commands)
    case 'Subshell':
      return machine.within({ environment: machine.environment.fork() }, () => {
        const output = asWhole(machine, () => runStatements(machine, node.body.commands))
        // How it ended tells something about variables of its own.
        machine.outcome = undefined
        return output
      })
    case 'Redirected':
      return withRedirections(machine, node.redirects, () => runNode(machine, node.command))
    case 'If':
      return runIf(machine, node)
    case 'While':
      return runWhile(machine, node)
    case 'For':
    case 'Select':
      return runFor(machine, node)
    case 'ArithmeticFor': {
      evaluate(machine, node.initialize)
      // No test at all is one that is always true.
      const test = () => (node.test ? truth(evaluate(machine, node.test)) : true)
      const endless = isConstantFor(node) && test() === true
      if (endless) checkEndless(machine, 'for', node.body)
      return runLoop(
        machine,
        node.body,
        () => (endless ? undefined : surely(machine, test)),
        () => {
          const output = runNode(machine, node.body)
          evaluate(machine, node.update)
          return output
        },
      )
    }
    case 'Case':
      return runCase(machine, node)
    case 'Function':
      defineFunction(machine, node)
      return ''
    case 'Coproc':
      return runCoprocess(machine, node)
    case 'TestCommand':
      machine.status = surely(machine, () => evaluateTest(machine, node.expression))
      return ''
    case 'ArithmeticCommand':
      machine.status = surely(machine, () =>
        truth(evaluate(machine, node.expression as ArithmeticExpression | undefined)),
      )
      return ''
  }
}

function runIf(machine: Machine, node: Extract<CommandNode, { type: 'If' }>): Value {
  const { environment } = machine
  let output = ''
  let after: Promises = NEVER
  for (const branch of [node, ...node.elif]) {
    output += runNode(machine, branch.clause)
    const { status } = machine
    const { succeeded, failed } = outcomeOf(machine)
    if (status !== false) {
      environment.promises = succeeded
      const then = () => runNode(machine, branch.then)
      output += status === true && after === NEVER ? then() : environment.maybe(then)
      after = onBothWays(after, environment.promises)
    }
    machine.outcome = undefined
    environment.promises = status === true ? after : failed
    if (status === true) return output
  }
  const { else: rest } = node
  if (rest)
    output +=
      after === NEVER ? runNode(machine, rest) : environment.maybe(() => runNode(machine, rest))
  machine.outcome = undefined
  environment.promises = onBothWays(after, environment.promises)
  return output
}

/** What holds on every machine: nothing that rests on a value which was made up. */
function surely(machine: Machine, test: () => boolean | undefined): boolean | undefined {
  const { guesses } = machine
  const result = test()
  return machine.guesses === guesses ? result : undefined
}

function truth(number: number | undefined): boolean | undefined {
  return number === undefined ? undefined : number !== 0
}

function runWhile(machine: Machine, node: While): Value {
  const wanted = node.kind === 'while'
  const constant = isConstant(node)
  // It says the same at each turn: after the first one it is known whether it ever ends.
  let endless = false
  if (wanted) checkReadingLoop(machine, node)
  const onlooker = goesOn(node) ? onlookerIn(node.body) : undefined
  if (onlooker !== undefined) machine.miss('outcome', onlooker, '', RECORDS_PEOPLE)
  let output = ''
  return (
    output +
    runLoop(
      machine,
      node.body,
      () => {
        output += runNode(machine, node.clause)
        const last = node.clause.commands.at(-1)!.command
        const status = succeeds(last) ? true : machine.status
        if (constant && status === wanted && !endless) {
          endless = true
          checkEndless(machine, node.kind, node.body)
        }
        const { succeeded, failed } = outcomeOf(machine)
        machine.environment.promises = wanted ? succeeded : failed
        return machine.status === undefined || endless ? undefined : machine.status === wanted
      },
      () => runNode(machine, node.body),
    )
  )
}

/** What never ends and does not wait takes all processes that there are, all room or all memory. */
function checkEndless(machine: Machine, kind: string, body: SyntaxNode): void {
  if (piles(machine, body))
    machine.emit('destroy', kind, kind, {
      how: 'an endless loop starts one process after the other and waits for none',
    })
  if (fillsUp(machine, body)) machine.miss('outcome', kind, '', HOW_MUCH_ROOM)
}

/** `yes | while read x; do … & done` */
function checkReadingLoop(machine: Machine, { kind, clause, body }: While): void {
  const first = clause.commands[0]?.command
  if (first?.type !== 'Command' || first.name?.value !== 'read') return
  const input = machine.inputValue
  if (input === undefined) return
  if (endlessSource(machine, input) !== undefined) checkEndless(machine, kind, body)
  else if (countsTo(machine, input, MANY_PROCESSES)) checkPiled(machine, kind, body)
}

function checkPiled(machine: Machine, kind: string, body: SyntaxNode): void {
  if (piles(machine, body)) machine.miss('outcome', kind, '', HOW_MANY_AT_ONCE)
}

/** `{1..100000}`, of which only some are looked at, of all those numbers. */
function isVeryMany(word: Word): boolean {
  const [, from, to] = /\{(-?\d+)\.\.(-?\d+)\}/.exec(word.text) ?? []
  return Math.abs(Number(to) - Number(from)) >= MANY_PROCESSES
}

/** `around`: what runs each time. */
function runLoop(
  machine: Machine,
  around: SyntaxNode,
  test: () => boolean | undefined,
  body: () => Value,
): Value {
  return withLoop(machine, (begin) => {
    const mayGoOn = machine.share()
    let output = ''
    let blind = 0
    for (let i = 0; ; i++) {
      begin()
      const goOn = test()
      if (goOn === false) break
      if (i >= MAX_ITERATIONS || !mayGoOn()) {
        output += cutOff(machine, around)
        break
      }
      output += goOn ? body() : machine.environment.maybe(body)
      if (goOn === undefined && ++blind >= BLIND_ITERATIONS) break
    }
    return output
  })
}

/** The end of a loop is not followed. Where it only prints, nothing else can be in it. */
function cutOff(machine: Machine, body: SyntaxNode): Value {
  if (!onlyPrints(body))
    machine.miss('rest', 'a loop', '', 'how often it runs: it was not followed to its end')
  return machine.unknown('output', LONG_LOOP)
}

function runFor(machine: Machine, node: For | Extract<CommandNode, { type: 'Select' }>): Value {
  const others: Value[] = []
  const words = node.wordlist
    ? withOtherValues(
        machine,
        () => node.wordlist!.flatMap((word) => expandWord(machine, word)),
        (more) => void others.push(...more),
      ).concat(others)
    : [...(machine.environment.positional ?? [machine.unknown('user', '$@')])]
  if (
    node.wordlist?.some(isVeryMany) ||
    words.some(
      (word) =>
        countsTo(machine, word, MANY_PROCESSES) || endlessSource(machine, word) !== undefined,
    )
  )
    checkPiled(machine, 'for', node.body)
  // Whoever types something that is not on the list gets an empty word.
  if (node.type === 'Select') words.push('')
  else if (words.length > 1 || words.some((word) => !isKnown(word) || hasGlob(word)))
    noteMovedInLoop(machine, node.body, node.name.value)
  return withLoop(machine, (begin) => {
    const mayGoOn = machine.share()
    let output = ''
    for (const [i, word] of words.entries()) {
      if (i >= MAX_ITERATIONS || !mayGoOn()) {
        output += cutOff(machine, node.body)
        break
      }
      begin()
      // A pattern stays a pattern: the loop runs over whatever it matches.
      assign(machine, node.name.value, word)
      machine.turn = word
      const run = () => runNode(machine, node.body)
      // A pattern that matches nothing, and a list that is empty, are no turn.
      output += isKnown(word) && !hasGlob(word) ? run() : machine.environment.maybe(run)
    }
    return output
  })
}

function runCase(machine: Machine, node: Case): Value {
  const { guesses } = machine
  const marked = expandMarked(machine, node.word)
  const subject = plain(marked)
  const known = isKnown(subject) && !hasGlob(marked) && machine.guesses === guesses
  const { environment } = machine
  const { promises } = environment
  let after: Promises = NEVER
  let output = ''
  let falling = false
  for (const item of node.items) {
    const matches =
      falling ||
      item.pattern.some((word) => {
        const pattern = expandPattern(machine, word)
        return !isKnown(pattern) || matchesPattern(compilePattern(pattern), subject)
      })
    if (known && !matches) continue
    environment.promises = promises
    const run = () => runNode(machine, item.body)
    output += known ? run() : environment.maybe(run)
    after = onBothWays(after, environment.promises)
    falling = item.terminator === ';&'
    if (known && item.terminator !== ';&' && item.terminator !== ';;&') break
  }
  machine.outcome = undefined
  environment.promises = onBothWays(promises, after)
  return output
}

function defineFunction(machine: Machine, node: FunctionNode): void {
  const name = plain(node.name.value)
  machine.environment.setFunction(name, { node, source: machine.source })
  const { body } = node
  noteGuardRenamed(machine, name, name)
  noteFalseName(machine, name, machine.source?.slice(body.pos, body.end) ?? '')
  // Our shell in bash calls `builtin` at every prompt.
  if (name === 'zshaddhistory')
    machine.miss('outcome', name, '', 'which commands nobody can look up later')
  if (isCalledByItself(name)) runBesideCommands(machine, () => runNode(machine, body))
  else if (name === 'builtin' && machine.context.shell) runNode(machine, body)
}

/** The descriptors that bash gives to a co-process. */
const COPROCESS = { reads: '63', writes: '60' }

function runCoprocess(machine: Machine, node: Extract<CommandNode, { type: 'Coproc' }>): Value {
  const before = machine.effects.mark
  const output = machine.within({ environment: machine.environment.fork(), input: undefined }, () =>
    runNode(machine, node.body),
  )
  const connection = machine.effects
    .since(before)
    .find(({ kind }) => kind === 'send' || kind === 'listen' || kind === 'fetch')
  const channel: Channel = connection
    ? { kind: 'socket', address: connection.target }
    : { kind: 'data', value: output }
  machine.environment.setChannel(Number(COPROCESS.reads), channel)
  machine.environment.setChannel(Number(COPROCESS.writes), channel)
  const name = node.name?.value ?? 'COPROC'
  assign(machine, name, COPROCESS.reads, { index: '0' })
  assign(machine, name, COPROCESS.writes, { index: '1' })
  return ''
}
