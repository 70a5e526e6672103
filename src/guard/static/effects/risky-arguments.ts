import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { IRREVOCABLE_QUERIES } from './knowledge/irrevocable-arguments.ts'
import { isAmong } from './knowledge/is-among.ts'
import { DESTROY_QUERIES, PRIVILEGE_QUERIES } from './knowledge/risky-arguments.ts'
import { SECRET_QUERIES } from './knowledge/secret-queries.ts'

/** Arguments that ask a store for a secret, raise rights or destroy, by the tables of such. */
export function checkQuery({ machine, name, args }: Call): void {
  if (args.length > 0 && args.every((word) => /^--?(?:help|version|usage)$|^-[hV]$/.test(word)))
    return
  const questions = questionsOf(name)
  if (questions.length === 0) return
  const text = args.map(plain).join(' ')
  for (const { question, kind, how = '' } of questions) {
    if (!question.test(text) || (kind === 'irrevocable' && /(?:^| )--?h(?:elp)?(?: |$)/.test(text)))
      continue
    if (kind === 'read') machine.emit('read', name, `secret://${name}`)
    else if (kind === 'destroy') machine.emit(kind, name, name, { how: `${name} ${how}` })
    else if (kind === 'irrevocable') machine.emit(kind, name, text, { how })
    else machine.emit(kind, name, '', { how })
  }
}

interface RiskyQuery {
  question: RegExp
  kind: 'read' | 'privilege' | 'destroy' | 'irrevocable'
  how?: string
}

const questionsByProgram = new Map<string, readonly RiskyQuery[]>()

/** The questions of one program: the tables are searched once for each name. */
function questionsOf(name: string): readonly RiskyQuery[] {
  const known = questionsByProgram.get(name)
  if (known) return known
  const found = [
    ...SECRET_QUERIES.filter(([programs]) => isAmong(programs, name)).map(([, question]) => ({
      question,
      kind: 'read' as const,
    })),
    ...riskyOf(name, PRIVILEGE_QUERIES, 'privilege'),
    ...riskyOf(name, DESTROY_QUERIES, 'destroy'),
    ...riskyOf(name, IRREVOCABLE_QUERIES, 'irrevocable'),
  ]
  // Names come from outside: the memory of them is bounded.
  if (questionsByProgram.size > 4000) questionsByProgram.clear()
  questionsByProgram.set(name, found)
  return found
}

function riskyOf(
  name: string,
  table: typeof PRIVILEGE_QUERIES,
  kind: Exclude<RiskyQuery['kind'], 'read'>,
): RiskyQuery[] {
  return table
    .filter(([programs]) => isAmong(programs, name))
    .map(([, question, how]) => ({ question, kind, how }))
}
