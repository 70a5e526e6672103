import { defineConfig } from 'tsdown'
import { packKnowledge } from './scripts/pack-knowledge.mjs'

const shared = defineConfig({
  platform: 'node',
  target: 'node20',
  sourcemap: false,
  deps: { alwaysBundle: ['unbash'] },
  plugins: [packKnowledge()],
})

export default defineConfig([
  // Two doors: the library and the command line. Everything else is split into
  // chunks that load only when a command needs them.
  {
    ...shared,
    entry: { index: 'src/index.ts', cli: 'src/cli/main.ts' },
    format: 'esm',
    dts: { entry: ['src/index.ts'] },
    clean: true,
    copy: [{ from: 'node_modules/unbash/LICENSE', to: 'dist', rename: 'unbash.LICENSE' }],
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  },
  // The hook once more, as one script: only for scripts can Node 20 keep compiled code.
  {
    ...shared,
    entry: { hook: 'src/cli/hook-answer.ts' },
    format: 'cjs',
    dts: false,
    clean: false,
    minify: true,
    outExtensions: () => ({ js: '.cjs' }),
  },
])
