import { UserError } from '../../verdict/index.ts'
import { hasKnownForm, isObject, type Settings } from './hook-entry.ts'

/** Reads settings; `path` is for the message. An empty file has none. */
export function parseSettings(text: string, path: string): Settings {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    if (/^\s*(?:\/\/|\/\*)|[,{[]\s*(?:\/\/|\/\*)|["\d}\]el],?[ \t]+\/[/*]/m.test(text)) {
      refuse(path, 'has comments, which would be lost; take them out first')
    }
    refuse(path, 'is not JSON; mend it first')
  }
  if (!isObject(value)) refuse(path, 'is not a JSON object; mend it first')
  if (!hasKnownForm(value)) refuse(path, 'its hooks have an unknown form; mend them first')
  return value
}

/** Settings as text, indented as they were. */
export function settingsText(settings: Settings, before: string | undefined): string {
  const [, indent = '  '] = /^[{[]\r?\n([ \t]+)\S/.exec(before ?? '') ?? []
  const text = JSON.stringify(settings, null, indent)
  return before === undefined || before === '' || before.endsWith('\n') ? `${text}\n` : text
}

function refuse(path: string, why: string): never {
  throw new UserError('BAD_SETTINGS', `${path}: ${why}, nothing was changed`)
}
