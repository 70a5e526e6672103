import { printable, printableJson } from '../../report/format.ts'
import { type Sample, sampleLine } from '../../suite/index.ts'
import { ruleLabel } from '../../verdict/index.ts'

/** A sample as people read it: its label, the command, the reason. */
function sampleText(sample: Sample): string {
  const { id, command, expect, category, rule, why, technique } = sample
  const label = [expect, category, rule && `rule ${ruleLabel(rule)}`, technique]
    .filter(Boolean)
    .join(' · ')
  return `${printable(`${id}  ${label}`)}\n  ${commandLines(command)}\n  # ${printable(why)}\n\n`
}

/** A command on as many lines as it has, indented behind the first; nothing in it moves the cursor. */
export function commandLines(command: string): string {
  return command.split('\n').map(printable).join('\n  ')
}

/** Samples as text, or as JSON Lines that can be read as a suite again. */
export async function* printedSamples(
  samples: AsyncIterable<Sample> | Iterable<Sample>,
  json: boolean,
): AsyncGenerator<string> {
  for await (const sample of samples) {
    yield json ? `${printableJson(sampleLine(sample))}\n` : sampleText(sample)
  }
}
