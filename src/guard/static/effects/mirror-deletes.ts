import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'

const ONLY_LOOKS = /(?:^| )(?:-n|--dry-?run|--list-only|--fake)(?= |$|=true)/
/** A folder that says of itself that nothing is in it. */
const NAMED_EMPTY = /(?:^|\/)\.?(?:empty(?:[-_]?(?:dir|folder|bucket))?|nothing|blank)\/?$/i
/** A bucket of copies; who copies to another disk or machine by such a name makes a backup. */
const COPIES = /^\w+:\/\/\S*(?:back-?up|bkp|snapshot|archiv|disaster|recovery)/i

/**
 * `aws s3 sync empty s3://data --delete`: a place becomes the same as a folder in which nothing is, or one in
 * which backups are loses what is not in the folder.
 */
export function checkMirrorDeletes({ machine, name, args }: Call): void {
  const text = args.map(plain).join(' ')
  if (ONLY_LOOKS.test(text)) return
  for (const question of findFacts(name).mirrors ?? []) {
    const [, source = '', to = ''] = question.exec(text) ?? []
    if (to === '') continue
    if (NAMED_EMPTY.test(source) || isJustMade(machine, source))
      machine.emit('destroy', name, name, { how: `${name} leaves nothing in "${to}"` })
    else if (COPIES.test(to)) machine.miss('outcome', name, '', 'what is lost there')
  }
}

/** Whether the folder was made by the command before: whoever fills it comes between. */
function isJustMade(machine: Machine, source: Value): boolean {
  const place = machine.absolute(source.replace(/(.)\/$/, '$1'))
  return machine.resolved
    .slice(-3)
    .some(
      ({ arguments: [program = '', ...words] }) =>
        isKind(canonicalName(plain(program)), 'folder-maker') &&
        words.some((word) => machine.absolute(word.replace(/(.)\/$/, '$1')) === place),
    )
}
