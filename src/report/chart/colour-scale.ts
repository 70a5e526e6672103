import { ON_COLOUR, PAGE_THEME } from './theme.ts'

/** Most rates are high, so the upper end of the scale has most of its hues. */
export const RATE_DOMAIN = [0, 0.5, 0.8, 1]

/** The colour of a field and of what is written on it. */
export interface FieldColour {
  field: string
  ink: string
}

/** The scale of rates for what Vega does not draw: a colour for every whole percentage. */
export function rateColours(): FieldColour[] {
  return Array.from({ length: 101 }, (_, i) => {
    const channels = colourAt(i / 100, RATE_DOMAIN, PAGE_THEME.scale)
    const field = channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
    return { field: `#${field}`, ink: inkOn(channels) }
  })
}

/** The colour of a value on a scale that Vega draws with `interpolate: 'rgb'`, as three parts. */
function colourAt(value: number, domain: readonly number[], range: readonly string[]): number[] {
  const last = domain.length - 1
  const clamped = Math.min(Math.max(value, domain[0]!), domain[last]!)
  const upper = Math.max(
    1,
    domain.findIndex((stop) => clamped <= stop),
  )
  const part = (clamped - domain[upper - 1]!) / (domain[upper]! - domain[upper - 1]!)
  const [low, high] = [parts(range[upper - 1]!), parts(range[upper]!)]
  return low.map((channel, i) => channel + (high[i]! - channel) * part)
}

function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** Black or white, whichever reads better on a value's field of a colour scale. */
export function inkOnScale(
  value: number,
  domain: readonly number[],
  range: readonly string[],
): string {
  return inkOn(colourAt(value, domain, range))
}

/** Black or white, whichever reads better on a colour. */
export function inkOnColour(colour: string): string {
  return inkOn(parts(colour))
}

function inkOn(channels: readonly number[]): string {
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  const field = luminance(channels)
  const [dark, light] = [ON_COLOUR.dark, ON_COLOUR.light].map((ink) => luminance(parts(ink)))
  return contrast(field, light!) >= Math.min(4.5, contrast(field, dark!))
    ? ON_COLOUR.light
    : ON_COLOUR.dark
}

/** As the guidelines for accessible contrast define it. */
function luminance(channels: readonly number[]): number {
  const [r, g, b] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
