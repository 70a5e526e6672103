import { activateGlobs, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { readFile, writeFile } from '../world.ts'
import { powershell } from './calls/powershell.ts'
import { scanCalls } from './calls/scan-calls.ts'
import type { Analyser } from './index.ts'
import { runFromCode } from './run-from-code.ts'

/** What a cmdlet does with its path, by its name or alias. */
const CMDLETS: readonly (readonly [
  RegExp,
  'read' | 'write' | 'append' | 'copy' | 'delete' | 'run' | 'program',
])[] = [
  [
    /^(?:get-content|gc|cat|type|select-string|sls|import-csv|import-clixml|get-filehash|format-hex)$/,
    'read',
  ],
  [
    /^(?:set-content|sc|out-file|export-csv|export-clixml|new-item|ni|tee-object|tee|clear-content|clc)$/,
    'write',
  ],
  [/^(?:add-content|ac)$/, 'append'],
  [/^(?:copy-item|cp|copy|cpi|move-item|mv|mi|move)$/, 'copy'],
  [/^(?:remove-item|rm|ri|del|erase|rd|rmdir)$/, 'delete'],
  [/^(?:start-process|saps|start)$/, 'program'],
]

const PATH_OPTION = /^-(?:path|literalpath|filepath|pspath|destination|dest|outfile|target)$/i
const VALUE_OPTION =
  /^-(?:value|inputobject|encoding|pattern|delimiter|itemtype|filter|include|exclude|totalcount|tail|argumentlist|args|name|erroraction|ea)$/i

const LISTS = /^\s*(?:get-childitem|gci|ls|dir)\s+(?:-\w+\s+)*["']?([~/][^\s"']*)/i
const READS_LISTED = /^\s*(?:get-content|gc|cat|type)(?:\s+-\w+)*\s*(?:\$_\S*)?\s*$/i

/** PowerShell: cmdlets with bare words, beside calls in the manner of other languages. */
export const powershellCommands: Analyser = (machine, code, by) => {
  let reads = ''
  let listed = ''
  for (const statement of code.split(/[\n;{}]/)) {
    for (const part of statement.split(/(?<!\|)\|(?!\|)/)) {
      listed = LISTS.exec(part)?.[1] ?? listed
      // What one command lists, another reads.
      if (listed !== '' && READS_LISTED.test(part))
        reads += readFile(machine, by, activateGlobs(listed), { tree: true })
      else reads += runPart(machine, part.trim(), by)
    }
  }
  const printed = scanCalls(machine, powershell, code, by, 'powershell')
  return reads + printed
}

function runPart(machine: Machine, part: string, by: string): Value {
  machine.step()
  let text = part
  const words = text.match(/"(?:[^"`]|`.)*"|'[^']*'|\([^()]*\)|[^\s]+/g)?.map(unwrap) ?? []
  if (words[0] === '&' || words[0] === '.') {
    words.shift()
    // A name in pieces: `& ("ba"+"sh")`.
    if (/^[("']|`/.test(words[0] ?? '')) words[0] = words[0]!.replace(/["'`()+\s]/g, '')
    text = words.join(' ')
  }
  const name = (words.shift() ?? '').replace(/^\$?\w+\s*=\s*/, '').toLowerCase()
  const type = CMDLETS.find(([pattern]) => pattern.test(name))?.[1]
  if (type === undefined) {
    // A program of the machine, called as in a shell.
    if (
      /^(?:\/|\.\/)?(?:[\w./-]+\/)?(?:bash|sh|zsh|dash|ksh|chmod|chown|sudo|useradd|usermod|curl|wget|nc|ncat|socat|python3?|perl|ruby|setcap|dd|scp|ssh)$/.test(
        name,
      )
    )
      return runFromCode(machine, by, text.replace(/^[&.]\s*/, ''))
    return ''
  }
  const paths: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (PATH_OPTION.test(word)) paths.push(words[++i] ?? '')
    else if (VALUE_OPTION.test(word)) i++
    else if (!word.startsWith('-')) paths.push(word)
  }
  const [first = '', second = ''] = paths.map(profilePath)
  switch (type) {
    case 'read':
      return readFile(machine, by, /select-string|sls/.test(name) && second !== '' ? second : first)
    case 'write':
    case 'append':
      if (first !== '') writeFile(machine, by, first, '', type === 'append')
      return ''
    case 'copy': {
      const content = readFile(machine, by, first)
      if (second !== '') writeFile(machine, by, second, content)
      return content
    }
    case 'delete':
      for (const path of paths)
        machine.emit(
          /\s-r(?:ec\w*)?\b/i.test(text) ? 'delete-tree' : 'delete',
          by,
          machine.absolute(path),
        )
      return ''
    case 'program':
      return first === '' ? '' : runFromCode(machine, by, first)
    default:
      return ''
  }
}

/** `$PROFILE` is the start-up file; homes are what they are elsewhere. */
function profilePath(path: string): string {
  if (/^\$\{?profile\b/i.test(path)) return '~/.config/powershell/profile.ps1'
  return path.replace(/^\$\{?(?:env:)?home\}?/i, '~')
}

function unwrap(word: string): string {
  return word.replace(/^(["'])(.*)\1$/s, '$2')
}
