import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findNamesInCode } from '../../../../../tests/support/names-in-code.ts'
import { knownPrograms } from '../program-names.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where names belong: entries, their examples, handlers, and what code in other languages calls. */
const HOMES =
  /\/(?:families|examples|ordinary|programs|pure|languages)\/|\/handled-programs|\.test\.ts$/

const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !HOMES.test(`/${file}`))
    .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const),
)
const known: ReadonlySet<string> = new Set(knownPrograms())

/**
 * Places that ask for a word which is a program's name, too, or must name a program: how many a file has.
 * A number may only fall. What code asks about a program is a kind (kinds.ts), a trait (entry.ts), or a
 * fact of the entry (facts.ts); what one program does alone is its handler's (effects/programs/).
 */
const ASKED: Readonly<Record<string, number>> = {
  // Names of files and folders that one would miss.
  'certainty/bounds.ts': 1,
  // `stash clear`: a verb of version control.
  'certainty/lost-history.ts': 1,
  // Names of files that are built or started.
  // Modules of languages.
  'certainty/unfamiliar-modules.ts': 1,
  // Variables, by how they end and with their values.
  'effects/inherited-variables.ts': 2,
  // Variables that name a place.
  'resolve/value.ts': 1,
  // "code from …": not the editor.
  'effects/program-kinds.ts': 1,
  // Parts of the names of hosts, which services and programs share.
  'effects/knowledge/secret-services.ts': 1,
  // Folders of a path, and no program.
  'effects/told-credentials.ts': 1,
  // A script in /etc/init.d is what `service` runs.
  'effects/run-program.ts': 1,
  // The builtin of the shell prints as the program does.
  'effects/shell/builtins.ts': 1,
  // A guess for programs without an entry: whatever has ssh in its name.
  'policy/user-hosts.ts': 1,
}

/**
 * Lists that are no knowledge about programs, as how many names each file has in them: words that happen
 * to be names, too. A number may only fall; a file without one has none.
 */
const LISTED: Readonly<Record<string, number>> = {
  // Endings of files: `.php`, `.rb`.
  'effects/implicit-files.ts': 18,
  // Endings of source code.
  'effects/foreign-code.ts': 20,
  // Endings of what an option of node, java or ruby loads.
  'effects/load-options.ts': 4,
  // Names of files that histories are kept in (`.bash_history`), endings of files.
  'policy/sensitive-paths.ts': 21,
  // Programs whose list of images is one's own: a fact that several entries share.
  'effects/knowledge/unseen-words.ts': 5,
  // Services, packages and containers of what protects and records.
  'effects/knowledge/protectors.ts': 14,
  // Versions of a language, as a word names them: `python3.12`.
  'effects/argument-types/commands.ts': 4,
  // Folders of agents, and words of texts that speak of them.
  'effects/knowledge/guard-switches.ts': 8,
  // Languages of scripts that are run by their names.
  'effects/written-scripts.ts': 4,
  // Languages, and what cells of notebooks call them.
  'effects/interpret.ts': 8,
  'effects/knowledge/languages.ts': 50,
  'effects/operations.ts': 8,
  'effects/modules-by-name.ts': 8,
  'certainty/code-gaps.ts': 8,
  'certainty/familiar-functions.ts': 4,
  'certainty/familiar-modules.ts': 4,
  'certainty/undescribed-functions.ts': 4,
  'certainty/unfamiliar-modules.ts': 4,
  // Types of arguments, traits and kinds of effects.
  'explain/argument-verbs.ts': 4,
}

const LEAST = 4

describe('names of programs', () => {
  it('stand in no code outside of entries and handlers', () => {
    const places = findNamesInCode(sources, known)
    const counts = countBy(places.map(({ file }) => file))
    const other = places.filter(({ file }) => counts[file] !== ASKED[file])
    expect(other).toEqual([])
    expect(Object.keys(ASKED).filter((file) => counts[file] === undefined)).toEqual([])
  })

  it('stand in no more lists than before', () => {
    const found: Record<string, number> = {}
    for (const [file, text] of sources) {
      const count = listsIn(file, text).reduce((sum, names) => sum + names.length, 0)
      if (count > 0) found[file] = count
    }
    const more = Object.entries(found).filter(([file, count]) => count > (LISTED[file] ?? 0))
    expect(Object.fromEntries(more)).toEqual({})
  })
})

