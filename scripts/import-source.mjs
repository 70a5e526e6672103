import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * A module of the source with all that it imports, for scripts that need it as it is and not as it was
 * built. `beside`: files that it reads from the folder that it lies in.
 */
export async function importSource(input, { beside = [] } = {}) {
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  const folder = mkdtempSync(join(tmpdir(), 'aegish-source-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const path of beside) copyFileSync(path, join(folder, basename(path)))
  const file = join(folder, 'source.mjs')
  await bundle.write({ file, format: 'esm' })
  return import(pathToFileURL(file).href)
}
