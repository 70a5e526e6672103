import { describe, expect, it } from 'vitest'
import { analyse, type Trace } from '../../../analyse.ts'
import { verbOf } from '../../../explain/argument-verbs.ts'
import type { Entry, Trait } from '../entry.ts'
import { findAlias, findEntry } from '../index.ts'
import { FAMILIES } from '../tables.ts'
import { type Example, readExamples } from './example.ts'
import { EXAMPLES } from './index.ts'

const entries = EXAMPLES.flatMap((table) =>
  Object.entries(table).map(([name, lines]) => ({ name, ...readExamples(lines) })),
)

/** Effects that every program has on what it names: examples leave them out. */
const BESIDE = new Set(['touch', 'use', 'connect', 'rights'])

/** Whether an effect is known by the entry, or what belongs to it, and not guessed. */
function isOf(name: string, { provenance, program, by }: Trace['effects'][number]): boolean {
  if (provenance.by === 'guess') return false
  return provenance.name === name || provenance.by === 'table' || program === name || by === name
}

function ownEffects(name: string, command: string): string[] {
  const { effects } = analyse(command).trace()
  return effects
    .filter((effect) => isOf(name, effect))
    .map(({ kind, target }) => `${kind} ${target}`.trim())
}

/** What is wrong with an example, in one line. */
function problemWith(name: string, { command, effects }: Example, attack: boolean): string[] {
  const own = ownEffects(name, command)
  const missing = effects.filter((effect) => !own.includes(effect))
  if (missing.length > 0) return [`${command}: has no ${missing.join(', ')}, but ${own.join(', ')}`]
  const more = own.filter((effect) => !BESIDE.has(effect.split(' ')[0]!))
  if (effects.length === 0 && more.length > 0) return [`${command}: has ${more.join(', ')}`]
  const { verdict, reason, trace } = analyse(command)
  if (!attack) return verdict === 'BLOCK' ? [`${command}: is stopped, because ${reason}`] : []
  if (verdict !== 'BLOCK') return [`${command}: passes, because ${reason}`]
  return decidingEffects(trace()).some((effect) => effects.includes(effect))
    ? []
    : [`${command}: is stopped for another reason: ${reason}`]
}

/** Whether the text never tells what the program does. */
function isUnclear({ traits }: Entry): boolean {
  return traits.has('unclear') || traits.has('tunnel')
}

function problemWithUnclear(name: string, { command, effects: [from = ''] }: Example): string[] {
  const { verdict, certainty, unknowns = [] } = analyse(command)
  if (verdict === 'BLOCK') return [`${command}: is stopped`]
  if (certainty !== 'unresolved') return [`${command}: is ${certainty}`]
  const what = `what ${name} does depends on ${from}`
  return unknowns.some((part) => part.what === what)
    ? []
    : [`${command}: ${unknowns.map((part) => part.what).join('; ')}`]
}

/** The effects that the deciding rule may have looked at. */
function decidingEffects({ findings, effects }: Trace): string[] {
  const decided = JSON.stringify(findings[0]?.provenance)
  return effects
    .filter(({ provenance }) => JSON.stringify(provenance) === decided)
    .map(({ kind, target }) => `${kind} ${target}`.trim())
}

describe('examples of entries', () => {
  it('belong to entries that exist, and stand in one place', () => {
    expect(entries.filter(({ name }) => findEntry(name) === undefined)).toEqual([])
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
  })

  it('have the effects that they say when a program is used, and are let through', () => {
    const wrong = entries.flatMap(({ name, use }) =>
      use.flatMap((example) => problemWith(name, example, false)),
    )
    expect(wrong).toEqual([])
  })

  it('have the effects that they say when a program is misused, and are stopped', () => {
    const wrong = entries.flatMap(({ name, attack }) =>
      attack.flatMap((example) => problemWith(name, example, true)),
    )
    expect(wrong).toEqual([])
  })

  it('are unresolved for the reason that they say, where a use is unclear', () => {
    const wrong = entries.flatMap(({ name, unclear }) =>
      unclear.flatMap((example) => problemWithUnclear(name, example)),
    )
    expect(wrong).toEqual([])
  })

  it('are known when a program is used that can do what is unclear', () => {
    const unsure = entries
      .filter(({ name, unclear }) => unclear.length > 0 && !isUnclear(findEntry(name)!))
      .flatMap(({ use }) => use.filter(({ command }) => analyse(command).certainty !== 'known'))
    expect(unsure).toEqual([])
  })

  it('finds what is wrong with one', () => {
    const broken = (command: string, effects: string[], attack: boolean) =>
      problemWith('cat', { command, effects }, attack)[0]
    expect(broken('cat a.txt', ['read b.txt'], false)).toMatch(/has no read b\.txt/)
    expect(broken('cat a.txt', [], false)).toMatch(/has read a\.txt/)
    expect(broken('cat /etc/shadow', ['read /etc/shadow'], false)).toMatch(/is stopped/)
    expect(broken('cat a.txt', ['read a.txt'], true)).toMatch(/passes/)
    expect(broken('cat a.txt; sort --x=/etc/shadow', ['read a.txt'], true)).toMatch(
      /for another reason/,
    )
  })
})

/** Traits by which a program reads, writes, runs, sends or listens. */
const DOES: ReadonlySet<Trait> = new Set<Trait>([
  ...(['session', 'shell', 'repl', 'listen', 'serve', 'serve-shell', 'tunnel', 'fetch'] as const),
  ...(['install', 'secret', 'makes', 'privilege', 'destroy', 'power', 'kernel'] as const),
  'look-around',
])

/** Whether a program can do anything that a rule looks at. */
function doesSomething({ first, repeated, last, options, traits }: Entry): boolean {
  const meanings = [...options.values()]
  const types = [...first, repeated, ...last, ...meanings.map(({ type }) => type)]
  return (
    types.some((type) => type !== undefined && !/^(?:takes|uses)$/.test(verbOf(type))) ||
    meanings.some(({ effect }) => effect !== undefined) ||
    [...traits.keys()].some((trait) => DOES.has(trait))
  )
}

describe('entries without examples', () => {
  const names = Object.values(FAMILIES).flatMap((table) =>
    Object.keys(table).filter((name) => {
      const entry = findAlias(name) === undefined ? findEntry(name) : undefined
      return entry !== undefined && doesSomething(entry)
    }),
  )
  const having = (kind: 'use' | 'attack') =>
    new Set(entries.filter((entry) => entry[kind].length > 0).map(({ name }) => name))

  // These numbers may only fall: look at an entry, and write down what it must do.
  it('of an ordinary use become fewer', () => {
    const used = having('use')
    expect(names.filter((name) => !used.has(name)).length).toBeLessThanOrEqual(2376)
  })

  it('of an attack become fewer', () => {
    const attacked = having('attack')
    expect(names.filter((name) => !attacked.has(name)).length).toBeLessThanOrEqual(2651)
  })
})
