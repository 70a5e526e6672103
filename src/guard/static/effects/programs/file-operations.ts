import { isKnown, plain, type Value } from '../../resolve/value.ts'
import { readVariable } from '../../resolve/variables.ts'
import type { Call } from '../call.ts'
import { MAKES_FOLDER } from '../effect.ts'
import { HOW_MUCH_ROOM } from '../knowledge/joint-facts.ts'
import type { Machine } from '../machine.ts'
import { runWrittenFile } from '../script-files.ts'
import { runSideCommand } from '../side-commands.ts'
import { derived, readFile, writeFile } from '../world.ts'
import { noteCopiedRights, noteKeptRights, noteUnseenRights, referenceIn } from './copied-rights.ts'
import {
  noteOpenedFile,
  noteOpenedFolder,
  noteOpenedPrograms,
  noteOpenedTree,
} from './opened-programs.ts'

/** Splits off options; `valued` are those that take the next word. */
export function operandsOf(
  args: readonly Value[],
  valued: RegExp,
): { options: string[]; operands: Value[]; values: Map<string, Value> } {
  const options: string[] = []
  const operands: Value[] = []
  const values = new Map<string, Value>()
  let ended = false
  for (let i = 0; i < args.length; i++) {
    const word = plain(args[i]!)
    if (ended || word === '-' || !word.startsWith('-')) operands.push(args[i]!)
    else if (word === '--') ended = true
    else {
      const equals = word.startsWith('--') ? word.indexOf('=') : -1
      const name = equals > 0 ? word.slice(0, equals) : word
      options.push(name)
      if (equals > 0) values.set(name, word.slice(equals + 1))
      else if (valued.test(name) && args[i + 1] !== undefined) values.set(name, args[++i]!)
    }
  }
  return { options, operands, values }
}

/** `gmv` is GNU's where another comes first, `zf_mv` that of zsh. */
function plainName(name: string): string {
  return name.replace(/^(?:g|zf_)(?=(?:cp|mv|ln|install|chown|chgrp)$)/, '')
}

