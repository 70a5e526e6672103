import { lateAtFirst } from '../../knowledge/pattern.ts'
import type { Machine } from '../../machine.ts'
import { isDevelopmentPort, readFile, writeFile } from '../../world.ts'

/**
 * Paths of the system that code names. The analysers of the languages know their own libraries;
 * this is the net below them: in every language a call that is called `save`, `writeFile` or
 * `Out-File` writes, and one that is called `read` or `open` reads.
 */
const PATH =
  /(?:\/(?:etc|root|home|usr|var|boot|lib|proc|sys|bin|sbin|opt|run|mnt|media|srv)|~|\$HOME)\/[\w.@%+/-]*[\w-]/g

/** Names of calls and commands that write the file they are given. */
const WRITES =
  /(?:^|[._:\\-]|\b)(?:write_?(?:all|file|text|bytes|lines|string|to|csv|json|image|table)?|file_?write(?:all\w*)?|save\w*|dump|export|append\w*|outfile|openout|out-file|set-content|add-content|tee-object|new-item|redir!?|file_put_contents|spool|create(?:_?file)?|newwrite|file_?output_?stream|file_?writer|print_?writer|truncate|touch|logfile|set_logging_file|capture)$/i
/** The same for a place that is not the first argument. */
const COPIES =
  /(?:copy\w*|copy_stream|copyfile|cp|mv|move\w*|rename\w*|replace|sym_?link|link|urlretrieve|retrieve|download\w*|getstore|mirror|install|put|fetch\w*|get|saveas)$/i
const READS =
  /(?:read\w*|open\w*|load\w*|slurp|include\w*|source|import|require|file|input\w*|get-content|type|cat|parse\w*|view|show|scan\w*|lines|each_?line|foreach|fopen|freopen|templatefile|file_get_contents|filebase64|fileset)$/i
