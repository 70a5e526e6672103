import { type Decision, ruleName, type Verdict } from '../../verdict/index.ts'
import { withConfidence } from './certainty/confidence.ts'
import { ownRuns } from './certainty/runs.ts'
import { findUnknowns } from './certainty/unknowns.ts'
import type { Resolved } from './effects/analysis-notes.ts'
import type { Effect, Span } from './effects/effect.ts'
import { spawnedShell } from './effects/languages/any-code/any-language.ts'
import { Machine } from './effects/machine.ts'
import { followOperation } from './effects/operations.ts'
import type { Provenance } from './effects/provenance.ts'
import { runStatements } from './effects/shell/run-script.ts'
import { followWrittenScripts } from './effects/written-scripts.ts'
import type { Operation } from './operation.ts'
import { parseToWalk, problemOf, TOO_MANY_STEPS, TooComplex } from './parse/parse-script.ts'
import type { Finding } from './policy/finding.ts'
import { judge, type Overlay } from './policy/judge.ts'
import { findSensitive } from './policy/path-class.ts'
import { saferThan } from './policy/safer-commands.ts'
import { CRITICAL, SECRETS } from './policy/sensitive-paths.ts'
import { techniquesOf } from './policy/techniques.ts'
import { decodeEscapes } from './resolve/expand-parameter.ts'
import { fromOutside, plain } from './resolve/value.ts'
import { HOME } from './resolve/variables.ts'

/** Everything that led to a verdict, step by step. */
export interface Trace {
  /** What the parser complained about. */
  problems: readonly string[]
  /** The commands that will run, with the arguments as bash will see them. */
  commands: readonly { arguments: string[]; by: string | undefined }[]
  effects: readonly {
    kind: Effect['kind']
    program: string
    target: string
    by: string | undefined
    /** What made it: an entry, a handler, a reader, a table, or a guess. */
    provenance: Provenance
  }[]
  /** Every rule that matched, the deciding one first, with what made the effect that it matched. */
  findings: readonly (Omit<Finding, 'effect'> & { ruleName: string; provenance?: Provenance })[]
}

/** A decision of the static guard: always with its rule, certainty and grounds. */
export interface Analysis extends Decision {
  rule: NonNullable<Decision['rule']>
  certainty: NonNullable<Decision['certainty']>
  /** Computed when it is asked for: deciding does not need it. */
  trace(): Trace
  /** What each command of a text with several does. Computed when it is asked for. */
  parts?(): Part[]
}

/** A command of a text, from where it begins to where the next one does. */
export interface Part extends Span, Pick<Trace, 'commands' | 'effects'> {}

const NOTHING: Trace = { problems: [], commands: [], effects: [], findings: [] }

/** Decides about one command line. Never throws, whatever the text is. */
export function analyse(command: string, overlay: Overlay = {}): Analysis {
  const source = fromOutside(command)
  const { analysis, complete } = analyseText(source, overlay)
  if (complete) return analysis
  // No shell runs `tool <name>`: somebody shows how a command looks, and it is judged like that.
  // Of several lines, those before the broken one do run.
  const filled = fillPlaceholders(source)
  if (filled === source || (analysis.verdict === 'BLOCK' && source.includes('\n'))) return analysis
  const shown = analyseText(filled, overlay)
  return shown.complete && shown.analysis.verdict !== 'BLOCK' ? shown.analysis : analysis
}

/** Decides about what a tool of an agent is about to do, by the same effects and the same policy. */
export function analyseOperation(operation: Operation, overlay: Overlay = {}): Analysis {
  if (operation.kind === 'command') return analyse(operation.text, overlay)
  const machine = new Machine(overlay)
  try {
    followOperation(machine, operation)
    runTraps(machine)
  } catch (error) {
    if (!(error instanceof TooComplex) && !(error instanceof RangeError)) throw error
    const decision = tooComplex(error.message, machine, overlay, 0)
    // The place of a file is judged before what it holds: only a long content was not read to its end.
    return operation.kind === 'write' || operation.kind === 'edit'
      ? unread(decision, operation.path, machine, overlay)
      : decision
  }
  // A file is no command line: what of it is not shell code is no problem.
  machine.problems.length = 0
  return decide(machine, overlay)
}

/**
 * What could not be read to its end is let through, and says so; what was found in it counts, and
 * that it speaks of a guard.
 */
function unread(decision: Analysis, path: string, machine: Machine, overlay: Overlay): Analysis {
  if (decision.certainty === 'known') return decision
  const found = judge(machine, overlay).find(({ rule }) => rule === 'S')
  if (found)
    return withConfidence(pick(found, machine, roleOf(overlay), traceLater(machine, [found])))
  return withConfidence({
    ...decision,
    verdict: 'ALLOW',
    reason: `the content of "${path}" is too long to be followed`,
  })
}

const PLACEHOLDER = /<[A-Za-z][\w ./:|@+-]{0,100}>/g

/** Places for words that the reader shall put in become words; every position stays the same. */
function fillPlaceholders(source: string): string {
  return source.replace(PLACEHOLDER, (mark) => mark.replace(/\W/g, 'x'))
}

