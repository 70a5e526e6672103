// Installs agents from the registry, each into a folder of its own that is kept for the next time.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Some agents want a newer Node than we do, and npm would quietly pick an old release for ours. */
const NODE = 'node@22'

export function installNode(folder) {
  const into = join(folder, 'node')
  const bin = join(into, 'node_modules/node/bin')
  if (existsSync(join(bin, 'node'))) return bin
  const { failed } = npmInstall(folder, into, NODE, process.env.PATH)
  if (failed) throw new Error(`${NODE} does not install: ${failed}`)
  return bin
}

/** `{ folder, version }`, or `{ failed }`: why it does not install. */
export function installAgent(agent, folder, node) {
  const into = join(folder, agent.name)
  const path = [node, process.env.PATH].join(delimiter)
  let failed
  for (const wanted of agent.packages) {
    if (!existsSync(join(into, 'node_modules/.bin', agent.program)))
      ({ failed } = npmInstall(folder, into, wanted, path))
    if (!failed) return { folder: into, version: versionOf(agent, into) }
  }
  return { failed }
}

function npmInstall(folder, into, wanted, PATH) {
  process.stderr.write(`  install ${wanted}\n`)
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'package.json'), '{"private":true}\n')
  // A home of its own: scripts of these packages have no business in yours.
  const env = {
    ...wayOut(),
    PATH,
    HOME: join(folder, 'home'),
    npm_config_cache: join(folder, 'npm-cache'),
  }
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', wanted]
  const { status, stderr } = spawnSync('npm', args, {
    cwd: into,
    env,
    encoding: 'utf8',
    timeout: 600_000,
  })
  if (status === 0) return {}
  rmSync(into, { recursive: true, force: true })
  const reason = stderr.split('\n').find((line) => /^npm error (?!code|errno)/.test(line))
  return { failed: reason?.replace(/^npm error /, '') ?? `npm ended with ${status}` }
}

/** How this machine reaches the registry: through a proxy, or with certificates of its own. */
function wayOut() {
  const names =
    /^(?:(?:https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|npm_config_(?:registry|cafile|proxy|https_proxy|noproxy))$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)))
}

/** The package whose command it is: which of `packages` it was is not remembered. */
function versionOf({ packages }, into) {
  for (const wanted of packages) {
    const name = wanted.replace(/(?<=.)@[^/]*$/, '')
    const file = join(into, 'node_modules', name, 'package.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version
  }
  throw new Error(`none of ${packages.join(', ')} in ${into}`)
}
