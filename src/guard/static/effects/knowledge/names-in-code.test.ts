import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { knownPrograms } from '../program-names.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where names belong: entries, handlers, and what code in other languages calls. */
const HOMES = /\/families\/|\/handled-programs|\/effects\/programs\/|\/languages\/|\.test\.ts$/

/**
 * Lists of programs that still stand in code instead of in entries, as how many names each file has in
 * them. A number may only fall; a file without one has none. What a list asks about is a kind
 * (kinds.ts), a trait (entry.ts), or a line of the entry.
 */
const LEFT: Readonly<Record<string, number>> = {
  'effects/guard-switches.ts': 8,
  'effects/meddled-processes.ts': 8,
  'effects/guesses/overlooked-words.ts': 51,
  'effects/side-commands.ts': 17,
  'effects/implicit-files.ts': 4,
  'effects/interpret.ts': 20,
  'effects/knowledge/guard-switches.ts': 12,
  'effects/knowledge/implicit-files.ts': 149,
  'effects/knowledge/irrevocable-arguments.ts': 18,
  'effects/knowledge/risky-arguments.ts': 26,
  'effects/knowledge/secret-queries.ts': 51,
  'effects/knowledge/command-arguments.ts': 42,
  'effects/load-options.ts': 4,
  'effects/own-credentials.ts': 5,
  'effects/script-files.ts': 7,
  'effects/argument-types/commands.ts': 4,
  'effects/argument-types/files.ts': 4,
  'effects/shell/run-script.ts': 10,
  'policy/everything-below.ts': 6,
  'policy/named-words.ts': 72,
  'policy/reasons/files.ts': 34,
  'policy/reasons/network.ts': 99,
  'policy/roles.ts': 55,
  'policy/safer-commands.ts': 4,
  'policy/self-defence.ts': 4,
  'policy/sensitive-paths.ts': 11,
  'policy/user-hosts.ts': 9,
  'policy/user-paths.ts': 30,
  'resolve/value.ts': 7,
}

const LEAST = 4

it('has no more lists of programs in code than before', () => {
  const known = new Set(knownPrograms())
  const found: Record<string, number> = {}
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || HOMES.test(`/${file}`)) continue
    const count = listsIn(`${root}/${file}`, known).reduce((sum, names) => sum + names.length, 0)
    if (count > 0) found[file] = count
  }
  const more = Object.entries(found).filter(([file, count]) => count > (LEFT[file] ?? 0))
  expect(Object.fromEntries(more)).toEqual({})
})

/** The names of programs in each pattern or text of a file that lists some. */
function listsIn(path: string, known: ReadonlySet<string>): string[][] {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const lists: string[][] = []
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node)
    const names = [...new Set(words.filter((word) => known.has(word)))]
    // Among many other words they are words.
    if (names.length >= LEAST && names.length * 2 > words.length) lists.push(names)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return lists
}

function wordsOf(node: ts.Node): string[] {
  if (ts.isRegularExpressionLiteral(node))
    return node.text
      .replace(/\\[a-zA-Z.+*]/g, ' ')
      .split(/[^\w.+-]+/)
      .filter((word) => /\w/.test(word))
  return ts.isStringLiteralLike(node) ? node.text.split(' ') : []
}
