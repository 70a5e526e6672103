import { existsSync } from 'node:fs'

/** The folder of the package, whether this file runs from `src/` or from a chunk in `dist/`. */
export const packageRoot: URL = findUpwards(new URL('.', import.meta.url))

function findUpwards(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder
  const parent = new URL('..', folder)
  if (parent.href === folder.href) throw new Error('package.json of aegish not found')
  return findUpwards(parent)
}
