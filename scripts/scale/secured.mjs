// A queue behind TLS, a user name and a password: who has all three gets in, who lacks one is told which,
// and the password is nowhere but in the environment.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServer, freePort } from './redis.mjs'

const USER = 'team'
const PASSWORD = 'pass/word:of@the+queue'

/** `start` runs aegish with arguments and an environment; what is wrong is told to `problem`. */
export async function tryQueueWithTls({ folder, start, say, problem }) {
  if (spawnSync('openssl', ['version']).error) {
    problem('openssl is needed to make the certificate of a server: apt-get install openssl')
    return
  }
  const files = join(folder, 'tls')
  const data = join(files, 'data')
  mkdirSync(data, { recursive: true })
  const authority = makeCertificates(files)
  const port = await freePort()
  const server = startServer(files, data, port)
  const queue = `rediss://127.0.0.1:${port}`
  const named = { REDIS_USERNAME: USER, REDIS_PASSWORD: PASSWORD }
  const trusted = { NODE_EXTRA_CA_CERTS: authority }
  try {
    await sleep(1000)
    const address = `rediss://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`
    const ways = [
      ['all of it', queue, { ...named, ...trusted }, /fine +queue TLS/],
      ['all of it in the address', address, trusted, /fine +queue TLS/],
      ['nothing kept on a disk', queue, { ...named, ...trusted }, /a restart empties it/],
      ['no password', queue, trusted, /NOAUTH/],
      ['a wrong password', queue, { ...named, ...trusted, REDIS_PASSWORD: 'no' }, /WRONGPASS/],
      ['an authority that nobody knows', queue, named, /self-signed\s+certificate/],
      ['no TLS', `redis://127.0.0.1:${port}`, named, /wrong +queue/],
    ]
    for (const [what, url, env, expected] of ways) {
      const said = await outputOf(start(['doctor', '--queue', url], env))
      if (!expected.test(said)) problem(`a queue with ${what}: ${said}`)
      if (said.includes(PASSWORD)) problem(`doctor printed the password (${what})`)
    }
    const env = { ...named, ...trusted }
    const worker = start(['worker', '--queue', queue], env)
    const asked = [
      '--guard',
      'baseline/allow',
      '--suite',
      'core',
      '--limit',
      '100',
      '--out',
      'secured',
    ]
    const said = await outputOf(start(['bench', ...asked, '--queue', queue, '--json'], env))
    const left = once(worker, 'exit')
    worker.kill('SIGTERM')
    await left
    if (!/"done": ?100\b/.test(said)) problem(`a run over TLS: ${said}`)
    const written = readdirSync(join(folder, 'secured'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name)))
    if ([said, worker.said, ...written].some((text) => text.includes(PASSWORD)))
      problem('the password of the queue was written or printed')
    say(`TLS, user name and password: ${ways.length} ways to ask, and a run`)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

async function outputOf(child) {
  await once(child, 'close')
  return child.output + child.said
}

function startServer(files, data, port) {
  const users = join(files, 'users.acl')
  writeFileSync(users, `user default off\nuser ${USER} on >${PASSWORD} ~* &* +@all\n`)
  const args = [
    ...['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', '--dir', data],
    ...['--tls-cert-file', join(files, 'server.crt'), '--tls-key-file', join(files, 'server.key')],
    ...['--tls-ca-cert-file', join(files, 'ca.crt'), '--tls-auth-clients', 'no'],
    ...['--aclfile', users, '--appendonly', 'no', '--save', ''],
  ]
  return spawn(findServer(), args, { stdio: 'ignore' })
}

/** An authority of two days, and what it signs for this machine. */
function makeCertificates(files) {
  const openssl = (...args) => execFileSync('openssl', args, { cwd: files, stdio: 'ignore' })
  const key = (name) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`]
  openssl('req', '-x509', ...key('ca'), '-out', 'ca.crt', '-days', '2', '-subj', '/CN=test')
  openssl('req', ...key('server'), '-out', 'server.csr', '-subj', '/CN=127.0.0.1')
  writeFileSync(join(files, 'names'), 'subjectAltName=IP:127.0.0.1')
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-days', '2', '-out', 'server.crt')
  return join(files, 'ca.crt')
}
