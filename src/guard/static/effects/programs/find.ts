import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { readFile, writeFile } from '../world.ts'

const TAKES_VALUE =
  /^-(?:name|iname|path|ipath|wholename|iwholename|lname|ilname|regex|iregex|regextype|type|xtype|size|mtime|atime|ctime|mmin|amin|cmin|newer\w*|anewer|cnewer|user|group|uid|gid|perm|maxdepth|mindepth|links|inum|samefile|fstype|printf|context|used|D|O\d?)$/

/** `find`: its tests are harmless; its actions run, remove and write. */
export function runFind({ machine, name, args }: Call): Value {
  const roots: Value[] = []
  let output = ''
  let recursive = true
  let narrowed = false
  let i = 0
  while (i < args.length && /^-(?:[HLP]|D\w*|O\d)$/.test(args[i]!)) i++
  for (; i < args.length && !/^[-(!]/.test(plain(args[i]!)); i++) roots.push(args[i]!)
  for (; i < args.length; i++) {
    const word = plain(args[i]!)
    if (/^-(?:exec|ok|execdir|okdir)$/.test(word)) {
      const end = endOfCommand(args, i + 1)
      const command = args.slice(i + 1, end)
      output += runAction(command)
      i = end
    } else if (word === '-delete') {
      for (const root of roots)
        machine.emit(narrowed ? 'delete' : 'delete-tree', name, machine.absolute(root))
    } else if (/^-(?:fprint0?|fls)$/.test(word) && args[i + 1])
      writeFile(machine, name, args[++i]!, listing())
    else if (word === '-fprintf' && args[i + 1]) {
      writeFile(machine, name, args[i + 1]!, plain(args[i + 2] ?? ''))
      i += 2
    } else if (word === '-files0-from' && args[i + 1]) readFile(machine, name, args[++i]!)
    else if (TAKES_VALUE.test(word)) {
      const value = plain(args[i + 1] ?? '')
      if (word === '-maxdepth' && Number(value) === 0) recursive = false
      if (word === '-perm' && /[-/]?(?:[0-7]*[4-7]\d{3}|[ugo+=]*s)/.test(value)) {
        machine.emit('look-around', name, value, { how: 'a search for set-uid files' })
      }
      if (
        /^-(?:i?name|i?path|i?regex|i?wholename|type|user|size|mtime|mmin|empty|newer)/.test(
          word,
        ) &&
        !/^\*?$/.test(value)
      )
        narrowed = narrowed || word !== '-type'
      i++
    }
  }
  return output || listing()

  function listing(): Value {
    return machine.unknown('output', `find ${roots.map(plain).join(' ')}`.trim())
  }

  /** The command for each file: `{}` is any file below the roots. */
  function runAction(command: Value[]): Value {
    const single = roots.length > 0 && (!recursive || roots.every((root) => isFile(plain(root))))
    const names = narrowedNames(args)
    const found = roots.length === 0 ? '.' : roots[0]!
    const match = single
      ? found
      : names
        ? `${found.replace(/\/$/, '')}/${names}`
        : machine.unknown('output', `files below ${plain(found)}`)
    const words = command.map((word) => (word.includes('{}') ? word.replaceAll('{}', match) : word))
    return machine.runCommand(words, { frame: machine.frameFor('wrapper', name) })
  }
}

function isFile(path: string): boolean {
  return /^\/(?:[\w.-]+\/)*(?:etc|root|proc|home|var)\/\S*\w$/.test(path) || /\.\w{1,5}$/.test(path)
}

/** A name that the search is limited to and that has no wildcard: then `{}` is that file. */
function narrowedNames(args: Value[]): string | undefined {
  const at = args.findIndex((word) => word === '-name' || word === '-path')
  const value = at < 0 ? undefined : plain(args[at + 1] ?? '')
  return value !== undefined && value !== '' && !/[*?[]/.test(value)
    ? value.replace(/^\//, '')
    : undefined
}

function endOfCommand(args: Value[], from: number): number {
  for (let i = from; i < args.length; i++) {
    if (args[i] === ';' || (args[i] === '+' && args[i - 1] === '{}')) return i
  }
  return args.length
}
