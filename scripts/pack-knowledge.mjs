import { rolldown } from 'rolldown'

const ENTRY = '\0knowledge'

const READ_ALL = `
  const all = readFileSync(file)
  const read = (start, end) => all.subarray(start, end)
`

/** The file stays open: one that takes its place meanwhile has other pieces. */
const READ_A_PIECE = `
  const fd = openSync(file, 'r')
  const read = (start, end) => {
    const piece = Buffer.allocUnsafeSlow(end - start)
    if (readSync(fd, piece, 0, piece.length, start) < piece.length)
      throw new Error(file + ' is not complete')
    return piece
  }
`

/**
 * Puts the tables of the knowledge base, as one text, into a file beside the code: reading it is
 * faster than parsing it. `inPieces`: for what starts anew for every command, and reads only the pieces
 * that it needs. A word in them that is not in the vocabulary ends the build.
 */
export function packKnowledge({ inPieces = false } = {}) {
  return {
    name: 'pack-knowledge',
    async load(id) {
      const folder = /^(.*\/effects\/knowledge)\/packed\.ts$/.exec(id.replaceAll('\\', '/'))?.[1]
      if (folder === undefined) return null
      const { index, bytes, problems } = await evaluate(`
        import { packTables } from '${folder}/pack-tables.ts'
        import { SHARED_VARIABLES } from '${folder}/shared-variables.ts'
        import { tableProblems } from '${folder}/check-tables.ts'
        import { FAMILIES, TABLES } from '${folder}/tables.ts'
        export const { index, bytes } = packTables(TABLES, SHARED_VARIABLES)
        export const problems = tableProblems(FAMILIES)
      `)
      if (problems.length > 0)
        throw new Error(`the knowledge base has words without meaning:\n${problems.join('\n')}`)
      this.emitFile({ type: 'asset', fileName: 'knowledge.txt', source: bytes })
      const code = `
        import { openSync, readFileSync, readSync } from 'node:fs'
        import { PackedTables } from '${folder}/pack-tables.ts'
        const file = import.meta.dirname + '/knowledge.txt'
        ${inPieces ? READ_A_PIECE : READ_ALL}
        export const PACKED = new PackedTables(JSON.parse(${JSON.stringify(JSON.stringify(index))}), ${bytes.length}, read)
      `
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
