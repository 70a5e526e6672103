import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { followSession, typeInto } from '../sessions.ts'
import { operands, runTmux } from './tmux.ts'

const SCREEN_LOOKS = /^-(?:ls|list|v|wipe|X|help|S)$/

/** `tmux` and `screen`: a session is a shell, and what is typed into it or started there runs. */
export function runMultiplexer(call: Call): Value {
  const { machine, name, args } = call
  const words = args.map(plain)
  if (words.length === 1 && /^--(?:help|version)$|^-[vV]$/.test(words[0]!))
    return machine.unknown('output', name)
  const opens = name === 'tmux' ? runTmux(call) : runScreen(call, words)
  if (!opens) return machine.unknown('output', name)
  machine.emit('session', name, name)
  return ''
}

/** Follows what screen is told, and says whether a shell is opened. */
function runScreen(call: Call, words: readonly string[]): boolean {
  const { machine, name, args } = call
  const verb = words.find(
    (word, i) =>
      !/^-[LSfCc]$/.test(words[i - 1] ?? '') &&
      (!word.startsWith('-') || /^-(?:ls|list|v|wipe)$/.test(word)),
  )
  const opens = verb === undefined || !SCREEN_LOOKS.test(verb)
  const log = words.indexOf('-Logfile')
  const file = log >= 0 ? words[log + 1] : words[words.indexOf('-L') + 1]
  if (words.includes('-L') && file?.startsWith('/')) machine.emit('write', name, file, { data: '' })
  const told = words.indexOf('-X')
  if (told < 0) {
    followSession(call, operands(args, 'Sctehps'))
    return opens
  }
  const rest = args.slice(told + 1)
  // `eval` takes commands, each in one word.
  if (rest[0] === 'eval')
    for (const command of rest.slice(1)) runScreenCommand(call, command.split(/\s+/))
  else runScreenCommand(call, rest)
  return opens
}

function runScreenCommand(call: Call, words: readonly Value[]): void {
  const at = words.findIndex((word) => /^(?:stuff|exec|screen)$/.test(word))
  if (at < 0) return
  if (words[at] === 'stuff') typeInto(call, words.slice(at + 1))
  else followSession(call, operands(words.slice(at + 1), 't'))
}
