import type { Comparison, DatasetResult } from '../../compare/index.ts'
import { clip } from '../format.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

const VALUE_LENGTH = 200
const SETTINGS_SHOWN = 60

/** How it was measured: enough to do it again. */
export function measurementSection({ results, metadata }: Comparison): Section {
  const runs = Object.entries(results).flatMap(([name, { datasets }]) =>
    Object.entries(datasets).flatMap(([dataset, result]) =>
      result ? [{ name, dataset, result, settings: settingsOf(result) }] : [],
    ),
  )
  const find = (settings: Map<string, string>, pattern: RegExp) =>
    [...settings].find(([key]) => pattern.test(key))?.[1] ?? 'not recorded'
  return {
    id: 'measurement',
    title: 'How it was measured',
    body: html`${htmlTable(
      [
        'Guard',
        'Suite',
        'Samples',
        'Suite hash',
        'Prompt hash',
        'Seed',
        'Date',
        'Status',
        'Versions',
      ],
      runs.map(({ name, dataset, result, settings }) => [
        name,
        dataset,
        String(result.total_commands),
        clip(find(settings, /suite\.(sha256|hash)$/), 12),
        clip(find(settings, /prompt_?(hash|sha256)$/), 12),
        find(settings, /(^|\.)seed$/),
        result.created ?? 'not recorded',
        result.status ?? 'not recorded',
        versionsOf(result),
      ]),
      { text: [0, 1, 3, 4, 6, 7, 8] },
    )}
<details><summary>All settings</summary>${runs.map(({ name, dataset, result, settings }) => settingsTable(`${name} on ${dataset}`, result, settings))}</details>
${metadata.superseded.length > 0 ? html`<details><summary>${metadata.superseded.length} older logs, superseded by newer ones</summary><ul>${metadata.superseded.map((path) => html`<li>${path}</li>`)}</ul></details>` : null}`,
  }
}

function versionsOf({ measurement }: DatasetResult): string {
  const packages = Object.entries(measurement?.packages ?? {})
  return packages.length > 0
    ? clip(packages.map(([name, version]) => `${name} ${version}`).join(', '), 80)
    : 'not recorded'
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

/** The nested settings of a log as one flat list, `suite.sha256` and the like. */
function settingsOf({ measurement }: DatasetResult): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (value: unknown, path: string, depth: number) => {
    if (value === null || value === undefined || flat.size >= 500) return
    if (typeof value !== 'object') flat.set(path, String(value))
    else if (depth > 6 || Array.isArray(value)) flat.set(path, JSON.stringify(value))
    else {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, path === '' ? key : `${path}.${key}`, depth + 1)
      }
    }
  }
  walk(measurement?.metadata, '', 0)
  walk(measurement?.config, 'config', 0)
  walk(measurement?.run_id, 'run_id', 0)
  return flat
}
