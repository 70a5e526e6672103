import { isKnown, plain, type Value, withoutSymbols } from '../../resolve/value.ts'
import { assign } from '../../resolve/variables.ts'
import type { Call } from '../call.ts'
import { countsTo, endlessSource, MANY_PROCESSES } from '../endless-data.ts'
import { setInherited } from '../inherited-variables.ts'
import { HOW_MANY_AT_ONCE } from '../knowledge/joint-facts.ts'
import type { Machine } from '../machine.ts'
import { readFile } from '../world.ts'

const MAX_ITEMS = 32
const NO_INPUT = { kind: 'data', value: '' } as const

/** `xargs`: the words of its input become arguments. */
export function runXargs({ machine, name, args }: Call): Value {
  let placeholder: string | undefined
  let separator: RegExp = /\s+/
  let input = machine.inputValue
  let size: number | undefined
  let at = 0
  let terminal = false
  for (; at < args.length; at++) {
    const word = plain(args[at]!)
    if (word === '--') {
      at++
      break
    }
    if (!word.startsWith('-')) break
    if (/^-[a-zA-Z0]*o$|^--open-tty$/.test(word)) terminal = true
    const attached = /^-([IidLnPsEaR])(.+)$/.exec(word)
    const letter = attached?.[1] ?? /^-([ILnPsEadR])$/.exec(word)?.[1]
    const value = attached?.[2] ?? (letter ? plain(args[at + 1] ?? '') : undefined)
    if ((letter || /^-[rtpx0]*P$/.test(word)) && !attached) at++
    if (letter === 'I' || word === '-i') placeholder = value ?? '{}'
    else if (letter === 'i') placeholder = value
    else if (letter === 'd')
      separator = new RegExp(
        value!.replace(/\\n/, '\n').replace(/[.*+?^${}()|[\]]/g, '\\$&') || '\n',
      )
    else if (letter === 'n' || letter === 'L') size = Math.max(1, Number(value) || 1)
    else if (letter === 'a') input = fromFile(value!)
    else if (/^--arg-file=/.test(word)) input = fromFile(word.slice(11))
    else if (/^--replace(?:=|$)/.test(word)) placeholder = word.slice(10) || '{}'
    else if (
      /^--(?:delimiter|max-args|max-lines|max-procs|max-chars|eof|process-slot-var)$/.test(word)
    )
      at++
    else if (word === '-0' || word === '--null') separator = /\0/
  }
  const command = args.slice(at)
  checkWithoutNumber(machine, name, args.slice(0, at), input)
  const frame = machine.frameFor('wrapper', name)
  // Nothing comes in but what is typed: then it is typed into the command as well.
  const inner = terminal || input === undefined ? undefined : NO_INPUT
  const words = command.length > 0 ? command : ['echo']
  const text = input ?? machine.unknown('user', 'typed input')
  const items =
    placeholder && separator.source === '\\s+'
      ? text.split('\n').map((line) => line.trim())
      : text.split(separator)
  const present = items.filter((item) => item !== '').slice(0, MAX_ITEMS)
  if (placeholder !== undefined) {
    const mark = placeholder
    return present
      .map((item) =>
        machine.runCommand(
          words.map((word) => word.replaceAll(mark, item)),
          { frame, input: inner },
        ),
      )
      .join('')
  }
  // Without items the command still runs once.
  return inGroups(present, size)
    .map((group) => machine.runCommand([...words, ...group], { frame, input: inner }))
    .join('')

  /** With `-a` the items come from a file, and the command keeps the terminal. */
  function fromFile(path: Value): Value {
    if (machine.input === undefined) terminal = true
    return path === '/dev/null' ? '' : readFile(machine, name, path)
  }
}

/** `-P0`, `--jobs=0`: as many at once as there is work. So is a number that no machine reaches. */
const WITHOUT_LIMIT = /(?:^| )(?:-[rtpx0]*[Pj] ?|--(?:max-procs|jobs)[= ])(?:0+|\d{4,})(?= |$)/

/** What comes in has no end, and nothing waits for the processes that it becomes. */
function checkWithoutNumber(
  machine: Machine,
  name: string,
  options: readonly Value[],
  input: Value | undefined,
): void {
  if (input === undefined || !WITHOUT_LIMIT.test(options.map(plain).join(' '))) return
  const source = endlessSource(machine, input)
  if (source !== undefined)
    machine.emit('destroy', name, name, {
      how: `${name} starts processes without number, as many as ${source} prints lines`,
    })
  else if (countsTo(machine, input, MANY_PROCESSES))
    machine.miss('outcome', name, '', HOW_MANY_AT_ONCE)
}

