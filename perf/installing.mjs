// What a user gets: packs the package, installs the tarball into an empty folder, and says how big
// that is and how long the commands take to start there, beside a bare node. Needs the registry.
// usage: node perf/installing.mjs
import { execFileSync, spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inThrowAwayFolder, median } from './make-log.mjs'
import { count, say } from './say.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

await inThrowAwayFolder((folder) => {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }))
  say('the package', `${megabytes(packed.size)} MB packed, ${count(packed.entryCount)} files`)

  const app = join(folder, 'app')
  mkdirSync(app)
  writeFileSync(join(app, 'package.json'), '{}')
  const install = ['install', '--no-audit', '--no-fund', join(folder, packed.filename)]
  execFileSync('npm', install, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] })
  const modules = join(app, 'node_modules')
  const own = sizeOf(join(modules, 'aegish'))
  say(
    'installed from it',
    `${megabytes(sizeOf(modules))} MB, of which aegish itself ${megabytes(own)} MB`,
  )

  const launcher = join(modules, 'aegish/bin/aegish.js')
  const bare = []
  const commands = [['--help'], ['check', 'git status'], ['suite', 'list']]
  const times = commands.map(() => [])
  for (let round = 0; round < 15; round++) {
    bare.push(time(['-e', '0'], app))
    for (const [i, command] of commands.entries()) {
      times[i].push(time([launcher, ...command], app))
    }
  }
  for (const [i, command] of commands.entries()) {
    const ratio = median(times[i]) / median(bare)
    say(`\`aegish ${command.join(' ')}\``, `${ratio.toFixed(2)} × a bare \`node -e 0\``)
  }
})

/** The bytes of all files in a folder. */
function sizeOf(path) {
  const stat = lstatSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1)
}

function time(args, cwd) {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, args, { cwd })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return performance.now() - start
}
