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
      if (event.key !== 'Escape' && takes(target, event.key)) return
      // A dialog has the keyboard to itself.
      if (document.querySelector('dialog[open]')) return
      const act = current.current[event.key]
      if (!act) return
      // A list would also look for a choice that begins with the letter.
      if (target instanceof HTMLSelectElement) event.preventDefault()
      act(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Whether a key means something to the control that has the focus. */
function takes(target: HTMLElement, key: string): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  // A closed list is walked with arrows; letters are wanted only by one that is open.
  if (target instanceof HTMLSelectElement) return key.length > 1 || isOpen(target)
  return target instanceof HTMLTextAreaElement
}

function isOpen(list: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && list.matches(':open')
}
