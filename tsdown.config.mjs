import { defineConfig } from 'tsdown'
import { packKnowledge } from './scripts/pack-knowledge.mjs'

// Two doors: the library and the command line. Everything else is split into
// chunks that load only when a command needs them. A third, for the hook, is made
// by scripts/pack-hook.mjs.
export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: false,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  dts: { entry: ['src/index.ts'] },
  // The page is built by Vite, into a folder of its own.
  clean: ['dist/*', '!dist/viewer'],
  plugins: [packKnowledge()],
})
