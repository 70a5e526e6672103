import { createRedactor, publicAddress, type Redact } from '../guard/index.ts'
import { UserError } from '../verdict/index.ts'

/** Where a queue is and how to get in. Only `shown` may be told to anybody. */
export interface QueueAddress {
  url: string
  username: string | undefined
  password: string | undefined
  /** Without user name, password and query. */
  shown: string
  /** Whether what is said on the way can be read and changed by others. */
  isOpen: boolean
  redact: Redact
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Reads an address such as `redis://host:6379` or `rediss://…` (TLS). User name and password stand
 * in it or, out of sight of those who list processes, in REDIS_USERNAME and REDIS_PASSWORD.
 */
export function readQueueAddress(text: string, env: Environment): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '') {
    // It is not quoted: a mistyped address may hold a password all the same.
    throw new UserError(
      'BAD_QUEUE',
      'a queue is named by an address such as redis://host:6379, or rediss://host:6379 for TLS',
    )
  }
  if (!/^\/?\d*$/.test(url.pathname)) {
    throw new UserError(
      'BAD_QUEUE',
      `${publicAddress(text)}: behind the host stands the number of a database, as in redis://host:6379/2`,
    )
  }
  const username = decodeURIComponent(url.username) || env.REDIS_USERNAME?.trim() || undefined
  const password = decodeURIComponent(url.password) || env.REDIS_PASSWORD?.trim() || undefined
  url.username = ''
  url.password = ''
  const query = [...url.searchParams.values()]
  return {
    url: url.href,
    username,
    password,
    shown: publicAddress(text),
    isOpen: url.protocol === 'redis:' && !LOOPBACK.test(url.hostname),
    redact: createRedactor([password, text, ...query]),
  }
}
