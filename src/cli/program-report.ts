import ansis from 'ansis'
import {
  type BelievedAction,
  type ProgramBelief,
  VERBS,
  type Verb,
} from '../guard/static/explain/index.ts'
import { clip, printable, wrap } from '../report/format.ts'

const VERB_WIDTH = 10
const WHERE_WIDTH = 22

/** What is believed about a program, for a terminal of this width. */
export function showBelief(belief: ProgramBelief, width: number): string {
  const lines = belief.known ? knownLines(belief, width) : unknownLines(belief, width)
  return `${lines.join('\n')}\n`
}

function unknownLines({ name, near, guesses }: ProgramBelief, width: number): string[] {
  return [
    `${ansis.bold(clip(printable(name), width - 40))}: unknown, nobody has described it`,
    ...(near.length > 0 ? wrap(`Near names: ${near.join(', ')}`, width) : []),
    '',
    'What is guessed then:',
    ...guesses.flatMap((guess) => indented(wrap(guess, width - 4), '- ')),
  ]
}

function knownLines(belief: ProgramBelief, width: number): string[] {
  const { name, program, sameAs, kinds, handler, prints } = belief
  const also = [
    ...(program === undefined ? [] : [`known as ${program}`]),
    ...(sameAs === undefined ? [] : [`the same as ${sameAs}`]),
  ].join(', ')
  return [
    `${ansis.bold(printable(name))}${also && `: ${also}`}`,
    ...kinds.flatMap(({ kind, meaning }) => indented(wrap(`${kind}: ${meaning}`, width - 2), '')),
    ...(handler === undefined
      ? []
      : ['', 'It has a handler:', ...indented(wrap(handler, width - 2), '')]),
    ...section(actionLines(belief, width)),
    ...(prints === undefined ? [] : ['', ...wrap(`Prints ${prints}.`, width)]),
    ...lists(belief, width),
    ...examples(belief, width),
  ]
}

function section(lines: string[]): string[] {
  return lines.length > 0 ? ['', ...lines] : []
}

function indented(lines: readonly string[], mark: string): string[] {
  return lines.map((line, i) => `  ${i === 0 ? mark : ' '.repeat(mark.length)}${line}`)
}

/** Grouped by verb; without one there is nothing that matters. */
function actionLines({ actions, handler, subcommands }: ProgramBelief, width: number): string[] {
  if (actions.length === 0)
    return handler === undefined && subcommands.length === 0
      ? ['None of its words reads, writes, runs or sends anything.']
      : []
  return (Object.keys(VERBS) as Verb[]).flatMap((verb) => {
    const rows = actions.filter(({ does }) => does === verb)
    return rows.flatMap((action, i) => actionRow(action, i === 0 ? VERBS[verb] : '', width))
  })
}

function actionRow({ where, meaning }: BelievedAction, verb: string, width: number): string[] {
  const start = ansis.bold(verb.padEnd(VERB_WIDTH))
  const gap = ' '.repeat(VERB_WIDTH + WHERE_WIDTH)
  const places = wrap(printable(where), WHERE_WIDTH - 2)
  const words = wrap(printable(meaning), width - gap.length)
  // What does not fit beside its meaning stands above it.
  if (places.some((line) => line.length > WHERE_WIDTH - 2))
    return [
      ...wrap(printable(where), width - VERB_WIDTH).map(
        (line, i) => `${i === 0 ? start : ' '.repeat(VERB_WIDTH)}${line}`,
      ),
      ...words.map((line) => `${gap}${line}`),
    ]
  return Array.from({ length: Math.max(places.length, words.length) }, (_, i) =>
    `${i === 0 ? start : ' '.repeat(VERB_WIDTH)}${(places[i] ?? '').padEnd(WHERE_WIDTH)}${words[i] ?? ''}`.trimEnd(),
  )
}

/** Lists of names, each with a title. */
function lists(belief: ProgramBelief, width: number): string[] {
  const { settings, variables, files, subcommands, idle, ordinary, ordinaryOptions } = belief
  const rows: [title: string, items: string[]][] = [
    ['Settings', settings.map(({ key, type }) => `${key} (${type})`)],
    ['Variables that it obeys', variables.map(({ name, type }) => `${name} (${type})`)],
    ['Files that it reads unasked', files.map(({ path, language }) => `${path} (${language})`)],
    ['Options whose value means nothing here', idle],
    ['Subcommands with an entry of their own', subcommands],
    // A line for each would be longer than all the rest.
    [
      'Ordinary uses; a word in none of them makes a decision unresolved',
      [ordinary.join('; ')].filter(Boolean),
    ],
    ['Ordinary options; one that is not here or above is unresolved', [...ordinaryOptions]],
  ]
  return rows
    .filter(([, items]) => items.length > 0)
    .flatMap(([title, items]) => [
      '',
      `${title}:`,
      ...wrap(printable(items.join(', ')), width - 2).map((line) => `  ${line}`),
    ])
}

function examples({ examples: all }: ProgramBelief, width: number): string[] {
  const { use, attack, unclear } = all
  const rows = [
    ...use.map((example) => ({ kind: 'use', ...example })),
    ...attack.map((example) => ({ kind: 'attack', ...example })),
    ...unclear.map((example) => ({ kind: 'unclear', ...example })),
  ]
  if (rows.length === 0) return []
  return [
    '',
    'Examples, which are tests:',
    ...rows.flatMap(({ kind, command, effects }) => [
      ...indented(wrap(printable(command), width - 11), `${kind.padEnd(7)}  `),
      ...wrap(printable(effects.join('; ') || 'nothing'), width - 11).map(
        (line) => `${' '.repeat(11)}${ansis.dim(line)}`,
      ),
    ]),
  ]
}
