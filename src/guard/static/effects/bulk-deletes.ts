import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Pattern } from './knowledge/pattern.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'
import { isAnything } from './unseen-targets.ts'

const DELETES =
  /(?:^| )(?:(?:\S+:)?(?:delete|destroy|purge|uninstall|remove|undefine)|del|rb|rm|unlink|(?:delete|terminate)-[\w-]+)(?= |$)(?!.*--dry-?run)/
/** What is turned off comes back, but not by itself. */
const TURNS_OFF = /(?:^| )(?:disable|float|suspend|pause|set-prop .*Enabled\S* 0)(?= |$)/
/** Words of a filter: in a query, in a program for awk or jq. */
const FILTERS = /select\(|starts_with|contains\(|[=!]=|~|\/\w+\/|\?\w/

/** The list stands near: longer scripts ask for theirs again. */
const LOOKED_BACK = 32

/** `aws s3 ls | … | xargs aws s3 rb --force`: whatever a list of everything names is deleted. */
export function checkBulkDelete({ machine, name, args }: Call): void {
  const { lists } = findFacts(name)
  if (!lists || args.every(isKnown)) return
  const text = args.map(plain).join(' ')
  if (TURNS_OFF.test(text) && listsEverything(machine, name, lists))
    machine.miss('outcome', name, '', 'what still works from then on')
  if (!DELETES.test(text)) return
  if (listsEverything(machine, name, lists))
    machine.emit('destroy', name, name, {
      how: `${name} deletes everything that its own list names`,
    })
  // What it lists itself are some of its things, by a choice that the text shows.
  else if (args.some((word) => isAnything(machine, word, (detail) => isOwn(name, detail))))
    machine.miss('outcome', name, '', 'what is named there and deleted')
}

function isOwn(name: string, detail: string): boolean {
  return detail === name || detail.startsWith(`${name} `) || isKind(detail, 'picker')
}

function listsEverything(machine: Machine, name: string, lists: readonly Pattern[]): boolean {
  let found = false
  for (const { arguments: words } of machine.resolved.slice(-LOOKED_BACK)) {
    const [program = '', ...rest] = words
    if (rest.some((word) => FILTERS.test(plain(word))) || choosesSome(plain(program), rest))
      return false
    if (canonicalName(plain(program)) !== canonicalName(name)) continue
    const text = rest.map(plain).join(' ')
    found ||= lists.some((question) => question.test(text))
  }
  return found
}

/** `grep dev`, `head -1`; what skips a heading leaves all the rest. */
function choosesSome(program: string, words: readonly Value[]): boolean {
  return (
    isKind(program, 'line-chooser') &&
    !isKind(program, 'wrapper') &&
    words.length > 0 &&
    !words.some((word) => /^(?:-n ?)?\+\d/.test(plain(word)))
  )
}
