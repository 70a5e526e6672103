import { activateGlobs, plain, type Value } from '../../resolve/value.ts'
import { namesIn } from '../argument-types/lists.ts'
import type { Call } from '../call.ts'
import { writeFile } from '../world.ts'
import { encrypts } from './encryption.ts'
import { describeListing } from './listings.ts'

const TAKES_VALUE =
  /^-(?:name|iname|path|ipath|wholename|iwholename|lname|ilname|regex|iregex|regextype|type|xtype|size|mtime|atime|ctime|mmin|amin|cmin|newer\w*|anewer|cnewer|user|group|uid|gid|perm|maxdepth|mindepth|links|inum|samefile|fstype|printf|context|used|D|O\d?)$/

/** The other words of an expression, of all kinds of find. */
const KNOWN_WORD =
  /^-(?:[HLPEXdsx]{1,4}|D\w*|O\d|a|and|o|or|not|d(?:epth|aystart)?|follow|(?:no)?ignore_readdir_race|noleaf|mount|xdev|(?:no)?warn|true|false|empty|executable|readable|writable|nouser|nogroup|print0?|printx|ls|prune|quit|help|version|acl|xattr|xattrname|flags|sparse|[BW](?:min|time|newer)|mnewer|newer\w*|since|nt|f|local|daystart)$/

/** What a test leaves: files of some name or owner, or those of some age or size. */
type Filter = 'name' | 'age'

function filterOf(test: string, value: string): Filter | undefined {
  if (/^\*?$/.test(value)) return undefined
  if (/^-(?:i?name|i?path|i?regex|i?wholename|user|uid|group|gid)$/.test(test)) return 'name'
  return /^-(?:size|[acm]time|[acm]min|newer|anewer|cnewer)/.test(test) ? 'age' : undefined
}

/** `find`: its tests are harmless; its actions run, remove and write. */
export function runFind(call: Call): Value {
  return new Search(call).run()
}

/** One search: an action gets what the tests before it have left. */
class Search {
  private readonly call: Call
  private readonly roots: Value[] = []
  private readonly filters: Filter[] = []
  private recursive = true
  private encrypts = false
  private targets: Value[] | undefined

  constructor(call: Call) {
    this.call = call
  }

  /** Follows the expression from left to right; returns what is printed. */
  run(): Value {
    const { machine, name, args } = this.call
    let output = ''
    for (let i = this.readRoots(); i < args.length; i++) {
      const word = plain(args[i]!)
      if (/^-(?:exec|ok|execdir|okdir)$/.test(word)) {
        const end = endOfCommand(args, i + 1)
        output += this.runAction(args.slice(i + 1, end))
        i = end
      } else if (word === '-delete') {
        for (const root of this.roots) this.removeBelow(root)
      } else if (/^-(?:fprint0?|fls)$/.test(word) && args[i + 1])
        writeFile(machine, name, args[++i]!, this.listing())
      else if (word === '-fprintf' && args[i + 1]) {
        writeFile(machine, name, args[i + 1]!, plain(args[i + 2] ?? ''))
        i += 2
      } else if (word === '-printf' && /(?:^|[^%])\//.test(plain(args[i + 1] ?? ''))) {
        // A path that the format has itself.
        const names = this.listing().trim()
        output += plain(args[++i]!).replace(/%h\/%f|%[pf]/g, () => names)
      } else if (word === '-files0-from') i++
      else if (TAKES_VALUE.test(word)) this.addTest(i++)
      else if (/^-(?:empty|nouser|nogroup)$/.test(word)) this.filters.push('name')
      else if (/^-\w/.test(word) && !KNOWN_WORD.test(word))
        machine.miss('outcome', name, '', `the option ${word}, which nobody described`)
    }
    return output || this.listing()
  }

