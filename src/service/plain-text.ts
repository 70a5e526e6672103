import type { Decision } from '../verdict/index.ts'
import { BadRequest } from './bad-request.ts'

/** Made once: making one takes longer than decoding a field. */
const UTF8 = new TextDecoder()

/** What a shell sends along with a text. */
export type Context = ReadonlyMap<string, readonly string[]>

/**
 * A body in plain text: its first bytes are fields `name=value`, each ended by a NUL, as many bytes
 * as the header says; the rest is the text.
 */
export function readPlainText(
  body: Buffer,
  header: string | undefined,
): { context: Context; text: string } {
  if (header !== undefined && !/^\d{1,9}$/.test(header)) {
    throw new BadRequest('Aegish-Context is not a number of bytes')
  }
  const length = Number(header ?? 0)
  if (length > body.length) throw new BadRequest('Aegish-Context is longer than the body')
  const fields = UTF8.decode(body.subarray(0, length))
  if (length > 0 && !fields.endsWith('\0')) {
    throw new BadRequest('the context does not end with a NUL')
  }
  const context = new Map<string, string[]>()
  for (const field of fields.split('\0').slice(0, -1)) {
    const at = field.indexOf('=')
    if (at < 1) throw new BadRequest('a field of the context is not name=value')
    const name = field.slice(0, at)
    const values = context.get(name) ?? []
    values.push(field.slice(at + 1))
    context.set(name, values)
  }
  return { context, text: body.subarray(length).toString('utf8') }
}

/** The only value of a field; undefined where there is none. */
export function oneOf(context: Context, name: string): string | undefined {
  const values = context.get(name)
  if (values !== undefined && values.length > 1) throw new BadRequest(`${name} stands there twice`)
  return values?.[0]
}

/** A decision for a shell. The secret comes last: an answer that was cut off has none. */
export function decisionText(
  { verdict, rule, certainty, reason, suggestion }: Decision,
  id: string,
  show: (text: string) => string,
  secret: string,
): string {
  const lines = [`${verdict} ${rule ?? '-'} ${certainty ?? '-'} ${id}`]
  if (verdict !== 'ALLOW') lines.push(show(reason))
  if (suggestion !== undefined) lines.push(show(`instead: ${suggestion}`))
  return [...lines, secret].join('\n')
}
