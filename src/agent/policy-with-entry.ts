import type { PolicyEntry } from '../guard/static/index.ts'
import { UserError } from '../verdict/index.ts'

/** The text of a policy file with one more entry; everything that stands there stays, as it is. */
export async function policyWithEntry(
  text: string,
  entry: PolicyEntry,
  path: string,
): Promise<{ text: string; added: string }> {
  const { isMap, isSeq, parseDocument, stringify } = await import('yaml')
  const document = parseDocument(text)
  const [error] = document.errors
  if (error)
    throw new UserError('BAD_POLICY', `${path}: is no YAML (${error.message.split('\n')[0]})`)
  if (document.contents === null) document.contents = document.createNode({ version: 1 }) as never
  if (!isMap(document.contents))
    throw new UserError('BAD_POLICY', `${path}: is no policy; mend it first, nothing was changed`)
  const plain = Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, single(value)]),
  )
  if (isSeq(document.get('allow'))) document.addIn(['allow'], document.createNode(plain))
  else document.set('allow', document.createNode([plain]))
  // As it was written, as far as that can be told.
  const flowCollectionPadding = !/[{[]\w/.test(text)
  const written = document.toString({ lineWidth: 0, flowCollectionPadding })
  return { text: written, added: stringify([plain], { lineWidth: 0 }) }
}

/** A list of one is written without its brackets, as people do. */
function single(value: string | readonly string[]): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}