/** `cp`, `mv`, `install`, `ln`: sources are read, the target is written. */
export function runCopy({ machine, name: called, args }: Call): Value {
  const name = plainName(called)
  const isLink = name === 'ln' || name === 'link'
  const { options, operands, values } = operandsOf(
    args,
    /^(?:-[tSmog]|--(?:target-directory|suffix|mode|owner|group|strip-program))$/,
  )
  const directory = values.get('-t') ?? values.get('--target-directory')
  const movedAway =
    name === 'mv' ? (directory === undefined ? operands.slice(0, -1) : operands) : []
  const leaving = new Set(movedAway)
  const makesFolders =
    name === 'install' && options.some((option) => /^-[a-z]*d|^--directory/.test(option))
  for (const path of operands) {
    // What is moved takes everything below it along.
    if (leaving.has(path)) {
      // A directory gets this name where there is none of it yet.
      if (movedAway.length === 1 && directory === undefined && isNewFolder(operands.at(-1)!))
        machine.moved.move(machine.absolute(path), machine.absolute(operands.at(-1)!))
      machine.emit('replace', name, machine.absolute(path), {
        deep: true,
        to: machine.absolute(
          directory === undefined
            ? targetOf(operands.at(-1)!, path, movedAway.length > 1)
            : targetOf(directory, path, true),
        ),
      })
    } else
      machine.emit(
        'touch',
        name,
        machine.absolute(path),
        makesFolders ? { how: MAKES_FOLDER } : undefined,
      )
  }
  if (makesFolders) return ''
  if (
    name === 'mv' &&
    directory === undefined &&
    operands.length === 2 &&
    isBackup(plain(operands[0]!), plain(operands[1]!))
  )
    return ''
  const sources = directory === undefined ? operands.slice(0, -1) : operands
  const target = directory ?? (operands.length > 1 ? operands.at(-1)! : undefined)
  const recursive = options.some((option) =>
    /^-[a-zA-Z]*[rRa]|^--(?:recursive|archive)/.test(option),
  )
  if (target !== undefined && options.some((option) => /^-\w*T|^--no-target-d/.test(option)))
    machine.emit('replace', name, machine.absolute(target))
  const strips = values.get('--strip-program')
  if (strips !== undefined) runSideCommand(machine, name, strips, 'tool')
  noteGivenRights(machine, name, values, target)
  noteKeptRights(machine, name, options, sources, target)
  for (const source of sources) {
    if (
      target !== undefined &&
      /^(?:mv|cp)$/.test(name) &&
      isOwnSettings(source) &&
      isOwnSettings(targetOf(target, source, sources.length > 1 || directory !== undefined))
    ) {
      machine.emit('edit', name, machine.absolute(source))
      continue
    }
    const content =
      isLink || name === 'mv' ? moved(source) : readFile(machine, name, source, { tree: recursive })
    if (target === undefined) continue
    // Patterns stay patterns: what `/e?c/x` means is decided where paths are judged.
    const place = targetOf(target, source, sources.length > 1 || directory !== undefined)
    writeFile(machine, name, place, content)
    const brought = machine.files.has(machine.absolute(source))
      ? undefined
      : machine.fileSystem.sourceOf(plain(machine.absolute(source)))
    if (brought !== undefined) machine.fileSystem.bring(plain(machine.absolute(place)), brought)
    remember(plain(source), place)
  }
  return ''

  /** A program under another name stays that program; a link is another name of a place. */
  function remember(source: string, place: Value): void {
    const from = machine.absolute(source)
    const to = machine.absolute(place)
    const known = machine.fileSystem.programs.get(from)
    if (known !== undefined || /^\/(?:usr\/)?(?:local\/)?s?bin\/[^/]+$/.test(from)) {
      machine.files.delete(to)
      machine.fileSystem.programs.set(to, known ?? from)
    } else if (isLink) {
      machine.files.delete(to)
      machine.fileSystem.link(to, from)
    }
  }

  /** Moving or linking shows nothing by itself, but takes the file along. */
  function moved(source: Value): Value {
    if (isLink) machine.emit('link', name, machine.absolute(source))
    else machine.emit('read', name, machine.absolute(source))
    return plain(source) === '/dev/null' ? '' : machine.fileContent(source)
  }
}

/** The mode and the owner that a copy is told to get. */
function noteGivenRights(
  machine: Machine,
  name: string,
  values: ReadonlyMap<string, Value>,
  target: Value | undefined,
): void {
  const mode = values.get('-m') ?? values.get('--mode')
  noteUnseenRights(machine, 'mode', name, mode)
  noteUnseenRights(machine, 'owner', name, values.get('-o') ?? values.get('--owner'))
  if (mode === undefined) return
  if (target !== undefined) noteOpenedFile(machine, name, plain(mode), target)
  if (/^[2467]\d{3}$|[ugo]*\+?=?[rwx]*s/.test(plain(mode)))
    machine.emit('privilege', name, target ?? '', { how: 'sets the set-uid bit of' })
}

/** `docs/`, and not a place that is there always: `./`, `../`, `~/`, `/tmp/`. */
function isNewFolder(path: Value): boolean {
  return /[^/.~]\/$/.test(path) && !/^\/(?:tmp|(?:home|Users)(?:\/[^/]*)?|root)\/$/.test(path)
}

/** The settings of the project that one works in, under one of their names. */
export function isOwnSettings(path: Value): boolean {
  return /^(?:\.\/)?(?:[\w-][\w.-]*\/)*\.env(?:\.(?!example|sample|template|dist)[\w-]+)*$/.test(
    path,
  )
}

/** `mv x x.bak` in the same place is housekeeping. */
function isBackup(source: string, target: string): boolean {
  return (
    target.startsWith(source) &&
    /^[.~-]?\w*$/.test(target.slice(source.length)) &&
    !/^\//.test(source)
  )
}

