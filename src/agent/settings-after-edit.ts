import { resolve } from 'node:path'
import { homeFolder } from '../disk/home-folder.ts'
import type { Operation } from '../guard/static/index.ts'
import { readRegularFile } from './read-regular-file.ts'
import type { Plan, Replacement } from './tool/plan.ts'

/** Settings of agents and of ours: only for these does it matter what the rest of the file says. */
const SETTINGS = /(?:^|\/)\.(?:claude|codex|gemini|qwen|copilot|cursor|github\/hooks)\/.*\.json$/

/** The operations of a plan, edits of settings with the whole file as it will be. */
export function withResults({ operations, replacements }: Plan, directory: string): Operation[] {
  return operations.map((operation) => {
    if (operation.kind !== 'edit' || !SETTINGS.test(operation.path)) return operation
    const changes = replacements.get(operation.path)
    const before = changes && readRegularFile(fullPath(operation.path, directory))
    const result = before === undefined ? undefined : replaceAll(before, changes!)
    return result === undefined ? operation : { ...operation, result }
  })
}

/** A path as a tool gives it, from where it works. */
export function fullPath(path: string, directory: string): string {
  return resolve(directory, path.replace(/^~(?=\/|$)/, homeFolder()))
}

/** Undefined where a text to be replaced is not there: then the tool does something else. */
function replaceAll(text: string, changes: readonly Replacement[]): string | undefined {
  for (const { old, fresh, all } of changes) {
    if (old === '' ? text !== '' : !text.includes(old)) return undefined
    text = all ? text.replaceAll(old, () => fresh) : text.replace(old, () => fresh)
  }
  return text
}
