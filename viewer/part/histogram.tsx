import type { Distribution } from '../../src/score/histogram.ts'
import { count, percent } from '../format.ts'

interface Props {
  title: string
  distribution: Distribution
  show(value: number): string
}

const [WIDTH, HEIGHT] = [480, 120]

/** How values are spread: bars over equal stretches, or growing ones, and the usual figures. */
export function Histogram({ title, distribution, show }: Props) {
  const { bins, count: all, p50, p90, p99, max } = distribution
  const most = Math.max(...bins.map((bin) => bin.count))
  const step = WIDTH / bins.length
  return (
    <figure class="histogram">
      <figcaption>{title}</figcaption>
      {bins.length === 1 ? (
        <p class="soft">always {show(max)}</p>
      ) : (
        <>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={`${title}: half below ${show(p50)}, nine tenths below ${show(p90)}, at most ${show(max)}`}
            preserveAspectRatio="none"
          >
            {bins.map((bin, i) => {
              const height = (bin.count / most) * (HEIGHT - 4)
              return (
                <g key={i}>
                  <title>
                    {show(bin.from)} to {show(bin.to)}: {count(bin.count)} (
                    {percent(bin.count / all)})
                  </title>
                  {/* The whole column can be pointed at, however small its bar is. */}
                  <rect class="histogram-column" x={i * step} y={0} width={step} height={HEIGHT} />
                  <rect
                    class="histogram-bar"
                    x={i * step + 1}
                    y={HEIGHT - height}
                    width={step - 2}
                    height={height}
                  />
                </g>
              )
            })}
          </svg>
          <div class="histogram-scale" aria-hidden="true">
            <span>{show(bins[0]!.from)}</span>
            <span>{show(bins[Math.floor(bins.length / 2)]!.from)}</span>
            <span>{show(bins.at(-1)!.to)}</span>
          </div>
        </>
      )}
      <dl class="figures">
        {(
          [
            ['p50', p50],
            ['p90', p90],
            ['p99', p99],
            ['max', max],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{show(value)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
