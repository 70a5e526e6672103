/** How expressions are put into a text. */
export type Interpolation =
  /** `#{code}` of Ruby. */
  | 'hash'
  /** `{code}` of Python's f-strings. */
  | 'braces'
  /** `${code}` of JavaScript. */
  | 'template'
  /** `$name`, `${name}`, `{$code}`, `@{[code]}`, `$(code)`: Perl, PHP, PowerShell. */
  | 'sigil'
  /** `$name`, `${code}`, `$(code)` without sigils on variables: Julia, Groovy, Kotlin. */
  | 'dollar'
  /** `\(code)` of Swift. */
  | 'backslash'

/** One way of writing a text. */
export interface Quote {
  open: string
  close: string
  /**
   * What a backslash does: `all` stands for a character; `few` only protects the quote and
   * itself; `none` is a letter; `double`: two closing quotes are one. `decimal` is `all` with
   * character codes in decimal (Lua); `caret` is `all` with a grave accent (PowerShell).
   */
  escapes: 'all' | 'few' | 'none' | 'double' | 'decimal' | 'caret'
  interpolation?: Interpolation
  /** The text is a command that is run (`` `ls` `` of Perl) or a command value (Julia). */
  command?: boolean
}

/** How a language looks: all that its lexer and parser need to know. */
export interface Syntax {
  /** Sticky: a comment. */
  comment: RegExp
  /** Longer openings first. */
  quotes: readonly Quote[]
  /** Names that may stand glued before a quote; `r` in it is raw, `f` or `s` interpolates. */
  prefix?: RegExp
  /** Sticky: a name. */
  name: RegExp
  /** Sticky: a variable with its sigil, `$x` or `@x`. */
  variable?: RegExp
  /** Sticky: operators that other languages do not have. */
  operator?: RegExp
  /** `/x/` is a pattern where an expression may start. */
  patterns?: boolean
  /** `q(…)`, `qx(…)`, `s///`, or `%w(…)`, `%x(…)`. */
  quoteWords?: 'perl' | 'ruby'
  hereDocument?: 'perl' | 'ruby' | 'php'
  /** What the end of a line means: the end of a statement, also an indentation, or nothing. */
  lines: 'end' | 'indent' | 'nothing'
  /** How blocks are written. */
  blocks: 'braces' | 'end' | 'indent'
  /** A name and a space start a call: `puts "x"`. A pattern restricts it to some names. */
  bareCalls?: boolean | RegExp
  /** `f "x"`, `f {…}`, `f [[x]]` are calls (Lua). */
  literalCalls?: boolean
  /** A block after a call belongs to it: `each { |x| … }`, `each do |x| … end`. */
  trailingBlocks?: boolean
  /** `0755` is octal. */
  octal?: boolean
  /** Operators that put texts together beside `+`. */
  concatenation?: readonly string[]
  /** `a:b()` calls a method (Lua). */
  colonMethods?: boolean
  /** `a$b` is a member of `a` (R). */
  dollarMembers?: boolean
  /** Values side by side are put together (awk). */
  juxtaposition?: boolean
  /** `name=value` among arguments names them; else it is an assignment. */
  namedArguments?: boolean
  /** What stands between the parameters and the body of a short function. */
  arrow?: '=>' | '->'
  /** What braces hold where a value is expected: entries, or a function (Groovy, Kotlin, Scala). */
  braces?: 'table' | 'function'
  /** `x[1]` is the first element, and `x[1:2]` takes both ends (Julia, R, Lua, awk). */
  countsFromOne?: boolean
}

/** The usual name of a C-like language. */
export const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy
export const HASH_COMMENT = /#[^\n]*/y
export const C_COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
