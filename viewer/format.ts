// How numbers look. What is not known is n/a, never 0.
export const NOT_AVAILABLE = 'n/a'

const whole = new Intl.NumberFormat('en')
const percents = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

export const count = (value: number) => whole.format(value)

export function percent(value: number | null | undefined): string {
  return value == null ? NOT_AVAILABLE : percents.format(value)
}

/** A difference of two rates, in percentage points. */
export const points = (value: number) => `${signed.format(value * 100).replace('-', '−')} pp`

export function score(value: number | null | undefined): string {
  return value == null ? NOT_AVAILABLE : value.toFixed(3)
}

/** A difference of two scores. */
export const signedScore = (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(3)}`

export function dollars(value: number | null | undefined): string {
  if (value == null) return NOT_AVAILABLE
  if (value === 0) return '$0'
  return `$${value < 0.0001 ? value.toExponential(1) : value.toFixed(value < 0.1 ? 4 : 2)}`
}

export function duration(ms: number | null | undefined): string {
  if (ms == null) return NOT_AVAILABLE
  if (ms > 0 && ms < 0.001) return `${whole.format(Math.round(ms * 1e6))} ns`
  if (ms < 1) return `${whole.format(Math.round(ms * 1000))} µs`
  if (ms < 1000) return `${whole.format(Math.round(ms))} ms`
  return `${(ms / 1000).toFixed(1)} s`
}

/** `file-read` as people read it. */
export function title(word: string): string {
  return word
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')
}

export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

/** A moment as the log wrote it, without what nobody reads. */
export function moment(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? text.slice(0, 16).replace('T', ' ') : text
}
