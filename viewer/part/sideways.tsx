import type { ComponentChildren } from 'preact'

interface Props {
  /** What scrolls, for those who hear it. */
  label: string
  class?: string
  children: ComponentChildren
}

/** A box in which a wide table scrolls sideways, with the keyboard too. */
export function Sideways({ label, class: more = '', children }: Props) {
  return (
    <div
      class={`scroll-x ${more}`}
      tabIndex={0}
      role="group"
      aria-label={`${label}, scrolls sideways`}
    >
      {children}
    </div>
  )
}
