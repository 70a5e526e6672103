interface Props {
  value: number
  low: number
  high: number
  /** Where the scale begins; it ends at 1. */
  from: number
  target?: number
  label: string
}

const WIDTH = 112

/** A value with its interval on a scale, and a tick where the target lies. */
export function IntervalPlot({ value, low, high, from, target, label }: Props) {
  const x = (at: number) => 5 + ((Math.max(from, at) - from) / (1 - from || 1)) * (WIDTH - 10)
  const met = target === undefined || value >= target
  return (
    <svg
      class={`interval ${met ? 'interval-met' : ''}`}
      viewBox={`0 0 ${WIDTH} 16`}
      role="img"
      aria-label={label}
    >
      {/* What the pointer covers: the line alone is hard to hit. */}
      <title>{label}</title>
      <rect width={WIDTH} height="16" fill="none" pointer-events="all" />
      <line class="interval-axis" x1="0" x2={WIDTH} y1="8" y2="8" />
      {target !== undefined && target > from && (
        <line class="interval-target" x1={x(target)} x2={x(target)} y1="1" y2="15" />
      )}
      <line class="interval-range" x1={x(low)} x2={x(high)} y1="8" y2="8" />
      <circle class="interval-value" cx={x(value)} cy="8" r="4" />
    </svg>
  )
}

/** What the ends of the scale stand for. */
export function IntervalEnds({ from, format }: { from: number; format(value: number): string }) {
  return (
    <span class="interval-ends" aria-hidden="true">
      <span>{format(from)}</span>
      <span>{format(1)}</span>
    </span>
  )
}

/** A common beginning for the scales of several rows: a little below the lowest interval. */
export function scaleFrom(lows: readonly number[]): number {
  if (lows.length === 0) return 0
  return Math.max(0, Math.floor((Math.min(...lows) - 0.005) * 20) / 20)
}
