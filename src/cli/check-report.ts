import ansis from 'ansis'
import type { Analysis } from '../guard/static/index.ts'
import { type Decision, findRule, type Verdict } from '../verdict/index.ts'

const COLOUR: Record<Verdict, (text: string) => string> = {
  ALLOW: ansis.green,
  WARN: ansis.yellow,
  BLOCK: ansis.red,
}

/** The verdict, why, by which rule, and the part of the command that caused it, underlined. */
export function showDecision(command: string, decision: Decision): string {
  const { verdict, reason, rule, certainty, span } = decision
  const lines = [`${COLOUR[verdict](ansis.bold(verdict))}  ${reason}`]
  if (rule !== undefined) {
    const unsure = certainty === 'unresolved' ? ', could not be resolved' : ''
    lines.push(ansis.dim(`rule ${rule}: ${findRule(rule)?.title ?? ''}${unsure}`))
  }
  if (span && verdict !== 'ALLOW') lines.push('', ...underline(command, span, COLOUR[verdict]))
  return `${lines.join('\n')}\n`
}

const MAX_WIDTH = 100

/** The line of the command in which the part starts, with the part underlined. */
function underline(
  command: string,
  span: { start: number; end: number },
  colour: (text: string) => string,
): string[] {
  const start = command.lastIndexOf('\n', span.start - 1) + 1
  const lineEnd = command.indexOf('\n', span.start)
  const end = lineEnd < 0 ? command.length : lineEnd
  // Long lines are cut around the part.
  const from = Math.max(start, Math.min(span.start - 20, end - MAX_WIDTH))
  const to = Math.min(end, from + MAX_WIDTH)
  const shown = printable(command.slice(from, to))
  const length = Math.max(1, Math.min(span.end, to) - Math.max(span.start, from))
  const lead = from > start ? '…' : ''
  return [
    `  ${lead}${shown}${to < end ? '…' : ''}`,
    `  ${' '.repeat(lead.length + Math.max(0, span.start - from))}${colour('^'.repeat(length))}`,
  ]
}

/** Control characters would move the cursor: they become visible. */
function printable(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\uFFFD').replaceAll('\t', ' ')
}

/** The four steps: what was parsed, what will run, what it does, which rules match. */
export function explainAnalysis(command: string, analysis: Analysis): string {
  const { problems, commands, effects, findings } = analysis.trace()
  const section = (title: string, rows: string[]) => [
    '',
    ansis.bold(title),
    ...(rows.length > 0 ? rows.map((row) => `  ${printable(row)}`) : ['  nothing']),
  ]
  const by = (frame: string | undefined) => (frame === undefined ? '' : ansis.dim(` (by ${frame})`))
  return `${[
    ...section(
      '1 parse',
      problems.length > 0 ? [...problems] : [`${command.length} characters, complete`],
    ),
    ...section(
      '2 resolve: what will run',
      commands.map((item) => `${item.arguments.map(shellWord).join(' ')}${by(item.by)}`),
    ),
    ...section(
      '3 effects',
      effects.map(
        (effect) =>
          `${effect.kind} ${effect.target} ${ansis.dim(`by ${effect.program}`)}${by(effect.by)}`,
      ),
    ),
    ...section(
      '4 policy',
      findings.map(
        (finding) =>
          `${COLOUR[finding.verdict](finding.verdict)} rule ${finding.rule}: ${finding.reason}`,
      ),
    ),
  ].join('\n')}\n`
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./~‹›$-]+$/.test(text) ? text : `'${text}'`
}