  /** Where it looks; returns where the expression begins. */
  private readRoots(): number {
    const { machine, name, args } = this.call
    let i = 0
    while (i < args.length && /^-(?:[HLP]|D\w*|O\d)$/.test(args[i]!)) i++
    for (; i < args.length && !/^[-(!]/.test(plain(args[i]!)); i++) this.roots.push(args[i]!)
    const list = args[args.indexOf('-files0-from') + 1]
    if (args.includes('-files0-from') && list !== undefined)
      this.roots.push(...namesIn(this.call, list))
    for (const root of this.roots.length > 0 ? this.roots : ['.'])
      machine.emit('touch', name, machine.absolute(root), { deep: true })
    return i
  }

  /** A test with a value: `-name '*.log'`. */
  private addTest(at: number): void {
    const { machine, name, args } = this.call
    const test = plain(args[at]!)
    const value = plain(args[at + 1] ?? '')
    if (test === '-maxdepth' && Number(value) === 0) this.recursive = false
    if (test === '-perm' && /[-/]?(?:[0-7]*[4-7]\d{3}|[ugo+=]*s)/.test(value)) {
      machine.emit('look-around', name, value, { how: 'looks for set-uid files' })
    }
    const filter = excludes(args, at) ? undefined : filterOf(test, value)
    if (filter) this.filters.push(filter)
  }

  /** With a filter it is some files below the root, without one it is all of them. */
  private removeBelow(root: Value): void {
    const { machine, name } = this.call
    // Whoever encrypts files and then removes them holds them to ransom.
    if (this.takesAll(root) || this.encrypts)
      machine.emit('delete-tree', name, machine.absolute(root))
    else
      for (const path of this.removedPaths()) machine.emit('delete', name, machine.absolute(path))
  }

  private removedPaths(): Value[] {
    const aimed = this.matches()
    return aimed.length > 0 || this.filters.includes('age') ? aimed : this.looseMatches()
  }

  /** Whether the files below a root are taken as they come. Nobody asks for the age of everything. */
  private takesAll(root: Value): boolean {
    return (
      this.filters.length === 0 ||
      (!this.filters.includes('name') && /^\/(?:home(?:\/[^/]+)?|root)?\/?$/.test(plain(root)))
    )
  }

  private takesEverything(): boolean {
    return this.roots.every((root) => this.takesAll(root))
  }

  /** What it prints: the paths that it looks for, as far as their names tell. */
  private listing(): Value {
    const { machine, args } = this.call
    const found = this.matches()
    // Whoever lists a hidden folder gets what is in it: `find ~/.ssh | xargs cat`.
    const isHidden = this.roots.length > 0 && this.roots.every((root) => HIDDEN.test(plain(root)))
    const paths =
      found.length === 0 && isHidden && this.takesEverything() ? this.actionTargets() : found
    return paths.length > 0
      ? paths.map((path) => `${path}${args.includes('-print0') ? '\0' : '\n'}`).join('')
      : machine.unknown(
          'output',
          describeListing(
            'paths',
            this.roots.length > 0 ? this.roots.map(plain) : ['.'],
            this.takesEverything() ? undefined : this.filterWords(),
          ),
        )
  }

  /** The filter as it is told to the policy, which looks at names that are aimed at nothing else. */
  private filterWords(): string {
    const [first = ''] = this.looseMatches()
    return plain(first).slice(first.lastIndexOf('/') + 1)
  }

  /** Roots and names as one pattern: two stars stand for any directories. */
  private matches(): Value[] {
    const { roots } = this
    const { args } = this.call
    const single =
      roots.length > 0 && (!this.recursive || roots.every((root) => isFile(plain(root))))
    if (single) return roots
    // Another name of one file.
    const same = args[args.indexOf('-samefile') + 1]
    if (args.includes('-samefile') && same !== undefined) return [same]
    // Every project has files of this name; in a home they hold credentials.
    const inProject = roots.every(
      (root) => /^\.{0,2}(?:\/|$)|^[\w-]/.test(plain(root)) && !/^\//.test(plain(root)),
    )
    const names = namePatterns(args).filter((name) => !inProject || !/\/config\W*$/.test(name))
    return roots.flatMap((root) =>
      names.map(
        (name) =>
          plain(root).replace(/\/$/, '') +
          // Devices lie in no folder of their own.
          activateGlobs(DEVICES.test(plain(root)) ? name.replace(/^\/\*\*\//, '/') : name),
      ),
    )
  }

  /** Names with a wildcard, below the roots: not aimed at anything, but not nothing. */
  private looseMatches(): Value[] {
    const { args } = this.call
    const at = args.findIndex((word, i) => /^-i?name$/.test(word) && !excludes(args, i))
    const value = at < 0 ? '' : plain(args[at + 1] ?? '')
    return value === ''
      ? []
      : this.roots.map((root) => `${plain(root).replace(/\/$/, '')}/${activateGlobs(value)}`)
  }

  /** The command for each file: `{}` is any file below the roots. */
  private runAction(command: Value[]): Value {
    const { machine, name } = this.call
    this.encrypts ||= encrypts(command)
    this.targets ??= this.actionTargets()
    return this.targets
      .map((file) =>
        machine.runCommand(
          command.map((word) => word.replaceAll('{}', file)),
          { frame: machine.frameFor('wrapper', name) },
        ),
      )
      .join('')
  }

  /** The files that actions get, as far as the arguments tell. */
  private actionTargets(): Value[] {
    const found = this.matches()
    if (found.length === 0) found.push(...this.looseMatches())
    // Without a filter it is everything below.
    if (found.length === 0) {
      for (const root of this.roots.filter((one) => this.takesAll(one))) {
        found.push(`${plain(root).replace(/\/$/, '')}/${activateGlobs('**')}`)
        // `~/.netrc` and `~/.ssh` look alike: the root may be a file itself.
        if (HIDDEN.test(plain(root))) found.push(root)
      }
    }
    return found.length > 0
      ? found.slice(0, 4)
      : [
          this.call.machine.unknown(
            'output',
            describeListing('files', [plain(this.roots[0] ?? '.')]),
          ),
        ]
  }
}

/** `fd PATTERN ROOT -x COMMAND`: the pattern is an expression, the command ends the line. */
export function runFd({ machine, name, args }: Call): Value {
  const at = args.findIndex((word) => /^(?:-x|-X|--exec|--exec-batch)$/.test(word))
  const own = at < 0 ? args : args.slice(0, at)
  const operands = own.filter(
    (word, i) =>
      !word.startsWith('-') &&
      !/^-[etdESgcoCj]$|^--(?:extension|type|(?:max-|min-|exact-)?depth|exclude|size|changed-\w+|owner|color|threads|base-directory|search-path|ignore-file|max-results|batch-size|format|and|path-separator)$/.test(
        own[i - 1] ?? '',
      ),
  )
  const [pattern = '', ...roots] = operands.map(plain)
  // Where it looks may stand in options, too.
  for (const [i, word] of own.entries()) {
    const [, option, glued] =
      /^(-C|--search-path|--base-directory)(?:=(.+))?$/s.exec(plain(word)) ?? []
    const place = glued ?? (option === undefined ? undefined : own[i + 1])
    if (place !== undefined) roots.push(plain(place))
  }
  const aim = /[a-z_.]{3,}/i.exec(pattern.replace(/[\^$\\]/g, ''))?.[0]
  const extension = own.findIndex((word) => /^-(?:e|-extension)$/.test(word))
  const ending = extension < 0 ? undefined : plain(own[extension + 1] ?? '')
  const filtered = own.some((word) => /^-(?:[gdS]|-(?:size|changed-\w+|owner|glob))/.test(word))
  const found = (roots.length > 0 ? roots : ['.']).map((root) => {
    if (aim !== undefined) return root.replace(/\/$/, '') + activateGlobs(`**${aim}*`)
    if (ending !== undefined) return root.replace(/\/$/, '') + activateGlobs(`**.${ending}`)
    return machine.unknown('output', describeListing('paths', [root], filtered ? '' : undefined))
  })
  if (at < 0) return `${found.join('\n')}\n`
  const command = args.slice(at + 1)
  return found
    .map((file) =>
      machine.runCommand(
        command.some((word) => word.includes('{}'))
          ? command.map((word) => word.replaceAll('{}', file))
          : [...command, file],
        { frame: machine.frameFor('wrapper', name) },
      ),
    )
    .join('')
}

const DEVICES = /^\/dev\/?$/

/** A name that nobody lists, or one below it. */
const HIDDEN = /(?:^|\/)\.[^/.][^/]*(?:\/[^/]+)*$/

function isFile(path: string): boolean {
  return /[^/]\.(?!(?:local|d)$)\w{1,7}$|\/\.(?:env|\w+rc)$|\/(?:g?shadow-?|passwd|group|sudoers|hosts|fstab|crontab|id_\w+|credentials|environ|authorized_keys|config)$/.test(
    path,
  )
}

/** Whether a test says what is left out, by `-not` or `-prune`: it leaves all the rest. */
function excludes(args: readonly Value[], at: number): boolean {
  return /^(?:!|-not)$/.test(args[at - 1] ?? '') || args[at + 2] === '-prune'
}

/** Names that the search is aimed at: `id_*` is, `*.json` is not. */
function namePatterns(args: readonly Value[]): string[] {
  const names: string[] = []
  // It looks into its roots, and no deeper.
  const below = args.some((word, i) => word === '1' && args[i - 1] === '-maxdepth') ? '/' : '/**/'
  for (const [i, word] of args.entries()) {
    if (!/^-i?(?:name|path|wholename)$/.test(word) || excludes(args, i)) continue
    const name = plain(args[i + 1] ?? '')
    const aim = name.replace(/(?<=.)\.\w+$/, '').replace(/[*?[\]/]/g, '')
    if (aim.length >= 2 || /\.(?:key|pem|kdbx|ppk|p12|pfx|keytab|jks|env|ovpn|gpg|asc)$/.test(name))
      names.push(/^[*/]/.test(name) ? `**${name.replace(/^\*?\/?/, '')}` : `${below}${name}`)
    // What is sent is known by its name alone: `.env*` is `.env` before all.
    const bare = name.replace(/^\*(?=\.)|\*$/g, '')
    if (aim.length >= 2 && bare !== name && /^[\w.-]+$/.test(bare)) names.push(`${below}${bare}`)
  }
  return names
}

function endOfCommand(args: Value[], from: number): number {
  for (let i = from; i < args.length; i++) {
    if (args[i] === ';' || (args[i] === '+' && args[i - 1] === '{}')) return i
  }
  return args.length
}
