import { homeFolder } from '../disk/home-folder.ts'
import type { Analysis } from '../guard/static/index.ts'
import { ruleLabel } from '../verdict/index.ts'

/** The home that the guard imagines where it cannot know one. */
const IMAGINED_HOME = /\/home\/user(?=\/|\b)/g

/** The grounds of a decision: whatever home is meant, it is `~`. */
export function groundsOf({ reason }: Analysis, home: string = homeFolder()): string {
  const short = reason.replace(IMAGINED_HOME, '~')
  return home === '/' ? short : short.replaceAll(`${home}/`, '~/')
}

/** What an agent is told: the rule, the grounds, what it could do instead, how a person goes on. */
export function explain(analysis: Analysis, id: string | undefined): string {
  const { rule, suggestion } = analysis
  const parts = [`aegish, rule ${ruleLabel(rule)}: ${groundsOf(analysis)}.`]
  if (suggestion) parts.push(`Instead: ${suggestion}.`)
  if (id) parts.push(`The user can let it through: aegish allow ${id} (outside of this session).`)
  return parts.join(' ')
}
