import type { Redis } from 'ioredis'
import { EXIT, UserError } from '../verdict/index.ts'
import type { QueueAddress } from './queue-address.ts'

type BullMQ = Pick<
  typeof import('bullmq'),
  'Queue' | 'QueueEvents' | 'Worker' | 'UnrecoverableError'
>

/** Every key of ours begins with it. */
export const PREFIX = 'aegish'
/** BullMQ works with older servers, but not as well. */
export const OLDEST_SERVER = [6, 2] as const

const CONNECT_MS = 10_000

/** A way to the queue's server that comes back by itself when it was lost. */
export interface QueueConnection {
  readonly address: QueueAddress
  readonly redis: Redis
  readonly bull: BullMQ
  close(): Promise<void>
}

/** The only door to the optional packages. */
async function load(): Promise<{ bull: BullMQ; Redis: typeof Redis }> {
  try {
    const [bull, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')])
    return { bull, Redis }
  } catch (error) {
    throw new UserError(
      'NO_BULLMQ',
      'a queue needs the optional packages bullmq and ioredis: npm install bullmq ioredis',
      { cause: error },
    )
  }
}

/** Connects, or says in one line why that is not possible. `tell` hears when it is lost and back. */
export async function connect(
  address: QueueAddress,
  tell: (line: string) => void = () => {},
): Promise<QueueConnection> {
  const { bull, Redis } = await load()
  const { url, username, password, shown } = address
  let isConnected = false
  let trouble: string | undefined
  const redis = new Redis(url, {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    connectionName: 'aegish',
    // What was asked while the server was away is asked again when it is back.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isConnected ? Math.min(times * 100, 2000) : null),
  })
  redis.on('error', (error: Error) => {
    trouble ??= error.message
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    const why = address.redact(trouble ?? (error as Error).message)
    throw new UserError('NO_QUEUE', `${shown}: cannot be used as a queue: ${why}`, {
      exitCode: EXIT.failed,
    })
  }
  isConnected = true
  let isLost = false
  redis.on('close', () => {
    if (isLost || !isConnected) return
    isLost = true
    tell(`${shown} is gone; trying again until it is back`)
  })
  redis.on('ready', () => {
    if (isLost) tell(`${shown} is back`)
    isLost = false
  })
  return {
    address,
    redis,
    bull,
    async close() {
      isConnected = false
      redis.disconnect()
    },
  }
}

/** How BullMQ is told to use a connection. What the server is was looked at by us. */
export function bullOptions({ redis }: QueueConnection) {
  return { connection: redis, prefix: PREFIX, skipVersionCheck: true }
}

/** What a server says about itself, as far as a queue depends on it. */
export interface ServerFacts {
  name: string
  version: string
  isNewEnough: boolean
  /** What it does when its memory is full; undefined where it does not tell. */
  eviction: string | undefined
  /** Whether what it holds comes to a disk; undefined where it does not tell. */
  isKept: boolean | undefined
}

export async function readServerFacts({ redis }: QueueConnection): Promise<ServerFacts> {
  const info = new Map(
    (await redis.info())
      .split(/\r?\n/)
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  const valkey = info.get('valkey_version')
  const version = valkey ?? info.get('redis_version') ?? 'unknown'
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldest, oldestMinor] = OLDEST_SERVER
  return {
    name: valkey ? 'Valkey' : 'Redis',
    version,
    isNewEnough: major > oldest || (major === oldest && minor >= oldestMinor),
    eviction: info.get('maxmemory_policy'),
    isKept: info.get('aof_enabled') === '1' || (await savesSnapshots(redis)),
  }
}

/** Servers of providers keep their settings to themselves. */
async function savesSnapshots(redis: Redis): Promise<boolean | undefined> {
  const answer = await redis.config('GET', 'save').catch(() => undefined)
  return Array.isArray(answer) && answer.length === 2 ? answer[1] !== '' : undefined
}
