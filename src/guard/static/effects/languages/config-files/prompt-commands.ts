import type { Analyser } from '../index.ts'

/** Commands that an agent runs before it reads the prompt: !`git status`, !{git status}. */
const COMMAND = /!(?:`([^`]+)`|\{([^}]+)\})/g

/** Prompts that an agent keeps as commands of its own: what they run is run unasked. */
export const promptCommands: Analyser = (machine, code, by) => {
  for (const [, quoted, braced] of code.matchAll(COMMAND))
    machine.runText((quoted ?? braced)!, {
      frame: machine.frameFor('wrapper', by),
      input: { kind: 'data', value: '' },
    })
  return ''
}
