import { JAVA_CALLS, JAVA_NAMES, JAVA_SPELLINGS } from './java-calls.ts'
import type { Follow, Language } from './language.ts'
import { parseCode } from './reader.ts'
import { C_COMMENT, NAME, type Syntax } from './syntax.ts'
import { EMPTY, knownText, numberOf } from './thing.ts'

const syntax: Syntax = {
  comment: C_COMMENT,
  quotes: [
    { open: '"""', close: '"""', escapes: 'all', interpolation: 'dollar' },
    { open: "'''", close: "'''", escapes: 'all' },
    { open: '"', close: '"', escapes: 'all', interpolation: 'dollar' },
    { open: "'", close: "'", escapes: 'all' },
    { open: '$/', close: '/$', escapes: 'none' },
  ],
  prefix: /^(?:s|f|raw)$/,
  name: NAME,
  operator: /->|=>|<-/y,
  lines: 'end',
  blocks: 'braces',
  arrow: '->',
  braces: 'function',
  trailingBlocks: true,
  octal: true,
  bareCalls: /^(?:println|print|printf)$/,
}

/** `["sh", "-c", x].execute()` and `"ls".execute()` of Groovy, `"ls".!` of Scala. */
const runReceiver: Follow = ({ session, args }) => {
  const [command] = args
  if (!command) return EMPTY
  if (command.items)
    return { kind: 'process', text: session.runWords(session.words(command.items)) }
  const text = command.text
  if (command.kind !== undefined || command.name !== undefined || text === undefined) return command
  return { kind: 'process', text: session.runWords(text.trim().split(/\s+/)) }
}

/** Lines of jshell that are no Java: `/open file`, `/save file`; and its prompt. */
function withoutSlashes(code: string): string {
  return code
    .replace(/^[ \t]*(?:jshell|scala|groovy:\d+|groovy|>>>|\.\.\.)>[ \t]?/gm, '')
    .replace(
      /^[ \t]*\/(open|save|reload|edit)[ \t]+(?:-\w+[ \t]+)*(\S+)[^\n]*$/gm,
      (_line, word: string, path: string) =>
        `${word === 'save' ? 'jshellSave' : 'jshellOpen'}(${JSON.stringify(path)})`,
    )
    .replace(
      /^[ \t]*\/(?:exit|set|vars|list|help|env|reset|history|methods|types|imports|drop)\b[^\n]*$/gm,
      '',
    )
}

/** Java, Groovy, Kotlin and Scala. */
export const jvm: Language = {
  name: 'jvm',
  syntax,
  parse: (code) => parseCode(withoutSlashes(code), syntax),
  names: {
    ...JAVA_NAMES,
    args: 'arguments',
    null: 'nothing',
    true: 'true',
    false: 'nothing',
    'sys.env': 'environment',
  },
  spellings: JAVA_SPELLINGS,
  begin(session) {
    // `groovy -l 1960`: what is sent to the port is given to the code, line by line.
    const { before } = session.commandLine
    const at = before.findIndex((word) => /^-l\d*$|^--?listen$/.test(word))
    if (at >= 0) session.listen(/\d+/.exec(before.slice(at, at + 2).join(' '))?.[0] ?? '1960')
  },
  calls: {
    ...JAVA_CALLS,
    '*.execute': runReceiver,
    '*.!': runReceiver,
    '*.!!': runReceiver,
    'Process().!': runReceiver,
    Process: ({ session, args }) => ({
      kind: 'process',
      text: args[0]?.items
        ? session.runWords(session.words(args[0].items))
        : session.runWords(session.text(args[0]).trim().split(/\s+/)),
    }),
    'sys.process.Process': ({ session, args }) => ({
      kind: 'process',
      text: args[0]?.items
        ? session.runWords(session.words(args[0].items))
        : session.runWords(session.text(args[0]).trim().split(/\s+/)),
    }),
    'process.Process': ({ session, args }) => ({
      kind: 'process',
      text: session.runWords(session.words(args.slice(0, 1))),
    }),
    'sys.env': ({ session, args }) => ({ text: session.variable(knownText(args[0]) ?? '') }),
    Seq: ({ args }) => ({ items: args }),
    List: ({ args }) => ({ items: args }),
    Array: ({ args }) => ({ items: args }),
    listOf: ({ args }) => ({ items: args }),
    arrayOf: ({ args }) => ({ items: args }),
    'Arrays.asList': ({ args }) => ({ items: args }),
    'List.of': ({ args }) => ({ items: args }),
    '*.toList': ({ args }) => args[0],
    println: 'println*',
    print: 'print*',
    printf: 'print',
    evaluate: 'script > none',
    jshellOpen: 'script > none',
    jshellSave: ({ session, args }) => {
      session.write(session.text(args[0]), session.machine.unknown('user', 'what was typed'))
      return EMPTY
    },
    'System.exit': '- > none',
    '*.times': ({ session, args }) => {
      const closure = args[1]?.closure
      if (closure)
        for (let i = 0; i < Math.min(numberOf(args[0]) ?? 1, 8); i++)
          session.callClosure(closure, [{ number: i }])
      return EMPTY
    },
  },
}
