import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  /** How many things are chosen; shown when there are any. */
  chosen?: number
  children: ComponentChildren
}

/** A button that opens a panel. Escape, a click elsewhere and leaving it close it. */
export function Menu({ label, chosen = 0, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false
    }
    const onPointer = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
    }
    const onFocus = (event: FocusEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      event.preventDefault()
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details class="menu" ref={details} onToggle={() => keepInView(panel.current)}>
      <summary class={`chip ${chosen > 0 ? 'chip-on' : ''}`}>
        {label}
        {chosen > 0 && <span class="chip-count">{chosen}</span>}
        <Icon name="down" />
      </summary>
      <div class="menu-panel" ref={panel}>
        {children}
      </div>
    </details>
  )
}

/** As far as the style sheet keeps everything from the edge of a phone. */
const EDGE = 12

/** A panel begins below its button, unless that would lead out of the window. */
function keepInView(panel: HTMLElement | null): void {
  if (!panel) return
  panel.style.left = '0'
  const beyond = panel.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth
  if (beyond > 0) panel.style.left = `${-beyond}px`
}

interface Choice {
  value: string
  label: string
  /** Something small behind the label, for example how many there are. */
  note?: string
}

interface ChoicesProps {
  title: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** A list of boxes to tick. */
export function Choices({ title, choices, chosen, onChange }: ChoicesProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset class="choices">
      <legend>{title}</legend>
      {choices.map(({ value, label, note }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{label}</span>
          {note !== undefined && <span class="note">{note}</span>}
        </label>
      ))}
      {chosen.length > 0 && (
        <button type="button" class="link" onClick={() => onChange([])}>
          Clear
        </button>
      )}
    </fieldset>
  )
}
