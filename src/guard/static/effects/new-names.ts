import { hasGlob, isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { substituteText } from './pure/sed.ts'

/**
 * The name that a program gives to a file: by an expression (`rename 's/a/b/' FILE…`), by two words
 * (`rename.ul a b FILE…`) or by a target at the end (`git mv FILE… PLACE`). Empty where nobody can tell.
 */
export function newNameOf({ args, entry }: Call, file: Value): Value {
  const words = args.filter((word) => !/^-./.test(plain(word)))
  const { first = [], repeated, last = [] } = entry ?? {}
  if (first[0] === 'code.perl') return byExpression(expressionsIn(args, words), file)
  if (repeated === 'moved' && last.length === 1)
    return words.length < 2 ? '' : into(words.at(-1)!, file, words.length > 2)
  if (repeated === 'moved' && first.length === 2) {
    const [before = '', after = ''] = words.map(plain)
    return file.replace(before, () => after)
  }
  return first[0] === 'moved' && first.length === 2 && words.length === 2
    ? into(words[1]!, file, false)
    : ''
}

function expressionsIn(args: readonly Value[], words: readonly Value[]): Value[] {
  const given = args.filter((_, i) => plain(args[i - 1] ?? '') === '-e')
  return given.length > 0 ? given : words.slice(0, 1)
}

function byExpression(expressions: readonly Value[], file: Value): Value {
  const [expression = ''] = expressions
  if (expressions.length > 1 || !isKnown(expression)) return ''
  // The groups of Perl as sed spells them; any other variable is computed there.
  const script = plain(expression).replace(/\$\{?(\d)\}?/g, '\\$1')
  if (/[$@][\w&{(]/.test(script)) return ''
  return substituteText(script, file, true) ?? ''
}

/** A pattern in the target, of the shell or of the program, is filled in by what is found. */
function into(target: Value, file: Value, several: boolean): Value {
  if (hasGlob(target) || /[*?#]/.test(target)) return ''
  if (!several && !target.endsWith('/')) return target
  const name = file.replace(/\/+$/, '').split('/').at(-1)
  return `${target.replace(/\/+$/, '')}/${name}`
}
