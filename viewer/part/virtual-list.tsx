import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

interface Props {
  count: number
  rowHeight: number
  /** Draws the row at a position; it is placed by the list. */
  row(index: number, top: number): ComponentChildren
  /** The row to keep in view; -1 is none. */
  cursor: number
}

const SPARE_ROWS = 12

/**
 * Rows of one height in the page's own scrolling, of which only those in view exist. The list says
 * how tall it is, so that the scroll bar tells the truth about 20,000 rows.
 */
export function VirtualList({ count, rowHeight, row, cursor }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [[first, last], setRange] = useState<[number, number]>([0, 60])

  useLayoutEffect(() => {
    const update = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0)
      const from = Math.floor(top / rowHeight) - SPARE_ROWS
      const to = Math.ceil((top + innerHeight) / rowHeight) + SPARE_ROWS
      setRange((range) => (range[0] === from && range[1] === to ? range : [from, to]))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [rowHeight])

  useEffect(() => {
    if (cursor < 0 || !list.current) return
    const top = list.current.getBoundingClientRect().top + cursor * rowHeight
    // What is fixed at the top and bottom of the page covers rows, and so do the column heads.
    const head = list.current.previousElementSibling?.clientHeight ?? 0
    const [above, below] = [80 + head, 90]
    if (top < above) scrollBy(0, top - above)
    else if (top + rowHeight > innerHeight - below) {
      scrollBy(0, top + rowHeight - innerHeight + below)
    }
  }, [cursor, rowHeight])

  const rows: ComponentChildren[] = []
  for (let i = Math.max(0, first); i < Math.min(count, last); i++) rows.push(row(i, i * rowHeight))
  return (
    <div class="rows" role="rowgroup" ref={list} style={{ height: `${count * rowHeight}px` }}>
      {rows}
    </div>
  )
}
