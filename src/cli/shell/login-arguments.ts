import { UserError } from '../../verdict/index.ts'

/** Flags of bash that stand in one word with others and change nothing that we decide. */
const WITHOUT_MEANING = new Set(['i', 's'])

/**
 * The arguments that a system or an agent starts a shell with (`-c COMMAND NAME ARGS`, `-lc`, `-l`),
 * in the words of `aegish shell`. Without any it is a login: a script cannot see the dash that its
 * name was given.
 */
export function loginArguments(argv: readonly string[]): string[] {
  const ours: string[] = []
  let takesCommand = false
  let i = 0
  for (; i < argv.length; i++) {
    const word = argv[i]!
    if (word === '--' || word === '-') {
      i++
      break
    }
    if (!word.startsWith('-')) break
    if (word === '--login') ours.push('--login')
    else if (word === '--norc' || word === '--noprofile') ours.push('--norc')
    else if (/^-[a-z]+$/.test(word)) {
      for (const letter of word.slice(1)) {
        if (letter === 'c') takesCommand = true
        else if (letter === 'l') ours.push('--login')
        else if (!WITHOUT_MEANING.has(letter)) throw unknown(word)
      }
    } else throw unknown(word)
  }
  const rest = argv.slice(i)
  if (!takesCommand)
    return rest.length > 0 ? [...ours, '--', ...rest] : [...new Set(ours), '--login']
  const [command, ...others] = rest
  if (command === undefined) throw new UserError('USAGE', '-c: a command must follow')
  return [...ours, '-c', command, '--', ...others]
}

function unknown(word: string): UserError {
  return new UserError('USAGE', `unknown option "${word}": a shell takes -c COMMAND, -l, --login`)
}
