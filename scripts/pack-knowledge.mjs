// A plugin of the build: puts the knowledge base of the static guard into one text. The tables
// stay readable in the source, and a process that asks once does not pay for thousands of keys.
import { Rolldown } from 'tsdown'

const MODULE = /[\\/]static[\\/]effects[\\/]knowledge[\\/]lines\.ts$/

export function packKnowledge() {
  return {
    name: 'pack-knowledge',
    async load(id) {
      if (!MODULE.test(id)) return null
      const bundle = await Rolldown.rolldown({ input: id, platform: 'node' })
      const { output } = await bundle.generate({ format: 'esm' })
      await bundle.close()
      const code = Buffer.from(output[0].code).toString('base64')
      const { LINES } = await import(`data:text/javascript;base64,${code}`)
      const text = [...LINES].map(([name, line]) => `${name}\t${line}`)
      if (text.some((line) => line.split(/[\t\n]/).length !== 2))
        throw new Error('a line of the knowledge base contains a tab or a line break')
      return {
        moduleType: 'js',
        code: `import { PackedLines } from './packed-lines.ts'
export const LINES = new PackedLines(${JSON.stringify(`\n${text.join('\n')}\n`)})\n`,
      }
    },
    /** In plain ASCII, the engine keeps and reads a module with one byte for each character. */
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.fileName.endsWith('.js'))
          chunk.code = escaped(chunk.code)
      }
    },
  }
}

function escaped(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
