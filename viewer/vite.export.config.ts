import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import page from './vite.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The scripts of an export, by name. Vega comes with the first chart. */
const ENTRIES = new Map([
  ['app', 'main.tsx'],
  ['vega', 'vega/draw.ts'],
])

/**
 * The page of `aegish view --export`: the same program as classic scripts, because browsers load no
 * modules from a disk. The mode says which script is built.
 */
export default defineConfig(({ mode: name }) => ({
  ...page,
  base: './',
  publicDir: name === 'app' ? 'public' : false,
  plugins: [
    {
      name: 'draw-by-script',
      enforce: 'pre',
      resolveId: (source) =>
        source.endsWith('/vega/load.ts') ? here('vega/load-script.ts') : undefined,
    },
  ],
  build: {
    ...page.build,
    outDir: here('../dist/viewer-export'),
    emptyOutDir: name === 'app',
    license: { fileName: `licenses-${name}.md` },
    cssCodeSplit: false,
    rollupOptions: {
      input: here(ENTRIES.get(name)!),
      preserveEntrySignatures: name === 'app' ? false : 'strict',
      output: {
        format: 'iife',
        name: name === 'app' ? undefined : 'aegishVega',
        entryFileNames: `${name}.js`,
        assetFileNames: ({ names }) =>
          names.some((file) => file.endsWith('.css')) ? `${name}.css` : '[name][extname]',
      },
    },
  },
}))
