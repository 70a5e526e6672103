import { plain, type Value } from '../../resolve/value.ts'
import { ARGUMENT_FUNCTIONS } from '../argument-types/index.ts'
import type { ArgumentResult } from '../argument-types/special-argument.ts'
import { type Call, lookOnce } from '../call.ts'
import { guessOperand } from '../guesses/unknown-program.ts'
import { setInherited } from '../inherited-variables.ts'
import type {
  ArgumentType,
  CommonArgumentType,
  SpecialArgumentType,
} from '../knowledge/argument-types.ts'
import type { FlagEffect } from '../knowledge/entry.ts'
import type { Kind } from '../knowledge/kinds.ts'
import type { Language } from '../knowledge/languages.ts'
import { loadModule } from '../load-module.ts'
import type { Machine } from '../machine.ts'
import { OWN_WORDS } from '../programs/own-words/index.ts'
import { runScriptFile } from '../script-files.ts'
import { applySetting } from '../settings.ts'
import { runSideCommand } from '../side-commands.ts'
import { isInput, printedElsewhere, readFile, readMaterial, writeFile } from '../world.ts'
import type { Flow } from './flow.ts'

/** What a flag does by being there. */
export function applyFlag({ machine, name }: Call, effect: FlagEffect, option: string): void {
  if (effect === 'privilege')
    machine.emit(effect, name, name, { how: `with ${option} raises privileges` })
  else if (effect === 'destroy')
    machine.emit(effect, name, name, { how: `${name} ${option} destroys data` })
  else machine.emit(effect, name, name, { how: `${name} ${option}` })
}

/** Programs that make one file out of others. */
const MAKERS: readonly Kind[] = ['compiler', 'compressor']

/** What a word does by the type that it has for its program. */
export function applyArgument(call: Call, flow: Flow, type: ArgumentType, value: Value): void {
  const { machine, name } = call
  machine.step(call.args.length / WORDS_IN_A_STEP)
  switch (type) {
    case '-':
    case 'pair':
      return
    case 'peek':
      machine.emit('touch', name, machine.absolute(value), { deep: walks(call) })
      return
    case 'truncate': {
      // To some size: what stands at its beginning stays.
      const before = machine.files.get(machine.absolute(value))
      const isCut = call.args.some((word) => /^(?:-\w*s|--size)(?:[= ]?0+)?$/.test(plain(word)))
      const size = call.args.some((word) => /^0+[a-zA-Z]*$/.test(plain(word)))
      writeFile(machine, name, value, isCut && !size && before !== undefined ? before : '')
      return
    }
    case 'shred':
      writeFile(machine, name, value, '')
      machine.emit('delete', name, machine.absolute(value))
      return
    case 'read':
      flow.reads.push(
        MAKERS.some((kind) => call.entry?.kinds.has(kind))
          ? readMaterial(machine, name, value)
          : readFile(machine, name, value),
      )
      return
    case 'named':
      flow.reads.push(readFile(machine, name, value))
      return
    case 'tree':
      flow.reads.push(readFile(machine, name, value, { tree: true }))
      return
    case 'edit':
      // With an output of its own the file stays as it is.
      if (flow.writes.length > 0) flow.reads.push(readFile(machine, name, value))
      else machine.emit(type, name, machine.absolute(value))
      return
    case 'use':
      // What comes in has no name.
      if (!isInput(plain(value))) machine.emit(type, name, machine.absolute(value))
      return
    case 'delete':
    case 'delete-tree':
      machine.emit(type, name, machine.absolute(value))
      return
    case 'config':
      flow.reads.push(readFile(machine, name, value))
      runScriptFile(machine, 'config', name, value)
      return
    case 'write':
    case 'append':
      flow.writes.push({ path: value, append: type === 'append', provenance: machine.provenance })
      return
    case 'exec':
    case 'remote':
      flow.ran = true
      flow.outputs.push(
        type === 'exec'
          ? machine.runText(value, { frame: machine.frameFor('wrapper', name) })
          : printedElsewhere(
              machine,
              name,
              machine.runText(value, { frame: machine.frameFor('remote', name) }),
            ),
      )
      return
    case 'argv':
    case 'exec-argv':
    case 'net-argv':
    case 'remote-argv':
      return
    case 'side':
    case 'program':
    case 'tool':
    case 'pager':
    case 'editor':
    case 'compressor':
    case 'rsh':
    case 'browser':
      runSideCommand(machine, name, value, type)
      return
    case 'lib':
      // `-javaagent:FILE`
      machine.emit('load', name, machine.absolute(value.replace(/^:/, '')))
      return
    default:
      applyOtherArgument(call, flow, type, value)
  }
}

/** Types that are neither a file nor a command of this machine, and all that are not common. */
type OtherArgumentType =
  | Exclude<ArgumentType, CommonArgumentType>
  | 'url'
  | 'host'
  | 'dest'
  | 'send'
  | 'send@'
  | 'sendfile'
  | 'listen'
  | 'env'
  | 'module'
  | 'setting'
  | 'maybe'

