import type { ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'

/** Something that went wrong, said in place. */
export function Notice({ children }: { children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      <Icon name="warning" />
      <div>{children}</div>
    </div>
  )
}

interface EmptyProps {
  title: string
  /** It is all that the page shows: its title is the page's. */
  alone?: boolean
  children?: ComponentChildren
}

/** A page, or a part of one, that has nothing to show, and why. */
export function Empty({ title, alone, children }: EmptyProps) {
  const Heading = alone ? 'h1' : 'h2'
  return (
    <div class="empty">
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
