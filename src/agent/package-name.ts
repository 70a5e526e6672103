import { join, resolve } from 'node:path'
import { isFields } from './protocol/fields.ts'
import { readRegularFile } from './read-regular-file.ts'

/** Looks on this machine what the package in a folder, told from `directory`, is called. */
export function packageNameReader(
  directory: string,
  home: string,
): (folder: string) => string | undefined {
  return (folder) => {
    const full = resolve(
      directory,
      folder.replace(/^~(?=\/|$)/, () => home),
    )
    const text = readRegularFile(join(full, 'package.json'))
    if (text === undefined) return undefined
    try {
      const description: unknown = JSON.parse(text)
      return isFields(description) && typeof description.name === 'string'
        ? description.name
        : undefined
    } catch {
      return undefined
    }
  }
}
