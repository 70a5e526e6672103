import { defineConfig } from 'tsdown'
import { packKnowledge } from './scripts/pack-knowledge.mjs'

// Two doors: the library and the command line. Everything else is split into
// chunks that load only when a command needs them.
export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: { entry: ['src/index.ts'] },
  clean: true,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  deps: { alwaysBundle: ['unbash'] },
  plugins: [packKnowledge()],
  sourcemap: false,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
})
