import { useEffect, useRef, useState } from 'preact/hooks'
import type { Datum, Drawing } from '../vega/draw.ts'
import { loadDraw } from '../vega/load.ts'
import { spelledOut } from '../visible-text.ts'

interface Props {
  spec: object
  label: string
  onChoose(datum: Datum): void
}

/** A chart. Vega is large: it comes with the first chart that is drawn. */
export function VegaChart({ spec, label, onChoose }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<{ text: string; x: number; y: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const choose = useRef(onChoose)
  choose.current = onChoose

  useEffect(() => {
    let drawing: Drawing | undefined
    let gone = false
    const start = async () => {
      const draw = await loadDraw()
      if (gone || !element.current) return
      drawing = await draw(element.current, spec, {
        onPoint: (text, x, y) => setTip(text === null ? null : { text, x, y }),
        onChoose: (datum) => choose.current(datum),
      })
      if (gone) drawing.remove()
    }
    start().catch((reason: Error) => setError(reason.message))
    return () => {
      gone = true
      drawing?.remove()
    }
  }, [spec])

  return (
    <>
      <div class="chart-drawing" ref={element} role="figure" aria-label={label} />
      {error !== null && <p class="soft">This chart could not be drawn: {error}</p>}
      {tip && (
        <div
          class="tip"
          style={{
            left: `${Math.min(tip.x + 14, innerWidth - 280)}px`,
            top: `${tip.y + 16}px`,
          }}
        >
          {spelledOut(tip.text)}
        </div>
      )}
    </>
  )
}
