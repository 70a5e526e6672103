import { CATEGORIES } from '../../verdict/index.ts'

/** Compares categories: ours in their own order, then those of others by name. */
export function byCategory(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || (a < b ? -1 : 1)
}

function placeOf(category: string): number {
  const place = (CATEGORIES as readonly string[]).indexOf(category)
  return place < 0 ? CATEGORIES.length : place
}
