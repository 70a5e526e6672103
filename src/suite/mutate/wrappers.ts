import type { Random } from '../random.ts'
import { freshName, quote } from './shell-text.ts'
import { isComplete, isProgram, onlyCall, plainCall } from './simple-command.ts'
import type { Technique } from './technique.ts'

/** Programs that start another one and change nothing about its arguments. */
const WRAPPERS = ['nohup', 'setsid -w', 'nice -n 5', 'timeout 600', 'stdbuf -oL', 'ionice -c 3']

/** The command in a form that another program can start: itself where it is one, else a shell's. */
function startable(command: string): string | undefined {
  const call = onlyCall(command)
  if (call && isProgram(call.name.text)) return command.trim()
  return isComplete(command) ? `bash -c ${quote(command)}` : undefined
}

export const WRAPPING: readonly Technique[] = [
  {
    name: 'wrappers',
    summary: 'behind programs that only start another: setsid, nice …',
    tools: [...WRAPPERS.map((wrapper) => wrapper.split(' ')[0]!), 'bash'],
    apply(command, random) {
      const target = startable(command)
      if (target === undefined) return undefined
      const chain = Array.from({ length: random.integer(1, 3) }, () => random.pick(WRAPPERS))
      return `${[...new Set(chain)].join(' ')} ${target}`
    },
  },
  {
    name: 'env',
    summary: 'behind env with a variable',
    tools: ['env', 'bash'],
    apply(command, random) {
      const target = startable(command)
      return target && `env ${assignment(command, random)} ${target}`
    },
  },
  {
    name: 'env-split',
    summary: "one argument that env cuts into words: env -S'rm -rf /'",
    tools: ['env'],
    apply(command) {
      const words = plainCall(command)
      return words && isProgram(words[0]!) ? `env -S'${words.join(' ')}'` : undefined
    },
  },
  {
    name: 'assignment-prefix',
    summary: 'an assignment before the call: FOO=1 rm -rf /',
    tools: ['bash'],
    apply(command, random) {
      const target = startable(command)
      return target && `${assignment(command, random)} ${target}`
    },
  },
  {
    name: 'command-builtin',
    summary: 'behind the builtins command and exec',
    tools: [],
    apply(command, random) {
      const call = onlyCall(command)
      if (call === undefined || !isProgram(call.name.text)) return undefined
      return random.next() < 0.5 ? `command ${command.trim()}` : `(exec ${command.trim()})`
    },
  },
]

function assignment(command: string, random: Random): string {
  return `${freshName(command, random).toUpperCase()}=${random.integer(0, 9)}`
}
