import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { isKind } from './program-kinds.ts'

/** Where a program looks for the editor of its user. */
const EDITORS = ['VISUAL', 'EDITOR', 'SOPS_EDITOR', 'KUBE_EDITOR', 'OC_EDITOR']
/** Words of the shell that do nothing. */
const DOES_NOTHING = /^(?:true|:)$/

/**
 * A secret is decrypted for an editor, and the text names that editor: `EDITOR=cat pass edit x` shows the
 * secret, and any other program gets it.
 */
export function openSecret({ machine, name }: Call): void {
  for (const variable of EDITORS) {
    const command = plain(machine.environment.variable(variable)?.value ?? '').trim()
    const program = /^\S+/.exec(command)?.[0].replace(/^.*\//, '')
    if (program === undefined || isKind(program, 'hand-editor')) continue
    if (isKind(program, 'idle') || DOES_NOTHING.test(program)) continue
    if (isKind(program, 'viewer') || isKind(program, 'pager'))
      machine.emit('read', name, `secret://${name}`)
    else machine.miss('outcome', name, '', `what ${program} does with the secret`)
  }
}
