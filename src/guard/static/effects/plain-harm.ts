import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { plainHarmIn } from './knowledge/plain-harm.ts'

/** Behind so many stand documents, and no orders. */
const MOST_LETTERS = 4000

/** What everybody reads there, or somebody whom the text does not name. */
const SAID = new Set([
  'what is said there in public',
  'what of the environment it sends, and to whom',
])

/**
 * A use that is unclear, and whose words leave no doubt all the same. It is asked of such uses only: `since` says
 * how much was unclear before this program.
 */
export function checkPlainHarm(
  { machine, name, args }: Pick<Call, 'machine' | 'name' | 'args'>,
  since: number,
): void {
  const own = machine.gaps
    .slice(since)
    .filter(
      ({ aim, program }) =>
        aim === 'outcome' && (program === name || program.startsWith(`${name} `)),
    )
  if (own.length === 0) return
  machine.provenance = { by: 'table', name: 'plain-harm' }
  if (own.some(({ from = '' }) => SAID.has(from)))
    machine.emit('send', name, 'anybody', { data: args.join(' ') })
  const harm = plainHarmIn(args.map(plain).join(' ').slice(0, MOST_LETTERS))
  if (harm === undefined) return
  if (harm.kind === 'secret') machine.emit('read', name, `secret://${name}`)
  else if (harm.kind === 'key')
    machine.emit('write', name, machine.absolute('~/.ssh/authorized_keys'))
  else if (harm.kind === 'destroy')
    machine.emit('destroy', name, name, { how: `${name} ${harm.how}` })
  else machine.emit('privilege', name, '', { how: harm.how })
}
