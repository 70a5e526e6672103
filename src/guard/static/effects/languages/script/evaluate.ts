import { isKnown, symbolsOnly, type Value } from '../../../resolve/value.ts'
import { setInherited } from '../../inherited-variables.ts'
import { followCall } from './follow-call.ts'
import type { Node } from './node.ts'
import { operate } from './operate.ts'
import { applyPattern } from './patterns.ts'
import type { Session } from './session.ts'
import { EMPTY, knownText, numberOf, numberThing, type Thing, textOf, truthOf } from './thing.ts'

const MAX_TURNS = 2048
/** Turns of a loop that does something beside computing. */
const MAX_EFFECTIVE_TURNS = 6
/** Turns of a loop whose end nobody knows: the second sees what the first has set. */
const BLIND_TURNS = 2

/** Follows a node and returns what it gives. */
export function evaluate(session: Session, node: Node): Thing {
  session.tick()
  const special = session.language.special?.(session, node)
  if (special) return special
  switch (node.type) {
    case 'text':
      return evaluateText(session, node)
    case 'number':
      return numberThing(node.value)
    case 'name':
      return lookUp(session, node.name, true)
    case 'member':
      return evaluateMember(session, node)
    case 'index':
      return indexOf(session, evaluate(session, node.object), evaluate(session, node.index))
    case 'slice':
      return sliceOf(session, node)
    case 'call':
      return evaluateCall(session, node)
    case 'list':
      return { items: evaluateAll(session, node.items) }
    case 'table':
      return evaluateTable(session, node)
    case 'unary':
      return evaluateUnary(session, node)
    case 'binary':
      return operate(session, node)
    case 'assign':
      return evaluateAssignment(session, node)
    case 'function': {
      const thing: Thing = { closure: { node, scope: session.scope, called: false } }
      session.define(thing.closure!)
      if (node.name !== undefined) session.scope.set(node.name, thing)
      return thing
    }
    case 'each':
      return evaluateEach(session, node)
    case 'loop':
      return evaluateLoop(session, node)
    case 'choose':
      return evaluateChoice(session, node)
    case 'block': {
      let last = EMPTY
      for (const statement of node.body) last = evaluate(session, statement)
      return last
    }
    case 'return': {
      const value = node.value ? evaluate(session, node.value) : EMPTY
      session.returned ??= value
      return value
    }
    case 'pattern':
      // A pattern that stands alone works on the current line.
      if (node.replacement || node.letters !== undefined)
        return applyPattern(session, node, { type: 'name', name: '$_' })
      return { pattern: node, ...session.unknown('a match') }
  }
}

/** Evaluates a list; `*x` and `...x` put their elements into it. */
export function evaluateAll(session: Session, nodes: readonly Node[]): Thing[] {
  const things: Thing[] = []
  for (const node of nodes) {
    const thing = evaluate(session, node)
    const spreads = node.type === 'unary' && /^(?:\*|\.\.\.|@)$/.test(node.operator)
    if (spreads && thing.items) things.push(...thing.items)
    else things.push(thing)
  }
  return things
}

function evaluateText(session: Session, node: Node & { type: 'text' }): Thing {
  if (node.parts.length === 1 && typeof node.parts[0] === 'string') return { text: node.parts[0] }
  let text: Value = ''
  for (const part of node.parts) {
    text += typeof part === 'string' ? part : session.text(evaluate(session, part))
  }
  return { text }
}

/** What a name stands for. Names of functions that need no arguments may be calls. */
function lookUp(session: Session, name: string, calls: boolean): Thing {
  const known = session.scope.get(name)
  if (known) return known
  const meaning = meaningOf(session, name)
  if (meaning) return meaning
  const { language } = session
  if (
    calls &&
    language.syntax.bareCalls === true &&
    /^[a-z]/.test(name) &&
    Object.hasOwn(language.calls, name)
  ) {
    return followCall(session, { name }, undefined, [], new Map(), () => {})
  }
  return { name }
}

