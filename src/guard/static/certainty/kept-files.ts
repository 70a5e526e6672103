import type { Effect, Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { normalisePath } from '../policy/path-class.ts'
import { hasGlob, isKnown, plain, type Value } from '../resolve/value.ts'
import { printedBy } from './output-bounds.ts'

/** What people keep: letters, tables, pictures, films, books, their own data. */
const KEPT =
  'docx?|xlsx?|pptx?|od[tps]|pdf|txt|md|csv|tex|jpe?g|png|heic|raw|tiff?|psd|svg|mp[34]|mov|mkv|avi|wav|flac|epub|key|pages|numbers|kdbx|sql|db|sqlite3?|zip|tar|gz'

/** All files of one kind in a home. */
const KEPT_IN_HOME = new RegExp(
  String.raw`^(?:\/home(?:\/(?:\*|[\w.-]+))?|\/root|~)\/\*\.(?:${KEPT})$`,
)
/** All files of one kind on the machine, unless programs leave them behind. */
const KEPT_ANYWHERE =
  /^\/\*\.(?!(?:bak|cache|class|core|dump|DS_Store|o|obj|old|orig|py[cod]|rej|sw[op]|te?mp|log)$)[\w.]+$/
/** Files by a pattern, somewhere in a home. */
const PATTERN_IN_HOME = /^(?:~|\/home\/[^/]+|\/root)\/(?!\.|tmp\/)[^*]*\*/

/** All files, or all of one kind, in a folder that people have for such. */
const KEPT_IN_FOLDER = new RegExp(
  String.raw`^(?:~|\/home\/\*)\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop)(?:\/[^/]+){0,2}\/[^/]*\*[^/.]*(?:\.(?:${KEPT}|\*))?$`,
  'i',
)

/** Such a folder as a whole, or whatever lies in it. */
const KEPT_FOLDER =
  /^(?:~|\/home\/[^/]+|\/root)\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop)(?:\/[^/]*\*[^/]*)?\/?$/i
const HOME = /^(?:~|\/home\/[^/]+|\/root)\/?$/

/** Data of programs, and copies of it: what lies outside of the project is no throw-away. */
const DATA =
  'db3?|sqlite3?|sql|dmp|dump|bak|kdbx?|rdb|aof|ibd|mdb|accdb|parquet|tar|tgz|[gx]z|zip|qcow2|vmdk|vdi|mbox|pst|tfstate|jks|p12|pfx'
/** One document in a home, in a folder with a name that one sees; data also where one does not. */
const KEPT_FILE = new RegExp(
  String.raw`^~\/(?!\.|(?:tmp|Downloads|Library\/Caches)\/)(?:[^/]+\/)*[^/]+\.(?:${KEPT}|${DATA}|ods|pptm|ipynb|ics|vcf|bib|rtf|org)$|^~\/\.(?!cache\/)(?:[^/]+\/)+[^/]+\.(?:db|sqlite3?|kdbx)$|^\/(?:srv|data|backups?|mnt|media|opt|root|var\/(?:backups?|data|db|lib|mail|opt|spool|www))\/(?:[^/]+\/)*[^/]+\.(?:${DATA})$|^\/var\/(?:mail|spool\/mail)\/[^/]+$`,
  'i',
)
/** Records of who came, and of what went wrong. */
const KEPT_RECORD =
  /^\/var\/log\/(?:[^/]+\/)*[^/]*(?:access|audit|security|secure|login|firewall|intrusion|alert|error)[^/]*$|^~\/\.(?:local\/share\/(?:recently-used\.xbel|zeitgeist\/.+|RecentDocuments\/.+)|lesshst|wget-hsts)$/i

