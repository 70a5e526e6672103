import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// The page of `aegish view`. Nothing is inlined: its content security policy allows only files.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: fileURLToPath(new URL('../dist/viewer', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // We hand out the code of others with ours: their licences go with it.
    license: { fileName: 'licenses.md' },
  },
})