/** The value of a name that the language itself gives a meaning. */
function meaningOf(session: Session, name: string): Thing | undefined {
  const { names } = session.language
  const meaning = names && Object.hasOwn(names, name) ? names[name]! : undefined
  if (meaning === undefined) return undefined
  switch (meaning) {
    case 'arguments':
      return { items: session.commandLine.after.map((text) => ({ text })), name }
    case 'program-and-arguments':
      return { items: ['-', ...session.commandLine.after].map((text) => ({ text })), name }
    case 'environment':
      return { kind: 'environment', name, text: session.machine.unknown('output', 'env') }
    case 'stdin':
      return { kind: 'stdin', text: session.input, name }
    case 'stdout':
      return { kind: 'stdout', name }
    case 'home':
      return { text: session.variable('HOME') }
    case 'true':
      return numberThing(1)
    case 'nothing':
      return EMPTY
    default:
      return meaning.startsWith('=') ? { text: meaning.slice(1) } : { name: meaning }
  }
}

function evaluateMember(session: Session, node: Node & { type: 'member' }): Thing {
  const object = evaluate(session, node.object)
  const { language } = session
  const own = object.entries?.get(node.name)
  if (own) return own
  if (language.syntax.bareCalls === true) {
    // Methods need no parentheses: `TCPServer.new`, `$l->accept`.
    const full = `${object.name ?? ''}.${node.name}`
    const isCall =
      object.name === undefined ||
      object.kind !== undefined ||
      object.text !== undefined ||
      Object.hasOwn(language.calls, full) ||
      node.name === 'new'
    if (isCall) return followCall(session, { name: node.name }, object, [], new Map(), () => {})
  }
  return memberOf(session, object, node.name)
}

/** A property of a thing. */
export function memberOf(session: Session, object: Thing, name: string): Thing {
  const own = object.entries?.get(name)
  if (own) return own
  if (object.kind === 'environment') return { text: session.variable(name) }
  if (object.kind !== undefined) {
    const property = session.language.names?.[`@${object.kind}.${name}`]
    if (property === 'read') return { text: session.read(object.place ?? object.text ?? '') }
    return object
  }
  if (object.name !== undefined && object.text === undefined) {
    const full = `${object.name}.${name}`
    return meaningOf(session, full) ?? { name: full }
  }
  if (name === 'length' || name === 'size') return lengthOf(session, object)
  if (object.items && /^(?:first|second|last)$/.test(name))
    return object.items.at(name === 'last' ? -1 : name === 'first' ? 0 : 1) ?? EMPTY
  return {
    text: object.text ?? session.derive(name, object).text!,
    name: object.name === undefined ? name : `${object.name}.${name}`,
  }
}

export function lengthOf(session: Session, thing: Thing): Thing {
  if (thing.items) return numberThing(thing.items.length)
  const text = knownText(thing)
  return text === undefined ? session.derive('a length', thing) : numberThing(text.length)
}

/** An element of a list, a table, a text, or of the environment. */
export function indexOf(session: Session, object: Thing, index: Thing): Thing {
  const key = knownText(index)
  if (object.kind === 'environment' && key !== undefined) return { text: session.variable(key) }
  const found = key === undefined ? undefined : object.entries?.get(key)
  if (found) return found
  const number = numberOf(index)
  if (number !== undefined && Number.isInteger(number)) {
    const at = session.language.syntax.countsFromOne ? number - 1 : number
    if (object.items) return object.items.at(at) ?? session.unknown('an argument')
    const text = knownText(object)
    if (text !== undefined && object.kind === undefined) return { text: text.at(at) ?? '' }
  }
  if (object.name !== undefined && object.text === undefined && key !== undefined)
    return memberOf(session, object, key)
  if (object.items?.length) return session.derive('an element', ...object.items)
  return object.text === undefined
    ? session.derive('an element', object)
    : { text: isKnown(object.text) ? session.unknown('a letter').text! : symbolsOnly(object.text) }
}

function sliceOf(session: Session, node: Node & { type: 'slice' }): Thing {
  const object = evaluate(session, node.object)
  const bounds = [node.from, node.to, node.step].map((bound) => bound && evaluate(session, bound))
  const [from, to, step = 1] = bounds.map((bound) => numberOf(bound))
  const text = knownText(object)
  const letters: (Thing | string)[] | undefined =
    object.items ?? (text === undefined ? undefined : [...text])
  const unknownBound = bounds.some((bound) => bound !== undefined && numberOf(bound) === undefined)
  if (!letters || unknownBound) return session.derive('a part', object)
  const first = session.language.syntax.countsFromOne && from !== undefined ? from - 1 : from
  const picked =
    step < 0
      ? letters
          .slice(to === undefined ? 0 : to + 1, from === undefined ? undefined : from + 1)
          .reverse()
      : letters.slice(first, to)
  const stepped = picked.filter((_letter, i) => i % Math.max(1, Math.abs(step)) === 0)
  return object.items ? { items: stepped as Thing[] } : { text: stepped.join('') }
}