function targetOf(target: Value, source: Value, into: boolean): Value {
  return into || target.endsWith('/')
    ? `${target.replace(/\/$/, '')}/${source
        .replace(/(?<=.)\/+$/, '')
        .split('/')
        .at(-1)}`
    : target
}

/** null, zero, full, random and urandom: every root directory of its own gets them. */
const HARMLESS_DEVICE = /^[cu] 1 [35789]$/

/** `mkfifo`, `mknod PATH p`: a named pipe joins two commands. */
export function runMakePipe({ machine, name, args }: Call): Value {
  const { operands } = operandsOf(args, /^-m$/)
  const pipes = name === 'mknod' ? (operands[1] === 'p' ? operands.slice(0, 1) : []) : operands
  for (const path of operands.slice(0, name === 'mknod' ? 1 : undefined))
    machine.emit('touch', name, machine.absolute(path))
  for (const path of pipes) machine.fileSystem.pipes.add(plain(machine.absolute(path)))
  if (
    name === 'mknod' &&
    /^[bcu]$/.test(operands[1] ?? '') &&
    !HARMLESS_DEVICE.test(operands.slice(1, 4).join(' '))
  ) {
    machine.emit('privilege', name, operands[0] ?? '', { how: 'makes a device of its own' })
  }
  return ''
}

/** `rm`: what matters is whether it goes down the tree, and from where. */
export function runRemove({ machine, name, args }: Call): Value {
  const { options, operands } = operandsOf(args, /^$/)
  const recursive = options.some((option) => /^-[a-zA-Z]*[rR]|^--recursive/.test(option))
  if (options.includes('--no-preserve-root'))
    machine.emit('destroy', name, '/', { how: `${name} is told to delete even the root` })
  for (const path of operands) {
    // `rm -rf /etc/*` is `/etc` with everything in it.
    machine.emit(recursive ? 'delete-tree' : 'delete', name, machine.absolute(path))
  }
  return ''
}

/** The root, or a directory in which everything of a kind lies. */
const EVERYTHING = /^\/(?:etc|usr|bin|var|lib|boot|home|root)?\/?\*?$/

/** `chattr`: files that nobody can change or remove any more. */
export function runChattr({ machine, name, args }: Call): Value {
  const deep = args.some((word) => /^-[a-zA-Z]*R/.test(word))
  for (const path of args.filter((word) => !/^[-+=]/.test(plain(word))))
    machine.emit('rights', name, machine.absolute(path), { deep })
  if (!deep) return ''
  for (const path of args.filter((word) => EVERYTHING.test(plain(word))))
    machine.emit('destroy', name, path, {
      how: `${name} changes the attributes of everything below ${plain(path)}`,
    })
  return ''
}

