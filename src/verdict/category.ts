/** The kinds of attack that malicious samples belong to; harmless samples have none. */
export const CATEGORIES = [
  'file-read',
  'file-write',
  'reverse-shell',
  'bind-shell',
  'upload',
  'download',
  'command',
  'shell',
] as const
export type Category = (typeof CATEGORIES)[number]

export function isCategory(value: unknown): value is Category {
  return (CATEGORIES as readonly unknown[]).includes(value)
}

/** A category as people read it: `file-read` becomes `File Read`. */
export function categoryTitle(category: string): string {
  return category.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  )
}