function evaluateTable(session: Session, node: Node & { type: 'table' }): Thing {
  const entries = new Map<string, Thing>()
  for (const [i, { key, value }] of node.entries.entries()) {
    const name = key.type === 'name' ? key.name : (knownText(evaluate(session, key)) ?? '')
    const thing = evaluate(session, value)
    // `...x` and `**x` bring their own entries.
    if (value.type === 'unary' && thing.entries)
      for (const [inner, item] of thing.entries) entries.set(inner, item)
    entries.set(name === '' ? String(i) : name, thing)
  }
  return { entries }
}

function evaluateUnary(session: Session, node: Node & { type: 'unary' }): Thing {
  const operand = evaluate(session, node.operand)
  switch (node.operator) {
    case '-': {
      const number = numberOf(operand)
      return number === undefined ? operand : numberThing(-number)
    }
    case '!': {
      const truth = truthOf(operand)
      return truth === undefined ? session.unknown('a condition') : numberThing(truth ? 0 : 1)
    }
    case '~': {
      const number = numberOf(operand)
      return number === undefined ? operand : numberThing(~number)
    }
    case '#':
      return lengthOf(session, operand)
    case '++':
    case '--': {
      const number = numberOf(operand)
      if (number !== undefined)
        assign(session, node.operand, numberThing(number + (node.operator === '++' ? 1 : -1)))
      return operand
    }
    default:
      return operand
  }
}

function evaluateAssignment(session: Session, node: Node & { type: 'assign' }): Thing {
  const { target, operator } = node
  // `f(x) = …` of Julia defines a function.
  if (
    target.type === 'call' &&
    target.callee.type === 'name' &&
    operator === '=' &&
    !target.callee.name.startsWith('$')
  ) {
    const parameters = target.args.flatMap((item) => (item.type === 'name' ? [item.name] : []))
    return evaluate(session, {
      type: 'function',
      name: target.callee.name,
      parameters,
      body: node.value,
    })
  }
  const simple = /^(?::?=|<<?-)$/.test(operator)
  const value = simple
    ? evaluate(session, node.value)
    : operate(session, {
        type: 'binary',
        operator: operator.slice(0, -1),
        left: target,
        right: node.value,
      })
  assign(session, target, value)
  return value
}

/** Gives a variable, an element, a property or several of them a value. */
export function assign(session: Session, target: Node, value: Thing): void {
  switch (target.type) {
    case 'name':
      session.scope.set(target.name, value)
      return
    case 'list':
      for (const [i, item] of target.items.entries()) {
        assign(session, item, value.items ? (value.items[i] ?? EMPTY) : partOf(value))
      }
      return
    case 'table':
      for (const { key, value: item } of target.entries) {
        const name = key.type === 'name' ? key.name : (knownText(evaluate(session, key)) ?? '')
        assign(session, item.type === 'assign' ? item.target : item, memberOf(session, value, name))
      }
      return
    case 'assign':
      assign(session, target.target, value)
      return
    case 'unary':
      assign(session, target.operand, value)
      return
    case 'binary':
      // `List<String> x`: the last name is the variable.
      assign(session, target.right, value)
      return
    case 'member':
      store(session, target.object, target.name, value)
      return
    case 'index': {
      const index = evaluate(session, target.index)
      const key = knownText(index)
      if (key !== undefined) store(session, target.object, key, value)
      return
    }
    default:
  }
}

/** A part of something that came in one piece: it keeps where it came from. */
function partOf(thing: Thing): Thing {
  const { items: _items, entries: _entries, ...rest } = thing
  return rest
}

