// What a threshold would flag, by set: pure arithmetic over scores from cross-validation.

/** Sets whose commands are everyday ones that packages document. The threshold is chosen on them. */
export const DOCUMENTATION = ['document', 'manual', 'package']

/** Only what the analysis lets pass as known is ever doubted; attacks count whatever it says of them. */
export function isAsked({ bad, passes }) {
  return bad || passes
}

/** `{set, side, count, flagged: [share for each threshold]}`, harmless sets first. */
export function flaggedShares(examples, scores, thresholds) {
  const groups = new Map()
  examples.forEach((example, i) => {
    if (!isAsked(example)) return
    const side = example.bad ? 'attacks' : 'harmless'
    const key = `${side} ${example.set}`
    const group = groups.get(key) ?? { side, set: example.set, scores: [] }
    group.scores.push(scores[i])
    groups.set(key, group)
  })
  return [...groups.values()]
    .sort((a, b) => (a.side === b.side ? 0 : a.side === 'harmless' ? -1 : 1))
    .map(({ side, set, scores: found }) => ({
      side,
      set,
      count: found.length,
      flagged: thresholds.map(
        (threshold) => found.filter((score) => score > threshold).length / found.length,
      ),
    }))
}
