import { useEffect, useRef } from 'preact/hooks'

export type Keys = Record<string, (event: KeyboardEvent) => void>

/** Keys that work anywhere on the page, except while somebody writes; Escape works there too. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement
      const writing = /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName)
      const checkbox = target instanceof HTMLInputElement && target.type === 'checkbox'
      if (writing && !checkbox && event.key !== 'Escape') return
      // A dialog has the keyboard to itself.
      if (document.querySelector('dialog[open]')) return
      current.current[event.key]?.(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
