import { withoutSteps } from '../../resolve/folder-links.ts'
import { activateGlobs, hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import { type Call, lookOnce } from '../call.ts'
import { typeByMode } from '../entries/by-flags.ts'
import { parseArguments } from '../entries/parse-arguments.ts'
import { guessOperand } from '../guesses/unknown-program.ts'
import type { Machine } from '../machine.ts'
import { newNameOf } from '../new-names.ts'
import { isKind, startsWithKind } from '../program-kinds.ts'
import { hasOtherRights } from '../risky-arguments.ts'
import { isDropPlace, runSideCommand } from '../side-commands.ts'
import { bringInto, isInput, readFile, readMaterial, writeFile } from '../world.ts'
import { namesIn } from './lists.ts'
import type { SpecialArguments } from './special-argument.ts'

/** Options of a search before a number, and not before the text that is looked for. */
const TAKES_NUMBER =
  /^-[a-zA-Z]*[ABCdjmM]$|^--(?:(?:before-|after-)?context|max-(?:columns|count|depth|filesize)|maxdepth|threads)$/

const DEEP = /^--(?:dereference-)?recursive$|^(?:-[a-zA-Z]*d|--directories=)recurse$/
const GOES = /^-[a-zA-Z]*d$|^--directories$/

/** What `grep` and its relatives were asked for. */
const readSearch = lookOnce(({ args, entry }) => {
  const words = args.map(plain)
  const letters = words
    .filter((word) => /^-[a-zA-Z]+$/.test(word))
    .map((word) => word.replace(/(?<=d)(?:recurse|skip|read)$/, ''))
    .join('')
  const at = words.findIndex((word) => /^-(?:e|-regexp)$/.test(word))
  const pattern =
    at < 0
      ? words.find((word, i) => !/^-./.test(word) && !TAKES_NUMBER.test(words[i - 1] ?? ''))
      : words[at + 1]
  return {
    pattern: pattern ?? '',
    deep:
      entry?.traits.has('walks') === true ||
      /[rR]/.test(letters) ||
      words.some(
        (word, i) => DEEP.test(word) || (word === 'recurse' && GOES.test(words[i - 1] ?? '')),
      ),
    shows: !/[lLcq]/.test(letters) && !words.some((word) => /^--(?:files|count|quiet)/.test(word)),
    isQuiet: words.some((word) => QUIET.test(word)) && !words.includes('--'),
  }
})

/** Whether a search goes through everything below the places that it is told. */
export function searchesDeep(call: Call): boolean {
  return readSearch(call).deep
}

/** Finds every line, or those that are worth stealing. A search for a host name shows only that. */
const SHOWS_SECRETS = /^(?:\.?\*?|[\^$])$|key|begin|private|secret|passw|token|aws|cred|[+*]$/i
const KEY_MATERIAL = /PRIVATE KEY|BEGIN (?:OPENSSH|RSA|DSA|EC|PGP)|AKIA|aws_secret_access_key/i
const HOLDS_HOMES = /^\/(?:home(?:\/[^/]+)?|root)?\/?$/
/** Only flags of a search, and one among them by which it shows no line. */
const QUIET = /^-[EFGPiwxshz]*[qc][EFGPiwxshz]*$|^--(?:quiet|silent|count)$/

/** Where the files lie that only the administrator may read, among thousands of others. */
const HOLDS_HASHES = /^\/(?:etc\/?)?$/

/** A pattern that every line fits, or one with a name of an account or a part of a hash in it: no word of a setting. */
const FITS_HASHES =
  /^(?:\W{0,4}|.{1,2}|\W*(?:root|daemon|nobody|admin|ubuntu|debian|[a-z])\W*|[^a-zA-Z\s]*\$[^\s]*|:[^\s]*|[^\s]*:|\^[^\s]*|.*\.\*.*)$/

/** As root a search of everything prints lines of the shadow file, too; none of these has a blank. */
function mayShowHashes({ machine, args }: Call, pattern: string, place: string): boolean {
  return (
    HOLDS_HASHES.test(place) &&
    FITS_HASHES.test(pattern) &&
    runsAsRoot(machine) &&
    !args.some((word) =>
      /^(?:--include\b|--exclude=g?shadow\b|-g|--glob\b|-t|--type\b|-G)/.test(word),
    )
  )
}

/** `sudo -u postgres` has other rights, and not those of root. */
function runsAsRoot({ frame, resolved }: Machine): boolean {
  if (!hasOtherRights(frame, 'here')) return false
  const words = resolved.findLast(({ arguments: [program = ''] }) =>
    isKind(plain(program), 'user-switch'),
  )?.arguments
  const at = words?.findIndex((word) => /^(?:-u|--user)$/.test(word)) ?? -1
  return at < 0 || plain(words?.[at + 1] ?? 'root') === 'root'
}

/** Compressors that print, look or are told to leave the file where it is. */
const KEEPS_ORIGINAL = /^-[a-zA-Z\d]*[cklt]|^--(?:stdout|to-stdout|keep|list|test)$/

const INCLUDED =
  /^[ \t]*(?:#|%:|\?\?=)[ \t]*(?:include(?:_next)?|import|embed)[ \t]+([A-Za-z_]\w*)/gm
const DEFINED = /^[ \t]*(?:#|%:|\?\?=)[ \t]*define[ \t]+(\w+)[ \t]+(.*)$/gm

/** `#include NAME`: the file that a macro names, here or in an option; else a header has named it. */
function followComputedIncludes({ machine, name, args }: Call, code: string): void {
  const included = new Set([...code.matchAll(INCLUDED)].map(([, macro = '']) => macro))
  if (included.size === 0) return
  const defined = new Map(
    [...code.matchAll(DEFINED)].map(([, macro = '', text = '']) => [macro, text]),
  )
  args.forEach((word, i) => {
    const option =
      plain(word) === '-D' ? (args[i + 1] ?? '') : word.startsWith('-D') ? word.slice(2) : ''
    const [, macro, text] = /^(\w+)=(.*)$/s.exec(option) ?? []
    if (macro !== undefined && text !== undefined) defined.set(macro, text)
  })
  for (const macro of included) {
    machine.step()
    const text = defined.get(macro)
    if (text === undefined) continue
    const file = /^\s*["<]([^">\n]+)/.exec(text)?.[1]
    if (file === undefined) machine.miss('read', name, '', `what ${macro} stands for`)
    else readFile(machine, name, file)
  }
}

/** Reads source code: what the program will do is in it. */
export function readSource(call: Call, value: Value): { reads: Value } {
  const { machine, name } = call
  const content = value === '-' ? (machine.inputValue ?? '') : readMaterial(machine, name, value)
  if (isKnown(content) && content !== '') {
    machine.runCode('compiled', content, name)
    for (const [, path] of content.matchAll(
      /(?:#\s*(?:include|import|embed)|\.incbin|\.include|include_(?:bytes|str)!\s*\()\s*["<(]*(\/[^">]+)/g,
    ))
      readFile(machine, name, path!)
    followComputedIncludes(call, plain(content))
  }
  return { reads: content }
}

/** A picture, or a pattern of ImageMagick that names a file of another kind. */
export function readPicture(call: Call, value: Value): { reads: Value } {
  // A script of ImageMagick, which reads and writes what it wants.
  const script = /^(?:msl|mvg):(.+)$/s.exec(value)?.[1]
  if (script !== undefined && isDropPlace(plain(call.machine.absolute(script))))
    call.machine.emit('load', call.name, call.machine.absolute(script))
  const file =
    /^(?:\w+:)?@(.+)$/s.exec(value)?.[1] ??
    /^(?:text|msl|mvg|caption|label):(\/.+)$/s.exec(value)?.[1]
  return {
    reads: file === undefined ? guessOperand(call, value) : readFile(call.machine, call.name, file),
  }
}

/** The folder that an archive is unpacked into: the entry says by which option, or it is one that most have. */
function folderToUnpackInto({ args, entry }: Call): Value | undefined {
  const types = [...(entry?.options.values() ?? [])].map(({ type }) => type)
  if (entry && types.some((type) => type !== undefined && TAKES_FOLDER.test(type)))
    return parseArguments(entry, args).options.find(({ meaning }) =>
      TAKES_FOLDER.test(meaning?.type ?? ''),
    )?.value
  const at = args.findIndex((word) => /^-[a-zA-Z]*[dC]$/.test(word))
  const glued = args.map(plain).find((word) => /^-[do]./.test(word))
  return at >= 0 ? args[at + 1] : glued?.slice(2)
}

const TAKES_FOLDER = /^(?:write-dir|own\.extract-dir)$/

/** Options by which a directory is emptied before something is put there. */
const EMPTIES = /^--(?:clean|cleanDestinationDir|delete-output-directory|emptyOutDir)(?:=true)?$/i

/** `--include=shadow`, `-g .netrc`: of all files below a directory those with such a name. */
function searchedNames({ args }: Call): string[] {
  const words = args.map(plain)
  return words
    .map((word, i) => {
      const before = words[i - 1] ?? ''
      const joined = /^(?:--(?:include|i?glob)=|-g)(.+)$/.exec(word)?.[1]
      return joined ?? (/^(?:-g|--(?:include|i?glob))$/.test(before) ? word : '')
    })
    .filter((name) => /^[^!]*\w/.test(name) && !KIND_OF_FILE.test(name))
}

/** `*.ts`, `*.{js,ts}`: aimed at no file, unless such files hold keys. */
const KIND_OF_FILE = /^\*+\.(?!(?:key|pem|p12|pfx|jks|ppk|kdbx?|env)\b)\S+$/

/** Files that a program reads, writes or unpacks in a way of its own. */
export const FILE_ARGUMENTS = {
  'write-stem': ({ machine, name }, value) => {
    writeFile(machine, name, value + activateGlobs('*'), '')
    const input = machine.inputValue
    // The first pieces of split and csplit.
    if (input !== undefined)
      for (const piece of ['aa', '00']) machine.files.set(machine.absolute(value + piece), input)
  },
  moved: (call, value) => {
    const { machine, name, args } = call
    const to = newNameOf(call, value)
    if (/^[/~]/.test(to)) writeFile(machine, name, to, machine.fileContent(value))
    // Each takes the place of the one before.
    const forced = args.some((word) => /^-[a-z]*f|^--force$/.test(plain(word)))
    if (forced && hasGlob(value) && to !== '' && !hasGlob(to))
      machine.miss('outcome', name, '', 'what is lost where many files get one name')
    machine.emit('replace', name, machine.absolute(value), { to: to && machine.absolute(to) })
  },
  replaced: ({ machine, name }, value) => {
    machine.emit('replace', name, machine.absolute(value))
  },
  pack: ({ machine, name, args, entry }, value) => {
    const words = args.map(plain)
    // Some keep the file unless they are told otherwise.
    const moving = entry?.traits.get('moves')?.split(',')
    const leaves = moving
      ? !words.some((word) => moving.includes(word))
      : words.some((word) => KEEPS_ORIGINAL.test(word))
    if (!leaves && !isInput(plain(value)))
      machine.emit('replace', name, machine.absolute(value), {
        to: machine.absolute(`${value}.packed`),
      })
    return { reads: readMaterial(machine, name, value) }
  },
  unpack: (call, value) => {
    const { machine, name, args, entry } = call
    const content = readMaterial(machine, name, value)
    // `dpkg-deb -x ARCHIVE DIRECTORY`: the directory is an operand, which has its own effect.
    const last = args.at(-1)!
    const isOperand =
      entry && (typeByMode(entry, args) === 'write-dir' || entry.first.includes('write-dir'))
    if (isOperand && last !== value) bringInto(machine, last, content)
    else {
      const target = folderToUnpackInto(call) ?? '.'
      machine.emit('unpack', name, machine.absolute(target), { data: content })
      bringInto(machine, target, content)
    }
    return { reads: content }
  },
  'tree-or-list': (call, value) => {
    const { machine, name } = call
    // What is packed stands in a file, or in what another program prints.
    const names = value.startsWith('@') ? namesIn(call, value.slice(1)) : [value]
    return {
      reads: names.map((path) => readFile(machine, name, path, { tree: true })).join(''),
    }
  },
  searched: (call, value) => {
    const { machine, name } = call
    const search = readSearch(call)
    const place = withoutSteps(plain(machine.absolute(value)))
    if (search.shows && search.deep && KEY_MATERIAL.test(search.pattern) && HOLDS_HOMES.test(place))
      machine.emit('read', name, `secret://keys below ${place}`)
    // `grep -q '^PORT=' .env` shows nothing.
    if (search.isQuiet && value !== '-') {
      machine.emit('use', name, machine.absolute(value), { deep: search.deep })
      return undefined
    }
    if (search.deep) {
      machine.emit('touch', name, machine.absolute(value), { deep: true })
      for (const pattern of searchedNames(call))
        machine.emit('read', name, machine.absolute(`${value}${activateGlobs(`/**/${pattern}`)}`))
    }
    if (search.shows && search.deep && mayShowHashes(call, search.pattern, place))
      machine.miss('outcome', name, '', 'which lines of the password hashes it finds')
    return {
      reads: readFile(machine, name, value, {
        tree: search.shows && search.deep && SHOWS_SECRETS.test(search.pattern),
      }),
    }
  },
  download: ({ machine, name, args }, value) => {
    const at = args.findIndex((word) => /^(?:-d|--dir)$/.test(word))
    const directory =
      at >= 0 ? args[at + 1] : args.find((word) => word.startsWith('--dir='))?.slice(6)
    const path = directory === undefined || value.startsWith('/') ? value : `${directory}/${value}`
    const address = args.map(plain).find((word) => /^\w+:\/\//.test(word))
    writeFile(machine, name, path, machine.unknown('network', address ?? name))
  },
  'edited-file': ({ machine, name, args }, value) => {
    if (!args.some((word) => /^(?:-L|--inplace|-i|--in-place|save)$/.test(word)))
      return { reads: readFile(machine, name, value) }
    writeFile(machine, name, value, machine.unknown('output', name))
    return undefined
  },
  magick: readPicture,
  'edit-or-command': ({ machine, name }, value) => {
    if (value.startsWith('+')) machine.runCode('vim', value.slice(1), name)
    else machine.emit('edit', name, machine.absolute(value))
  },
  'page-or-command': ({ machine, name }, value) => {
    if (!value.startsWith('+')) return { reads: readFile(machine, name, value) }
    machine.runCode('typed', value.slice(1), name)
    return undefined
  },
  'write-or-pipe': ({ machine, name }, value) => {
    const shows = isKind(/^\|\s*([\w-]+)/.exec(plain(value))?.[1] ?? '', 'pager')
    if (/^[|!]/.test(plain(value)))
      runSideCommand(machine, name, value.slice(1), shows ? 'pager' : 'side')
    else writeFile(machine, name, value, machine.unknown('output', name))
  },
  'read-or-pipe': ({ machine, name }, value) => {
    const text = plain(value)
    if (text.startsWith('|') || /\|\s*$/.test(text)) {
      machine.runText(text.replace(/^\||\|\s*$/g, ''), { frame: machine.frameFor('side', name) })
      return undefined
    }
    return { reads: readFile(machine, name, value, { certain: false }) }
  },
  database: (call, value) => {
    const { machine, name, args } = call
    if (
      args.some((word) =>
        /\b(?:create|insert|update|delete from|drop|alter|replace into|vacuum into)\b/i.test(
          plain(word),
        ),
      )
    )
      machine.emit('write', name, machine.absolute(value), {
        data: machine.unknown('output', name),
        certain: false,
      })
    // `sqlite3 {} .dump`, for each name that a search has found.
    if (!isKnown(value) || hasGlob(value))
      return { reads: readFile(machine, name, value, { certain: false }) }
    return { reads: guessOperand(call, value) }
  },
  'box-file': ({ machine, name, args }, value) => {
    const file = args.slice(args.indexOf(value)).find((word) => !word.startsWith('-'))
    return file === undefined ? undefined : { reads: readFile(machine, name, file) }
  },
  'write-dir': ({ machine, name }, value) => machine.emit('unpack', name, machine.absolute(value)),
  'dest-or-dir': ({ machine, name }, value) => {
    const path = plain(value)
    // What is elsewhere has a colon, but for the aliases of one client: `mc cp a.txt backup/notes`.
    const isHere =
      /^(?:\/|\.{1,2}(?:\/|$))/.test(path) ||
      (!startsWithKind(name, 'remote-alias') && !path.includes(':'))
    if (!isHere) return { destination: value }
    machine.emit('unpack', name, machine.absolute(value))
    return undefined
  },
  refilled: ({ machine, name }, value) => {
    machine.emit('delete-tree', name, machine.absolute(value))
    machine.emit('unpack', name, machine.absolute(value))
    machine.fileSystem.make(plain(machine.absolute(value)))
  },
  'refilled-when-told': ({ machine, name, args }, value) => {
    if (args.some((word) => EMPTIES.test(plain(word))))
      machine.emit('delete-tree', name, machine.absolute(value))
    machine.emit('unpack', name, machine.absolute(value))
  },
  'made-environment': ({ machine }, value) =>
    machine.fileSystem.make(plain(machine.absolute(value))),
  source: readSource,
} as const satisfies SpecialArguments