/** All records of a machine. */
const RECORDS_BY_PATTERN = /^(?:\/var(?:\/log(?:\/[^*]*)?)?)?\/[^/*]*\*(?:\.log[^/]*)?$/

/** Whether an effect reaches many files at once that somebody keeps: what is lost nobody sees. */
export function losesKeptFiles(machine: Machine, effect: Effect): boolean {
  const { kind, target, program } = effect
  if (kind === 'delete') return meant(machine, target).some(isKept)
  if (kind === 'edit' ? isKind(program, 'hand-editor') : kind !== 'write') return false
  if (kind === 'write' && isNamedByContainers(machine, target) && isEmptied(machine, effect))
    return true
  const path = normalisePath(plain(target))
  const isOne = kind === 'write' && (KEPT_FILE.test(path) || KEPT_RECORD.test(path))
  if (isOne && isEmptied(machine, effect)) return true
  // `sed -i /address/d access.log`: some lines of a record go, or say something else.
  if (KEPT_RECORD.test(path) && !effect.append && isMadeFromItself(machine, effect)) return true
  const reached =
    KEPT_FOLDER.test(path) ||
    (kind === 'edit' && HOME.test(path)) ||
    meant(machine, target).some(
      (path) =>
        KEPT_IN_FOLDER.test(path) ||
        (isShredded(effect) && (PATTERN_IN_HOME.test(path) || RECORDS_BY_PATTERN.test(path))),
    )
  if (reached && (kind === 'edit' || leavesNothing(machine, effect))) return true
  return kind === 'write' && writesOverAll(machine, effect)
}

/** `truncate -s0 "$(docker inspect …)"`: the files that a keeper of containers names hold what they said. */
function isNamedByContainers(machine: Machine, target: Value): boolean {
  return (
    !isKnown(target) &&
    machine.symbols
      .in(target)
      .some(
        ({ origin, detail }) =>
          origin === 'output' && isKind(plain(detail).split(' ')[0]!, 'image-keeper'),
      )
  )
}

/** All that lies in a home, in a folder of what people keep, or among copies that were put aside. */
const ALL_KEPT =
  /^(?:~|\/home\/(?:\*|[^/]+)|\/root)(?:\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop)(?:\/[^/*]+)*)?\/\*$|^(?:\/(?:mnt|media|srv|var|opt|data))?\/(?:[^/*]+\/)*(?:backups?|snapshots?|archives?)(?:\/[^/*]+)*\/\*[^/]*$|^~\/(?:[^/*]+\/)*(?:backups?|snapshots?|archives?)\/\*[^/]*$/i

/** `for f in ~/backup/*; do cp other "$f"; done`: every one of them becomes something else. */
function writesOverAll(machine: Machine, effect: Effect): boolean {
  const { target, program, span, append, data = '' } = effect
  if (append) return false
  const kept = meant(machine, target).filter((path) => ALL_KEPT.test(path))
  if (kept.length === 0 || readsItself(machine, program, target, span)) return false
  // What is copied there keeps its name, and what is made of what lies there gets a new one: both are mostly new.
  const isFrom = (path: string) =>
    machine.symbols.in(data).some(({ detail }) => {
      const source = plain(detail)
      return nameOf(source) === nameOf(path) || source.includes(path.slice(path.indexOf('/'), -1))
    })
  return kept.some((path) => !isFrom(path))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Types of files that a program leaves with nothing in them. */
const EMPTIES = /^(?:truncate|shred|own\.shredded)$/

/** Types of files that a program reads, and writes where it was told to do so in place. */
const IN_PLACE = /^(?:edited-file|maybe|read|read-or-pipe)$/

/** Whether a file is rewritten from what it held. */
function isMadeFromItself(machine: Machine, effect: Effect): boolean {
  const { kind, target, program, span, data = '', provenance } = effect
  return (
    kind === 'edit' ||
    (provenance.by === 'entry' && IN_PLACE.test(provenance.type ?? '')) ||
    readsItself(machine, program, target, span) ||
    machine.symbols.in(data).some(({ origin, detail }) => origin === 'file' && detail === target)
  )
}

/** Whether files are emptied or made anew from themselves; what is copied there may be new. */
function leavesNothing(machine: Machine, effect: Effect): boolean {
  const { target, program, span, data, append, provenance } = effect
  if (append) return false
  // The output of a program is unknown here, but not empty.
  return (
    (provenance.by === 'entry' && IN_PLACE.test(provenance.type ?? '')) ||
    (data === '' && (provenance.by !== 'entry' || EMPTIES.test(provenance.type ?? ''))) ||
    readsItself(machine, program, target, span)
  )
}

/** Whether a program reads what it writes. */
function readsItself(machine: Machine, program: string, target: Value, span: Span): boolean {
  return machine.effects.all.some(
    (other) =>
      other.kind === 'read' &&
      other.target === target &&
      other.program === program &&
      other.span === span,
  )
}

/** What holds nothing, or nothing that anybody has written. */
const NOTHING = /^(?:\w+=|file:\/\/)?\/dev\/(?:null|zero|u?random)$/
/** All lines go, in the words of line editors: `%d`, `1,$d|x`. */
const ALL_LINES = /^:?(?:%|[01],\$|(?:%?g|v)\/(?:\^|\.\*|\$|\.)?\/)?d(?:$|[|;\n])/
/** The same in what they are given to read, input that holds nothing, and code that only opens a file. */
const SAID_TO_EMPTY =
  /<\s*\/dev\/null|<.*['"\n](?:%|[01],\$)d(?:\\n|[|;'"\n])|\bopen\([^()]*\)\s*\.close\(\)|\btruncate\(|\bwrite\w*\([^()]*, *b?(?:''|"")\s*\)|\bprintf? ?\(?""\)?\s*>/s

/** Whether one file is left with nothing of what it held. */
function isEmptied(machine: Machine, effect: Effect): boolean {
  const { span, data = '', append, provenance, program, target } = effect
  if (append) return false
  // What is made unreadable in its own place is as good as gone.
  if (isKind(program, 'encoder') && readsItself(machine, program, target, span)) return true
  // Code that opens a file writes into it later on.
  if (data === '' && (provenance.by === 'shell' || provenance.type === 'truncate')) return true
  const words = machine.resolved
    .filter((command) => command.span === span)
    .flatMap((command) => command.arguments.slice(1).map(plain))
  if (words.some((word) => ALL_LINES.test(word))) return true
  const holdsMore = machine.symbols
    .in(data)
    .some(({ origin, detail }) => origin === 'file' && !NOTHING.test(plain(detail)))
  return (
    !holdsMore &&
    (words.some((word) => NOTHING.test(word)) ||
      SAID_TO_EMPTY.test(machine.source?.slice(span.start, span.end) ?? ''))
  )
}

function isShredded({ provenance }: Effect): boolean {
  return provenance.by === 'entry' && provenance.type === 'own.shredded'
}

function isKept(path: string): boolean {
  return (
    KEPT_ANYWHERE.test(path) ||
    KEPT_IN_HOME.test(path) ||
    (KEPT_IN_FOLDER.test(path) && /\/\*[^/]*$/.test(path))
  )
}

/** The patterns that a target stands for: its own, or that of a search whose names it is. */
function meant(machine: Machine, target: Value): string[] {
  // `**` stands for any number of folders.
  if (isKnown(target))
    return hasGlob(target) ? [normalisePath(plain(target)).replace(/\/?\*\*\/?\*?/, '/*')] : []
  const printed = printedBy(machine.symbols.in(target))
  if (printed?.kind !== 'names') return []
  return printed.directories.map((place) => normalisePath(`${place}/${printed.pattern ?? '*'}`))
}
