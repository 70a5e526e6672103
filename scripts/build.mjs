// `npm run build`: the library and the command line, the hook, the shell, the page of the viewer. Through the
// builders' own interfaces, because tsdown's command tells everyone on Node 20 to upgrade.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'tsdown'
import { build as buildPage } from 'vite'
import { compileHook } from './compile-hook.mjs'
import { compileShell } from './compile-shell.mjs'
import { packHook } from './pack-hook.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

await bundle({ cwd: root, logLevel: 'error' })
await packHook()
await compileHook()
await compileShell()
await buildPage({ root: `${root}viewer`, logLevel: 'error' })
for (const mode of ['app', 'vega', 'vega-lite', 'compare']) {
  const configFile = `${root}viewer/vite.export.config.ts`
  await buildPage({ root: `${root}viewer`, configFile, mode, logLevel: 'error' })
}
// In a process of its own: commands change more of theirs than the hook does. Last, because they need
// the page.
execFileSync(process.execPath, [`${root}scripts/compile-command-line.mjs`], { stdio: 'inherit' })
