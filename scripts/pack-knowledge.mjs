import { rolldown } from 'rolldown'

/**
 * Puts the tables of the knowledge base, as one text, into a file beside the code: reading it is
 * faster than parsing it.
 */
export function packKnowledge() {
  return {
    name: 'pack-knowledge',
    async load(id) {
      if (!id.replaceAll('\\', '/').endsWith('/effects/knowledge/packed.ts')) return null
      const bundle = await rolldown({ input: id, platform: 'node' })
      const { output } = await bundle.generate({ format: 'esm' })
      const source = Buffer.from(output[0].code).toString('base64')
      const { PACKED } = await import(`data:text/javascript;base64,${source}`)
      this.emitFile({ type: 'asset', fileName: 'knowledge.txt', source: PACKED })
      const code = [
        `import { readFileSync } from 'node:fs'`,
        `export const PACKED = readFileSync(import.meta.dirname + '/knowledge.txt')`,
      ].join('\n')
      return { code, moduleType: 'js' }
    },
  }
}