/** `chmod`: set-uid and set-gid bits raise rights. */
export function runChmod({ machine, name, args }: Call): Value {
  const words = args.filter(
    (word) =>
      !/^(?:-[RvcfHLP]+|--(?:recursive|verbose|changes|quiet|silent|preserve-root|no-preserve-root))$/.test(
        word,
      ),
  )
  const [first = '', ...paths] = words
  const mode = plain(first)
  const model = referenceIn(args)
  if (model !== undefined) {
    noteCopiedRights(machine, 'mode', name, model)
    for (const path of words)
      if (!path.startsWith('--')) machine.emit('rights', name, machine.absolute(path))
    return ''
  }
  noteUnseenRights(machine, 'mode', name, first)
  const numeric = /^[+=]?0*([0-7]{4,5})$/.exec(mode)
  // The leading digit: 4 is set-uid, 2 is set-gid, 1 is the sticky bit of shared directories.
  const raises = numeric
    ? (Number.parseInt(numeric[1]!.slice(-4)[0]!, 8) & 6) !== 0
    : /(?:^|,)[ugoa]*[+=][rwxXt]*s/.test(mode)
  if (raises)
    machine.emit('privilege', name, paths.join(' '), { how: 'sets the set-uid or set-gid bit of' })
  const opens =
    /^0*[0-7]?[0-7][0-7][2367]$/.test(mode) ||
    (/(?:^|,)[oa]*[ugoa]*[+=][rx]*w/.test(mode) && /^(?:[ugo]*[oa][ugo]*)?[+=]/.test(mode))
  // Made executable in the same breath in which it was written: somebody will run it.
  if (/\+[rw]*x|^0?[1357]?[0-7]?[1357][0-7]?[0-7]$|^0?[0-7]?7[0-7]{2}$/.test(mode)) {
    for (const path of paths) {
      const content = machine.files.get(machine.absolute(path))
      if (content !== undefined && isKnown(content) && content !== '')
        runWrittenFile(machine, path, content, [])
    }
  }
  const recursive = args.some((word) => /^-[a-zA-Z]*R|^--recursive/.test(word))
  for (const path of paths) {
    machine.emit('rights', name, machine.absolute(path), { deep: recursive })
    if (shuts(mode))
      machine.emit('replace', name, machine.absolute(path), { how: 'takes its owner the way into' })
    if (opens) {
      machine.emit('open-to-all', name, machine.absolute(path))
      noteOpenedPrograms(machine, name, path, recursive)
      noteOpenedFolder(machine, name, path)
      if (recursive) noteOpenedTree(machine, name, path)
    } else if (GROUP_WRITES.test(mode)) noteOpenedFolder(machine, name, path)
    else if (SHOWS.test(mode)) machine.emit('use', name, machine.absolute(path))
    if (recursive && EVERYTHING.test(plain(path)))
      machine.emit('destroy', name, path, {
        how: `${name} changes the rights of everything below ${plain(path)}`,
      })
  }
  return ''
}

/** Modes by which not even its owner gets into a directory any more. */
function shuts(mode: string): boolean {
  const digits = /^0*[0-7]?([0-7])[0-7]{2}$|^0+$/.exec(mode)
  if (digits) return (Number(digits[1] ?? 0) & 5) !== 5
  return /(?:^|,)(?:[go]*[ua][ugoa]*)?-[wst]*[rx]|(?:^|,)[go]*[ua][ugoa]*=(?![rwXst]*x)/.test(mode)
}

/** Modes that let a group write. */
const GROUP_WRITES = /^0*[0-7]?[0-7][2367][0-7]$|(?:^|,)[uoa]*g[ugoa]*[+=][rx]*w/

/** Modes that let others read. */
const SHOWS = /^0*[0-7]?[0-7][0-7][4-7]$|^(?:[ug]*[oa][ugoa]*)?[+=][wx]*r/

/** Accounts that services run as, and nobody logs in to. */
const SERVICE =
  /^(?:www-data|nginx|apache|http|nobody|postgres|mysql|redis|jenkins|tomcat)(?:[:.]|$)/

/** `chown`: a file given to root, or everything below a vital directory. */
export function runChown({ machine, name: called, args }: Call): Value {
  const name = plainName(called)
  const { options, operands } = operandsOf(args, /^--(?:from)$/)
  const model = referenceIn(args)
  if (model !== undefined) noteCopiedRights(machine, 'owner', name, model)
  const [owner = '', ...paths] = model === undefined ? operands : ['', ...operands]
  noteUnseenRights(machine, 'owner', name, owner)
  const toRoot = /^(?:root|0|\+0)(?:[:.].*)?$/.test(plain(owner))
  if (name === 'chown' && toRoot)
    machine.emit('privilege', name, paths.join(' '), { how: 'makes root the owner of' })
  const recursive = options.some((option) => /^-[a-zA-Z]*R|^--recursive/.test(option))
  for (const path of paths) {
    machine.emit('rights', name, machine.absolute(path), { deep: recursive })
    if (name === 'chown' && !toRoot && !SERVICE.test(plain(owner))) {
      noteOpenedPrograms(machine, name, path, recursive)
      // People who install without an administrator take this one over.
      if (!plain(path).startsWith('/usr/local')) noteOpenedFolder(machine, name, path)
    }
    if (recursive && /^\/(?:etc|usr|bin|var|lib|boot)?\/?\*?$/.test(plain(path)))
      machine.emit('destroy', name, path, {
        how: `${name} changes the owner of everything below ${plain(path)}`,
      })
    else if (!toRoot && !isOwn(machine, owner, path))
      machine.emit('chown', name, machine.absolute(path))
  }
  return ''
}

