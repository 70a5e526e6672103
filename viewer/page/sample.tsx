import type { SampleDetails } from '../../src/view/api.ts'
import { useJson } from '../data/fetch-json.ts'
import { useFilteredRows } from '../data/use-filtered-rows.ts'
import { count, title } from '../format.ts'
import { useKeys } from '../keys.ts'
import { tabTitle, useTabTitle } from '../page-title.ts'
import { Command, type Evidence } from '../part/command.tsx'
import { CopyButton } from '../part/copy-button.tsx'
import { Empty } from '../part/notice.tsx'
import { StepLink } from '../part/step-link.tsx'
import { VerdictMark } from '../part/verdict-mark.tsx'
import { hrefHere, hrefKeeping, hrefTo, navigate } from '../route.ts'
import { oneLine } from '../visible-text.ts'
import { AnswerCard } from './answer-card.tsx'
import type { PageProps } from './page-props.ts'

/** One command: why it is labelled as it is, and what exactly every guard said about it. */
export function SamplePage(props: PageProps) {
  const { overview, scope, route } = props
  const key = route.params.get('key') ?? ''
  const { value, error } = useJson<SampleDetails>(
    `/api/sample?key=${encodeURIComponent(key)}`,
    overview.revision,
  )
  const details = value?.key === key ? value : null
  useTabTitle(details && tabTitle(oneLine(details.command.text, 60), headline(details)))
  const { previous, next, position, total } = useNeighbours(props, key)
  const list = hrefKeeping('samples', route.params, { key: null, at: key })
  const hrefOf = (to: string | null) => to && hrefHere(route, { key: to })
  const go = (to: string | null) => {
    if (to !== null) navigate(hrefHere(route, { key: to }), { replace: true })
  }
  useKeys({
    j: () => go(next),
    k: () => go(previous),
    ArrowRight: () => go(next),
    ArrowLeft: () => go(previous),
    Escape: () => navigate(list),
  })

  if (error !== null && !details) {
    return (
      <Empty alone title="This sample cannot be shown.">
        <p>{error}</p>
        <p>
          <a href={hrefTo('samples', new URLSearchParams())}>All samples</a>
        </p>
      </Empty>
    )
  }
  const titleOf = (id: string) => overview.guards.find((guard) => guard.id === id)?.title ?? id
  const shown = scope.guards.map(({ id }) => id)
  const answers = details?.answers.filter(({ guard }) => shown.includes(guard)) ?? []
  return (
    <article class="sample">
      <header class="page-head">
        <div>
          <nav class="crumbs" aria-label="Way back">
            <a href={list}>Samples</a>
            {total > 0 && (
              <span class="soft">
                {position >= 0 ? `${count(position + 1)} of ${count(total)}` : 'not in the list'}
              </span>
            )}
          </nav>
          <h1>{details ? headline(details) : 'Sample'}</h1>
        </div>
        <nav class="steps" aria-label="Neighbours">
          <StepLink href={hrefOf(previous)} label="Previous" />
          <StepLink href={hrefOf(next)} label="Next" />
        </nav>
      </header>
      {details && (
        <>
          <CommandPanel details={details} answers={answers} overview={overview} />
          <div class="sample-columns">
            <Label details={details} route={route} />
            <section class="answers" aria-label="Answers">
              <h2>
                {answers.length === 1
                  ? 'One guard was asked'
                  : `${answers.length} guards were asked`}
              </h2>
              {answers.length > 1 && (
                <nav class="answer-strip" aria-label="Verdicts">
                  {answers.map(({ guard, outcome, cause, correct }, i) => (
                    <a key={guard} href={`#answer-${i + 1}`}>
                      <VerdictMark
                        entry={{ code: '', outcome, cause }}
                        correct={correct}
                        guard={titleOf(guard)}
                      />
                    </a>
                  ))}
                </nav>
              )}
              {answers.map((answer, i) => (
                <AnswerCard
                  key={answer.guard}
                  anchor={`answer-${i + 1}`}
                  answer={answer}
                  guard={overview.guards.find(({ id }) => id === answer.guard)}
                  prompts={details.prompts}
                  sampleKey={details.key}
                />
              ))}
            </section>
          </div>
        </>
      )}
    </article>
  )
}

/** The samples before and after this one in the list that it was opened from. */
function useNeighbours(props: PageProps, key: string) {
  const { store, rows } = useFilteredRows(props)
  const position = store ? rows.indexOf(store.rowOf(key)) : -1
  const keyAt = (index: number) =>
    store && position >= 0 && rows[index] !== undefined ? store.key[rows[index]]! : null
  return { previous: keyAt(position - 1), next: keyAt(position + 1), position, total: rows.length }
}

function headline({ expected, category, binary }: SampleDetails): string {
  const kind = expected === 'BLOCK' ? (category ? title(category) : 'Malicious') : 'Harmless'
  return binary ? `${kind} with ${binary}` : kind
}

interface PanelProps {
  details: SampleDetails
  answers: SampleDetails['answers']
  overview: PageProps['overview']
}

function CommandPanel({ details, answers, overview }: PanelProps) {
  const { command } = details
  const evidence: Evidence[] = answers.flatMap(({ guard, decision }) => {
    if (!decision?.span) return []
    const name = overview.guards.find(({ id }) => id === guard)?.title ?? guard
    return [{ ...decision.span, title: `${name} points here` }]
  })
  return (
    <section class="panel command" aria-label="Command">
      <pre tabIndex={0}>
        <Command text={command.text} evidence={evidence} />
      </pre>
      <CopyButton text={command.text} />
      {command.length > command.text.length && (
        <p class="soft">
          The first {count(command.text.length)} of {count(command.length)} characters.
        </p>
      )}
      {evidence.length > 0 && (
        <p class="soft">
          <span class="evidence">Underlined</span> is what{' '}
          {evidence[0]!.title.replace(' here', ' at')}
          {evidence.length > 1 && ` (and ${evidence.length - 1} more)`}.
        </p>
      )}
    </section>
  )
}

function Label({ details, route }: { details: SampleDetails; route: PageProps['route'] }) {
  const { expected, category, technique, rule, why, twin, tags, binary, suite, id, epoch, more } =
    details
  return (
    <section class="panel label" aria-label="Label">
      <h2>
        <span class={`expect expect-${expected === 'BLOCK' ? 'block' : 'allow'}`}>{expected}</span>{' '}
        is expected
      </h2>
      {why !== null && <p class="why">{why}</p>}
      <dl class="facts">
        {rule && (
          <Fact name="Rule">
            <strong>{rule.name ? `${rule.id} ${rule.name}` : rule.id}</strong>
            {rule.title && ` ${rule.title}`}
            {rule.what && <span class="fact-note">{rule.what}</span>}
          </Fact>
        )}
        {category !== null && <Fact name="Category">{title(category)}</Fact>}
        {technique !== null && <Fact name="Technique">{title(technique)}</Fact>}
        {binary !== null && (
          <Fact name="Binary">
            <code>{binary}</code>
          </Fact>
        )}
        {twin && (
          <Fact name="Twin">
            {twin.key === null ? (
              twin.id
            ) : (
              <a href={hrefHere(route, { key: twin.key })}>{twin.id}</a>
            )}
          </Fact>
        )}
        {tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
        <Fact name="Suite">{suite}</Fact>
        <Fact name="Id">
          <code>{id}</code>
          {epoch > 1 && ` (epoch ${epoch})`}
        </Fact>
        {more.map(({ name, text }) => (
          <Fact key={name} name={title(name.replaceAll('_', '-'))}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
