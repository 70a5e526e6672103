import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { guessOperand } from './guesses/unknown-program.ts'
import { isDropPlace } from './hooks.ts'
import { runCode, runScriptFile } from './interpret.ts'
import type { RoleResult } from './special-roles.ts'
import { readFile, writeFile } from './world.ts'

/** Further roles that belong to one kind of program. */
export const MORE_ROLES = {
  /** A file that will be run later, by a scheduler. */
  'job-file': ({ machine, name }, value) => {
    if (isDropPlace(plain(machine.absolute(value))))
      machine.emit('run', name, value, { how: `${name} is made to run` })
    return { outputs: runScriptFile(machine, 'sh', name, value) }
  },
  /** A command of sbt: `eval` and `set` take Scala. */
  'sbt-command': ({ machine, name }, value) => {
    const code = /^\s*(?:;\s*)*(?:eval|set)\s+(.+)$/s.exec(plain(value))?.[1]
    if (code) runCode(machine, 'jvm', code, name)
    return undefined
  },
  /** A word of augtool; the first one takes them all. */
  augeas: ({ machine, name, args }, value) => {
    if (args.find((word) => !word.startsWith('-')) !== value) return undefined
    const line = args.slice(args.indexOf(value)).map(plain).join(' ')
    return { outputs: runCode(machine, 'augeas', line, name) }
  },
  /** A file whose access list is changed. */
  'acl-file': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-m|--modify|--set|-M|-s|-[dR]+m)(?:=|$)/.test(word)))
      machine.emit('open-to-all', name, machine.absolute(value))
    return undefined
  },
  /** A file that gets an attribute; capabilities are kept in one. */
  'attribute-file': ({ machine, name, args }, value) => {
    if (args.some((word) => /security\.capability/.test(plain(word))))
      machine.emit('privilege', name, value, { how: 'gives capabilities to' })
    return undefined
  },
  /** A file that is rewritten with `-L` or `--inplace`, else shown. */
  'edited-file': ({ machine, name, args }, value) => {
    if (!args.some((word) => /^(?:-L|--inplace|-i|--in-place)$/.test(word)))
      return { reads: readFile(machine, name, value) }
    writeFile(machine, name, value, machine.unknown('output', name))
    return undefined
  },
  /** A file of settings that is shown with `--get`, else changed. */
  'ini-file': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:--get|--list|get|list)$/.test(word)))
      return { reads: readFile(machine, name, value) }
    writeFile(machine, name, value, args.slice(args.indexOf(value) + 1).join(' '))
    return undefined
  },
  /** Code for gimp, in the language of its interpreter. */
  'gimp-batch': ({ machine, name, args }, value) => {
    const python = args.some((word) => /python-fu-eval/.test(word))
    return { outputs: runCode(machine, python ? 'python' : 'lisp', value, name) }
  },
  /** A file, or a description of one in which files are named: `color=red,drawtext=textfile=…`. */
  'media-input': (call, value) => ({
    reads: /^\w+=/.test(plain(value))
      ? guessOperand(call, value)
      : readFile(call.machine, call.name, value),
  }),
  /** A function that Emacs calls at its start. */
  'emacs-function': ({ machine, name }, value) => {
    if (/^(?:ansi-term|term|shell|eshell|vterm|multi-term)$/.test(plain(value)))
      machine.emit('shell', name, name, { how: `${name} -f ${plain(value)}` })
    return undefined
  },
  /** Lines that describe files to make: a path, or `-` for the input. */
  'tmpfiles-config': ({ machine, name }, value) => ({
    outputs: runScriptFile(machine, 'tmpfiles', name, value),
  }),
} as const satisfies Record<string, (call: Call, value: Value) => RoleResult | undefined>
