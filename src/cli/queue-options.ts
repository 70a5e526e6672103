import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Build, QueueAddress, QueueConnection } from '../queue/index.ts'
import { packageRoot } from './package-root.ts'
import { say } from './say.ts'
import { version } from './version.ts'

/** Loaded only where a queue is named. */
export const loadQueue = () => import('../queue/index.ts')

/** Connects to the queue that an option names; its credentials are hidden from those who list processes. */
export async function connectQueue(text: string, title: string): Promise<QueueConnection> {
  const { connect, readQueueAddress } = await loadQueue()
  const address: QueueAddress = readQueueAddress(text, process.env)
  process.title = `aegish ${title} --queue ${address.shown}`
  return connect(address, say)
}

/** The code, and the packed knowledge of the static guard. */
const CODE = /\.(?:cjs|txt)$/

/** What this program is, down to its code: two builds of one version may differ. */
export function ownBuild(): Build {
  const folder = fileURLToPath(new URL('dist/cli/', packageRoot))
  const hash = createHash('sha256')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => CODE.test(name)) : []
  for (const name of files.sort()) {
    hash.update(`${name}\n`).update(readFileSync(`${folder}/${name}`))
  }
  return { aegish: version, build: hash.digest('hex') }
}
