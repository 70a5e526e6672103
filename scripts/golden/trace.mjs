/** What is kept of one analysis: everything that a change of the guard may change. */
export function traceOf(analyse, command) {
  const analysis = analyse(command)
  const { verdict, rule, certainty, reason } = analysis
  const { commands, effects } = analysis.trace()
  return {
    verdict,
    rule,
    certainty,
    reason,
    commands: commands.map((run) => `${run.arguments.join(' ')}${by(run.by)}`),
    effects: effects.map((one) => `${one.kind} ${one.target} by ${one.program}${by(one.by)}`),
  }
}

function by(frame) {
  return frame === undefined ? '' : ` (${frame})`
}

/** How two traces of one command differ: a line for each kind of difference, with what stands there. */
export function differences(before, after) {
  const found = []
  for (const field of ['verdict', 'rule', 'certainty']) {
    if (before[field] !== after[field])
      found.push({ kind: `${field} ${before[field]} → ${after[field]}`, detail: after.reason })
  }
  if (found.length === 0 && before.reason !== after.reason)
    found.push({ kind: 'reason', detail: `${before.reason} → ${after.reason}` })
  for (const list of ['commands', 'effects']) found.push(...differencesOfLists(list, before, after))
  return found
}

function differencesOfLists(list, before, after) {
  const [was, is] = [before[list], after[list]]
  if (was.join('\n') === is.join('\n')) return []
  const [oldCounts, newCounts] = [countsOf(was), countsOf(is)]
  const found = []
  for (const [text, count] of oldCounts) {
    const now = newCounts.get(text) ?? 0
    if (now === 0) found.push({ kind: kindOf(list, 'gone', text), detail: text })
    else if (now < count) found.push({ kind: `${list}: fewer of the same`, detail: text })
    else if (now > count) found.push({ kind: `${list}: more of the same`, detail: text })
  }
  for (const text of newCounts.keys())
    if (!oldCounts.has(text)) found.push({ kind: kindOf(list, 'new', text), detail: text })
  return found.length > 0 ? found : [{ kind: `${list}: another order`, detail: is.join('; ') }]
}

/** The first word of an effect is its kind. */
function kindOf(list, change, text) {
  return list === 'effects' ? `effects: ${change}: ${text.split(' ')[0]}` : `${list}: ${change}`
}

function countsOf(texts) {
  const counts = new Map()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
