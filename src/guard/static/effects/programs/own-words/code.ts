import { plain } from '../../../resolve/value.ts'
import { noteUnseenOrders } from '../../argument-types/commands.ts'
import type { Call } from '../../call.ts'
import { checkForeign } from '../../foreign-code.ts'
import { loadModule } from '../../load-module.ts'
import { runScriptFile } from '../../script-files.ts'
import { isDropPlace, runSideCommand } from '../../side-commands.ts'
import { readFile } from '../../world.ts'
import type { OwnWords } from './own-word.ts'

/** Calls whose first operand was seen. */
const started = new WeakSet<Call>()

/** `${exec COMMAND}`, `${execi SECONDS COMMAND}`, `${tail FILE LINES}`. */
const CONKY_OBJECT =
  /\$\{(t?execp?i?(?:bar|graph|gauge)?|cat|head|tail|lines|words)\s+(?:[\d.]+\s+)?([^}]{1,1000})\}/g

/** The marks for messages in a format of git, and any. */
const WRITTEN_BY_PEOPLE = /%\((?:contents|subject|body|trailers|raw)[^)]*\)|%[bBsfNwx]/
const MARK = /%\([^)]*\)|%[a-zA-Z]{1,2}/g

/** Code, or the name of a script, in the words of one program. */
export const CODE_WORDS = {
  redis: (call, value) => {
    const { machine, name, args } = call
    // The first operand is the command, the others belong to it.
    if (args.indexOf(value) < 0 || started.has(call)) return undefined
    started.add(call)
    const script = /^(?:eval|eval_ro)$/i.test(plain(value))
      ? args[args.indexOf(value) + 1]
      : undefined
    if (script !== undefined) return { outputs: machine.runCode('lua', script, name) }
    return {
      outputs: machine.runCode('redis', args.slice(args.indexOf(value)).map(plain).join(' '), name),
    }
  },
  'java-class': ({ machine, name, args }, value) => {
    const compiled = `${value}.class`
    if (/\.(?:java|jsh)$/.test(plain(value))) runScriptFile(machine, 'jvm', name, value)
    else if (machine.files.has(machine.absolute(compiled)))
      runScriptFile(machine, 'binary', name, compiled)
    else if (/(?:^|\.)(?:\w*(?:Reverse|Bind|Web))?Shell$/.test(plain(value)))
      machine.emit('shell', name, value, {
        how: `${name} runs a class that is called ${plain(value)}, which`,
      })
    // Without a class path it is looked for here.
    else if (!args.some((word) => /^--?(?:cp|class-?path)\b/.test(word)))
      checkForeign(machine, machine.absolute(compiled))
  },
  'printed-format': ({ machine, name }, value) => {
    // A name, or names with something between them, are no command; what people wrote may be one.
    if (!WRITTEN_BY_PEOPLE.test(value) && !/[\s;|&`$<>]/.test(value.replace(MARK, ''))) return
    const text = value.replace(MARK, () => machine.unknown('output', name))
    return { outputs: text.replaceAll('%%', '%') }
  },
  'tool-servers': ({ machine, name }, value) => {
    if (value.trimStart().startsWith('{')) machine.runCode('json-commands', value, name)
    else runScriptFile(machine, 'json-commands', name, value)
  },
  'jest-config': ({ machine, name }, value) => {
    if (!value.trimStart().startsWith('{')) runScriptFile(machine, 'javascript', name, value)
    else
      for (const [, text] of plain(value).matchAll(/"((?:[^"\\]|\\.)*)"/g))
        if (isDropPlace(text!) || /^\.{0,2}\//.test(text!)) loadModule(machine, name, text!)
  },
  'encoded-command': ({ machine, name }, value) => {
    const code = Buffer.from(plain(value), 'base64').toString('utf16le')
    return { outputs: machine.runCode('powershell', code, name) }
  },
  'sbt-command': ({ machine, name }, value) => {
    const code = /^\s*(?:;\s*)*(?:eval|set)\s+(.+)$/s.exec(plain(value))?.[1]
    if (code) machine.runCode('jvm', code, name)
    return undefined
  },
  augeas: ({ machine, name, args }, value) => {
    if (args.find((word) => !word.startsWith('-')) !== value) return undefined
    const line = args.slice(args.indexOf(value)).map(plain).join(' ')
    return { outputs: machine.runCode('augeas', line, name) }
  },
  'gimp-batch': ({ machine, name, args }, value) => {
    const python = args.some((word) => /python-fu-eval/.test(word))
    return { outputs: machine.runCode(python ? 'python' : 'lisp', value, name) }
  },
  'emacs-function': ({ machine, name }, value) => {
    if (/^(?:ansi-term|term|shell|eshell|vterm|multi-term)$/.test(plain(value)))
      machine.emit('shell', name, name, { how: `${name} -f ${plain(value)}` })
    return undefined
  },
  'tmpfiles-config': (call, value) => {
    // The word is a line by itself.
    if (call.args.includes('--inline'))
      return { outputs: call.machine.runCode('tmpfiles', value, call.name) }
    if (value.includes('/')) noteUnseenOrders(call, value)
    return { outputs: runScriptFile(call.machine, 'tmpfiles', call.name, value) }
  },
  nse: ({ machine, name }, value) => {
    if (/[/.]/.test(plain(value))) {
      runScriptFile(machine, 'lua', name, value)
      machine.emit('load', name, machine.absolute(value))
    }
  },
  /** `mlr put CODE then filter CODE`: a language much like AWK, whose `tee` and `emit` redirect, too. */
  miller: ({ machine, name, args }) => {
    for (const [i, verb] of args.entries()) {
      if (!/^(?:put|filter)$/.test(verb)) continue
      const code = args.slice(i + 1).find((word) => !word.startsWith('-'))
      if (code !== undefined)
        machine.runCode(
          'awk',
          plain(code).replace(/\b(?:tee|emit\w*|dump|edump)\b/g, 'print'),
          name,
        )
    }
    return undefined
  },
  'conky-text': ({ machine, name }, value) => {
    for (const [, verb, rest] of plain(value).matchAll(CONKY_OBJECT))
      if (verb!.includes('exec')) runSideCommand(machine, name, rest!, 'side')
      else readFile(machine, name, rest!.split(/\s+/)[0]!)
    return undefined
  },
  'nse-arguments': ({ machine, name }, value) => {
    let reads = ''
    for (const [, file] of plain(value).matchAll(/=["']?((?:~|\/)[\w.~/-]+)/g))
      reads += readFile(machine, name, file!, { certain: false })
    return { reads }
  },
  'snmp-object': ({ machine, name }, value) => {
    if (/nsExtend(?:Command|Args|Status)/.test(plain(value)))
      machine.emit('run', name, value, { how: `${name} makes a device run` })
  },
} satisfies OwnWords
