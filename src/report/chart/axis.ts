/** An axis whose scale we know ourselves, so that labels can be placed before Vega draws. */
export interface PlotAxis {
  title: string
  type: 'linear' | 'log'
  domain: [number, number]
  values: number[]
  /** A Vega expression from a tick to its text. */
  labelExpr: string
  /** Where a value stands, as a part of the axis. */
  place(value: number): number
  /** The value that is drawn: nothing at all has no place on a logarithmic axis. */
  shown(value: number): number
}

/** A rate from below its lowest value to 1. */
export function rateAxis(title: string, values: readonly number[]): PlotAxis {
  const lowest = Math.min(...values, 1)
  const step = 1 - lowest > 0.45 ? 0.1 : 1 - lowest > 0.16 ? 0.05 : 0.02
  const low = Math.max(0, rounded(Math.floor((lowest - step * 0.35) / step + 1e-9) * step))
  const count = Math.round((1 - low) / step)
  return {
    title,
    type: 'linear',
    domain: [low, 1],
    values: Array.from({ length: count + 1 }, (_, i) => rounded(low + i * step)),
    labelExpr: "format(datum.value, '.2f')",
    place: (value) => (value - low) / (1 - low),
    shown: (value) => value,
  }
}

/** Sums of tenths are not what they seem; a tick beyond the domain would not be drawn. */
function rounded(value: number): number {
  return Number(value.toFixed(4))
}

/** Amounts over many sizes. What is zero stands on a tick of its own, called `zero`. */
export function logAxis(
  title: string,
  values: readonly number[],
  { zero, labelExpr }: { zero: string; labelExpr: string },
): PlotAxis {
  const positive = values.filter((value) => value > 0)
  const smallest = positive.length > 0 ? Math.min(...positive) : 1
  const largest = positive.length > 0 ? Math.max(...positive) : 1
  const hasZero = positive.length < values.length
  // The stand-in for zero lies a good step below everything else.
  const stepDown = Math.max(4, (largest / smallest) ** 0.2)
  const nothing = smallest / stepDown
  // Guards that all take about the same still need an axis with more than one tick.
  const room = largest / smallest < 3 ? 3 : Math.max(1.6, (largest / smallest) ** 0.08)
  const low = (hasZero ? nothing : smallest) / room
  const high = largest * room
  const place = (value: number) => Math.log(value / low) / Math.log(high / low)
  const shown = (value: number) => (value > 0 ? value : nothing)
  const ticks = (positive.length > 0 ? roundTicks(low, high) : []).filter(
    (tick) => !hasZero || (tick > nothing && place(tick) - place(nothing) > 0.09),
  )
  return {
    title,
    type: 'log',
    domain: [low, high],
    values: hasZero ? [nothing, ...ticks] : ticks,
    labelExpr: hasZero
      ? `datum.value <= ${nothing * 1.0001} ? ${JSON.stringify(zero)} : (${labelExpr})`
      : labelExpr,
    place: (value) => place(shown(value)),
    shown,
  }
}

/** 1, 2, 5, 10 …; over many powers of ten only those, and over very many only some. */
function roundTicks(low: number, high: number): number[] {
  const decades = Math.log10(high / low)
  const steps = decades <= 2.6 ? [1, 2, 5] : [1]
  const stride = Math.max(1, Math.ceil(decades / 9))
  const ticks: number[] = []
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); power += stride) {
    for (const step of steps) {
      const tick = step * 10 ** power
      if (tick >= low && tick <= high) ticks.push(Number(tick.toPrecision(6)))
    }
  }
  return ticks
}

export const USD_LABEL = "'$' + format(datum.value, '.3~r')"

/** Milliseconds with the unit that suits them. */
export const DURATION_LABEL = [
  [600_000, 60_000, 'min'],
  [1000, 1000, 's'],
  [1, 1, 'ms'],
  [0.001, 0.001, 'µs'],
].reduceRight(
  (rest, [from, unit, name]) =>
    `datum.value >= ${from} ? format(datum.value / ${unit}, '.3~r') + ' ${name}' : (${rest})`,
  "format(datum.value * 1000000, '.3~r') + ' ns'",
)