function analyseText(source: string, overlay: Overlay): { analysis: Analysis; complete: boolean } {
  const machine = new Machine(overlay)
  try {
    if (source.includes('\0')) throw new TooComplex('it contains NUL bytes')
    const { script, isWhole } = parseToWalk(source)
    const problem = problemOf(script, source)
    if (problem !== undefined) machine.problems.push(problem)
    machine.source = source
    machine.span = { start: 0, end: source.length }
    runStatements(machine, script.commands)
    if (!isWhole) throw new TooComplex(TOO_MANY_STEPS)
    runTraps(machine)
    machine.drainSinks(0)
    followWrittenScripts(machine)
    // The shell would not get this far; what the text was meant to write can still be read.
    if (machine.problems.length > 0)
      machine.runCode('config', decodeEscapes(source.slice(0, 20_000)), 'the text')
  } catch (error) {
    if (!(error instanceof TooComplex) && !(error instanceof RangeError)) throw error
    return { analysis: tooComplex(error.message, machine, overlay, source.length), complete: true }
  }
  return { analysis: decide(machine, overlay), complete: machine.problems.length === 0 }
}

const MAX_TRAPS = 32

/** What was set aside for the end meets what the rest of the script defined. */
function runTraps(machine: Machine): void {
  const traps = machine.traps.splice(0)
  for (const { script, environment, isFunction } of traps.slice(0, MAX_TRAPS))
    if (!isFunction || environment.function(plain(script)) !== undefined)
      machine.runText(script, { environment, frame: machine.frameFor('shell', 'trap') })
  if (traps.length > MAX_TRAPS)
    machine.miss('rest', 'trap', '', 'what is run at the end: there is too much of it')
}

/** What passes is known only where everything that matters was understood. */
function decide(machine: Machine, overlay: Overlay): Analysis {
  const decision = judged(machine, overlay)
  if (decision.verdict === 'BLOCK') return withConfidence(decision)
  if (decision.verdict === 'ALLOW' && isPermitted(machine, overlay)) decision.permitted = true
  const runs = ownRuns(machine)
  if (runs.length > 0) decision.runs = runs
  const understood = machine.effects.all.length
  const unknowns = findUnknowns(machine)
  // Of what no entry says, some words leave no doubt.
  const told = machine.effects.all.length > understood ? judged(machine, overlay) : decision
  if (told.verdict === 'BLOCK') return withConfidence(told)
  if (unknowns.length === 0) return withConfidence({ ...decision, parts: () => partsOf(machine) })
  return withConfidence({
    ...decision,
    // A rule that could not resolve something has said so.
    ...(decision.certainty === 'known' && {
      reason: `${decision.reason}, but ${unknowns[0]!.what}`,
    }),
    certainty: 'unresolved',
    unknowns,
  })
}

/** Whether only the user's policy lets pass what a rule objects to. */
function isPermitted(machine: Machine, overlay: Overlay): boolean {
  const { policy } = overlay
  if (!policy || policy.allow.length === 0) return false
  // Nothing is denied where something passes.
  const [first] = judge(machine, { ...overlay, policy: { ...policy, allow: [], deny: [] } })
  return first !== undefined && first.verdict !== 'ALLOW'
}

function judged(machine: Machine, overlay: Overlay): Analysis {
  const findings = judge(machine, overlay)
  const [first] = findings
  const trace = traceLater(machine, findings)
  const role = roleOf(overlay)
  if (first?.verdict === 'BLOCK') return pick(first, machine, role, trace)
  const named = machine.problems.length > 0 ? namedInPieces(machine) : undefined
  if (named) {
    return {
      ...UNRESOLVED,
      verdict: 'BLOCK',
      role,
      reason: `the text is not complete shell code (${machine.problems[0]}), and it names ${named}`,
      trace,
    }
  }
  if (first && first.verdict !== 'ALLOW') return pick(first, machine, role, trace)
  if (machine.problems.length > 0) {
    return {
      ...UNRESOLVED,
      verdict: 'WARN',
      role,
      reason: `the text is not complete shell code (${machine.problems[0]}), and nothing dangerous was found in it`,
      trace,
    }
  }
  return first
    ? pick(first, machine, role, trace)
    : {
        verdict: 'ALLOW',
        role,
        reason: 'ordinary work on ordinary targets',
        rule: '13',
        certainty: 'known',
        confidence: 0.9,
        trace,
      }
}

/** What nobody could look into. */
const UNRESOLVED = { rule: 'O', certainty: 'unresolved', confidence: 0.5 } as const

/** The role that decides: a policy may name one. */
function roleOf({ role = 'default', policy }: Overlay): string {
  return policy?.role ?? role
}

/** Critical to write, but everybody may read them, and many commands do. */
const OFTEN_READ =
  /^\/etc\/(?:passwd|group|profile|environment|ssh\/sshd?_config|nsswitch\.conf|crontab)$|\/\.\w*(?:rc|profile)$|^\/(?:usr\/)?s?bin\//

