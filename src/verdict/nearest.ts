/** The candidate with the fewest edits, if it is near enough to be meant. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const scored = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return scored && scored.distance <= Math.max(1, Math.floor(word.length / 3))
    ? scored.candidate
    : undefined
}

/** A hint for the message about a name that is not known; empty where none is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates)
  return near === undefined ? '' : `, did you mean "${near}"?`
}

/** Letters that are wrong, missing, too many, or two that changed places. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + cost,
          swapped ? before[j - 2]! + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row[b.length]!
}