/** So many items for each command; all of them where no size was asked for. */
function inGroups(items: Value[], size: number | undefined): Value[][] {
  if (size === undefined || items.length === 0) return [items]
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size))
}

/** `parallel`: like xargs, but its command is a shell text, and arguments may follow `:::`. */
export function runParallel({ machine, name, args }: Call): Value {
  const template: Value[] = []
  let items: Value[] | undefined
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    if (/^:::\+?$/.test(word)) {
      items = [...(items ?? []), ...args.slice(i + 1).filter((item) => !/^:{3,4}\+?$/.test(item))]
      break
    }
    if (word === '::::' || word === '-a' || word === '--arg-file') {
      items = readFile(machine, name, args[i + 1] ?? '').split('\n')
      i++
    } else if (template.length === 0 && word.startsWith('-')) {
      if (
        /^(?:-[jSNnLIdaCPslE]|--(?:jobs|max-procs|sshlogin|sshloginfile|slf|joblog|results|res|delay|timeout|retries|colsep|tmpdir|tagstring|tag-string|max-args|max-replace-args|max-lines|max-chars|arg-sep|arg-file-sep|block|block-size|recstart|recend|env|workdir|wd|halt|halt-on-error|return|trc|transferfile|tf|basefile|bf|header|rpl|sqlandworker|sqlmaster|sqlworker|sql|nice|load|memfree|memsuspend|limit|profile|seqreplace|extensionreplace|er|basenamereplace|bnr|dirnamereplace|dnr|ctag-string|ctagstring|compress-program|decompress-program|plus-string|termseq|tempdir|minversion|delimiter|csv-sep|roundrobin-block|groupby|group-by|process-slot-var|sshdelay|ssh|filter))$/.test(
          word,
        )
      )
        i++
    } else template.push(word)
  }
  checkWithoutNumber(machine, name, args, items === undefined ? machine.inputValue : undefined)
  const frame = machine.frameFor('wrapper', name)
  const values = (
    items ??
    machine.inputValue?.split('\n') ?? [machine.unknown('user', 'typed input')]
  ).filter((item) => item.trim() !== '')
  const text = template.join(' ')
  // The command gets what comes in as its own input.
  if (args.some((word) => /^--(?:pipe|pipe-?part|spreadstdin|cat|fifo|tee)$/.test(plain(word))))
    return machine.runText(text === '' ? 'sh' : text, { frame })
  return values
    .slice(0, MAX_ITEMS)
    .map((item) => {
      const line =
        text === ''
          ? item
          : /\{[#%.\d/+]*\}/.test(text)
            ? text.replace(/\{[.\d/+]*\}/g, item)
            : // An item stays one word, however many it has.
              `${text} ${/\s/.test(item) ? `'${item.replaceAll("'", "'\\''")}'` : item}`
      return machine.runText(line, { frame, input: { kind: 'data', value: '' } })
    })
    .join('')
}

/** `env`: sets variables, then runs a command; alone it prints the environment. */
export function runEnv({ machine, name, args }: Call): Value {
  let at = 0
  const environment = machine.environment.fork()
  return machine.within({ environment }, () => {
    for (; at < args.length; at++) {
      const word = args[at]!
      const text = plain(word)
      if (text.startsWith('-')) {
        if (/^(?:-[iv0]*S|--split-string)$/.test(text))
          return split(args[at + 1] ?? '', args.slice(at + 2))
        const glued = /^(?:-[iv0]*S|--split-string=)(.+)$/s.exec(text)
        if (glued) return split(glued[1]!, args.slice(at + 1))
        const directory =
          /^(?:-C|--chdir=)(.+)$/s.exec(text)?.[1] ??
          (/^(?:-C|--chdir)$/.test(text) ? args[at + 1] : undefined)
        if (directory !== undefined) environment.directory = machine.absolute(directory)
        if (/^(?:-u|--unset|-C|--chdir|-a|--argv0)$/.test(text)) at++
        continue
      }
      // A function that bash exports has a mark behind its name.
      const assignment = /^([A-Za-z_]\w*(?:%%|\(\))?)=([\s\S]*)$/.exec(withPlainName(word))
      if (!assignment) break
      assign(machine, assignment[1]!, assignment[2]!)
      setInherited(machine, assignment[1]!, assignment[2]!)
    }
    const command = args.slice(at)
    if (command.length === 0) return machine.unknown('output', 'env')
    return machine.runCommand(command, { frame: machine.frameFor('wrapper', name) })
  })

  function split(string: Value, rest: Value[]): Value {
    // `\\_` is a blank in the language of `-S`.
    const text = string.replaceAll('\\_', ' ')
    const quoted = rest.map((word) => `'${plain(word).replaceAll("'", "'\\''")}'`)
    return machine.runText([text, ...quoted].join(' '), {
      frame: machine.frameFor('wrapper', name),
    })
  }
}

/** `sudo`: looked through; alone with `-i`, `-s` or `su` it gives a shell. */
export function runSudo({ machine, name, args }: Call): Value {
  let at = 0
  let shell = false
  const environment = machine.environment.fork()
  for (; at < args.length; at++) {
    const word = plain(args[at]!)
    if (word === '--') {
      at++
      break
    }
    if (/^(?:--help|--version|-V|-h)$/.test(word) && args.length === 1)
      return machine.unknown('output', name)
    const assignment = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(word)
    if (assignment) {
      setInherited(machine, assignment[1]!, assignment[2]!)
      environment.setVariable(assignment[1]!, { value: assignment[2]! })
      continue
    }
    if (!word.startsWith('-')) break
    const directory =
      /^--chdir=(.+)$/s.exec(word)?.[1] ??
      (/^(?:-[nEHSkb]*D|--chdir)$/.test(word) ? args[at + 1] : undefined)
    if (directory !== undefined) environment.directory = machine.absolute(directory)
    if (/^-(?:i|s|is|si|-login|-shell)$/.test(word) || /^-[nEHSkbP]*[is]$/.test(word)) shell = true
    else if (/^-(?:e|-edit)$/.test(word)) {
      for (const path of args.slice(at + 1))
        if (!path.startsWith('-')) machine.emit('edit', name, machine.absolute(path))
      return ''
    } else if (
      /^(?:-[ugpCrtTUhDRa]|-[nEHSkb]+[ugpCrtTUD]|--(?:user|group|prompt|host|close-from|role|type|command-timeout|other-user|chdir|chroot))$/.test(
        word,
      )
    )
      at++
    else if (/^-(?:l|v|k|K|-list|-validate|-reset-timestamp|-remove-timestamp)+$/.test(word)) {
      if (/l/.test(word)) machine.emit('look-around', name, name)
      if (at === args.length - 1) return machine.unknown('output', name)
    }
  }
  const command = args.slice(at)
  const frame = machine.frameFor('wrapper', name)
  if (command.length === 0) {
    if (shell) machine.emit('shell', name, name, { how: `${name} ${args.join(' ')}` })
    return ''
  }
  return machine.runCommand(command, { frame, environment })
}

/** `su`: another user's shell, or one command as that user. */
export function runSu({ machine, name, args }: Call): Value {
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    const command = /^(?:-c|--command|--session-command|-\w*c)$/.test(word)
      ? args[i + 1]
      : /^--(?:session-)?command=(.*)$/s.exec(word)?.[1]
    if (command !== undefined)
      return machine.runText(command, { frame: machine.frameFor('wrapper', name) })
    if (/^(?:-s|--shell|-g|--group|-G|-w)$/.test(word)) i++
  }
  const input = machine.inputValue
  if (input !== undefined && isKnown(input) && input.includes('\n')) {
    machine.runText(input, { input: undefined, frame: machine.frameFor('wrapper', name) })
  }
  if (args.length === 1 && /^--(?:help|version)$|^-[hV]$/.test(args[0]!)) return ''
  machine.emit('shell', name, name, { how: `${name} ${args.map(plain).join(' ')}`.trim() })
  return machine.unknown('shell', name)
}

/** `LD_PRE${x}LOAD=…`: what is not set vanishes from the name. */
function withPlainName(word: Value): Value {
  const equals = word.indexOf('=')
  return equals < 0 ? word : withoutSymbols(word.slice(0, equals)) + word.slice(equals)
}
