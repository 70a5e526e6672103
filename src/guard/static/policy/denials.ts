import type { RuleId } from '../../../verdict/index.ts'
import type { Effect, EffectKind, Frame, Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Finding } from './finding.ts'
import {
  type NamedWord,
  namedInText,
  namedStrings,
  namedWords,
  nameOf,
  pathsIn,
} from './named-words.ts'
import { MARKS, overlap } from './overlap.ts'
import { deniedHost, hostOf, hostsIn, isTelling, reaches } from './user-hosts.ts'
import { deniedPath, type PathPattern, placeOf, touches } from './user-paths.ts'
import type { PolicyEntry } from './user-policy.ts'

/** A denied entry, its patterns read. */
interface Denial extends Pick<PolicyEntry, 'command' | 'rule' | 'reason'> {
  binaries: readonly string[] | undefined
  paths: readonly PathPattern[] | undefined
  hosts: readonly string[] | undefined
}

/** How sure it is that an entry applies. */
type Match = 'surely' | 'perhaps' | undefined

interface Hit {
  match: 'surely' | 'perhaps'
  span: Span
  /** What is not known, for the reason. */
  what: string
  rule: RuleId
  effect?: Effect
}

/** What is not found by a rule of ours is named by the rule that is nearest to it. */
const NEAREST_RULE: Partial<Record<EffectKind, RuleId>> = {
  read: '4',
  'read-tree': '4',
  use: '4',
  touch: '4',
  link: '4',
  write: '5',
  edit: '5',
  unpack: '5',
  'open-to-all': '6',
  chown: '6',
  delete: 'D',
  'delete-tree': 'D',
  send: '7',
  connect: '7',
  fetch: '11',
  load: '8',
  start: '2',
  run: '2',
}

/** What a user's denials say about a command line: to each entry its surest match. */
export function denials(
  entries: readonly PolicyEntry[],
  findings: readonly Finding[],
  machine: Machine,
  directory: string | undefined,
): Finding[] {
  if (entries.length === 0) return []
  const found = new Map(findings.map((finding) => [finding.effect, finding]))
  const view: View = { machine, directory, found }
  return entries.flatMap((entry) => {
    const hit = surest(hits(readDenial(entry), view))
    return hit ? [asFinding(hit, entry.reason, machine)] : []
  })
}

/** What the effects of one command line are seen in. */
interface View {
  machine: Machine
  directory: string | undefined
  found: ReadonlyMap<Effect | undefined, Finding>
}

function asFinding(
  { match, span, what, rule, effect }: Hit,
  reason: string,
  machine: Machine,
): Finding {
  const about = { rule, span, ...(effect && { effect }) }
  return match === 'surely'
    ? {
        ...about,
        verdict: 'BLOCK',
        certainty: 'known',
        confidence: 1,
        reason: `your policy denies it: ${reason}`,
      }
    : {
        ...about,
        verdict: 'WARN',
        certainty: 'unresolved',
        confidence: 0.5,
        reason: `your policy may deny it, ${machine.symbols.show(what)} is not known: ${reason}`,
      }
}

function surest(found: Iterable<Hit>): Hit | undefined {
  let perhaps: Hit | undefined
  for (const hit of found) {
    if (hit.match === 'surely') return hit
    perhaps ??= hit
  }
  return perhaps
}

const denialsRead = new WeakMap<PolicyEntry, Denial>()

function readDenial(entry: PolicyEntry): Denial {
  const known = denialsRead.get(entry)
  if (known) return known
  const { command, binary, path, host, rule, reason } = entry
  const denial: Denial = {
    binaries: binary?.map((name) => withMarks(nameOf(name).toLowerCase())),
    paths: path?.map(deniedPath),
    hosts: host?.flatMap(deniedHost),
    ...(command && { command }),
    ...(rule && { rule }),
    reason,
  }
  denialsRead.set(entry, denial)
  return denial
}

function withMarks(name: string): string {
  return name.replace(/\*+/g, MARKS.any).replaceAll('?', MARKS.one)
}

function* hits(denial: Denial, view: View): Generator<Hit> {
  const { machine, found } = view
  if (denial.command) {
    const source = machine.source ?? ''
    if (!denial.command.includes(source)) return
    const { binaries, paths, hosts, rule } = denial
    if (!(binaries ?? paths ?? hosts ?? rule))
      yield { match: 'surely', span: { start: 0, end: source.length }, what: source, rule: '2' }
  }
  for (const effect of machine.effects.all) {
    if (effect.deferred) continue
    const finding = found.get(effect)
    const match = matchEffect(denial, effect, finding?.rule ?? '13', view)
    if (!match) continue
    yield {
      match,
      span: effect.span,
      what: denial.binaries && !denial.paths && !denial.hosts ? effect.program : effect.target,
      rule: finding?.rule ?? NEAREST_RULE[effect.kind] ?? '2',
      effect,
    }
  }
  // Rules judge effects; a word that is only named has none.
  if (denial.rule) return
  yield* hitsByName(denial, view)
}

/** Everything that is given must match the same effect. */
function matchEffect(denial: Denial, effect: Effect, rule: RuleId, view: View): Match {
  if (denial.rule && !denial.rule.includes(rule)) return undefined
  return weakest(
    denial.binaries && matchProgram(denial.binaries, effect.program, effect.frame),
    denial.paths && matchPaths(denial.paths, effect, view),
    denial.hosts && matchHosts(denial.hosts, effect, view),
    [denial.binaries, denial.paths, denial.hosts],
  )
}

/** Of the fields that are given, the one that is least sure decides. */
function weakest(program: Match, path: Match, host: Match, given: readonly unknown[]): Match {
  const matches = [program, path, host].filter((_, i) => given[i] !== undefined)
  if (matches.includes(undefined)) return undefined
  return matches.includes('perhaps') ? 'perhaps' : 'surely'
}

