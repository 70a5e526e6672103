import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Pattern } from './knowledge/pattern.ts'

/** The header of a file in a patch: what it is called before or afterwards. */
const HEADER = /^(?:---|\+\+\+) ([^\t\n]+)|^rename (?:from|to) (.+)$/gm

/** A patch changes the files that it names, below the folder that it is applied in. */
export function followPatch({ machine, name, args }: Call): void {
  const { patches } = findFacts(name)
  if (!patches) return
  const { verb, directory } = patches
  if (verb && !args.some((word) => verb.test(plain(word)))) return
  // Where a program was sent with -C it is by now.
  const folder = (directory && behind(args, directory)) || '.'
  for (const text of [
    machine.inputValue,
    ...args.map((word) => machine.files.get(machine.absolute(word))),
  ]) {
    if (text === undefined || !isKnown(text)) continue
    for (const [, path, renamed] of text.matchAll(HEADER))
      for (const file of spellings((path ?? renamed)!.trim()))
        machine.emit(
          'rewrite',
          name,
          machine.absolute(file.startsWith('/') ? file : `${folder}/${file}`),
          {
            how: 'patches',
          },
        )
  }
}

/** The path as it stands there, and without the first folder, which most patches invent. */
function spellings(path: string): string[] {
  const slash = path.indexOf('/')
  return path === '/dev/null' ? [] : slash > 0 ? [path, path.slice(slash + 1)] : [path]
}

function behind(args: readonly Value[], option: Pattern): Value | undefined {
  const at = args.findIndex((word) => option.test(plain(word)))
  return at < 0 ? undefined : args[at + 1]
}
