import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** A module of the source with all that it imports, for scripts that need it as it is and not as it was built. */
export async function importSource(input) {
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  const file = join(tmpdir(), `aegish-source-${process.pid}-${Date.now()}.mjs`)
  try {
    await bundle.write({ file, format: 'esm' })
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file, { force: true })
  }
}