function matchProgram(
  binaries: readonly string[],
  program: Value,
  frame: Frame | undefined,
): Match {
  const direct = matchName(binaries, program)
  if (direct === 'surely') return direct
  for (let at = frame; at; at = at.parent)
    if (matchName(binaries, at.by) === 'surely') return 'surely'
  return direct
}

function matchName(binaries: readonly string[], program: Value): Match {
  const name = nameOf(plain(program))
    .slice(0, 300)
    .toLowerCase()
    .replace(/[\uE100-\uF8FF]+/g, MARKS.any)
  if (!binaries.some((pattern) => overlap(name, pattern).same)) return undefined
  return isKnown(nameOf(plain(program))) ? 'surely' : 'perhaps'
}

const ON_PATHS = new Set<EffectKind>([
  'read',
  'read-tree',
  'use',
  'write',
  'edit',
  'delete',
  'delete-tree',
  'unpack',
  'link',
  'load',
  'open-to-all',
  'chown',
  'replace',
  'rights',
  'touch',
  'start',
  'run',
])
const DEEP = new Set<EffectKind>(['read-tree', 'delete-tree'])

function matchPaths(paths: readonly PathPattern[], effect: Effect, view: View): Match {
  if (effect.kind === 'send') return matchSent(paths, effect, view)
  if (!ON_PATHS.has(effect.kind)) return undefined
  const deep = effect.deep === true || DEEP.has(effect.kind)
  const match = matchPlace(paths, effect.target, deep, view)
  if (match || effect.kind !== 'unpack') return match
  // What an archive holds is not known.
  return matchPlace(paths, effect.target, true, view) && 'perhaps'
}

/** The content of a denied file goes out. */
function matchSent(paths: readonly PathPattern[], { data = '' }: Effect, view: View): Match {
  for (const { origin, detail } of view.machine.symbols.in(data))
    if (origin === 'file' && matchPlace(paths, detail, false, view) === 'surely') return 'surely'
  return undefined
}

function matchPlace(
  paths: readonly PathPattern[],
  target: Value,
  deep: boolean,
  { machine, directory }: View,
): Match {
  const place = placeOf(target, machine, directory)
  if (!place) return undefined
  let match: Match
  for (const path of paths) {
    const found = touches(path, place, deep)
    if (found === 'surely') return found
    match ??= found
  }
  return match
}

const ON_HOSTS = new Set<EffectKind>(['fetch', 'send', 'connect', 'remote-shell'])

function matchHosts(hosts: readonly string[], effect: Effect, { machine }: View): Match {
  if (ON_HOSTS.has(effect.kind)) return reaches(hosts, hostOf(effect.target))
  if (effect.kind !== 'execute') return undefined
  const sources = machine.symbols.in(effect.target).filter(({ origin }) => origin === 'network')
  return sources.some(({ detail }) => reaches(hosts, hostOf(detail)) === 'surely')
    ? 'surely'
    : undefined
}

/** Programs do things that nobody described: what a command names in so many words counts, too. */
function* hitsByName(denial: Denial, view: View): Generator<Hit> {
  const { machine } = view
  for (const command of machine.resolved) {
    const { span, frame, directory } = command
    const head = command.arguments[0] ?? ''
    if (denial.binaries && !denial.paths && !denial.hosts) {
      const match = matchProgram(denial.binaries, head, undefined)
      if (match) yield { match, span, what: head, rule: '2' }
      continue
    }
    const place = directory === undefined ? view.directory : placeName(directory, view)
    const there = { ...view, directory: place }
    // Of a program whose folder is not known, only the name was followed.
    if (denial.paths && !denial.binaries && !denial.hosts && head.includes('/')) {
      const match = matchPlace(denial.paths, head, false, there)
      if (match) yield { match, span, what: head, rule: '2' }
    }
    for (const word of namedWords(command)) yield* hitByName(denial, word, frame, span, there)
  }
  for (const code of machine.code)
    for (const word of namedStrings(code))
      yield* hitByName(denial, word, code.frame, code.span, view)
  if (machine.problems.length === 0) return
  const span = { start: 0, end: machine.source?.length ?? 0 }
  for (const word of namedInText(machine)) yield* hitByName(denial, word, undefined, span, view)
}

/** The directory of a command, as a path. */
function placeName(directory: Value, { machine, directory: start }: View): string | undefined {
  return placeOf(directory || '.', machine, start)?.settled
}

function* hitByName(
  denial: Denial,
  { text, program }: NamedWord,
  frame: Frame | undefined,
  span: Span,
  view: View,
): Generator<Hit> {
  const match = weakest(
    denial.binaries && matchProgram(denial.binaries, program, frame),
    denial.paths && (isElsewhere(frame) ? undefined : pathByName(denial.paths, text, view)),
    denial.hosts && hostByName(denial.hosts, text, program),
    [denial.binaries, denial.paths, denial.hosts],
  )
  if (match === 'surely') yield { match, span, what: text, rule: denial.hosts ? '7' : '4' }
}

function pathByName(paths: readonly PathPattern[], word: string, view: View): Match {
  return pathsIn(word)
    .map((path) => matchPlace(paths, path, false, view))
    .find((match) => match === 'surely')
}

function hostByName(hosts: readonly string[], word: string, program: string): Match {
  return hostsIn(word, program)
    .map(({ host, bare }) => reaches(bare ? hosts.filter(isTelling) : hosts, host))
    .find((match) => match === 'surely')
}

/** Whether a command runs on another machine or inside of a container: its files are not ours. */
function isElsewhere(frame: Frame | undefined): boolean {
  for (let at = frame; at; at = at.parent) if (at.kind === 'remote') return true
  return false
}
