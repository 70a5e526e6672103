import { activateGlobs, hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { openShell, unquote } from './run-from-code.ts'

/** Tcl and expect: `exec`, `open "|…"`, `socket`, `spawn`. */
export const tcl: Analyser = (machine, code, by) => {
  const variables = new Map<string, Value>()
  let connection: string | undefined
  let executes = false
  let reads = ''
  for (const [, body] of code.matchAll(
    /(?:^|[\n;[{]|\btry\b|\bcatch\b)\s*(?=((?:exec|open|socket|set|source|spawn|system|interact|load|file|send|puts|eval|foreach|http::geturl)\b[^\n;]*))/g,
  )) {
    machine.step()
    const words = splitWords(body!).map((word) =>
      unquote(word).replace(/\$(\w+)/g, (whole, name: string) => variables.get(name) ?? whole),
    )
    const [command = '', ...args] = words
    switch (command) {
      case 'set':
        if (args.length > 1) variables.set(args[0]!, args[1]!)
        if (/\bsocket\b/.test(body!)) connection ??= /socket\s+([\w.-]+\s+\w+)/.exec(body!)?.[1]
        break
      case 'exec':
      case 'spawn':
      case 'system': {
        executes = true
        const own = args
          .filter((word) => !/^[<>@2]|^\]?$|^-(?:ignorestderr|keepnewline|noecho)$/.test(word))
          .map((word) => word.replace(/\]+$/, ''))
        if (own.length > 0)
          machine.runCommand(own, { frame: machine.frameFor('code', by), input: undefined })
        break
      }
      case 'eval':
        // What was put together is code like the rest.
        if (/\$\w/.test(body!) && isKnown(args.join(' ')))
          reads += tcl(machine, args.join(' ').replace(/[[\]]/g, ' '), by)
        break
      case 'foreach': {
        const pattern = /^\[\s*glob\s+(?:-\w+\s+)*([^\s\]]+)/.exec(args[1] ?? '')?.[1]
        if (pattern !== undefined) variables.set(args[0]!, activateGlobs(pattern))
        break
      }
      case 'interact':
        if (executes) openShell(machine, by)
        break
      case 'open': {
        const path = (args[0] ?? '').replace(/\]+$/, '').replace(/^\{(.*)\}$/, '$1')
        if (path.startsWith('|')) {
          executes = true
          machine.runText(path.slice(1), { frame: machine.frameFor('code', by), input: undefined })
        } else if (/^(?:[wa]|r\+|WRONLY|RDWR)/.test((args[1] ?? '').replace(/\]+$/, '')))
          writeFile(machine, by, path, '')
        else
          reads += readFile(machine, by, path, {
            tree: hasGlob(path) && plain(path).endsWith('/*'),
          })
        break
      }
      case 'socket':
        connection ??= args
          .filter((word) => !word.startsWith('-'))
          .slice(0, 2)
          .join(':')
          .replace(/\]+$/, '')
        break
      case 'source':
        reads += readFile(machine, by, args[0] ?? '')
        break
      case 'load':
        machine.emit('load', by, args[0] ?? '')
        break
      case 'file':
        if (args[0] === 'delete') machine.emit('delete-tree', by, args.at(-1) ?? '')
        else if (args[0] === 'copy' || args[0] === 'rename') {
          if (args[0] === 'rename')
            machine.emit('replace', by, args.at(-2) ?? '', { to: args.at(-1) ?? '' })
          reads += readFile(machine, by, args.at(-2) ?? '')
          writeFile(machine, by, args.at(-1) ?? '', '')
        }
        break
      case 'http::geturl':
        machine.emit('fetch', by, args[0] ?? '')
        break
    }
  }
  if (connection !== undefined) {
    machine.emit('fetch', by, connection, { how: 'opens a connection to' })
    // A loop that evaluates what a socket says needs no exec of its own.
    if (executes || /\b(?:exec|eval)\b/.test(code)) machine.emit('remote-shell', by, connection)
  }
  return reads || machine.unknown('output', by)
}

function splitWords(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|\{[^{}]*\}|\[[^[\]]*\]|\S+/g) ?? []
}
