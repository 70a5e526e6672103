import type { Comparison, DatasetResult } from '../../compare/index.ts'
import { clip, moment } from '../format.ts'
import { promptHashOf, settingsOf } from '../settings.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

const VALUE_LENGTH = 200
const SETTINGS_SHOWN = 60

interface Run {
  name: string
  dataset: string
  result: DatasetResult
  settings: Map<string, string>
}

const COLUMNS: { title: string; of(run: Run): string | null }[] = [
  { title: 'Suite hash', of: ({ settings }) => hash(settings, /suite\.(sha256|hash)$/) },
  { title: 'Prompt hash', of: ({ settings }) => promptHashOf(settings)?.slice(0, 12) ?? null },
  { title: 'Seed', of: ({ settings }) => find(settings, /(^|\.)seed$/) },
  { title: 'Date (UTC)', of: ({ result }) => (result.created ? moment(result.created) : null) },
  { title: 'Status', of: ({ result }) => result.status ?? null },
  { title: 'Versions', of: ({ result }) => versionsOf(result) },
]

function find(settings: ReadonlyMap<string, string>, pattern: RegExp): string | null {
  return [...settings].find(([key]) => pattern.test(key))?.[1] ?? null
}

function hash(settings: ReadonlyMap<string, string>, pattern: RegExp): string | null {
  return find(settings, pattern)?.slice(0, 12) ?? null
}

/** How it was measured: enough to do it again. */
export function measurementSection({ results, metadata }: Comparison): Section {
  const runs: Run[] = Object.entries(results).flatMap(([name, { datasets }]) =>
    Object.entries(datasets).flatMap(([dataset, result]) =>
      result ? [{ name, dataset, result, settings: settingsOf(result) }] : [],
    ),
  )
  const known = COLUMNS.filter(({ of }) => runs.some((run) => of(run) !== null))
  const unknown = COLUMNS.filter((column) => !known.includes(column))
  return {
    id: 'measurement',
    title: 'How it was measured',
    body: html`${htmlTable(
      ['Guard', 'Suite', 'Samples', ...known.map(({ title }) => title)],
      runs.map((run) => [
        run.name,
        run.dataset,
        String(run.result.total_commands),
        ...known.map(({ of }) => of(run) ?? 'not recorded'),
      ]),
      { text: [0, 1, ...known.map((_, i) => i + 3)] },
    )}
${unknown.length > 0 ? html`<p class="faint">Not recorded: ${unknown.map(({ title }) => title.toLowerCase()).join(', ')}.</p>` : null}
<details><summary>All settings</summary>${runs.map(({ name, dataset, result, settings }) => settingsTable(`${name} on ${dataset}`, result, settings))}</details>
${metadata.superseded.length > 0 ? html`<details><summary>${metadata.superseded.length} older logs, superseded by newer ones</summary><ul>${metadata.superseded.map((path) => html`<li>${path}</li>`)}</ul></details>` : null}`,
  }
}

function versionsOf({ measurement }: DatasetResult): string | null {
  const packages = Object.entries(measurement?.packages ?? {})
  return packages.length > 0
    ? clip(packages.map(([name, version]) => `${name} ${version}`).join(', '), 80)
    : null
}

function settingsTable(title: string, { log }: DatasetResult, settings: Map<string, string>): Html {
  const rows = [...(log ? [['log', log]] : []), ...settings].slice(0, SETTINGS_SHOWN)
  return html`<h3>${title}</h3>${
    rows.length > 0
      ? htmlTable(
          ['Setting', 'Value'],
          rows.map(([key, value]) => [key!, html`<code>${clip(value!, VALUE_LENGTH)}</code>`]),
          { text: [0, 1] },
        )
      : html`<p class="faint">Nothing recorded.</p>`
  }`
}
