import { type ParsedScript, parse } from 'unbash'
import { cutOfExcess } from './estimate-work.ts'

/** More than this is refused: agents write files by here-document, but not megabytes. */
export const MAX_LENGTH = 256 * 1024
/** Substitutions inside substitutions; people write three, generators of trouble ten thousand. */
const MAX_NESTING = 40
/** The parser needs quadratic time on opening braces in one word. */
const MAX_BRACES_IN_WORD = 400
const MAX_HERE_DOCUMENTS = 200
const MAX_FUNCTIONS = 400

/** `if` inside `if`: the parser gives up at some depth, and says no more than that something is missing. */
const MAX_COMPOUNDS = 200

/**
 * More commands and words than anybody writes outside of files and quotes: a machine would not get to the
 * end of half of them, but a parser would read them all first.
 */
const MAX_WORK = 8_500
/** Shorter texts have no room for so much. */
const MUCH = MAX_WORK / 4
/** How much of such a text is looked at. */
const KEPT_WORK = 2_000

/** Commands that run commands: a shell in a shell in a shell. */
export const MAX_DEPTH = 24

/** Thrown where a text cannot be analysed within bounds. It becomes a BLOCK. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex'
}

/** Why the rest of a text is not walked. */
export const TOO_MANY_STEPS = 'it asks for too many steps'
export const TOO_MANY_TARGETS = 'it touches too many things at once'

/** Parses a script, or refuses one that would take too long. Never throws anything else. */
export function parseScript(source: string): ParsedScript {
  checkShape(source)
  return parseChecked(source)
}

/**
 * Parses a script that is walked to its end. Of one that asks for far too much only the beginning: what is
 * found there still counts, and whoever has walked it says that the rest is too much.
 */
export function parseToWalk(source: string): { script: ParsedScript; isWhole: boolean } {
  checkShape(source)
  const cut = source.length > MUCH ? cutOfExcess(source, MAX_WORK, KEPT_WORK) : undefined
  const script = parseChecked(cut === undefined ? source : source.slice(0, cut))
  return { script, isWhole: cut === undefined }
}

function parseChecked(source: string): ParsedScript {
  try {
    return parse(source)
  } catch (cause) {
    throw new TooComplex('the shell parser gave up', { cause })
  }
}

/**
 * Why a text is not complete, where that hides something. A line that ends with `&&` or a pipe does not:
 * all that stands there was read, and bash runs none of it before the rest is there.
 */
export function problemOf({ errors }: ParsedScript, source: string): string | undefined {
  const [first, ...more] = errors ?? []
  if (first === undefined) return undefined
  const onlyEnds =
    more.length === 0 && /(?:&&|\|\|?)\s*$/.test(source) && /^expected command/.test(first.message)
  return onlyEnds ? undefined : first.message
}

/**
 * Looks at the shape of a text in one pass, before any parser sees it. It knows nothing of
 * quotes: it only counts what makes parsers slow, far beyond what anybody writes.
 */
function checkShape(source: string): void {
  if (source.length > MAX_LENGTH) throw new TooComplex(`longer than ${MAX_LENGTH} characters`)
  // Two characters open a substitution, and of nothing else fewer are too many.
  if (source.length <= 2 * MAX_NESTING) return
  let nesting = 0
  let deepest = 0
  let braces = 0
  let hereDocuments = 0
  let functions = 0
  for (let i = 0; i < source.length; i++) {
    switch (source.charCodeAt(i)) {
      case 0x20: // space
      case 0x09: // tab
      case 0x0a: // line end
        braces = 0
        break
      case 0x24: // $
      case 0x3e: {
        // > as in >(
        const next = source.charCodeAt(i + 1)
        if (next === 0x28 || next === 0x7b || next === 0x5b) nesting++
        break
      }
      case 0x3c: {
        // <( and <<
        const next = source.charCodeAt(i + 1)
        if (next === 0x28) nesting++
        else if (next === 0x3c) hereDocuments++
        break
      }
      case 0x28: // (
        if (source.charCodeAt(i + 1) === 0x29) functions++
        break
      case 0x29: // )
        if (nesting > 0) nesting--
        break
      case 0x5d: // ]
      case 0x7d: // }
        if (nesting > 0) nesting--
        break
      case 0x7b: // {
        if (++braces > MAX_BRACES_IN_WORD) throw new TooComplex('too many braces in one word')
        break
    }
    if (nesting > deepest) deepest = nesting
  }
  if (deepest > MAX_NESTING) throw new TooComplex('substitutions are nested too deeply')
  if (hereDocuments > MAX_HERE_DOCUMENTS) throw new TooComplex('too many here-documents')
  checkCompounds(source)
  if (functions > MAX_FUNCTIONS) throw new TooComplex('too many functions')
}

const OPENS_OR_CLOSES =
  /(?<![\w$./"'-])(?:if|while|until|for|case|select|fi|done|esac)(?![\w./"'=-])/g

/** How deep compound commands lie in each other, counted by their first and last words. */
function checkCompounds(source: string): void {
  // So many words of two letters and a blank do not fit in.
  if (source.length < 3 * MAX_COMPOUNDS) return
  let depth = 0
  for (const [word] of source.matchAll(OPENS_OR_CLOSES)) {
    if (word === 'fi' || word === 'done' || word === 'esac') depth = Math.max(0, depth - 1)
    else if (++depth > MAX_COMPOUNDS) throw new TooComplex('commands are nested too deeply')
  }
}
