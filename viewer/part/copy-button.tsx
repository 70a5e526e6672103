import { useState } from 'preact/hooks'
import { Icon } from './icon.tsx'

/** Copies a text as it is, hidden characters and all. */
export function CopyButton({ text }: { text: string }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), 1500)
  }
  return (
    <button type="button" class="icon-button copy" aria-label="Copy the command" onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} />
    </button>
  )
}
