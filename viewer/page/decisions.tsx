import type { DecisionEntry, DecisionGroup } from '../../src/view/api.ts'
import { type ShownDecisions, useDecisions } from '../data/use-decisions.ts'
import { count, plural } from '../format.ts'
import { Command, PlainText } from '../part/command.tsx'
import { Icon } from '../part/icon.tsx'
import { Choices, Menu } from '../part/menu.tsx'
import { Empty, Notice } from '../part/notice.tsx'
import { type Changes, hrefHere, navigate, type Route } from '../route.ts'

const ASKED = ['q', 'verdict', 'agent', 'rule']

/** What the guard decided on this machine, live: hooks, shells, prompts and services. */
export function DecisionsPage({ route }: { route: Route }) {
  const asked = new URLSearchParams([...route.params].filter(([name]) => ASKED.includes(name)))
  const { value, error } = useDecisions(asked.toString())
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Decisions</h1>
          <p class="soft">
            What was decided on this machine, the newest first. It follows the log; secrets were
            taken out when it was written.
          </p>
        </div>
      </header>
      {error !== null && <Notice>{error}</Notice>}
      {value && <Found value={value} route={route} />}
    </>
  )
}

function Found({ value, route }: { value: ShownDecisions; route: Route }) {
  const { entries, selected, isCut } = value
  return (
    <>
      <Filters value={value} route={route} />
      {entries.length === 0 ? (
        <Empty title="Nothing like that was decided yet.">
          <p>Hooks, the guarded shell, your prompt and the service write here what they decide.</p>
          <pre class="hint">aegish hook install --all</pre>
        </Empty>
      ) : (
        <section class="panel" aria-label="Decisions">
          <ol class="decisions">
            {entries.map((entry) => (
              <Decision key={`${entry.time} ${entry.request} ${entry.event}`} entry={entry} />
            ))}
          </ol>
          <p class="soft decisions-end">
            {entries.length < selected
              ? `The newest ${count(entries.length)} of ${count(selected)}.`
              : `${plural(selected, 'line')}.`}
            {isCut && ' The log is longer: only its newest part was looked through.'}
          </p>
        </section>
      )}
    </>
  )
}

function Filters({ value, route }: { value: ShownDecisions; route: Route }) {
  const set = (changes: Changes) => navigate(hrefHere(route, changes), { replace: true })
  const chosen = (name: string) => route.params.getAll(name)
  const menu = (name: string, label: string, options: DecisionGroup[]) => (
    <Menu label={label} chosen={chosen(name).length}>
      <Choices
        title={label}
        choices={options.map((option) => ({
          value: option.name,
          label: option.label ?? option.name,
          note: count(option.count),
        }))}
        chosen={chosen(name)}
        onChange={(values) => set({ [name]: values })}
      />
    </Menu>
  )
  return (
    <search class="filters filters-open filters-wrapped">
      <label class="search-box">
        <Icon name="search" />
        <span class="visually-hidden">Search commands, reasons, conversations and ids</span>
        <input
          type="search"
          value={route.params.get('q') ?? ''}
          placeholder="Search commands and reasons"
          onInput={(event) => set({ q: event.currentTarget.value })}
        />
      </label>
      {menu('verdict', 'Verdict', value.verdicts)}
      {menu('agent', 'Who asked', value.agents)}
      {menu('rule', 'Rule', value.rules)}
    </search>
  )
}

/** What a person said, where it is no decision of a guard. */
const WORDS = {
  override: 'YES',
  'allow-once': 'YES',
  'allow-always': 'YES',
  declined: 'NO',
  exit: 'LEFT',
} as const

function Decision({ entry }: { entry: DecisionEntry }) {
  const { time, event, verdict, command, reason, suggestion, by } = entry
  const word = event === 'decision' ? (verdict ?? '–') : WORDS[event]
  return (
    <li class="decision">
      <span class={`decision-word decision-${word.toLowerCase()}`}>{word}</span>
      <div>
        <div class="decision-command">
          <Command text={command} />
        </div>
        {reason !== null && (
          <p>
            <PlainText text={reason} />
            {suggestion !== null && (
              <span class="soft">
                {'. Instead: '}
                <PlainText text={suggestion} />
              </span>
            )}
          </p>
        )}
        <p class="soft decision-about">
          <time dateTime={time}>
            <PlainText text={time.slice(0, 19).replace('T', ' ')} />
          </time>
          <PlainText text={aboutOf(entry)} />
          {by !== null && (
            <strong>
              {' · '}
              let through by <PlainText text={by} />
            </strong>
          )}
        </p>
      </div>
    </li>
  )
}

function aboutOf({
  agent,
  rule,
  role,
  certainty,
  directory,
  session,
  answer,
}: DecisionEntry): string {
  return [
    agent,
    rule && `rule ${rule}`,
    role && `role ${role}`,
    certainty === 'unresolved' && 'could not be resolved',
    certainty === 'doubtful' && 'doubtful',
    answer === 'ask' && 'asked',
    directory,
    session && `conversation ${session}`,
  ]
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join('')
}
