import { useEffect, useState } from 'preact/hooks'
import type { GuardEntry } from '../../src/view/api.ts'
import type { SampleStore } from '../data/sample-store.ts'
import { title } from '../format.ts'
import { oneLine } from '../visible-text.ts'
import { guardHref } from './guard-name.tsx'
import { VerdictMark } from './verdict-mark.tsx'
import { VirtualList } from './virtual-list.tsx'

interface Props {
  store: SampleStore
  rows: Uint32Array
  guards: readonly GuardEntry[]
  /** What the marks show, by guard: every answer, or votes. */
  columns: ReadonlyMap<string, Uint8Array>
  cursor: number
  hrefOf(row: number): string
  /** Called before a sample is opened. */
  onOpen?(row: number): void
}

const WIDE = matchMedia('(min-width: 760px)')
/** As the style sheet has them. */
const ROW_HEIGHT = { wide: 38, narrow: 68 }

/** Samples as rows: what is expected, the command, and every guard's mark. */
export function SampleRows({ store, rows, guards, columns, cursor, hrefOf, onOpen }: Props) {
  const wide = useWide()
  // Where columns are narrow, the names above them stand upright.
  const many = guards.length > 3 || !wide
  return (
    <div
      class={`samples ${many ? 'samples-many' : ''}`}
      role="table"
      aria-label="Samples"
      aria-rowcount={rows.length + 1}
      style={{ '--guards': String(guards.length) }}
    >
      <div class="samples-head" role="rowgroup">
        <div class="sample-row" role="row" aria-rowindex={1}>
          <span role="columnheader">Expects</span>
          <span role="columnheader">Category</span>
          <span role="columnheader">Command</span>
          <span class="sample-marks sample-guards" role="columnheader">
            {guards.map(({ id, title: name }) => (
              <span key={id} class="sample-guard" title={id}>
                <span>
                  <a href={guardHref(id)}>{name}</a>
                </span>
              </span>
            ))}
          </span>
        </div>
      </div>
      <VirtualList
        count={rows.length}
        rowHeight={wide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow}
        cursor={cursor}
        row={(index, top) => (
          <SampleLine
            key={rows[index]}
            store={store}
            row={rows[index]!}
            index={index}
            top={top}
            guards={guards}
            columns={columns}
            current={index === cursor}
            href={hrefOf(rows[index]!)}
            onOpen={() => onOpen?.(rows[index]!)}
          />
        )}
      />
    </div>
  )
}

interface LineProps extends Pick<Props, 'store' | 'guards' | 'columns'> {
  row: number
  index: number
  top: number
  current: boolean
  href: string
  onOpen(): void
}

function SampleLine({ store, row, index, top, guards, columns, current, href, onOpen }: LineProps) {
  const malicious = store.malicious[row] === 1
  const category = store.categories[store.category[row]!]
  return (
    <div
      class={`sample-row sample-line ${current ? 'sample-current' : ''}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={current}
      style={{ top: `${top}px` }}
    >
      <span role="cell" class={`expect expect-${malicious ? 'block' : 'allow'}`}>
        {malicious ? 'BLOCK' : 'ALLOW'}
      </span>
      <span role="cell" class="sample-category">
        {category === undefined ? 'Harmless' : title(category)}
      </span>
      <span role="cell" class="sample-command">
        <a href={href} title={oneLine(store.command[row]!, 600)} onClick={onOpen}>
          {oneLine(store.command[row]!, 240)}
        </a>
      </span>
      <span role="cell" class="sample-marks">
        {guards.map(({ id, title: name }) => {
          const column = columns.get(id)
          return (
            // Its tooltip lies above the link of the row, so it is one itself. The keyboard has that.
            <a key={id} class="sample-mark" href={href} tabIndex={-1} onClick={onOpen}>
              <VerdictMark
                guard={name}
                entry={store.tables.entries[column?.[row] ?? 0]}
                correct={store.isCorrect(column, row)}
              />
            </a>
          )
        })}
      </span>
    </div>
  )
}

function useWide(): boolean {
  const [wide, setWide] = useState(WIDE.matches)
  useEffect(() => {
    const update = () => setWide(WIDE.matches)
    WIDE.addEventListener('change', update)
    return () => WIDE.removeEventListener('change', update)
  }, [])
  return wide
}