/** A mode for writing behind the path, or flags. */
const MODE =
  /^["'`]?\s*(?:[,)]|=>)\s*(?:mode\s*[=:]\s*|:?mode\s*=>\s*)?(?:["'`:](?:[wax]\+?b?t?\+?|write|append|r\+)["'`]?\s*[,)\s]|(?:[\w.:]+\s*\|\s*)*[\w.:]*(?:O_(?:WRONLY|RDWR|CREAT|APPEND|TRUNC)|WRONLY|FileMode|WriteMode|AppendMode))/
/** A method of the thing that was made of the path. */
const METHOD = /^["'`]?\)\s*\.\s*(?:write\w*|append\w*|save\w*|open\(\s*["'][wax])/

/** Classes that serve the current directory to whoever asks. */
const FILE_SERVER = lateAtFirst(
  /\bSimpleHTTPRequestHandler\b|\bWEBrick::HTTPServer\b|\bhttp\.FileServer\b|\bexpress\.static\b|\bSimpleFileServer\b/,
)

/** A server of files that is written in code: the address is everything, or it is stated. */
export function codeServer(machine: Machine, code: string, by: string): void {
  if (!FILE_SERVER.test(code) || /127\.0\.0\.1|localhost|::1/.test(code)) return
  const port =
    /["']\s*,\s*(\d{2,5})\b|[Pp]ort\s*(?:=>|[:=])\s*(\d{2,5})|["']:(\d{2,5})["']|listen\(\s*(\d{2,5})/.exec(
      code,
    )
  const number = port?.slice(1).find(Boolean) ?? ''
  // Such a server of Ruby takes all addresses, unless it is told one.
  const everywhere =
    /\(\s*["']["']\s*,|0\.0\.0\.0/.test(code) ||
    (/\bWEBrick\b/.test(code) && !/\bBindAddress\b/.test(code) && !isDevelopmentPort(number))
  machine.emit('listen', by, `${everywhere ? '0.0.0.0' : ''}:${number}`, {
    how: 'serves files',
  })
}

/** Finds system paths in code, and what the call around each does with it. */
export function namedPaths(machine: Machine, code: string, by: string): void {
  let left = 200
  for (const match of [...code.matchAll(PATH), ...belowHome(code)]) {
    if (left-- === 0) return
    const path = match[0].replace(/^\$HOME/, '~').replace(/^\./, '~/.')
    const before = code.slice(Math.max(0, (match.index ?? 0) - 200), match.index ?? 0)
    // The path must begin here, not in the middle of an address or another path.
    if (/[\w.~*}/-]$/.test(before)) continue
    const after = code.slice(
      (match.index ?? 0) + match[0].length,
      (match.index ?? 0) + match[0].length + 60,
    )
    if (writes(before, after)) writeFile(machine, by, path, machine.unknown('output', by))
    else if (READS.test(verbBefore(before).verb)) readFile(machine, by, path, { certain: false })
  }
}

/** A dotfile that is joined to the home directory by a call: `Path.home().joinpath('.x')`. */
function belowHome(code: string): RegExpExecArray[] {
  if (!/home\b/i.test(code)) return []
  return [
    ...code.matchAll(
      /(?<=(?:home\(\)|homedir\(\)|HOME["'\]})]*|Dir\.home|["']~["']\))[^;\n]{0,25}["'`/])\.[\w-]+(?:\/[\w.-]+)*/g,
    ),
  ]
}

function writes(before: string, after: string): boolean {
  // `> path`, `'>', 'path'`; an arrow is something else.
  if (
    /(?:^|[^-=<>])>{1,2}!?\s*["'`]?$/.test(before) ||
    /["']\+?>{1,2}["']\s*,\s*["']$/.test(before)
  )
    return !/<\/?\w[^<>]*>\s*$/.test(before)
  // A resource that is declared: `file { "/etc/x": content => … }`.
  if (/\bfile\s*\{\s*["']?$/.test(before) && /^["']?\s*:/.test(after)) return true
  // Tcl: `[open path w]`.
  if (/\[\s*open\s+["{]?$/.test(before) && /^["}]?\s+[wa]\+?\s*\]/.test(after)) return true
  if (/^["']?\s+:direction\s+:(?:output|io)\b/.test(after)) return true
  if (MODE.test(`${after} `) || METHOD.test(after)) return true
  const { verb, position } = verbBefore(before)
  if (WRITES.test(verb)) {
    // A method `write` of something open gets text, not a path.
    return (
      /^(?:File|IO|Bun|fs|Deno)\.write$/.test(verb) ||
      !/(?:\.(?:write|print|puts|append)|stdout\S*|stderr\S*)$/i.test(verb) ||
      position > 0
    )
  }
  return position > 0 && COPIES.test(verb)
}

/** The call or command that a place belongs to, and the number of the argument. */
function verbBefore(before: string): { verb: string; position: number } {
  let depth = 0
  let position = 0
  for (let i = before.length - 1; i >= 0; i--) {
    const character = before[i]!
    if (character === ')' || character === ']' || character === '}') depth++
    else if (character === '(' || character === '[' || character === '{') {
      if (depth === 0) {
        // `(verb "path"` of languages without brackets around arguments; `contentsOfFile: "path"`.
        const inner = /^\s*([\w.]+)\s+["'`]$|^\s*(contentsOf\w*):\s*["'`]$/.exec(
          before.slice(i + 1),
        )
        // Lisp names what it opens first: `(with-open-file (f "path")`.
        if (inner && /with-open(?:-\w+)?\s*$/.test(before.slice(0, i)))
          return { verb: 'open', position }
        if (inner) return { verb: inner[1] ?? 'read', position }
        const verb = /([\w.:!?\\-]+)\s*$/.exec(before.slice(0, i))?.[1]
        // A path is made to what it means; the call around it does something with it.
        if (verb !== undefined && /expand\w*$|abspath$|realpath$/i.test(verb)) continue
        if (verb !== undefined) return { verb: verb.replace(/[!?]$/, ''), position }
        if (character !== '{') continue
        return { verb: '', position }
      }
      depth--
    } else if (character === ',' && depth === 0) position++
    else if ((character === ';' || character === '\n') && depth === 0) {
      return command(before.slice(i + 1), position)
    }
  }
  return command(before, position)
}

/** `verb [options] path`, as in `Out-File -Append path`, `dump value path`, `\openout\x=path`. */
function command(text: string, position: number): { verb: string; position: number } {
  const last = text.slice(text.lastIndexOf('|') + 1)
  const [, verb = ''] =
    /^\W*?([\w.:-]+!?)(?:\s+(?:-\w+|value|memory|binary|all|const|raw))*\s*(?:\\\w+\s*)?[\s="'`:{]*$/.exec(
      last,
    ) ?? []
  return { verb, position }
}

const QUOTED = /(["'`])(?:(?:[a-z]{2,10}\.){0,2}[a-z]{2,10}:\/\/)?((?:~|\/)[\w.@%+~/-]{2,200})\1/g
/** Whether something is there, what it is called, or a text to be shown. */
const LOOKS_ONLY =
  /(?:\b(?:exists\w*|is_?(?:file|dir\w*|link)|access\w*|basename|dirname|l?stat\w*|print\w*|puts|echo|say|console\.\w+)\s*\(?|-[defrwxs]|[=!]=+|\beq|\bin)\s*$/

/** What stands between texts that belong together: a list, or a sign that joins. */
const BETWEEN = /^[\s,+<>^~.*|&]{1,6}$/
const MOST_JOINED = 6

/** Places that code makes of texts that stand side by side: `"/etc", "shadow"`, `"/etc/" ++ "shadow"`. */
export function joinedPlaces(code: string): string[] {
  if (code.length > 20_000) return []
  const places: string[] = []
  let parts: string[] = []
  let end = 0
  const close = () => {
    const begins = /^(?:[~/]|$)/.test(parts[0] ?? 'x')
    if (parts.length > 1 && begins)
      for (let size = 2; size <= parts.length; size++) {
        const taken = parts.slice(0, size)
        places.push(taken.join(''), taken.join('/').replace(/\/{2,}/g, '/'))
      }
    parts = []
  }
  for (const { index, 0: whole, 2: text } of code.matchAll(TEXT)) {
    if (parts.length >= MOST_JOINED || !BETWEEN.test(code.slice(end, index))) close()
    parts.push(text!)
    end = index + whole.length
  }
  close()
  return places.filter((place) => /^(?:~|\/)[\w.@%+~/-]{2,200}$/.test(place))
}

const TEXT = /(["'`])((?:(?!\1)[^\\\n]){0,200})\1/g

/** Places that are values in code, but for those that are only asked for or shown. */
export function quotedPlaces(code: string): string[] {
  return [...code.matchAll(QUOTED)]
    .filter(
      ({ index, 0: whole }) =>
        // `puts "file".method`: not the name is shown.
        /^\s*(?:\.|->)\s*\w/.test(code.slice(index + whole.length, index + whole.length + 20)) ||
        !LOOKS_ONLY.test(code.slice(Math.max(0, index - 40), index)),
    )
    .map(({ 2: place }) => place!)
}
