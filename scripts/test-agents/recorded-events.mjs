// What agents asked our hook, as fixtures of `npm test`: with made-up paths, ids and times, so that
// they differ only where the protocol does.
import { readFileSync } from 'node:fs'

const HOME = '/home/dev'

/** The events of one conversation, in the order of its calls. */
export function recordedEvents({ home, recorded }) {
  const text = readFileSync(recorded, 'utf8').replaceAll(home, HOME)
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line, (key, value) => madeUp(key, value)))
}

function madeUp(key, value) {
  if (/timestamp$/i.test(key)) return typeof value === 'number' ? 0 : '2026-01-01T00:00:00.000Z'
  if (typeof value !== 'string') return value
  if (key === 'transcript_path') return `${HOME}/transcript.jsonl`
  if (/(^|_)id$|I[dD]$/.test(key) && !/^call_\d+$/.test(value)) return 'made-up'
  return value
}
