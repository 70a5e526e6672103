import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** What the traces need of the source as it stands: no build is asked for, and none is out of date. */
const ENTRY = `
export { analyse } from '${source}guard/static/analyse.ts'
export { knownPrograms } from '${source}guard/static/effects/program-names.ts'
export { TABLES } from '${source}guard/static/effects/knowledge/tables.ts'
export { createRandom } from '${source}suite/random.ts'
export { mutate, TECHNIQUES } from '${source}suite/mutate/index.ts'
export { EvalReader } from '${source}log/eval-reader.ts'
`

const ID = '\0golden'

/** The guard of this checkout, bundled and loaded. */
export async function loadGuard() {
  const folder = mkdtempSync(join(tmpdir(), 'aegish-golden-'))
  try {
    const bundle = await rolldown({
      input: ID,
      platform: 'node',
      checks: { pluginTimings: false },
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === ID ? id : undefined),
          load: (id) => (id === ID ? ENTRY : undefined),
        },
      ],
    })
    const file = join(folder, 'guard.mjs')
    await bundle.write({ file, format: 'esm' })
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
