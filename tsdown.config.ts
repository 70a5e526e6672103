import { rolldown } from 'rolldown'
import { defineConfig, type UserConfig } from 'tsdown'

// Three doors: the library, the command line, and what becomes a command in a cage. Everything else is split into
// chunks that load only when a command needs them.
const shared: UserConfig = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: false,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  plugins: [packKnowledge()],
}

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', cli: 'src/cli/main.ts', launcher: 'src/cage/launcher.ts' },
    dts: { entry: ['src/index.ts'] },
    // The page is built by Vite, into a folder of its own.
    clean: ['dist/*', '!dist/viewer'],
  },
  // A door of its own for the hook, which starts anew for every call of an agent, and one for the
  // policies that it may have to read: each is one file with its libraries inside, in the format for
  // which the engine keeps compiled code (scripts/compile-hook.mjs).
  hookDoor('hook', 'src/cli/hook/fast.ts'),
  hookDoor('policy', 'src/guard/static/policy/policy-file.ts'),
  // The shell, which agents start anew for every command.
  hookDoor('shell', 'src/cli/shell/door.ts'),
])

function hookDoor(name: string, source: string): UserConfig {
  return {
    ...shared,
    entry: { [name]: source },
    format: 'cjs',
    outDir: 'dist/hook',
    outExtensions: () => ({ js: '.cjs' }),
    outputOptions: { codeSplitting: false },
    dts: false,
    clean: [`dist/hook/${name}.*`],
    minify: true,
    deps: { alwaysBundle: ['unbash', 'yaml', 'zod', 'commander', 'ansis'] },
  }
}

/**
 * Puts the tables of the knowledge base, as one text, into a file beside the code: reading it is
 * faster than parsing it.
 */
function packKnowledge() {
  return {
    name: 'pack-knowledge',
    async load(this: { emitFile(file: object): string }, id: string) {
      if (!id.replaceAll('\\', '/').endsWith('/effects/knowledge/packed.ts')) return null
      const bundle = await rolldown({ input: id, platform: 'node' })
      const { output } = await bundle.generate({ format: 'esm' })
      const source = Buffer.from(output[0].code).toString('base64')
      const { PACKED } = await import(`data:text/javascript;base64,${source}`)
      this.emitFile({ type: 'asset', fileName: 'knowledge.txt', source: PACKED })
      const code = [
        `import { readFileSync } from 'node:fs'`,
        `export const PACKED = readFileSync(import.meta.dirname + '/knowledge.txt', 'latin1')`,
      ].join('\n')
      return { code, moduleType: 'js' as const }
    },
  }
}
