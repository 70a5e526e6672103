const TAB = 0x09
const LINE_END = 0x0a
const BLANK = 0x20
const DOUBLE_QUOTE = 0x22
const HASH = 0x23
const DOLLAR = 0x24
const AMPERSAND = 0x26
const SINGLE_QUOTE = 0x27
const PARENTHESIS = 0x28
const STAR = 0x2a
const SEMICOLON = 0x3b
const LESS = 0x3c
const GREATER = 0x3e
const QUESTION_MARK = 0x3f
const BRACKET = 0x5b
const BACKSLASH = 0x5c
const BACKTICK = 0x60
const PIPE = 0x7c

/** What a word, an expansion and a command cost at least, in the steps of a machine. */
const WORD = 1
const EXPANSION = 2
const COMMAND = 4

/** `<<E`, `<<-'E'`: where a document begins, and the word that ends it. */
const DOCUMENT = /<<(-?)[ \t]*(?:(['"])([^'"\n]+)\2|\\?([^\s;&|<>()'"\\]+))/y

/**
 * Where to cut a text whose words and commands ask for more than `most` steps, if each runs once: behind
 * the last command that ends within `kept` steps. Undefined where it asks for no more. Quotes, documents
 * and comments are skipped: people put whole files into them. In one pass, and before any parser sees the
 * text; where it mistakes a quote it counts too much or too little, which only a limit far beyond what
 * anybody writes can bear.
 */
export function cutOfExcess(source: string, most: number, kept: number): number | undefined {
  let work = 0
  let cut = 0
  let documents: Ending[] = []
  let before = LINE_END
  let quoted = false
  let computed = 0
  for (let i = 0; i < source.length && work <= most; i++) {
    const code = source.charCodeAt(i)
    if (quoted) {
      if (code === DOUBLE_QUOTE) quoted = false
      else if (code === BACKSLASH) i++
      else if (code === DOLLAR || code === BACKTICK) work += EXPANSION
      continue
    }
    switch (code) {
      case BLANK:
      case TAB:
        if (before !== BLANK) work += WORD
        before = BLANK
        continue
      case LINE_END:
        if (before !== LINE_END) work += COMMAND
        if (work <= kept) cut = i
        before = LINE_END
        for (const document of documents) i = endOf(document, source, i)
        documents = []
        continue
      case SEMICOLON:
      case AMPERSAND:
      case PIPE:
        if (before !== SEMICOLON) work += COMMAND
        if (work <= kept && before !== SEMICOLON) cut = i
        before = SEMICOLON
        continue
      case PARENTHESIS:
        work += EXPANSION
        if (before === PARENTHESIS && i > computed) {
          // What is computed costs a step for each number and each sign.
          computed = indexOr(source, '))', i)
          if (computed < source.length) work += computed - i
        }
        break
      case DOLLAR:
      case BACKTICK:
      case GREATER:
        work += EXPANSION
        break
      case LESS: {
        work += EXPANSION
        const document = documentAt(source, i)
        if (document) documents.push(document)
        // `<<<` begins none, nor does its second half.
        while (source.charCodeAt(i + 1) === LESS) i++
        break
      }
      case HASH:
        // A comment begins where a word could.
        if (before === BLANK || before === LINE_END || before === SEMICOLON) {
          i = indexOr(source, '\n', i) - 1
          before = LINE_END
          continue
        }
        break
      case STAR:
      case QUESTION_MARK:
      case BRACKET:
        work += WORD
        break
      case BACKSLASH:
        work += WORD
        i++
        break
      case SINGLE_QUOTE:
        work += WORD
        i = before === DOLLAR ? endOfAnsiQuotes(source, i) : indexOr(source, "'", i + 1)
        break
      case DOUBLE_QUOTE:
        work += WORD
        quoted = true
        break
    }
    before = code
  }
  return work > most ? cut : undefined
}

interface Ending {
  word: string
  indented: boolean
}

function documentAt(source: string, at: number): Ending | undefined {
  DOCUMENT.lastIndex = at
  const [, dash, , quoted, plain] = DOCUMENT.exec(source) ?? []
  const word = quoted ?? plain
  return word === undefined ? undefined : { word, indented: dash === '-' }
}

/** Where the last line of a document ends that begins behind this line end; without one, the text ends it. */
function endOf({ word, indented }: Ending, source: string, lineEnd: number): number {
  for (let start = lineEnd + 1; start < source.length; ) {
    const end = indexOr(source, '\n', start)
    let first = start
    while (indented && source.charCodeAt(first) === TAB) first++
    if (end - first === word.length && source.startsWith(word, first)) return end
    start = end + 1
  }
  return source.length
}

/** The closing mark of `$'…'`, in which a backslash hides one. */
function endOfAnsiQuotes(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source.charCodeAt(at) !== SINGLE_QUOTE)
    at += source.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

function indexOr(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from)
  return at < 0 ? source.length : at
}
