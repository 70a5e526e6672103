import { type Command, forEachChild, type ParsedScript, parse, type SyntaxNode } from 'unbash'

/** Longer texts are left alone: one argument of a program may have 128 KB, and some steps grow fourfold. */
const LONGEST = 1 << 15

/** Characters that mean nothing to the shell in any place of a word. */
const PLAIN = /^[\w./:@%+,=-]+$/

/** A word whose value the text shows: plain characters and quotes without expansions. */
const STATIC = /^(?:[\w./:@%+,=-]|'[^']*'|"[^"$`\\!]*")+$/

/** Builtins that read their arguments by rules of their own once they are recognised by name. */
const DECLARATIONS = new Set(['alias', 'declare', 'export', 'local', 'readonly', 'typeset'])

/** Builtins of bash: they have no program that another program could start. */
const BUILTINS = new Set(
  '. : [ alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown echo enable eval exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait'.split(
    ' ',
  ),
)

/** A word of a command with its place in the text. */
export interface PlacedWord {
  text: string
  pos: number
  end: number
}

/** A call of one program, as it stands in the text: its words, without assignments and redirections. */
export interface SimpleCommand {
  name: PlacedWord
  /** The name and all arguments. */
  words: readonly PlacedWord[]
  /** Whether only blanks stand between the words. */
  contiguous: boolean
}

/** Whether the shell reads the text as complete, so that it can be put into another command. */
export function isComplete(command: string): boolean {
  return parseWhole(command) !== undefined
}

/** Whether a text is complete and one line: it can be given to a shell that reads its standard input. */
export function isOneLine(command: string): boolean {
  return !command.includes('\n') && isComplete(command)
}

/** Whether the value of a word is its text. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text)
}

/** Whether a name is that of a program, as far as the text can tell. */
export function isProgram(name: string): boolean {
  return isPlain(name) && !BUILTINS.has(name)
}

/**
 * The calls on the first line whose names are plain. Later lines are left alone: in recorded
 * sessions they are often what somebody typed into the program of the first.
 */
export function callsOnFirstLine(command: string): SimpleCommand[] {
  const script = parseWhole(command)
  if (script === undefined) return []
  const lineEnd = command.includes('\n') ? command.indexOf('\n') : command.length
  const calls: SimpleCommand[] = []
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command' && node.end <= lineEnd) {
      const call = toSimpleCommand(command, node)
      if (call) calls.push(call)
    }
    // Words hold substitutions, where other rules of quoting may hold: they stay as they are.
    if (node.type === 'Word' || node.type === 'Assignment' || node.type === 'HereDoc') return
    forEachChild(node, visit)
  }
  visit(script)
  return calls
}

/** The call that the command consists of, if it is nothing else than that. */
export function onlyCall(command: string): SimpleCommand | undefined {
  const script = parseWhole(command)
  const [statement, ...others] = script?.commands ?? []
  if (statement === undefined || others.length > 0 || statement.background) return undefined
  const node = statement.command
  if (node.type !== 'Command' || node.prefix.length > 0 || node.redirects.length > 0)
    return undefined
  if (command.trim() !== command.slice(node.pos, node.end)) return undefined
  return toSimpleCommand(command, node)
}

/** The values of the words of a command that is one call and uses plain characters only. */
export function plainCall(command: string): string[] | undefined {
  const words = onlyCall(command)?.words.map(({ text }) => text)
  return words?.every(isPlain) ? words : undefined
}

/** The words of a command that is one call and whose values the text shows, as they are written. */
export function staticCall(command: string): string[] | undefined {
  const words = onlyCall(command)?.words.map(({ text }) => text)
  return words?.every((text) => STATIC.test(text)) ? words : undefined
}

/** Whether the value of a word is in the text, if maybe in quotes. */
export function isStatic(text: string): boolean {
  return STATIC.test(text)
}

function toSimpleCommand(source: string, node: Command): SimpleCommand | undefined {
  const { name } = node
  if (name === undefined || !isPlain(name.text) || name.text.includes('=')) return undefined
  if (DECLARATIONS.has(name.text)) return undefined
  if (node.args.some(({ type }) => type !== 'Word')) return undefined
  const words = [name, ...node.args].map(({ pos, end }) => ({
    text: source.slice(pos, end),
    pos,
    end,
  }))
  const contiguous = words.every(
    ({ pos }, i) => i === 0 || /^[ \t]+$/.test(source.slice(words[i - 1]!.end, pos)),
  )
  return { name: words[0]!, words, contiguous }
}

function parseWhole(command: string): ParsedScript | undefined {
  if (command.length > LONGEST || command.includes('\0')) return undefined
  // A backslash at the end would join the next line to this one.
  if (/(?:^|[^\\])(?:\\\\)*\\\n*$/.test(command)) return undefined
  const script = parse(command)
  if (script.commands.length === 0 || script.errors?.length) return undefined
  let closed = true
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'HereDoc' && node.closing === undefined) closed = false
    if (node.type === 'Script' && (node as ParsedScript).errors?.length) closed = false
    forEachChild(node, visit)
  }
  visit(script)
  return closed ? script : undefined
}
