import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { knownPrograms } from '../program-names.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where names belong: entries, their examples, handlers, and what code in other languages calls. */
const HOMES =
  /\/(?:families|examples|ordinary|programs|pure|languages)\/|\/handled-programs|\.test\.ts$/

/**
 * Lists that are no knowledge about programs, as how many names each file has in them: words that happen
 * to be names, too. A number may only fall; a file without one has none. What a list of programs asks
 * about is a kind (kinds.ts), a trait (entry.ts), or a fact of the entry (facts.ts).
 */
const LEFT: Readonly<Record<string, number>> = {
  // Endings of files: `.php`, `.rb`.
  'effects/implicit-files.ts': 18,
  // Endings of what an option of node, java or ruby loads.
  'effects/load-options.ts': 4,
  // Names of files that histories are kept in: `.bash_history`.
  'policy/sensitive-paths.ts': 11,
  // Versions of a language, as a word names them: `python3.12`.
  'effects/argument-types/commands.ts': 4,
  // Folders of agents, and words of texts that speak of them.
  'effects/knowledge/guard-switches.ts': 8,
  // Languages, and what cells of notebooks call them.
  'effects/interpret.ts': 8,
  'effects/knowledge/languages.ts': 50,
  'effects/operations.ts': 8,
  'effects/modules-by-name.ts': 8,
  'certainty/code-gaps.ts': 8,
  'certainty/familiar-modules.ts': 4,
  'certainty/unfamiliar-modules.ts': 4,
  // Types of arguments, traits and kinds of effects.
  'explain/argument-verbs.ts': 4,
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

/** The names of programs in each pattern, text or table of a file that lists some. */
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
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(firstWords)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
    )
  return ts.isStringLiteralLike(node) ? node.text.split(' ') : []
}

/** The words of a text in a list, or of the first text of a row in a table. */
function firstWords(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return node.text.split(' ')
  return ts.isArrayLiteralExpression(node) ? node.elements.slice(0, 1).flatMap(firstWords) : []
}