describe('the search for names in code', () => {
  it.each([
    [`if (name === 'git') follow()`, 'git'],
    [`if ('git' !== effect.program) follow()`, 'git'],
    [`const called = plain(program); if (called === 'git') follow()`, 'git'],
    [`function follow({ name: one }) { return one === 'git' }`, 'git'],
    [`switch (name) { case 'git': follow() }`, 'git'],
    [`const isShown = name.startsWith('git ')`, 'git'],
    [`if (words[0] === 'git') follow()`, 'git'],
    [`if (/^git$/.test(name)) follow()`, 'git'],
    [`if (/(?:^|\\/)git$/.test(plain(program))) follow()`, 'git'],
    [`if (/^git\\s.*--force/.test(command)) follow()`, 'git'],
    [`if (/^update-ca-(?:certificates|trust)$/.test(name)) follow()`, 'update-ca-trust'],
    [`const KEPT = /^(?:git|own)$/; const isKept = KEPT.test(detail)`, 'git'],
    [`const KEPT = 'git|own'; const LINE = new RegExp(\`^(?:\${KEPT})$\`); LINE.test(name)`, 'git'],
    [`const KEPT = new Set(['git']); const isKept = KEPT.has(name)`, 'git'],
    [`const KEPT = ['git']; const isKept = KEPT.includes(name)`, 'git'],
    [`const KEPT = ['git']; const isKept = KEPT.some((one) => name === one)`, 'git'],
    [`const KEPT = { git: 1 }; const kept = KEPT[name]`, 'git'],
    [`const KEPT = { git: 1 }; const isKept = Object.hasOwn(KEPT, name)`, 'git'],
    [`const KEPT = [[/^git$/, 1]]; KEPT.find(([line]) => line.test(name))`, 'git'],
    [`const KEPT = [[/^git$/, 1]]; for (const [line] of KEPT) line.test(name)`, 'git'],
    [`function isKept(one) { return one === 'git' }; isKept(call.name)`, 'git'],
    [`function isKind(name, kind) {}; isKind('git', 'shell')`, 'git'],
    [`machine.runCommand(['git', ...args])`, 'git'],
    [`const found = { program: 'git', span }`, 'git'],
  ])('finds %s', (code, name) => {
    expect(namesIn(code)).toContain(name)
  })

  it.each([
    `if (kind === 'read' || language === 'python') follow()`,
    `if (/^(?:--git-dir|-C)$/.test(name)) follow()`,
    `if (/^\\/dev\\/(?:tty|fd\\/0)$/.test(name)) follow()`,
    `const bare = name.replace(/\\.js$/, '')`,
    `if (/^(?!file:)\\w+:/.test(name)) follow()`,
    `machine.emit('write', name, 'git')`,
    `const message = \`\${name} asks git\``,
    `if (isKind(name, 'shell')) follow()`,
  ])('passes by %s', (code) => {
    expect(namesIn(code)).toEqual([])
  })

  it('finds a list in a text for a pattern', () => {
    expect(listsIn('x.ts', `const PICKERS = '[gm]?awk|g?sed|cut|tr|jq|column'`)).not.toEqual([])
  })
})

function namesIn(code: string): string[] {
  return findNamesInCode(new Map([['x.ts', code]]), known).flatMap(({ names }) => names)
}

function countBy(files: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const file of files) counts[file] = (counts[file] ?? 0) + 1
  return counts
}

/** The names of programs in each pattern, text or table of a file that lists some. */
function listsIn(file: string, text: string): string[][] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
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
  if (ts.isRegularExpressionLiteral(node)) return wordsOfPattern(node.text)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(firstWords)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
    )
  if (!ts.isStringLiteralLike(node)) return []
  return node.text.includes('|') ? wordsOfPattern(node.text) : node.text.split(' ')
}

function wordsOfPattern(text: string): string[] {
  return text
    .replace(/\\[a-zA-Z.+*]/g, ' ')
    .split(/[^\w.+-]+/)
    .filter((word) => /\w/.test(word))
}

/** The words of a text in a list, or of the first text of a row in a table. */
function firstWords(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return node.text.split(' ')
  return ts.isArrayLiteralExpression(node) ? node.elements.slice(0, 1).flatMap(firstWords) : []
}