/** What cannot be parsed is not run in mind; that it names a critical file is enough. */
function namedInPieces({ source = '' }: Machine): string | undefined {
  for (const [path] of source.slice(0, 20_000).matchAll(/(?:~|\/)[\w.~-]*(?:\/[\w.~-]+)+/g)) {
    const found =
      findSensitive(SECRETS, path) ??
      (OFTEN_READ.test(path) ? undefined : findSensitive(CRITICAL, path))
    if (found) return `${found.what} (${path})`
  }
  return spawnedShell(source) && 'a call that starts a shell'
}

function pick(
  finding: Finding,
  machine: Machine,
  role: string,
  trace: Analysis['trace'],
): Analysis {
  const { verdict, rule, certainty, confidence, span } = finding
  const reason = withPlainHome(finding.reason, machine)
  if (verdict === 'ALLOW')
    return { verdict, role, reason, rule, certainty, confidence, span, trace }
  const attack = techniquesOf(finding)
  const suggestion = saferThan(finding)
  return {
    verdict,
    role,
    reason,
    rule,
    certainty,
    confidence,
    span,
    ...(attack && { attack }),
    ...(suggestion !== undefined && { suggestion }),
    trace,
  }
}

/** Says `~` where the text did: the home that stands for it is an invention of ours. */
function withPlainHome(reason: string, { source = '' }: Machine): string {
  return !reason.includes(HOME) || source.includes(HOME)
    ? reason
    : reason.replaceAll(INVENTED_HOME, '~')
}

const INVENTED_HOME = new RegExp(`${HOME}(?![\\w.-])`, 'g')

function tooComplex(why: string, machine: Machine, overlay: Overlay, length: number): Analysis {
  // What was found before the limit still counts: it explains more.
  const found = judge(machine, overlay).find(({ verdict }) => verdict === 'BLOCK')
  const role = roleOf(overlay)
  if (found) return withConfidence(pick(found, machine, role, traceLater(machine, [found])))
  return withConfidence({
    ...UNRESOLVED,
    verdict: 'BLOCK' satisfies Verdict,
    role,
    reason: `too complex to analyse: ${why}`,
    span: { start: 0, end: length },
    trace: () => NOTHING,
  })
}

/** The trace when it is asked for, or when the decision is written down as JSON. */
function traceLater(machine: Machine, findings: readonly Finding[]): () => Trace {
  const trace = () => traceOf(machine, findings)
  trace.toJSON = trace
  return trace
}

function traceOf(machine: Machine, findings: readonly Finding[]): Trace {
  return {
    problems: machine.problems,
    commands: machine.resolved.map((resolved) => shownCommand(machine, resolved)),
    // The commands that are started stand above.
    effects: withoutRepeats(
      machine.effects.all
        .filter(({ kind }) => kind !== 'start')
        .map((effect) => shownEffect(machine, effect)),
    ),
    findings: findings.map(({ effect, ...finding }) => ({
      ...finding,
      ruleName: ruleName(finding.rule),
      ...(effect && { provenance: shown(machine, effect.provenance) }),
    })),
  }
}

function shownCommand(machine: Machine, { arguments: words, frame }: Resolved) {
  return { arguments: words.map((word) => machine.symbols.show(word)), by: frame?.by }
}

function shownEffect(machine: Machine, { kind, program, target, frame, provenance }: Effect) {
  return {
    kind,
    program: machine.symbols.show(program),
    target: machine.symbols.show(target),
    by: frame?.by,
    provenance: shown(machine, provenance),
  }
}

/** Empty where the text is one command. */
function partsOf(machine: Machine): Part[] {
  const beginnings = [...machine.beginnings].sort((a, b) => a - b)
  if (beginnings.length < 2) return []
  const parts = beginnings.map((start, i) => ({
    start,
    end: beginnings[i + 1] ?? machine.source!.length,
    commands: [] as Part['commands'][number][],
    effects: [] as Part['effects'][number][],
  }))
  const partAt = ({ start }: Span) => parts.findLast((part) => part.start <= start) ?? parts[0]!
  for (const resolved of machine.resolved)
    partAt(resolved.span).commands.push(shownCommand(machine, resolved))
  for (const effect of machine.effects.all)
    if (effect.kind !== 'start') partAt(effect.span).effects.push(shownEffect(machine, effect))
  return parts
}

/** Effects that differ only in what is not shown, such as the data that is sent, are shown once. */
function withoutRepeats(effects: Trace['effects']): Trace['effects'] {
  const seen = new Set<string>()
  return effects.filter(({ kind, program, target, by = '' }) => {
    const key = `${kind}\0${program}\0${target}\0${by}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Names of options and variables come from the text, and may hold what is not known. */
function shown(machine: Machine, provenance: Provenance): Provenance {
  const { name, key } = provenance
  const shownName = machine.symbols.show(name)
  const shownKey = key === undefined ? undefined : machine.symbols.show(key)
  if (shownName === name && shownKey === key) return provenance
  return { ...provenance, name: shownName, ...(shownKey !== undefined && { key: shownKey }) }
}
