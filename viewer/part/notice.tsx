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

/** A page, or a part of one, that has nothing to show, and why. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  )
}
