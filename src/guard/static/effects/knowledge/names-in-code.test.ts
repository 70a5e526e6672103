import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { knownPrograms } from '../program-names.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where names belong: entries, handlers, and what code in other languages calls. */
const HOMES = /\/families\/|\/handled-programs|\/effects\/programs\/|\/languages\/|\.test\.ts$/

/**
 * Lists that are no knowledge about programs, and those that still wait for their entries, as how many
 * names each file has in them. A number may only fall; a file without one has none. What a list asks
 * about is a kind (kinds.ts), a trait (entry.ts), or a fact of the entry (facts.ts).
 */
const LEFT: Readonly<Record<string, number>> = {
  // Endings of files, which happen to be names of programs, too.
  'effects/implicit-files.ts': 4,
  // Endings of what an option of node, java or ruby loads.
  'effects/load-options.ts': 4,
  // Names of files that histories are kept in.
  'policy/sensitive-paths.ts': 11,
  // Versions of a language, as a word names them: `python3.12`.
  'effects/argument-types/commands.ts': 4,
  // Folders of agents, and words of texts that speak of them.
  'effects/knowledge/guard-switches.ts': 8,
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
