import { activateGlobs, isKnown, plain } from '../../../resolve/value.ts'
import { HOME } from '../../../resolve/variables.ts'
import { readPicture, readSource } from '../../argument-types/files.ts'
import { giveHeld } from '../../given-directories.ts'
import { guessOperand } from '../../guesses/unknown-program.ts'
import { findFacts } from '../../knowledge/index.ts'
import { isDropPlace } from '../../side-commands.ts'
import { readFile, writeFile } from '../../world.ts'
import type { OwnWords } from './own-word.ts'

/** What may stand before the name of a file that ffmpeg reads. */
const MEDIA_PROTOCOL =
  /^(?:(?:concat|concatf|file|subfile|async|cache|crypto|image2|data):(?:,[^:]*:)?)+(?=[/~.])/

const PUTS_BACK = / (?:checkout|restore)$/
/** Without such an option a log only names what it was asked about. */
const SHOWS_CHANGES =
  /^(?:-[pucU]\w*|-L.*|--(?:patch|patch-with-stat|patch-with-raw|cc|full-diff|word-diff\S*))$/

/** The file of which an operand shows a version: `HEAD~2:.env`, or what stands behind `--`. */
function versionedPath(name: string, words: readonly string[], value: string): string {
  const [, inRevision] = /^(?!:\/)[^:]*:(?:\d:)?(.+)$/s.exec(value) ?? []
  if (inRevision !== undefined) return inRevision
  if (/ (?:blame|annotate)$/.test(name)) return value
  const dashes = words.indexOf('--')
  if (dashes < 0 || words.indexOf(value, dashes) < 0) return ''
  return / log$/.test(name) && !words.some((word) => SHOWS_CHANGES.test(word)) ? '' : value
}

