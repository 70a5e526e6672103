import type { Calibration } from '../../src/score/calibration.ts'
import { count, percent } from '../format.ts'

const SIZE = 220
const PAD = 8
const at = (value: number) => PAD + value * (SIZE - 2 * PAD)

/** Stated confidence against how often it was right: on the diagonal it can be believed. */
export function Reliability({ calibration }: { calibration: Calibration }) {
  const { bins, count: all, expected_calibration_error, area_under_risk_coverage } = calibration
  const most = Math.max(...bins.map((bin) => bin.count))
  return (
    <div class="reliability">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={`Stated confidence against share of right verdicts, calibration error ${percent(expected_calibration_error)}`}
      >
        <rect class="reliability-frame" x={PAD} y={PAD} width={SIZE - 16} height={SIZE - 16} />
        <line class="reliability-ideal" x1={at(0)} y1={at(1)} x2={at(1)} y2={at(0)} />
        {bins.map((bin) => {
          const [x, y] = [at(bin.confidence), at(1 - bin.correct / bin.count)]
          return (
            <g key={bin.lowest}>
              <title>
                says {percent(bin.confidence)}, is right {percent(bin.correct / bin.count)} (
                {count(bin.correct)} of {count(bin.count)})
              </title>
              <line class="reliability-gap" x1={x} x2={x} y1={y} y2={at(1 - bin.confidence)} />
              <circle
                class="reliability-bin"
                cx={x}
                cy={y}
                r={3 + 4 * Math.sqrt(bin.count / most)}
              />
            </g>
          )
        })}
      </svg>
      <div>
        <dl class="figures">
          <div>
            <dt>calibration error</dt>
            <dd>{percent(expected_calibration_error)}</dd>
          </div>
          <div>
            <dt>risk over coverage</dt>
            <dd>{percent(area_under_risk_coverage)}</dd>
          </div>
          <div>
            <dt>verdicts</dt>
            <dd>{count(all)}</dd>
          </div>
        </dl>
        <p class="soft">
          Across: the confidence that it states. Up: how often it is then right. Marks on the dashed
          line keep their word, marks below it are too sure. Up to ten groups of equal size; the
          error is their mean distance from the line. Risk over coverage: the mean share of mistakes
          when only the surest verdicts are kept.
        </p>
      </div>
    </div>
  )
}
