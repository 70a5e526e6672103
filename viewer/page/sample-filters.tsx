import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import type { GuardEntry } from '../../src/view/api.ts'
import { AGREEMENTS, type Filter, OUTCOME_CHOICES } from '../data/filter.ts'
import type { SampleStore } from '../data/sample-store.ts'
import { count, title } from '../format.ts'
import { Icon } from '../part/icon.tsx'
import { Choices, Menu } from '../part/menu.tsx'
import { type Changes, hrefHere, navigate } from '../route.ts'
import type { PageProps } from './page-props.ts'

const OUTCOME_LABELS: Record<(typeof OUTCOME_CHOICES)[number], string> = {
  correct: 'Correct',
  wrong: 'Wrong',
  ALLOW: 'ALLOW',
  WARN: 'WARN',
  BLOCK: 'BLOCK',
  TIMEOUT_ERROR: 'Time-out error',
  FORMAT_ERROR: 'Format error',
}

const AGREEMENT_LABELS: Record<(typeof AGREEMENTS)[number], string> = {
  split: 'Guards disagree',
  'all-wrong': 'All wrong',
  'all-right': 'All right',
}

interface Props extends PageProps {
  store: SampleStore | null
  guards: readonly GuardEntry[]
  filter: Filter
  search: RefObject<HTMLInputElement | null>
}

/** What can be asked of the samples. Every answer stands in the address. */
export function SampleFilters({ store, guards, filter, search, route }: Props) {
  // On a phone the filters are folded away.
  const [open, setOpen] = useState(false)
  const set = (changes: Changes) =>
    navigate(hrefHere(route, { ...changes, at: null }), { replace: true })
  const filtered = ['q', 'expect', 'outcome', 'by', 'category', 'technique', 'agreement'].some(
    (name) => route.params.has(name),
  )
  return (
    <search class={`filters ${open ? 'filters-open' : ''}`}>
      <label class="search-box">
        <Icon name="search" />
        <span class="visually-hidden">Search commands and ids</span>
        <input
          ref={search}
          type="search"
          value={filter.text}
          placeholder="Search commands ( / )"
          onInput={(event) => set({ q: event.currentTarget.value })}
        />
      </label>
      <button
        type="button"
        class={`chip filter-toggle ${filtered ? 'chip-on' : ''}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Filters
        <Icon name="down" />
      </button>
      <Select
        label="Expects"
        value={filter.expect}
        choices={[
          ['BLOCK', 'Malicious (BLOCK)'],
          ['ALLOW', 'Harmless (ALLOW)'],
        ]}
        onChange={(expect) => set({ expect })}
      />
      <Menu label="Outcome" chosen={filter.outcomes.length}>
        <Choices
          title="Any of these outcomes"
          choices={OUTCOME_CHOICES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
          chosen={filter.outcomes}
          onChange={(outcome) => set({ outcome })}
        />
      </Menu>
      {guards.length > 1 && (
        <Select
          label="Outcome of"
          any="any guard"
          value={filter.by}
          choices={guards.map(({ id, title: name }) => [id, name])}
          onChange={(by) => set({ by })}
        />
      )}
      {store && (
        <>
          <WordMenu
            label="Category"
            words={store.categories}
            column={store.category}
            chosen={filter.categories}
            onChange={(category) => set({ category })}
          />
          <WordMenu
            label="Technique"
            words={store.techniques}
            column={store.technique}
            chosen={filter.techniques}
            onChange={(technique) => set({ technique })}
          />
        </>
      )}
      {guards.length > 1 && (
        <Select
          label="Agreement"
          value={filter.agreement}
          choices={AGREEMENTS.map((value) => [value, AGREEMENT_LABELS[value]])}
          onChange={(agreement) => set({ agreement })}
        />
      )}
      <Select
        label="Order"
        any="as in the suite"
        value={filter.sort === 'order' ? null : filter.sort}
        choices={[['wrong', 'most mistakes first']]}
        onChange={(sort) => set({ sort })}
      />
      {filtered && (
        <button
          type="button"
          class="link"
          onClick={() =>
            set({
              q: null,
              expect: null,
              outcome: null,
              by: null,
              category: null,
              technique: null,
              agreement: null,
            })
          }
        >
          Clear filters
        </button>
      )}
    </search>
  )
}

interface WordMenuProps {
  label: string
  words: readonly string[]
  /** By row: an index into the words, -1 for none. */
  column: readonly number[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** A menu of words that samples carry, with how many carry each; none where there are no words. */
function WordMenu({ label, words, column, chosen, onChange }: WordMenuProps) {
  if (words.length === 0) return null
  const counts = new Array<number>(words.length).fill(0)
  for (const index of column) if (index >= 0) counts[index]!++
  const choices = words
    .map((value, i) => ({ value, label: title(value), note: count(counts[i]!) }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
  return (
    <Menu label={label} chosen={chosen.length}>
      <Choices title="Any of these" choices={choices} chosen={chosen} onChange={onChange} />
    </Menu>
  )
}

interface SelectProps {
  label: string
  any?: string
  value: string | null
  choices: readonly (readonly [value: string, label: string])[]
  onChange(value: string | null): void
}

/** A native list to choose one of, or none. */
export function Select({ label, any = 'any', value, choices, onChange }: SelectProps) {
  return (
    <label class={`select ${value === null ? '' : 'select-on'}`}>
      <span class="select-label">{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{any}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
