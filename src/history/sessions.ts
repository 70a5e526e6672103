import { statSync } from 'node:fs'
import { readBounded } from '../disk/read-bounded.ts'
import { historyLines, lines } from './history-lines.ts'
import type { HistoryReader, ReadOptions, Typed } from './typed.ts'

// What agents wrote down of their conversations. Everything in there may have any type: agents change
// their formats, and others may have written it.

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of its own that is an object; an empty one in its place. */
function inner(value: unknown, name: string): Fields {
  const found = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return isFields(found) ? found : {}
}

function textIn(value: Fields, name: string): string | undefined {
  const found = Object.hasOwn(value, name) ? value[name] : undefined
  return typeof found === 'string' ? found : undefined
}

function listIn(value: Fields, name: string): unknown[] {
  const found = Object.hasOwn(value, name) ? value[name] : undefined
  return Array.isArray(found) ? found : []
}

function timeIn(value: Fields, name: string): number | undefined {
  const time = Date.parse(textIn(value, name) ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** The lines of a transcript that hold what we look for, as objects. */
function* objectsWith(mark: RegExp, path: string, options: ReadOptions): Generator<Fields> {
  let broken = 0
  for (const bytes of historyLines(path, options)) {
    const line = bytes.toString('utf8')
    if (!mark.test(line)) continue
    try {
      const value: unknown = JSON.parse(line)
      if (isFields(value)) yield value
    } catch {
      broken++
    }
  }
  if (broken > 0) options.onTrouble(`${lines(broken)} without JSON left out`)
}

/** Claude Code: `~/.claude/projects/PROJECT/SESSION.jsonl`. */
export const readClaudeCode: HistoryReader = function* (path, options) {
  for (const entry of objectsWith(/"tool_use"/, path, options)) {
    for (const part of listIn(inner(entry, 'message'), 'content')) {
      if (!isFields(part) || textIn(part, 'type') !== 'tool_use') continue
      yield {
        call: { tool: textIn(part, 'name') ?? '', input: inner(part, 'input') },
        time: timeIn(entry, 'timestamp'),
        directory: textIn(entry, 'cwd'),
      }
    }
  }
}

/** Codex: `~/.codex/sessions/YEAR/MONTH/DAY/rollout-….jsonl`. */
export const readCodex: HistoryReader = function* (path, options) {
  let directory: string | undefined
  for (const entry of objectsWith(/"cwd"|_call"/, path, options)) {
    const payload = inner(entry, 'payload')
    directory = textIn(payload, 'cwd') ?? directory
    const call = codexCall(payload)
    if (call) yield { call, time: timeIn(entry, 'timestamp'), directory }
  }
}

function codexCall(payload: Fields): Typed['call'] | undefined {
  const tool = textIn(payload, 'name') ?? ''
  switch (textIn(payload, 'type')) {
    case 'function_call':
      return { tool, input: textIn(payload, 'arguments') ?? '{}' }
    case 'custom_tool_call':
      return { tool, input: { input: textIn(payload, 'input') ?? '' } }
    case 'local_shell_call':
      return { tool: 'local_shell', input: inner(payload, 'action') }
    default:
      return undefined
  }
}

/** A conversation that is one document is read whole, up to this size. */
const MAX_DOCUMENT = 64 * 1024 * 1024

/** Gemini CLI: `~/.gemini/tmp/PROJECT/chats/session-….json`, one document; newer ones a line each. */
export const readGemini: HistoryReader = function* (path, options) {
  const entries = path.endsWith('.jsonl')
    ? objectsWith(/"toolCalls"/, path, options)
    : messagesOf(path, options)
  for (const message of entries) {
    if (!isFields(message)) continue
    for (const call of listIn(message, 'toolCalls')) {
      if (!isFields(call)) continue
      yield {
        call: { tool: textIn(call, 'name') ?? '', input: inner(call, 'args') },
        time: timeIn(call, 'timestamp') ?? timeIn(message, 'timestamp'),
      }
    }
  }
}

function messagesOf(path: string, { onTrouble }: ReadOptions): unknown[] {
  if (statSync(path).size > MAX_DOCUMENT) {
    onTrouble('is one document of more than 64 MB: left out')
    return []
  }
  try {
    const document: unknown = JSON.parse(readBounded(path, MAX_DOCUMENT).toString('utf8'))
    return isFields(document) ? listIn(document, 'messages') : []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    onTrouble('is no JSON')
    return []
  }
}