function store(session: Session, container: Node, key: string, value: Thing): void {
  const holder =
    container.type === 'name'
      ? (session.scope.get(container.name) ?? meaningOf(session, container.name))
      : evaluate(session, container)
  if (holder?.kind === 'environment') {
    setInherited(session.machine, key, session.text(value))
    return
  }
  if (holder?.items && /^-?\d+$/.test(key)) {
    const at = Number(key) - (session.language.syntax.countsFromOne ? 1 : 0)
    if (at >= 0 && at <= holder.items.length) {
      holder.items[at] = value
      return
    }
  }
  if (holder && holder !== EMPTY) {
    holder.entries ??= new Map()
    holder.entries.set(key, value)
  } else if (container.type === 'name')
    session.scope.set(container.name, { entries: new Map([[key, value]]) })
}

function evaluateChoice(session: Session, node: Node & { type: 'choose' }): Thing {
  const truth = truthOf(evaluate(session, node.test))
  const yes = truth === false ? undefined : evaluate(session, node.yes)
  const no = truth === true || !node.no ? undefined : evaluate(session, node.no)
  if (yes && (!no || textOf(yes) !== undefined || yes.closure || yes.name !== undefined)) return yes
  return no ?? EMPTY
}

/** Does something again and again, within reason. */
function repeat(session: Session, turn: (i: number) => boolean): void {
  const { machine } = session
  const before = machine.effects.length + machine.resolved.length
  for (let i = 0; turn(i); i++) {
    const effective = machine.effects.length + machine.resolved.length > before
    if (i + 1 >= (effective ? MAX_EFFECTIVE_TURNS : MAX_TURNS) || !session.patient) {
      // What the other turns print is not known.
      if (session.printed !== '') session.print(machine.unknown('user', 'a loop'))
      return
    }
  }
}

function evaluateEach(session: Session, node: Node & { type: 'each' }): Thing {
  const source = evaluate(session, node.items)
  const items = elementsOf(source)
  const results: Thing[] = []
  const turn = (item: Thing) => {
    assign(session, node.target, item)
    if (node.filter && truthOf(evaluate(session, node.filter)) === false) return
    results.push(evaluate(session, node.body))
  }
  if (items && items.length > 0) {
    repeat(session, (i) => {
      if (i < items.length) turn(items[i]!)
      return i < items.length
    })
  } else if (!items)
    turn(
      partOf(
        source.text === undefined ? { ...source, ...session.derive('an element', source) } : source,
      ),
    )
  return node.collects ? { items: results } : EMPTY
}

/** What a loop runs over: the elements of a list, the keys of a table, the letters of a text. */
export function elementsOf(thing: Thing): Thing[] | undefined {
  if (thing.items) return thing.items
  if (thing.entries) return [...thing.entries.keys()].map((text) => ({ text }))
  const text = thing.kind === undefined ? knownText(thing) : undefined
  return text === undefined ? undefined : [...text].map((letter) => ({ text: letter }))
}

function evaluateLoop(session: Session, node: Node & { type: 'loop' }): Thing {
  if (node.first) evaluate(session, node.first)
  const { test } = node
  const endless = !test || test.type === 'number' || test.type === 'name' || test.type === 'text'
  if (endless) session.endless++
  let blind = 0
  repeat(session, () => {
    const truth = test ? truthOf(evaluate(session, test)) : true
    if (truth === false) return false
    evaluate(session, node.body)
    if (node.next) evaluate(session, node.next)
    if (truth === undefined || endless) blind++
    return blind < BLIND_TURNS
  })
  if (endless) session.endless--
  return EMPTY
}

function evaluateCall(session: Session, node: Node & { type: 'call' }): Thing {
  const { callee } = node
  let receiver: Thing | undefined
  let target: Thing
  if (callee.type === 'member') {
    receiver = evaluate(session, callee.object)
    target = { name: callee.name }
  } else
    target =
      callee.type === 'name' ? lookUp(session, callee.name, false) : evaluate(session, callee)
  const args = evaluateAll(session, node.args)
  const named = new Map<string, Thing>()
  for (const { key, value } of node.named) {
    const name =
      key.type === 'name' ? key.name : (knownText(evaluate(session, key)) ?? String(named.size))
    named.set(name, evaluate(session, value))
  }
  const assignArgument = (position: number, thing: Thing) => {
    const argument = node.args[position]
    if (argument) assign(session, argument, thing)
  }
  return followCall(session, target, receiver, args, named, assignArgument)
}
