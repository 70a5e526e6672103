// A Redis or Valkey of our own: on a loopback port, with its files in a folder of the caller's.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'

const SERVERS = ['redis-server', 'valkey-server']

/** The program of the server; it is installed where that may be done, else this says what to install. */
export function findServer() {
  const found = SERVERS.find((name) => !spawnSync(name, ['--version']).error)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('installing redis-server\n')
    // With this run level nothing is started: what is used here is started here.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', SERVERS[0]], { env })
    if (install().status !== 0) {
      spawnSync('apt-get', ['update'], { env })
      install()
    }
    if (!spawnSync(SERVERS[0], ['--version']).error) return SERVERS[0]
  }
  throw new Error(
    'a Redis or Valkey is needed: apt-get install redis-server, brew install redis, or the like',
  )
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A server that keeps its data in a folder, and can be stopped and started again. */
export async function startRedis(folder) {
  const program = findServer()
  const port = await freePort()
  let child
  const start = async () => {
    child = spawn(
      program,
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
        ...['--appendonly', 'yes', '--save', ''],
      ],
      { stdio: 'ignore' },
    )
    await answers(port)
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  await start()
  const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null })
  client.on('error', () => {})
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    /** Its data stay. */
    async restart(pauseMs) {
      await stop()
      await sleep(pauseMs)
      await start()
    },
    async close() {
      client.disconnect()
      await stop()
    },
  }
}

async function answers(port) {
  const probe = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
  probe.on('error', () => {})
  await probe.ping()
  probe.disconnect()
}
