/** What a path is tested against. */
export interface PathPattern {
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

function compiledLater(patterns: readonly string[], flags: string): PathPattern {
  let compiled: RegExp | undefined
  return {
    test(path) {
      compiled ??= new RegExp(patterns.join('|'), flags)
      return compiled.test(path)
    },
  }
}
