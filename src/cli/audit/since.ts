import { InvalidArgumentError } from 'commander'

const UNITS = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3600],
  ['d', 86_400],
  ['w', 604_800],
])

/** A moment in milliseconds: `2h` ago, or a date. For commander's option parsing. */
export function since(text: string, now: number = Date.now()): number {
  const ago = /^(\d+(?:\.\d+)?)([smhdw])$/.exec(text)
  if (ago) return now - Number(ago[1]) * UNITS.get(ago[2]!)! * 1000
  const time = /^\d{4}-\d\d(-\d\d)?/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time))
    throw new InvalidArgumentError('It is neither like 30m, 2h, 3d nor a date like 2026-11-16.')
  return time
}
