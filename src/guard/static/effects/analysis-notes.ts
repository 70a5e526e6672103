import type { Aim } from '../certainty/aims.ts'
import type { Environment } from '../resolve/environment.ts'
import type { Value } from '../resolve/value.ts'
import type { Frame, Span } from './effect.ts'
import type { Entry } from './knowledge/entry.ts'
import type { Language } from './knowledge/languages.ts'

// What a machine notes down beside effects.

/** One command that will run, with its arguments as bash will see them. */
export interface Resolved {
  arguments: Value[]
  /** Where it runs; undefined is where the command line starts. */
  directory: Value | undefined
  span: Span
  frame: Frame | undefined
}

/** Code in a language of its own that some program runs. */
export interface Code {
  text: string
  language: Language
  program: string
  span: Span
  frame: Frame | undefined
}

/** Something that the analysis did not follow: a limit, a word that it has no reader for. */
export interface Gap {
  /** What the unknown part decides about. */
  aim: Aim
  program: string
  /** What it is, where it is a value; else where it comes from, in words. */
  value: Value
  from: string | undefined
  span: Span
}

/** The words of a program that was run. */
export interface DeferredWords {
  name: string
  args: Value[]
  entry: Entry | undefined
  span: Span
}

/** A file with code in it, by its path. */
export interface Script {
  path: Value
  program: string
  span: Span
}

/** What a shell runs when it ends, with the shell that will run it. */
export interface Trap {
  script: Value
  environment: Environment
  /** It is the name of a function, which may be written later; where there is none, nothing runs. */
  isFunction?: boolean
}
