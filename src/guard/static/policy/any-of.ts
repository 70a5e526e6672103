/** What a path is tested against. */
export interface PathPattern {
  /** As it is written: names that it speaks of can be read there. */
  readonly source: string
  test(path: string): boolean
}

/** Compiled when a path is first looked at: many commands name none, and an agent waits for each. */
export function anyOf(...patterns: readonly string[]): PathPattern {
  return compiledLater(patterns, '')
}

/** The same for file systems that do not tell `.Claude` from `.claude`. */
export function anyOfInAnyCase(...patterns: readonly string[]): PathPattern {
  return compiledLater(patterns, 'i')
}

/**
 * V8 turns a pattern into bytecode when it first runs, and into machine code when it runs again. For
 * patterns as long as these the bytecode takes four times as long; on a text of this length V8 does
 * without it.
 */
const LONG_TEXT = ' '.repeat(1000)

function compiledLater(patterns: readonly string[], flags: string): PathPattern {
  let compiled: RegExp | undefined
  return {
    get source() {
      return patterns.join('|')
    },
    test(path) {
      if (compiled === undefined) {
        compiled = new RegExp(patterns.join('|'), flags)
        compiled.test(LONG_TEXT)
      }
      return compiled.test(path)
    },
  }
}
