import { isBelow, isWithin } from './paths.ts'

/**
 * Everything but what is withheld, as the fewest hierarchies: Landlock only allows. A folder that
 * holds something withheld is replaced by its other entries.
 */
export function allowedSiblings(
  withheld: readonly string[],
  list: (folder: string) => readonly string[],
): string[] {
  const allowed: string[] = []
  const visit = (path: string) => {
    if (withheld.some((each) => isWithin(path, each))) return
    if (!withheld.some((each) => isBelow(each, path))) {
      allowed.push(path)
      return
    }
    for (const name of list(path)) visit(path === '/' ? `/${name}` : `${path}/${name}`)
  }
  visit('/')
  return allowed
}
