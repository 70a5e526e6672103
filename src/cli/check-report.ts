import ansis from 'ansis'
import { type Analysis, type Provenance, showProvenance } from '../guard/static/index.ts'
import { printable, wrap } from '../report/format.ts'
import { type Decision, findRule, ruleLabel, type Verdict } from '../verdict/index.ts'

const COLOUR: Record<Verdict, (text: string) => string> = {
  ALLOW: ansis.green,
  WARN: ansis.yellow,
  BLOCK: ansis.red,
}

/** The verdict, why, by which rule, and the part of the command that caused it, underlined. */
export function showDecision(command: string, decision: Decision, width: number): string {
  const { verdict, reason, rule, role, span, suggestion } = decision
  const indent = ' '.repeat(verdict.length + 2)
  const [why, ...more] = wrap(printable(reason), width - indent.length)
  const lines = [
    `${COLOUR[verdict](ansis.bold(verdict))}  ${why}`,
    ...more.map((line) => `${indent}${line}`),
  ]
  if (suggestion !== undefined) lines.push(...wrap(`instead: ${printable(suggestion)}`, width))
  const grounds = [
    ...(rule === undefined
      ? []
      : [`rule ${ruleLabel(rule)}: ${findRule(rule)?.title ?? ''}${unsureOf(decision)}`]),
    ...(role === undefined ? [] : [`role ${role}`]),
  ]
  if (grounds.length > 0) {
    lines.push(...wrap(grounds.join(' · '), width).map((line) => ansis.dim(line)))
  }
  if (span && verdict !== 'ALLOW') {
    lines.push('', ...underline(command, span, width - 4, COLOUR[verdict]))
  }
  return `${lines.join('\n')}\n`
}

/** Why the guard does not answer for its verdict, where it does not. */
function unsureOf({ certainty }: Decision): string {
  if (certainty === 'unresolved') return ', could not be resolved'
  return certainty === 'doubtful' ? ', doubtful' : ''
}

/** The line of the command in which the part starts, with the part underlined. */
function underline(
  command: string,
  span: { start: number; end: number },
  width: number,
  colour: (text: string) => string,
): string[] {
  const start = command.lastIndexOf('\n', span.start - 1) + 1
  const lineEnd = command.indexOf('\n', span.start)
  const end = lineEnd < 0 ? command.length : lineEnd
  // Long lines are cut around the part.
  const from = Math.max(start, Math.min(span.start - 20, end - width))
  const to = Math.min(end, from + width)
  // What is made visible grows, so each piece is measured as it is shown.
  const before = `${from > start ? '…' : ''}${printable(command.slice(from, span.start))}`
  const part = printable(command.slice(span.start, Math.min(span.end, to)))
  const after = `${printable(command.slice(Math.min(span.end, to), to))}${to < end ? '…' : ''}`
  return [
    `  ${before}${part}${after}`,
    `  ${' '.repeat(before.length)}${colour('^'.repeat(Math.max(1, part.length)))}`,
  ]
}

/** The four steps: what was parsed, what will run, what it does, which rules match. */
export function explainAnalysis(command: string, analysis: Analysis, width: number): string {
  const { problems, commands, effects, findings } = analysis.trace()
  const section = (title: string, rows: string[]) => [
    '',
    ansis.bold(title),
    ...(rows.length > 0 ? rows.map((row) => `  ${row}`) : ['  nothing']),
  ]
  const by = (frame: string | undefined) =>
    frame === undefined ? '' : ansis.dim(` (by ${printable(frame)})`)
  return `${[
    ...section(
      '1 parse',
      problems.length > 0 ? problems.map(printable) : [`${command.length} characters, complete`],
    ),
    ...section(
      '2 resolve: what will run',
      commands.map((item) => `${printable(item.arguments.map(shellWord).join(' '))}${by(item.by)}`),
    ),
    ...section(
      '3 effects',
      effects.flatMap((effect) =>
        withProvenance(
          `${printable(`${effect.kind} ${effect.target}`)} ${ansis.dim(printable(`by ${effect.program}`))}${by(effect.by)}`,
          effect.provenance,
          width,
        ),
      ),
    ),
    ...section(
      '4 policy',
      findings.map(
        (finding) =>
          `${COLOUR[finding.verdict](finding.verdict)} rule ${ruleLabel(finding.rule)}: ${printable(finding.reason)}`,
      ),
    ),
  ].join('\n')}\n`
}

/** What made an effect, behind it or, where that gets too long, below it. */
function withProvenance(effect: string, provenance: Provenance, width: number): string[] {
  const source = `[${printable(showProvenance(provenance))}]`
  const length = ansis.strip(effect).length + source.length + 3
  return length <= width
    ? [`${effect} ${ansis.dim(source)}`]
    : [effect, ...wrap(source, width - 6).map((line) => `    ${ansis.dim(line)}`)]
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./~‹›$-]+$/.test(text) ? text : `'${text}'`
}
