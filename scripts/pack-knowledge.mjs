import { rolldown } from 'rolldown'

const ENTRY = '\0knowledge'

/**
 * Puts the tables of the knowledge base, as one text, into a file beside the code: reading it is
 * faster than parsing it. A word in them that is not in the vocabulary ends the build.
 */
export function packKnowledge() {
  return {
    name: 'pack-knowledge',
    async load(id) {
      const folder = /^(.*\/effects\/knowledge)\/packed\.ts$/.exec(id.replaceAll('\\', '/'))?.[1]
      if (folder === undefined) return null
      const { PACKED, problems } = await evaluate(`
        export { PACKED } from '${folder}/packed.ts'
        import { tableProblems } from '${folder}/check-tables.ts'
        import { FAMILIES } from '${folder}/tables.ts'
        export const problems = tableProblems(FAMILIES)
      `)
      if (problems.length > 0)
        throw new Error(`the knowledge base has words without meaning:\n${problems.join('\n')}`)
      this.emitFile({ type: 'asset', fileName: 'knowledge.txt', source: PACKED })
      const code = [
        `import { readFileSync } from 'node:fs'`,
        `export const PACKED = readFileSync(import.meta.dirname + '/knowledge.txt')`,
      ].join('\n')
      return { code, moduleType: 'js' }
    },
  }
}

async function evaluate(code) {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    checks: { pluginTimings: false },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  const source = Buffer.from(output[0].code).toString('base64')
  return await import(`data:text/javascript;base64,${source}`)
}
