import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { runSideCommand } from '../side-commands.ts'
import { readFile } from '../world.ts'
import { checkWithoutNumber, inGroups, MAX_ITEMS } from './runners.ts'

/** What comes in is cut into pieces, and each is the input of a command. */
const PIPES = /^--(?:pipe|pipe-?part|spreadstdin|cat|fifo|tee)$/

/** `parallel`: like xargs, but its command is a shell text, and arguments may follow `:::`. */
export function runParallel(call: Call): Value {
  const { machine, name, args } = call
  const template: Value[] = []
  const sources: Value[][] = []
  const separator = optionValue(args, /^(?:-C|--colsep)$/)
  followOptions(call)
  // Behind the colons stand no words of the command any more.
  let lists = false
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    if (/^:::\+?$/.test(word)) {
      const end = args.findIndex((item, j) => j > i && /^:{3,4}\+?$/.test(item))
      sources.push(args.slice(i + 1, end < 0 ? undefined : end))
      i = (end < 0 ? args.length : end) - 1
    } else if (/^(?:::::\+?|-a|--arg-file)$/.test(word)) {
      lists ||= word.startsWith(':')
      sources.push(readFile(machine, name, args[i + 1] ?? '').split('\n'))
      i++
    } else if (lists) sources.at(-1)!.push(word)
    else if (template.length === 0 && word.startsWith('-')) {
      if (
        /^(?:-[jSNnLIdaCPslE]|--(?:jobs|max-procs|sshlogin|sshloginfile|slf|joblog|results|res|delay|timeout|retries|colsep|tmpdir|tagstring|tag-string|max-args|max-replace-args|max-lines|max-chars|arg-sep|arg-file-sep|block|block-size|recstart|recend|env|workdir|wd|halt|halt-on-error|return|trc|transferfile|tf|basefile|bf|header|rpl|sqlandworker|sqlmaster|sqlworker|sql|nice|load|memfree|memsuspend|limit|profile|seqreplace|extensionreplace|er|basenamereplace|bnr|dirnamereplace|dnr|ctag-string|ctagstring|compress-program|decompress-program|plus-string|termseq|tempdir|minversion|delimiter|csv-sep|roundrobin-block|groupby|group-by|process-slot-var|sshdelay|ssh|filter))$/.test(
          word,
        )
      )
        i++
    } else template.push(word)
  }
  checkWithoutNumber(machine, name, args, sources.length === 0 ? machine.inputValue : undefined)
  const frame = machine.frameFor('wrapper', name)
  const text = template.join(' ')
  // The command gets what comes in as its own input.
  if (args.some((word) => PIPES.test(plain(word))))
    return machine.runText(text === '' ? 'sh' : text, { frame })
  if (sources.length === 0)
    sources.push(machine.inputValue?.split('\n') ?? [machine.unknown('user', 'typed input')])
  const directory = optionValue(args, /^--(?:workdir|wd)$/)
  const environment = machine.environment.fork()
  if (directory !== undefined && !directory.includes('{'))
    environment.directory = machine.absolute(directory)
  const rows = combined(
    sources.map((items) => items.filter((item) => item.trim() !== '')),
    separator,
    Number(
      args.map((word) => /^-[Nn](\d+)$/.exec(word)?.[1]).find(Boolean) ??
        optionValue(args, /^(?:-[Nn]|--max(?:-replace)?-args)$/) ??
        1,
    ),
  )
  return machine.within({ environment }, () =>
    rows
      .map((columns) =>
        machine.runText(lineFor(text, columns), { frame, input: { kind: 'data', value: '' } }),
      )
      .join(''),
  )
}

/** Options that name a file, or what runs beside. */
function followOptions({ machine, name, args }: Call): void {
  for (const option of [/^--(?:joblog)$/, /^--(?:results|res)$/]) {
    const path = optionValue(args, option)
    if (path !== undefined) machine.emit('write', name, machine.absolute(path))
  }
  for (const option of [/^--(?:basefile|bf)$/, /^--(?:transferfile|tf|trc)$/, /^--profile$|^-J$/]) {
    const path = optionValue(args, option)
    if (path !== undefined && !path.includes('{')) readFile(machine, name, path)
  }
  const ssh = optionValue(args, /^--ssh$/)
  if (ssh !== undefined) runSideCommand(machine, name, ssh, 'rsh')
  const rule = optionValue(args, /^--(?:rpl|filter)$/)
  if (rule !== undefined) machine.runCode('perl', rule.replace(/^\{?\S+\s+/, ''), name)
}

/** `{}`, `{2}`, `{/}`, `{1//}`: an item, its name, its folder, what is left without its ending. */
const PLACES = /\{(-?\d{0,3})(\/\.|\/\/|\/|\.)?\}/g

/** The command line for the items of one row. */
function lineFor(text: string, columns: readonly Value[]): Value {
  if (text === '') return columns.join(' ')
  PLACES.lastIndex = 0
  if (PLACES.test(text))
    return text.replace(PLACES, (_whole, number: string, part?: string) => {
      const at = number === '' ? undefined : Number(number)
      const item =
        at === undefined ? columns.join(' ') : columns[at < 0 ? columns.length + at : at - 1]
      return partOf(item ?? '', part)
    })
  if (/\{[#%]\}/.test(text)) return text
  // An item stays one word, however many it has.
  const words = columns.map((item) =>
    /\s/.test(item) ? `'${item.replaceAll("'", "'\\''")}'` : item,
  )
  return `${text} ${words.join(' ')}`
}

function partOf(item: Value, part: string | undefined): Value {
  const name = item.slice(item.lastIndexOf('/') + 1)
  switch (part) {
    case '/':
      return name
    case '//':
      return item.includes('/') ? item.slice(0, item.lastIndexOf('/')) || '/' : '.'
    case '.':
      return item.replace(/\.[^./]*$/, '')
    case '/.':
      return name.replace(/\.[^.]*$/, '')
    default:
      return item
  }
}

/** The value of an option, glued to it by a sign or in the next word. */
function optionValue(args: readonly Value[], option: RegExp): Value | undefined {
  for (const [i, word] of args.entries()) {
    const equals = word.indexOf('=')
    if (option.test(word)) return args[i + 1]
    if (equals > 0 && option.test(word.slice(0, equals))) return word.slice(equals + 1)
  }
  return undefined
}

/** What each command gets: an item of every source, or the columns of one. */
function combined(
  sources: readonly Value[][],
  separator: Value | undefined,
  size: number,
): Value[][] {
  let rows: Value[][] = [[]]
  for (const items of sources)
    rows = rows
      .flatMap((row) => items.slice(0, MAX_ITEMS).map((item) => [...row, item]))
      .slice(0, MAX_ITEMS)
  if (sources.length === 1 && size > 1) return inGroups(sources[0]!.slice(0, MAX_ITEMS), size)
  if (separator === undefined || sources.length > 1) return rows
  return rows.map(([item = '']) => item.split(separator))
}
