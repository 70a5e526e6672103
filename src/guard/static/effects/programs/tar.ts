import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { runSideCommand } from '../side-commands.ts'
import { bringInto, derived, readFile, sendTo, writeFile } from '../world.ts'

const VALUED_LETTERS = 'fbCTXIgLKFHVN'
const VALUED_LONG =
  /^--(?:file|directory|files-from|exclude-from|use-compress-program|listed-incremental|transform|xform|checkpoint-action|to-command|info-script|new-volume-script|rsh-command|rmt-command|exclude|owner|group|mode|format|label|index-file|add-file|strip-components|sort|mtime|warning|newer|suffix|blocking-factor|record-size|tape-length|volno-file|starting-file|one-top-level|pax-option|totals|level)$/

/** `tar`: old-style letters, archives here and elsewhere, and many ways to run a command. */
export function runTar({ machine, name, args }: Call): Value {
  const members: Value[] = []
  let archive: Value | undefined
  let mode = ''
  let toOutput = false
  let directory = ''
  let absolute = false
  let removes = false
  const words = args.map(plain)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word.startsWith('--')) {
      const equals = word.indexOf('=')
      const option = abbreviated(equals > 0 ? word.slice(0, equals) : word)
      const value =
        equals > 0 ? args[i]!.slice(equals + 1) : VALUED_LONG.test(option) ? (args[++i] ?? '') : ''
      applyLong(option, value)
    } else if (/^-./.test(word) || (i === 0 && /^[a-zA-Z]+$/.test(word) && /[cxtruA]/.test(word))) {
      const old = !word.startsWith('-')
      const letters = old ? word : word.slice(1)
      for (let j = 0; j < letters.length; j++) {
        const letter = letters[j]!
        if (!VALUED_LETTERS.includes(letter)) {
          applyLetter(letter, '')
          continue
        }
        // Old style takes the values from the following words, one after the other.
        const glued = old ? '' : args[i]!.slice(j + 2)
        applyLetter(letter, glued !== '' ? glued : (args[++i] ?? ''))
        if (glued !== '') break
      }
    } else members.push(args[i]!)
  }
  return finish()

  function abbreviated(option: string): string {
    const full = [
      '--checkpoint-action',
      '--to-command',
      '--use-compress-program',
      '--info-script',
      '--new-volume-script',
      '--rsh-command',
      '--transform',
      '--directory',
      '--files-from',
      '--file',
    ]
    return option.length >= 6
      ? (full.find((candidate) => candidate === option) ??
          full.find((candidate) => candidate.startsWith(option)) ??
          option)
      : option
  }

  function applyLetter(letter: string, value: Value): void {
    if (/[cxtruA]/.test(letter)) mode ||= letter
    else if (letter === 'f') archive = value
    else if (letter === 'C') directory = value
    else if (letter === 'T') addListed(value)
    else if (letter === 'X') readFile(machine, name, value)
    else if (letter === 'I') runSideCommand(machine, name, value, 'compressor')
    else if (letter === 'F') runSideCommand(machine, name, value, 'side')
    else if (letter === 'O') toOutput = true
    else if (letter === 'P') absolute = true
  }

  function applyLong(option: string, value: Value): void {
    switch (option) {
      case '--create':
      case '--extract':
      case '--get':
      case '--list':
      case '--append':
      case '--update':
        mode ||= { create: 'c', extract: 'x', get: 'x', list: 't', append: 'r', update: 'u' }[
          option.slice(2)
        ]!
        break
      case '--file':
        archive = value
        break
      case '--directory':
      case '--one-top-level':
        directory = value
        break
      case '--files-from':
        addListed(value)
        break
      case '--exclude-from':
        readFile(machine, name, value)
        break
      case '--add-file':
        members.push(value)
        break
      case '--to-stdout':
        toOutput = true
        break
      case '--remove-files':
        removes = true
        break
      case '--absolute-names':
        absolute = true
        break
      case '--use-compress-program':
        runSideCommand(machine, name, value, 'compressor')
        break
      case '--checkpoint-action':
        if (/^exec=/.test(value)) runSideCommand(machine, name, value.slice(5), 'side')
        break
      case '--to-command':
      case '--info-script':
      case '--new-volume-script':
      case '--rmt-command':
        runSideCommand(machine, name, value, 'side')
        break
      case '--rsh-command':
        runSideCommand(machine, name, value, 'rsh')
        break
      case '--transform':
      case '--xform':
        renamed(plain(value))
        break
      case '--index-file':
        writeFile(machine, name, value, '')
        break
    }
  }

  /** A list of members: known if this command line wrote it. */
  function addListed(path: string): void {
    for (const line of readFile(machine, name, path).split('\n'))
      if (line !== '' && isKnown(line)) members.push(line)
  }

  /** `s@.*@/etc/x@`: the members are written under another name. */
  function renamed(expression: string): void {
    const delimiter = expression[1]
    const target = delimiter === undefined ? undefined : expression.split(delimiter)[2]
    if (target?.startsWith('/')) writeFile(machine, name, target, machine.unknown('output', name))
  }

  function finish(): Value {
    const remote = /^(?:[\w.-]+@)?[\w.-]+:(?!\/\/)./.test(archive ?? '') ? archive : undefined
    if (mode === 'x' || mode === 't') {
      const content =
        archive === undefined
          ? (machine.inputValue ?? '')
          : remote === undefined
            ? readFile(machine, name, archive)
            : machine.unknown('network', remote)
      if (remote !== undefined) {
        machine.emit('fetch', name, remote)
        machine.emit('read', name, remote.slice(remote.indexOf(':') + 1))
      }
      if (mode === 'x' && !toOutput) extractTo(directory, content)
      if (mode === 'x' && toOutput) for (const member of members) machine.emit('read', name, member)
      return mode === 't' ? machine.unknown('output', name) : derived(machine, name, content)
    }
    const packed = members.map((member) =>
      directory && !plain(member).startsWith('/')
        ? `${directory.replace(/\/$/, '')}/${plain(member)}`
        : member,
    )
    const content = packed.map((path) => readFile(machine, name, path, { tree: true })).join('')
    if (removes)
      for (const path of packed) machine.emit('delete-tree', name, machine.absolute(path))
    if (remote !== undefined) sendTo(machine, name, remote, content)
    else if (archive === undefined || archive === '-' || archive === '/dev/stdout')
      return derived(machine, name, content)
    else writeFile(machine, name, archive, content)
    return ''
  }

  /** Unpacking over the system writes whatever the archive holds. */
  function extractTo(target: string, content: Value): void {
    const path = machine.absolute(target || machine.environment.directory || '.')
    machine.emit('unpack', name, path, { data: content })
    bringInto(machine, path, content)
    // Members by name are written where they are unpacked.
    for (const member of members) writeFile(machine, name, `${path}/${plain(member)}`, content)
    if (absolute) machine.emit('unpack', name, '/', { data: content })
  }
}