function applyOtherArgument(call: Call, flow: Flow, type: OtherArgumentType, value: Value): void {
  const { machine, name } = call
  switch (type) {
    case 'url':
      // Browsers and fetchers take files as well.
      if (/^(?:\/|~\/|\.{1,2}\/|file:)/.test(plain(value)))
        flow.reads.push(readFile(machine, name, value.replace(/^file:\/\/[^/]*/, '')))
      else flow.sources.push({ address: value, provenance: machine.provenance })
      return
    case 'host':
      flow.sources.push({ address: value, provenance: machine.provenance })
      flow.destinations.push({ address: value, provenance: machine.provenance })
      return
    case 'dest':
      flow.destinations.push({ address: value, provenance: machine.provenance })
      return
    case 'send':
      flow.sends.push(value)
      return
    case 'send@':
      flow.sends.push(sentValue(machine, name, value))
      return
    case 'sendfile':
      if (comesFromElsewhere(call, value)) {
        flow.sources.push({ address: value, provenance: machine.provenance })
        return
      }
      // Where it is a directory, all of it goes.
      machine.emit('touch', name, machine.absolute(value), { deep: true })
      flow.sends.push(readFile(machine, name, value))
      return
    case 'listen':
      machine.emit('listen', name, value)
      return
    case 'env': {
      const equals = value.indexOf('=')
      if (equals > 0) setInherited(machine, value.slice(0, equals), value.slice(equals + 1))
      return
    }
    case 'module':
      loadModule(machine, name, value, call.entry?.traits.get('repl') as Language | undefined)
      return
    case 'setting':
      applySetting(machine, name, name, value, setInherited)
      return
    case 'maybe':
      guessOperand(call, value)
      return
    default:
      if (isSpecial(type)) takeResult(call, flow, ARGUMENT_FUNCTIONS[type](call, value))
      else if (type.startsWith('own.'))
        takeResult(call, flow, OWN_WORDS[type.slice(4)]?.(call, value))
      else applyLanguageArgument(machine, name, flow, type, value)
  }
}

const ELSEWHERE = /^(?!file:|local:)[\w.-]+:/

/** `rclone copy store:a ./b`: a tool that copies in both directions brings what lies elsewhere here. */
function comesFromElsewhere(call: Call, value: Value): boolean {
  const { entry } = call
  const isCopy = entry?.first.includes('dest-or-dir') || entry?.last.includes('dest-or-dir')
  // From one store to another it is sent, whatever it is.
  return isCopy === true && wordsElsewhere(call) === value
}

const wordsElsewhere = lookOnce(({ args }) =>
  args.filter((word) => ELSEWHERE.test(plain(word))).join(),
)

/** `@file`, or `field=@file`: the content of a file is sent. */
function sentValue(machine: Machine, name: string, value: Value): Value {
  const file = /^(?:[^\s=@]+=)?@(.+)$/s.exec(value)?.[1]
  return file === undefined ? value : readFile(machine, name, file)
}

function isSpecial(type: ArgumentType): type is SpecialArgumentType {
  return Object.hasOwn(ARGUMENT_FUNCTIONS, type)
}

/** Whether a program that only looks at names looks at all that lie below. */
const walks = lookOnce(
  ({ args, entry }) =>
    entry?.traits.has('walks') || args.some((word) => /^-[a-zA-Z]*[rR]|^--recursive$/.test(word)),
)

/** Many look through all words for each word: so much is one step. */
const WORDS_IN_A_STEP = 64

function takeResult(
  { machine }: Call,
  flow: Flow,
  // biome-ignore lint/suspicious/noConfusingVoidType: most types only have effects and return nothing
  result: ArgumentResult | undefined | void,
): void {
  if (!result) return
  const { provenance } = machine
  if (result.reads !== undefined) flow.reads.push(result.reads)
  if (result.sends !== undefined) flow.sends.push(result.sends)
  if (result.outputs !== undefined) {
    flow.outputs.push(result.outputs)
    flow.ran = true
  }
  if (result.destination !== undefined)
    flow.destinations.push({ address: result.destination, provenance })
  if (result.source !== undefined) flow.sources.push({ address: result.source, provenance })
}

function applyLanguageArgument(
  machine: Machine,
  name: string,
  flow: Flow,
  type: Exclude<ArgumentType, CommonArgumentType | SpecialArgumentType>,
  value: Value,
): void {
  const dot = type.indexOf('.')
  const [kind, language] = [type.slice(0, dot), type.slice(dot + 1) as Language]
  if (kind === 'setting') applySetting(machine, language, name, value)
  // A library beside the script: `ocaml unix.cma`.
  else if (kind === 'code' || !/\.cm[ao]$/.test(value)) {
    flow.ran = true
    flow.outputs.push(
      kind === 'code'
        ? machine.runCode(language, value, name)
        : runScriptFile(machine, language, name, value),
    )
  }
}
