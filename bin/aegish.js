#!/usr/bin/env node
// The launcher: committed, so that `node bin/aegish.js` works in a checkout once it is built.
const [name, ...options] = process.argv.slice(2)
process.exitCode = (await shortWay()) ?? (await longWay())

/** Agents wait for the hook before every command, so it has a way of its own. */
async function shortWay() {
  return name === 'hook' ? (await import('./hook.js')).answer(options) : undefined
}

async function longWay() {
  const cli = new URL('../dist/cli.js', import.meta.url)
  try {
    const { main } = await import(cli.href)
    return await main(process.argv.slice(2))
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || error.url !== cli.href) throw error
    process.stderr.write('aegish is not built yet: run "npm start" or "npm run build" first\n')
    return 2
  }
}
