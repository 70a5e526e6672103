// A registry of npm with one package of ours.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

export async function startRegistry() {
  mkdirSync('/tmp/registry/package', { recursive: true })
  writeFileSync('/tmp/registry/package/package.json', '{"name":"tiny","version":"1.0.0"}')
  writeFileSync('/tmp/registry/package/index.js', "module.exports = 'tiny works'\n")
  spawnSync('tar', ['-czf', 'tiny.tgz', 'package'], { cwd: '/tmp/registry' })
  const tarball = readFileSync('/tmp/registry/tiny.tgz')
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(tarball)
    const dist = { tarball: `http://${request.headers.host}/tiny/-/tiny-1.0.0.tgz`, integrity }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        name: 'tiny',
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { name: 'tiny', version: '1.0.0', dist } },
      }),
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => server.close() }
}
