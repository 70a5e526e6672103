import { printable } from '../format.ts'

/**
 * A name from data as a label. Vega looks values up in plain objects: one that every object answers
 * to (`constructor`) would be found there although nobody put it in, so it is shown in quotes.
 */
export function vegaLabel(text: string, clip: (text: string) => string): string {
  const label = clip(printable(text))
  return label in Object.prototype ? `"${label}"` : label
}
