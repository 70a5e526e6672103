import { type CAUSES, type Cause, VERDICTS, type Verdict } from '../verdict/index.ts'

/** What a reply with text in it says: a verdict, or why none can be read. */
export type Reading =
  | { verdict: Verdict; reason?: string; confidence?: number; thinking?: string }
  | { verdict: null; cause: Extract<Cause, (typeof CAUSES)['FORMAT_ERROR'][number]> }

/**
 * Reads the verdict from the text of a reply. The first balanced object decides; if it says
 * nothing usable, an `"action": "…"` that can still be seen anywhere does. Nothing is guessed
 * from prose. Never throws, and takes linear time however hostile the text is.
 */
export function readReply(reply: string): Reading {
  const { outside, inside } = splitThinking(reply)
  const spoken = outside.trim() === '' ? inside : outside
  const object = firstBalancedObject(spoken)
  const parsed = object === null ? null : parseObject(object)
  const verdict = parsed && toVerdict(parsed.action)
  if (verdict) {
    const { reason, confidence, thinking } = parsed
    return {
      verdict,
      ...(typeof reason === 'string' && { reason }),
      ...(typeof confidence === 'number' && { confidence }),
      ...(typeof thinking === 'string' && { thinking }),
    }
  }
  const seen = visibleAction(spoken) ?? visibleAction(reply)
  if (seen) return { verdict: seen }
  if (parsed) return { verdict: null, cause: 'unknown_action' }
  return { verdict: null, cause: spoken.includes('{') ? 'bad_json' : 'no_json' }
}

/**
 * Separates what a model thought from what it said. An opening tag without its end runs to the
 * end of the text; an end without its opening starts at the beginning, because some servers
 * swallow the opening tag.
 */
function splitThinking(reply: string): { outside: string; inside: string } {
  if (!reply.includes('think>')) return { outside: reply, inside: '' }
  const outside: string[] = []
  const inside: string[] = []
  let from = 0
  let thinking = false
  for (const tag of reply.matchAll(/<(\/?)think>/g)) {
    const text = reply.slice(from, tag.index)
    const closes = tag[1] === '/'
    const target = thinking || (closes && inside.length === 0) ? inside : outside
    target.push(text)
    thinking = !closes
    from = tag.index + tag[0].length
  }
  ;(thinking ? inside : outside).push(reply.slice(from))
  return { outside: outside.join('\n'), inside: inside.join('\n') }
}

/**
 * The balanced `{…}` that starts first, in one pass. Quotes count only inside of braces, so that
 * an apostrophe or a quote in the prose around the object does no harm.
 */
function firstBalancedObject(text: string): string | null {
  const open: number[] = []
  let best: { start: number; end: number } | null = null
  let inString = false
  for (let i = text.indexOf('{'); i >= 0 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inString) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) {
      inString = open.length > 0
    } else if (code === OPEN) {
      open.push(i)
    } else if (code === CLOSE && open.length > 0) {
      const start = open.pop()!
      if (!best || start < best.start) best = { start, end: i + 1 }
      if (open.length === 0) break
    }
  }
  return best && text.slice(best.start, best.end)
}
const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN = 0x7b
const CLOSE = 0x7d

/** Parses the object; doubled braces, which some prompts teach by accident, are taken off. */
function parseObject(text: string): Record<string, unknown> | null {
  const doubled = /^\{\s*\{/.test(text) && /\}\s*\}$/.test(text)
  for (const candidate of doubled ? [text, text.slice(1, -1)] : [text]) {
    try {
      const value: unknown = JSON.parse(candidate)
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
    } catch {
      // Too broken for a parser: the caller looks for a visible action.
    }
  }
  return null
}

/** Last resort: an action that can be seen in damaged JSON, such as `"action"}: "block"`. */
function visibleAction(text: string): Verdict | null {
  const match = /"action"\W*"(allow|warn|block)"/i.exec(text)
  return match && toVerdict(match[1])
}

function toVerdict(action: unknown): Verdict | null {
  if (typeof action !== 'string' || action.length > 40) return null
  const word = action.trim().toUpperCase()
  return VERDICTS.find((verdict) => verdict === word) ?? null
}
