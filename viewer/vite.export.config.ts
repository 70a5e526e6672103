import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import page from './vite.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The scripts of an export, by name: where each begins, and as what the others find it. */
const SCRIPTS = new Map<string, { input: string; global?: string }>([
  ['app', { input: 'main.tsx' }],
  // Each of the others comes when it is first needed.
  ['vega', { input: 'vega/draw.ts', global: 'aegishVega' }],
  ['vega-lite', { input: 'vega/compile.ts', global: 'aegishVegaLite' }],
  ['compare', { input: '../src/view/export/page-answers.ts', global: 'aegishCompare' }],
])

/** What stands for another module in an export. */
const STAND_INS: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source.endsWith('/vega/load.ts')) return here('vega/load-script.ts')
    // Vega-Lite takes four small functions from all of Vega, which has them from there.
    const fromVegaLite = importer?.includes('/vega-lite/') && source === 'vega'
    return fromVegaLite ? this.resolve('vega-util', importer) : undefined
  },
}

/**
 * What is compared is pure, but stands beside what reads files: that is left out as long as nobody
 * uses it, and nothing gets into an export that runs only in Node.
 */
const ONLY_PURE: Plugin = {
  name: 'only-pure',
  enforce: 'pre',
  resolveId: (source) =>
    /^[./]/.test(source) ? undefined : { id: source, external: true, moduleSideEffects: false },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const foreign = file.type === 'chunk' ? file.imports : []
      if (foreign.length > 0) this.error(`${file.fileName} needs ${foreign.join(', ')}`)
    }
  },
}

/**
 * The page of `aegish view --export`: the same program as classic scripts, because browsers load no
 * modules from a disk. The mode says which script is built.
 */
export default defineConfig(({ mode: name }) => {
  const { input, global } = SCRIPTS.get(name)!
  return {
    ...page,
    base: './',
    publicDir: name === 'app' ? 'public' : false,
    plugins: [name === 'compare' ? ONLY_PURE : STAND_INS],
    build: {
      ...page.build,
      outDir: here('../dist/viewer-export'),
      emptyOutDir: name === 'app',
      license: name !== 'compare' && { fileName: `licenses-${name}.md` },
      cssCodeSplit: false,
      rollupOptions: {
        input: here(input),
        preserveEntrySignatures: global ? 'strict' : false,
        // Our own modules do nothing by being loaded.
        treeshake: { moduleSideEffects: (id: string) => !id.startsWith(here('../src/')) },
        output: {
          format: 'iife',
          name: global,
          entryFileNames: `${name}.js`,
          assetFileNames: ({ names }) =>
            names.some((file) => file.endsWith('.css')) ? `${name}.css` : '[name][extname]',
        },
      },
    },
  }
})
