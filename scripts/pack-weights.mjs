import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importSource } from './import-source.mjs'

const room = fileURLToPath(new URL('../src/learn/', import.meta.url))
const FILE = 'doubt.weights'

/** Puts the weights of the second doubt beside the code that reads them, after a look at every byte. */
export function packWeights() {
  return {
    name: 'pack-weights',
    async load(id) {
      if (!id.replaceAll('\\', '/').endsWith('/learn/shipped-doubter.ts')) return null
      const source = readFileSync(`${room}${FILE}`)
      const { decodeCheckedWeights } = await importSource(`${room}weights-file.ts`)
      decodeCheckedWeights(source, FILE)
      this.emitFile({ type: 'asset', fileName: FILE, source })
      return null
    },
  }
}
