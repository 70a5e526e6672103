import { UserError } from '../../verdict/index.ts'
import { editJson } from './edit-json.ts'
import { hasKnownForm, isObject, type Settings } from './hook-entry.ts'
import { parseJsonTree } from './json-tree.ts'

/** Reads settings; `path` is for the message. An empty file has none. */
export function parseSettings(text: string, path: string, mayHaveComments = false): Settings {
  if (text.trim() === '') return {}
  const tree = parseJsonTree(text)
  if (tree === undefined) refuse(path, 'is not JSON; mend it first')
  if (tree.hasComments && !mayHaveComments) {
    refuse(path, 'has comments, which its agent does not read; take them out first')
  }
  const { value } = tree.node
  if (!isObject(value)) refuse(path, 'is not a JSON object; mend it first')
  if (!hasKnownForm(value)) refuse(path, 'its hooks have an unknown form; mend them first')
  return value
}

/** The text of changed settings: what was not changed stays as somebody wrote it. */
export function settingsText(after: Settings, before: string | undefined, path: string): string {
  if (before === undefined || before.trim() === '') return `${JSON.stringify(after, null, 2)}\n`
  const text = editJson(before, after)
  if (text !== undefined) return text
  if (parseJsonTree(before)?.hasComments) refuse(path, 'has comments that would be lost')
  return `${JSON.stringify(after, null, 2)}\n`
}

function refuse(path: string, why: string): never {
  throw new UserError('BAD_SETTINGS', `${path}: ${why}, nothing was changed`)
}