/** Files that one program reads, writes or unpacks in a way of its own. */
export const FILES_WORDS = {
  'mailcap-file': ({ machine, name, args }, value) => {
    const path = value.replace(/^[\w.+-]+\/[\w.+-]+:(?:[\w-]*:)?/, '')
    if (args.some((word) => /^--action=(?:edit|compose)/.test(word)))
      machine.emit('edit', name, machine.absolute(path))
    return { reads: readFile(machine, name, path) }
  },
  shredded: ({ machine, name, args }, value) => {
    writeFile(machine, name, value, '')
    if (args.some((word) => /^-[a-z]*u|^--remove/.test(word)))
      machine.emit('delete', name, machine.absolute(value))
  },
  mogrified: (call, value) => {
    const { machine, name, args } = call
    if (!args.some((word) => /^--?(?:path|format)$/.test(plain(word))))
      machine.emit('edit', name, machine.absolute(value))
    return readPicture(call, value)
  },
  'ptx-file': ({ machine, name, args }, value) => {
    if (!args.some((word) => /^-[a-zA-Z]*G|^--traditional$/.test(word)))
      return { reads: readFile(machine, name, value) }
    writeFile(machine, name, value, machine.unknown('output', name))
    return undefined
  },
  'settings-file': ({ machine, name, args }, value) => {
    const words = args.filter((word) => word !== value && !word.startsWith('-'))
    if (words.length < 2 || args.some((word) => /^--(?:get|list|unset)|^-l$/.test(plain(word))))
      return { reads: readFile(machine, name, value) }
    writeFile(machine, name, value, words.join(' '))
    return undefined
  },
  touched: ({ machine, name }, value) => {
    machine.emit('touch', name, machine.absolute(value))
    if (/(?:^|\/)-[^/]+$/.test(plain(value))) machine.files.set(machine.absolute(value), '')
  },
  located: ({ machine, args }, value) => {
    const [aim] = /[\w./*?-]{3,}/.exec(plain(value)) ?? []
    const end = args.some((word) => /^-(?:\w*0|-null)/.test(word)) ? '\0' : '\n'
    return {
      outputs:
        aim === undefined
          ? machine.unknown('output', 'locate')
          : `/${activateGlobs(`**${aim}*`)}${end}`,
    }
  },
  'shared-dir': ({ machine, name }, value) => {
    const source = plain(value).split(':')[0]!
    giveHeld(machine, name, [source])
    return { reads: readFile(machine, name, source, { tree: true }) }
  },
  // Packages are called after the program whose settings they hold.
  stowed: ({ machine, name, args }, value) => {
    const at = args.findIndex((word) => /^(?:-t|--target)$/.test(word))
    const target = at < 0 ? HOME : args[at + 1]!
    machine.emit('replace', name, machine.absolute(`${target}/.${value}`))
  },
  whole: ({ machine, name, args }, value) => {
    const rest = args.slice(args.indexOf(value) + 1)
    if (rest.every((word) => word.startsWith('-')))
      machine.emit('unpack', name, machine.absolute('.'))
  },
  restored: ({ machine, name }, value) => {
    machine.emit('replace', name, machine.absolute(value))
    return { reads: readFile(machine, name, `/${value}`) }
  },
  synchronised: ({ machine, name }, value) => {
    machine.emit('replace', name, machine.absolute(value))
    return { reads: readFile(machine, name, value, { tree: true }) }
  },
  'ini-file': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:--get|--list|get|list)$/.test(word)))
      return { reads: readFile(machine, name, value) }
    writeFile(machine, name, value, args.slice(args.indexOf(value) + 1).join(' '))
    return undefined
  },
  'media-input': (call, value) => ({
    reads: /^\w+=/.test(plain(value))
      ? guessOperand(call, value)
      : readFile(call.machine, call.name, value.replace(MEDIA_PROTOCOL, '')),
  }),
  ffmpeg: ({ machine, name }, value) => {
    if (!/^(?:-$|pipe:|rtmp|tcp:|udp:|https?:)/.test(plain(value)))
      writeFile(machine, name, value, '')
    else if (/^(?:rtmp|tcp:|udp:|https?:)/.test(plain(value))) return { destination: value }
    return undefined
  },
  /** `filesrc location=a ! … ! filesink location=b`: the element before says what becomes of the file. */
  element: ({ machine, name, args }) => {
    let reads = ''
    let element = ''
    for (const word of args) {
      const file = /^(?:location|path)=(.+)$/s.exec(word)?.[1]
      if (/^[a-z]\w*$/.test(word)) element = word
      else if (file === undefined) continue
      else if (element.endsWith('sink'))
        writeFile(machine, name, file, machine.unknown('output', name))
      else reads += readFile(machine, name, file)
    }
    return { reads }
  },
  /** `flash:r:FILE:i`, `r:FILE`. */
  'chip-memory': ({ machine, name }, value) => {
    const [, way, file] = /^(?:\w+:)?([rwv]):(.+?)(?::[a-z])?$/s.exec(value) ?? []
    if (way === 'r') writeFile(machine, name, file!, machine.unknown('output', name))
    return way === 'w' ? { reads: readFile(machine, name, file!) } : undefined
  },
  qpdf: (call, value) => ({ reads: guessOperand(call, value) }),
  manpage: ({ machine, name }, value) =>
    /^[./~]/.test(plain(value)) ? { reads: readFile(machine, name, value) } : undefined,
  'ed-file': ({ machine, name }, value) => {
    // What the command prints is edited.
    if (value.startsWith('!'))
      return {
        reads: machine.runText(value.slice(1), {
          frame: machine.frameFor('wrapper', name),
          input: undefined,
        }),
      }
    const script = machine.inputValue
    const writes =
      script === undefined || !isKnown(script) || /^\s*[\d,.$%]*\s*[wW]q?\b/m.test(script)
    if (!writes) return { reads: readFile(machine, name, value) }
    machine.emit('edit', name, machine.absolute(value))
    return undefined
  },
  'extract-dir': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-[a-z]*[ip][a-z]*|--extract|--pass-through)$/i.test(plain(word))))
      machine.emit('unpack', name, machine.absolute(value))
  },
  'packed-dir': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-[a-z]*d|--decrypt|--extract)$/.test(plain(word)))) {
      machine.emit('unpack', name, machine.absolute(value))
      return
    }
    // It goes there before it packs.
    for (const word of args)
      if (!/^[-/]/.test(word) && word !== value)
        readFile(machine, name, `${value}/${word}`, { tree: true })
  },
  'container-file': ({ machine, name }, value) => ({
    reads: readFile(machine, name, value.replace(/^[^/]*(?=\/)/, '')),
  }),
  'pushed-dir': ({ machine, name, args }, value) => {
    // git is there by now.
    const place = value.startsWith('/') ? value : '.'
    if (args.some((word) => plain(word) === 'push')) readFile(machine, name, place, { tree: true })
  },
  revisions: ({ machine, name, args }, value) => {
    // Behind the first stand the files that are packed of it.
    const first = args.find((word) => !word.startsWith('-'))
    if (value !== first) machine.emit('read', name, machine.absolute(value))
    return { reads: readFile(machine, name, '.', { tree: true }) }
  },
  'environment-prefix': ({ machine, name, args }, value) => {
    const all = / remove$/.test(name) ? /^--all$/ : /^remove$/
    if (args.some((word) => all.test(plain(word))))
      machine.emit('delete-tree', name, machine.absolute(value))
  },
  bundle: ({ machine, name }, value) => {
    const reads = readFile(machine, name, '.', { tree: true })
    if (plain(value) === '-') return { reads }
    writeFile(machine, name, value, reads)
    return undefined
  },
  'unit-edit': ({ machine, name, args }, value) => {
    if (args.some((word) => plain(word) === '--stdin'))
      writeFile(
        machine,
        name,
        `/etc/systemd/system/${plain(value)}.d/override.conf`,
        machine.inputValue ?? machine.unknown('output', name),
      )
    else machine.emit('edit', name, machine.absolute(value))
  },
  debugfs: ({ machine, name }, value) => {
    const [, verb = '', file = '', other = ''] =
      /^\s*(\w+)(?:\s+-\w+)*\s+(\S+)(?:\s+(\S+))?/.exec(plain(value)) ?? []
    if (/^(?:cat|dump|rdump|dump_inode|htree)$/.test(verb)) {
      const content = readFile(machine, name, file)
      if (other !== '') writeFile(machine, name, other, content)
      return { reads: content }
    }
    if (verb === 'write') writeFile(machine, name, other, readFile(machine, name, file))
    else if (/^(?:rm|unlink|kill_file)$/.test(verb)) machine.emit('delete', name, file)
    return undefined
  },
  'work-tree': ({ machine, name, args }, value) => {
    const empties = findFacts(name).workTree?.empties
    if (args.some((_, i) => empties?.test(args.slice(i).map(plain).join(' '))))
      machine.emit('delete-tree', name, plain(machine.absolute(value)))
    if (args.some((word) => /^(?:checkout|reset|restore|pull|merge|switch|stash)$/.test(word)))
      machine.emit('unpack', name, machine.absolute(value))
  },
  pathspec: ({ machine, name }, value) => {
    const [, magic, path = ''] = /^(:(?:\([^)]*\)|[/!^]+)?)?(.*)$/s.exec(value) ?? []
    // `:!docs`: all but these.
    if (magic !== undefined && /[!^]|exclude/.test(magic)) return
    const place = machine.absolute(activateGlobs(path))
    machine.emit('replace', name, place)
    // Outside of a project it is what some revision holds that others obey from then on.
    if (PUTS_BACK.test(name) && /^[/~]/.test(place))
      machine.emit('write', name, place, { data: machine.unknown('output', name) })
  },
  versioned: ({ machine, name, args }, value) => {
    const path = versionedPath(name, args.map(plain), plain(value))
    if (path !== '') machine.emit('read', name, machine.absolute(activateGlobs(path)))
  },
  'kept-paths': ({ machine, name }, value) => {
    if (value.startsWith('!') && value !== '!/*' && value !== '!/*/')
      machine.emit('replace', name, machine.absolute(activateGlobs(value.replace(/^!\/?/, ''))))
  },
  'git-add': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-f|--force)$/.test(word)))
      machine.emit('read', name, machine.absolute(value))
  },
  alternatives: ({ machine, name, args }, value) => {
    const program = args.find((word) => isDropPlace(plain(machine.absolute(word))))
    if (program?.startsWith('/') && args.some((word) => /^--(?:install|set|slave)$/.test(word)))
      machine.emit('run', name, program, { how: `${name} makes everybody run` })
    // `--install LINK NAME PATH PRIORITY`: the link is written.
    if (
      args.includes('--install') &&
      !/^\/(?:usr\/(?:local\/)?)?s?bin\/|^\/usr\/(?:share|lib)\//.test(plain(value))
    )
      writeFile(machine, name, value, '')
  },
  'go-file': (call, value) => {
    if (plain(value).endsWith('.go')) return readSource(call, value)
    call.machine.emit('touch', call.name, call.machine.absolute(value))
    return undefined
  },
  keyfile: ({ machine, name }, value) => machine.emit('use', name, machine.absolute(value)),
} satisfies OwnWords
