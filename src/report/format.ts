import type { Interval } from '../score/index.ts'

/** How numbers look to people, in one place. What is not known is n/a, never 0. */
export const NOT_AVAILABLE = 'n/a'

export function percent(rate: number | null | undefined, digits = 1): string {
  return rate == null ? NOT_AVAILABLE : `${(rate * 100).toFixed(digits)}%`
}

export function score(value: number | null | undefined): string {
  return value == null ? NOT_AVAILABLE : value.toFixed(3)
}

export function usd(value: number | null | undefined): string {
  if (value == null) return NOT_AVAILABLE
  return `$${value.toFixed(value !== 0 && value < 0.1 ? 4 : 2)}`
}

/** A duration in ms with the unit that suits it. */
export function duration(ms: number | null | undefined): string {
  if (ms == null) return NOT_AVAILABLE
  if (ms < 0) return `-${duration(-ms)}`
  if (ms < 0.001 && ms > 0) return `${(ms * 1e6).toFixed(0)} ns`
  if (ms < 1) return `${(ms * 1000).toFixed(0)} µs`
  if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
  return `${(ms / 1000).toFixed(1)} s`
}

export function intervalText(
  interval: Interval | null,
  show: (value: number) => string = (value) => percent(value),
): string {
  return interval === null ? NOT_AVAILABLE : `${show(interval.low)} to ${show(interval.high)}`
}

/** What could move the cursor, change colours, turn text around or hide in it. */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu

/** A character as JSON and JavaScript write it: `\u001b`. */
function written(char: string): string {
  const unit = (i: number) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`
  return char.length === 1 ? unit(0) : unit(0) + unit(1)
}

/** A text for the terminal: what could act there is made visible. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (char) => {
    if (char === '\n') return '\\n'
    if (char === '\t') return '\\t'
    return written(char)
  })
}

/** A value as JSON that does nothing to a terminal. */
export function jsonText(value: unknown, indent = 0): string {
  return printableJson(JSON.stringify(value, null, indent))
}

/** JSON that means the same and does nothing to a terminal: what is not plain stands in strings. */
export function printableJson(json: string): string {
  return writeOut(json, '\n')
}

/** A text with its unseen characters written out, but for those that may stay. */
export function writeOut(text: string, but: string): string {
  return text.replace(UNSEEN, (char) => (but.includes(char) ? char : written(char)))
}

/** Cuts a text to a width, with an ellipsis that shows it. */
export function clip(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`
}

/** Breaks a text at spaces so that it fits a width; a longer word stays whole, so it can be copied. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** Long names keep their start and their end, which tell them apart. */
export function clipMiddle(text: string, width: number): string {
  if (text.length <= width) return text
  const head = Math.ceil((width - 1) / 3)
  return `${text.slice(0, head)}…${text.slice(text.length - (width - 1 - head))}`
}

/** A rate with its interval (Wilson's), in percent: `98.7 (97.6–99.3)`. */
export function rateWithInterval(rate: number | null, interval: Interval | null): string {
  if (rate === null || interval === null) return NOT_AVAILABLE
  const show = (value: number) => (value * 100).toFixed(1)
  return `${show(rate)} (${show(interval.low)}–${show(interval.high)})`
}

/** A rank, and the ranks that it could as well be: `3 (2–6)`. */
export function rankText(rank: number, range: { best: number; worst: number } | null): string {
  return range === null || range.best === range.worst
    ? String(rank)
    : `${rank} (${range.best}–${range.worst})`
}

/** ±1.96·SE, as the published tables have it. */
export function plusMinus(
  value: number | null,
  se: number | null,
  scale: number,
  digits: number,
): string {
  if (value === null) return NOT_AVAILABLE
  const text = (value * scale).toFixed(digits)
  return se === null ? text : `${text}±${(1.96 * se * scale).toFixed(digits)}`
}

export function pValue(p: number): string {
  return p < 0.0001 ? '<0.0001' : p.toFixed(4)
}

/** A moment to the minute, in UTC; a text that is no date stays as it is. */
export function moment(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** A number with its noun: `1 command`, `2 commands`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