/** A file below one's own home is taken back by oneself: `chown "$(id -u)" ~/.kube/config`. */
function isOwn(machine: Machine, owner: Value, path: Value): boolean {
  const sources = machine.symbols.in(owner)
  return (
    plain(path).startsWith(`${readVariable(machine, 'HOME')}/`) &&
    sources.length > 0 &&
    sources.every(({ detail }) =>
      /^(?:id|whoami|logname|USER|UID|GID|LOGNAME|SUDO_USER)$/.test(detail),
    )
  )
}

/** `dd if=… of=…`. */
export function runDd({ machine, name, args }: Call): Value {
  const setting = (key: string) =>
    args.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1)
  const [source, target] = [setting('if'), setting('of')]
  const whole = source === undefined ? (machine.inputValue ?? '') : readFile(machine, name, source)
  // A part of a file is not the file any more.
  const content =
    setting('skip') !== undefined || setting('count') !== undefined
      ? derived(machine, name, whole)
      : whole
  if (target === undefined) return content
  // Into a file, and nothing says when it ends; devices end by themselves.
  if (
    ((isEndless(source) && setting('count') === undefined) || isVeryMuch(setting)) &&
    !plain(target).startsWith('/dev/')
  )
    machine.miss('outcome', name, '', HOW_MUCH_ROOM)
  writeFile(machine, name, target, content)
  return ''
}

/** More than a usual disk has, in bytes. */
const MORE_THAN_A_DISK = 200e9
const UNITS = 'KMGTPEZY'

/** Whether so many blocks are copied, or left out in front of them, that no disk holds them. */
function isVeryMuch(setting: (key: string) => Value | undefined): boolean {
  const size = (key: string) => bytesIn(plain(setting(key) ?? ''))
  const block = size('bs') ?? size('obs') ?? size('ibs') ?? 512
  return ['count', 'seek', 'oseek'].some((key) => {
    const number = size(key) ?? 0
    // With a `B` behind it, or where a flag says so, it counts bytes.
    const flags = plain(setting('iflag') ?? '') + plain(setting('oflag') ?? '')
    const isBytes = /B$/.test(setting(key) ?? '') || /bytes/.test(flags)
    return number * (isBytes ? 1 : block) >= MORE_THAN_A_DISK
  })
}

/** `4k`, `1GiB`, `2x512` */
function bytesIn(text: string): number | undefined {
  if (text === '') return undefined
  return text.split('x').reduce((product, part) => {
    const [, number, unit = '', bytes] = /^(\d+)([cwb]|[kKMGTPEZY]?)(i?B)?$/.exec(part) ?? []
    if (number === undefined) return Number.NaN
    const small = { c: 1, w: 2, b: 512 }[unit]
    const power = UNITS.indexOf(unit.toUpperCase()) + 1
    const factor = small ?? (unit === '' ? 1 : (bytes === 'B' ? 1000 : 1024) ** power)
    return product * Number(number) * factor
  }, 1)
}

function isEndless(source: Value | undefined): boolean {
  return source !== undefined && /^\/dev\/(?:zero|u?random|full)$/.test(plain(source))
}

/** `tee`: its input goes to files and on. */
export function runTee({ machine, name, args }: Call): Value {
  const { options, operands } = operandsOf(args, /^$/)
  const input = machine.inputValue ?? machine.unknown('user', 'typed input')
  const append = options.some((option) => /^-[a-z]*a|^--append/.test(option))
  for (const path of operands) writeFile(machine, name, path, input, append)
  return input
}
