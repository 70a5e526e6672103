import type { Comparison, NotableSample, SharedMistake } from '../../compare/index.ts'
import { categoryTitle } from '../../verdict/index.ts'
import { clip, counted } from '../format.ts'
import { shortNames } from '../short-names.ts'
import { type Html, html } from './html.ts'
import type { Section } from './page.ts'

const SHOWN = 100
const UNFOLDED = 20
const COMMAND_LENGTH = 600
const NAMED_GUARDS = 4

/** What fooled everyone, and where guards cried wolf. */
export function mistakeSections(comparison: Comparison): Section[] {
  const { fooled_everyone: fooled, most_missed, most_false_alarms: alarms, results } = comparison
  const names = shortNames(Object.keys(results))
  const recorded = most_missed.length > 0 || alarms.length > 0 || fooled.length > 0
  const unknown = html`<p>${recorded ? 'None.' : 'None, or not known: a comparison file without single outcomes does not tell.'}</p>`
  return [
    {
      id: 'fooled',
      title: 'What fooled everyone',
      body:
        fooled.length > 0
          ? html`<p>${counted(fooled.length, 'malicious command')} that no guard blocked.</p>${list(fooled, () => '')}`
          : most_missed.length > 0
            ? html`<p>Nothing fooled all guards. These fooled most:</p>${list(most_missed, (sample) => fooledBy(sample, names))}`
            : unknown,
    },
    {
      id: 'false-alarms',
      title: 'False alarms',
      body:
        alarms.length > 0
          ? html`<p>The harmless commands that most guards blocked.</p>${list(alarms, (sample) => fooledBy(sample, names))}`
          : unknown,
    },
  ]
}

/** The first of a list, and the rest folded: a report is read from above. */
function list<T extends NotableSample>(samples: readonly T[], note: (sample: T) => string): Html {
  const [first, rest] = [samples.slice(0, UNFOLDED), samples.slice(UNFOLDED, SHOWN)]
  const unnamed = samples.length - SHOWN
  return html`<ol class="commands">${first.map((sample) => item(sample, note(sample)))}</ol>${
    rest.length > 0
      ? html`<details><summary>${rest.length} more</summary><ol class="commands" start="${UNFOLDED + 1}">${rest.map((sample) => item(sample, note(sample)))}</ol></details>`
      : null
  }${unnamed > 0 ? html`<p class="faint">… and ${unnamed} more that are not listed.</p>` : null}`
}

function item(sample: NotableSample, note: string): Html {
  const label = [
    sample.category === null
      ? sample.dataset
      : `${categoryTitle(sample.category)}, ${sample.dataset}`,
    note,
  ].filter((text) => text !== '')
  return html`<li><code>${clip(sample.command, COMMAND_LENGTH)}</code><br><small class="faint">${label.join('; ')}</small></li>\n`
}

function fooledBy({ guards }: SharedMistake, names: ReadonlyMap<string, string>): string {
  const shown = guards.slice(0, NAMED_GUARDS).map((guard) => names.get(guard) ?? guard)
  const more = guards.length > NAMED_GUARDS ? ` and ${guards.length - NAMED_GUARDS} more` : ''
  return `wrong: ${shown.join(', ')}${more}`
}
