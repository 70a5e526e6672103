/** What a program listed, as the symbol of its output calls it. */
interface Listing {
  /** Whole paths at any depth, the names in one folder, or files that a search has found. */
  prints: 'paths' | 'names' | 'files'
  folders: readonly string[]
  /** Not everything that lies there. */
  filtered: boolean
  /** The names that were looked for. */
  pattern: string | undefined
}

const CALLED = { paths: 'find', names: 'ls', files: 'files below' } as const
const FORMS = (['paths', 'names', 'files'] as const).map(
  (prints) => [prints, `${CALLED[prints]} `] as const,
)
const WHERE = /^(.+?)( with a filter(?: (\S+))?)?$/s

/** What the output of a listing is called; `filter`: the names that were looked for, if any. */
export function describeListing(
  prints: Listing['prints'],
  folders: readonly string[],
  filter?: string,
): string {
  const end = filter === undefined ? '' : ` with a filter${filter && ` ${filter}`}`
  return `${CALLED[prints]} ${folders.join(' ')}${end}`
}

/** The listing that an output is called by. */
export function readListing(detail: string): Listing | undefined {
  const [prints, start] = FORMS.find(([, words]) => detail.startsWith(words)) ?? []
  if (prints === undefined) return undefined
  const [, folders, filter, pattern] = WHERE.exec(detail.slice(start!.length)) ?? []
  return folders === undefined
    ? undefined
    : { prints, folders: folders.split(' '), filtered: filter !== undefined, pattern }
}

/** The folders that paths at any depth were listed of. */
export function listedFolders(detail: string): readonly string[] {
  const listing = readListing(detail)
  return listing?.prints === 'paths' ? listing.folders : []
}
