import { plain, type Value } from '../../resolve/value.ts'
import { applyEntry } from '../apply-entry.ts'
import type { Call } from '../call.ts'

/** `fd PATTERN DIRECTORIES -x COMMAND`: the command gets what was found for `{}`. */
export function runFd(call: Call): Value {
  const { machine, name, args, entry } = call
  const at = args.findIndex((word) => /^(?:-[a-zA-Z]*[xX]|--exec|--exec-batch)$/.test(word))
  const own = at < 0 ? args : args.slice(0, at)
  const listing = entry
    ? applyEntry({ ...call, args: own }, entry)
    : machine.unknown('output', name)
  if (at < 0) return listing
  const rest = args.slice(at + 1)
  const end = rest.indexOf(';')
  const command = end < 0 ? rest : rest.slice(0, end)
  const file = foundFile(own.map(plain)) ?? machine.unknown('output', `files that ${name} found`)
  const filled = command.map((word) => word.replace(/\{(?:|\/|\.|\/\/|\/\.)\}/g, file))
  const named = command.some((word) => /\{(?:|\/|\.|\/\/|\/\.)\}/.test(word))
  return machine.runCommand(named ? filled : [...command, file], {
    frame: machine.frameFor('wrapper', name),
  })
}

/** A path that the search is aimed at: its pattern as a name, in its directory. */
function foundFile(words: readonly string[]): string | undefined {
  const operands = words.filter(
    (word, i) =>
      !word.startsWith('-') &&
      !/^-(?:[etEdSj]|-extension|-type|-exclude|-max-depth|-size)$/.test(words[i - 1] ?? ''),
  )
  const [pattern = '', directory = '.'] = operands
  const literal = pattern
    .replace(/^\^|\$$/g, '')
    .replace(/\(\??:?([^|()]*)\|[^()]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
  return /^[\w.-]{4,}$/.test(literal) && /[a-z]/i.test(literal)
    ? `${directory.replace(/\/$/, '')}/${literal}`
    : undefined
}
