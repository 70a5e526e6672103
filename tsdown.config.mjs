import { defineConfig } from 'tsdown'
import { bundledLicences } from './scripts/bundled-licences.mjs'
import { packKnowledge } from './scripts/pack-knowledge.mjs'
import { packWeights } from './scripts/pack-weights.mjs'

const shared = {
  platform: 'node',
  target: 'node20',
  sourcemap: false,
  plugins: [packKnowledge(), packWeights()],
}

/** Small packages: to find their files takes longer than to run them. */
const BUNDLED = ['unbash', 'yaml', 'zod', 'commander', 'ansis', 'fzstd']

export default defineConfig([
  // Three doors: the library, what becomes a command in a cage, and a thread that reads logs. A door
  // for the hook is made by scripts/pack-hook.mjs.
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      launcher: 'src/cage/launcher.ts',
      'log-worker': 'src/report/threads/log-worker.ts',
    },
    format: 'esm',
    plugins: [...shared.plugins, bundledLicences('licenses.md')],
    // A bundled zod leaves its fifty languages behind, which everyone would load.
    deps: { onlyBundle: false, alwaysBundle: ['zod'] },
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
    dts: false,
    // The page is built by Vite, into a folder of its own.
    clean: ['dist/*', '!dist/viewer'],
  },
  // The command line: split into chunks that load only when a command needs them, of which the engine
  // keeps compiled code (scripts/compile-command-line.mjs).
  {
    ...shared,
    entry: { cli: 'src/cli/main.ts' },
    format: 'cjs',
    outDir: 'dist/cli',
    outExtensions: () => ({ js: '.cjs' }),
    plugins: [...shared.plugins, bundledLicences('licenses.md')],
    dts: false,
    clean: ['dist/cli'],
    // The Model Context Protocol's own package brings 92 others along, of which "aegish mcp" needs four.
    deps: { onlyBundle: false, alwaysBundle: [...BUNDLED, /^hono/, '@hono/node-server'] },
  },
  // The types of the library, which speak of the zod that its user has.
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    format: 'esm',
    outExtensions: () => ({ dts: '.d.ts' }),
    dts: { emitDtsOnly: true },
    clean: false,
  },
  // The shell, which agents start anew for every command: one file, of which the engine keeps
  // compiled code (scripts/compile-shell.mjs).
  {
    ...shared,
    entry: { shell: 'src/cli/shell/door.ts' },
    plugins: [packKnowledge({ inPieces: true }), packWeights()],
    format: 'cjs',
    outDir: 'dist/shell',
    outExtensions: () => ({ js: '.cjs' }),
    outputOptions: { codeSplitting: false },
    dts: false,
    clean: ['dist/shell'],
    minify: true,
    deps: { alwaysBundle: BUNDLED },
  },
])
