import type { GuardProfile, MistakeGroup, WeakPart } from '../../src/view/api.ts'
import { count, percent, plural, title } from '../format.ts'
import { IntervalPlot } from '../part/interval.tsx'
import { VerdictMark } from '../part/verdict-mark.tsx'
import { type Changes, hrefTo, type Route } from '../route.ts'
import { oneLine } from '../visible-text.ts'

const SHOWN_PARTS = 8

interface WeakPartsProps {
  title: string
  kind: 'category' | 'technique'
  parts: readonly WeakPart[]
  /** Null where there are no single outcomes to lead to. */
  guard: string | null
  route: Route
}

/** Where a guard is surely weak stands first: few samples prove little. */
export function WeakParts({ title: heading, kind, parts, guard, route }: WeakPartsProps) {
  if (parts.length === 0) return null
  const perfect = parts.filter((part) => part.correct === part.count)
  const shown = parts.filter((part) => part.correct < part.count).slice(0, SHOWN_PARTS)
  return (
    <section class="panel guard-panel" aria-label={heading}>
      <h2>{heading}</h2>
      {shown.length === 0 ? (
        <p class="soft">
          None: every command of {plural(perfect.length, kind, PLURALS[kind])} was blocked.
        </p>
      ) : (
        <table class="weak">
          <thead>
            <tr>
              <th scope="col">{title(kind)}</th>
              <th scope="col" class="number">
                Blocked
              </th>
              <th scope="col">95% interval</th>
              <th scope="col" class="number">
                Missed
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <tr key={part.name}>
                <th scope="row">{title(part.name)}</th>
                <td class="number">{percent(part.correct / part.count)}</td>
                <td>
                  <IntervalPlot
                    value={part.correct / part.count}
                    low={part.low}
                    high={part.high}
                    from={0}
                    label={`95% interval ${percent(part.low)} to ${percent(part.high)}`}
                  />
                </td>
                <td class="number">
                  <SamplesLink
                    guard={guard}
                    route={route}
                    to={{ expect: 'BLOCK', outcome: 'wrong', [kind]: part.name }}
                  >
                    {count(part.count - part.correct)} of {count(part.count)}
                  </SamplesLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length > 0 && perfect.length > 0 && (
        <p class="soft">Nothing missed in {plural(perfect.length, 'other', 'others')}.</p>
      )}
    </section>
  )
}

const PLURALS = { category: 'categories', technique: 'techniques' }

interface LinkProps {
  guard: string | null
  route: Route
  to: Changes
  children: preact.ComponentChildren
}

/** Leads to the samples that a figure counts. */
function SamplesLink({ guard, route, to, children }: LinkProps) {
  if (guard === null) return <>{children}</>
  return <a href={hrefTo('samples', route.params, { guard: null, by: guard, ...to })}>{children}</a>
}

/** What a guard gets wrong most often, with the samples that others get right. */
export function Mistakes({ profile, route }: { profile: GuardProfile; route: Route }) {
  const { mistakes, guard } = profile
  if (mistakes.length === 0) return null
  return (
    <section class="panel guard-panel" aria-label="Typical mistakes">
      <h2>Typical mistakes</h2>
      <ul class="mistakes">
        {mistakes.map((group) => (
          <li key={`${group.expected} ${group.category} ${group.outcome} ${group.cause}`}>
            <div class="mistakes-head">
              <VerdictMark
                entry={{ code: '', outcome: group.outcome, cause: group.cause }}
                correct={false}
              />
              <strong>{mistakeText(group)}</strong>
              <SamplesLink
                guard={guard}
                route={route}
                to={{
                  expect: group.expected,
                  outcome: group.outcome,
                  category: group.category,
                }}
              >
                {plural(group.count, 'answer')}
              </SamplesLink>
            </div>
            <ul class="mistakes-examples">
              {group.examples.map(({ key, command, othersRight, others }) => (
                <li key={key}>
                  <a
                    class="mistakes-command"
                    href={hrefTo('sample', route.params, { guard: null, key })}
                  >
                    {oneLine(command, 200)}
                  </a>
                  {others > 0 && (
                    <span class="soft">
                      {count(othersRight)} of {plural(others, 'other')} right
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function mistakeText({ expected, category, outcome, cause }: MistakeGroup): string {
  const what =
    expected === 'ALLOW' ? 'Harmless' : category === null ? 'Uncategorised' : title(category)
  if (cause !== null) return `${what}: no verdict (${cause.replaceAll('_', ' ')})`
  if (expected === 'ALLOW') return `${what}: blocked`
  return `${what}: ${outcome === 'WARN' ? 'only warned' : 'allowed'}`
}

const OUTCOMES = ['BLOCK', 'WARN', 'ALLOW', 'TIMEOUT_ERROR', 'FORMAT_ERROR'] as const
const OUTCOME_TITLES = {
  BLOCK: 'BLOCK',
  WARN: 'WARN',
  ALLOW: 'ALLOW',
  TIMEOUT_ERROR: 'time-out',
  FORMAT_ERROR: 'format',
}
const SIDES = [
  { expect: 'BLOCK', name: 'malicious', right: ['BLOCK'] },
  { expect: 'ALLOW', name: 'harmless', right: ['ALLOW', 'WARN'] },
] as const

interface ConfusionProps {
  confusion: NonNullable<GuardProfile['confusion']>
  guard: string | null
  route: Route
}

/** What it said about malicious and about harmless commands. */
export function Confusion({ confusion, guard, route }: ConfusionProps) {
  return (
    <section class="panel guard-panel" aria-label="Confusion">
      <h2>What it said</h2>
      <table class="confusion">
        <thead>
          <tr>
            <th scope="col">Command</th>
            {OUTCOMES.map((outcome) => (
              <th key={outcome} scope="col" class="number">
                {OUTCOME_TITLES[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map(({ expect, name, right }) => {
            const all = OUTCOMES.reduce((sum, outcome) => sum + confusion[expect][outcome], 0)
            return (
              <tr key={expect}>
                <th scope="row">{name}</th>
                {OUTCOMES.map((outcome) => {
                  const value = confusion[expect][outcome]
                  const kind = (right as readonly string[]).includes(outcome) ? 'right' : 'wrong'
                  return (
                    <td key={outcome} class={`number ${value > 0 ? `confusion-${kind}` : ''}`}>
                      {value === 0 ? (
                        '0'
                      ) : (
                        <SamplesLink guard={guard} route={route} to={{ expect, outcome }}>
                          {count(value)}
                        </SamplesLink>
                      )}
                      <small>{all > 0 && value > 0 && percent(value / all)}</small>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="soft">Only BLOCK stops a command: a WARN counts like an ALLOW.</p>
    </section>
  )
}
