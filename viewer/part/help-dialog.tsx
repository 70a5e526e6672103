import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'

const KEYS: [keys: string[], what: string][] = [
  [['1', '…', '7'], 'Leaderboard, heat map, charts, samples, compare, runs, decisions'],
  [['/'], 'Search the samples'],
  [['j', 'k', '↓', '↑'], 'Next and previous sample'],
  [['Enter', '→'], 'Open the sample'],
  [['←', '→'], 'Neighbours of an open sample'],
  [['Esc'], 'Close, go back, or leave the search'],
  [['?'], 'This help'],
]

/** What the keyboard can do. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="help-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header>
        <h2 id="help-title" class="dialog-title">
          Keyboard
        </h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>{keys.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        Everything you see is in the address: copy it to come back to exactly this. The page talks
        only to your own machine.
      </p>
    </dialog>
  )
}
