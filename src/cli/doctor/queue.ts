import type { QueueConnection } from '../../queue/index.ts'
import { UserError } from '../../verdict/index.ts'
import { connectQueue, loadQueue } from '../queue-options.ts'
import type { Finding } from './finding.ts'

const MOST_NAMED = 8

/** Whether a queue can be used for runs, and who is at it. */
export async function lookAtQueue(url: string, version: string): Promise<Finding[]> {
  let connection: QueueConnection
  try {
    connection = await connectQueue(url, 'doctor')
  } catch (error) {
    if (!UserError.is(error) || error.code === 'BAD_QUEUE') throw error
    return [{ what: 'queue', state: 'wrong', says: error.message }]
  }
  try {
    return [...(await lookAtServer(connection)), ...(await lookAtMembers(connection, version))]
  } finally {
    await connection.close()
  }
}

async function lookAtServer(connection: QueueConnection): Promise<Finding[]> {
  const { OLDEST_SERVER, readServerFacts } = await loadQueue()
  const { shown, isOpen } = connection.address
  const { name, version, isNewEnough, eviction, isKept } = await readServerFacts(connection)
  const findings: Finding[] = [
    isNewEnough
      ? { what: 'queue', state: 'fine', says: `${shown}, ${name} ${version}` }
      : {
          what: 'queue',
          state: 'wrong',
          says: `${shown} is ${name} ${version}, older than ${OLDEST_SERVER.join('.')}`,
        },
  ]
  if (eviction !== undefined && eviction !== 'noeviction') {
    findings.push({
      what: 'queue memory',
      state: 'wrong',
      says: `it throws samples away when its memory is full (${eviction})`,
      advice: 'redis-cli CONFIG SET maxmemory-policy noeviction',
    })
  }
  if (isKept === undefined) {
    findings.push({ what: 'queue disk', state: 'absent', says: 'it does not tell what it keeps' })
  } else {
    findings.push(
      isKept
        ? { what: 'queue disk', state: 'fine', says: 'what is in it survives a restart' }
        : {
            what: 'queue disk',
            state: 'absent',
            says: 'a restart empties it; runs then go on from their journals',
            advice: 'redis-cli CONFIG SET appendonly yes',
          },
    )
  }
  findings.push(
    isOpen
      ? {
          what: 'queue TLS',
          state: 'absent',
          says: 'commands, replies and the password can be read on the way',
          advice: 'rediss://…, or a network that is yours alone',
        }
      : { what: 'queue TLS', state: 'fine', says: 'encrypted, or on this machine' },
  )
  return findings
}

async function lookAtMembers(connection: QueueConnection, version: string): Promise<Finding[]> {
  const { Roster } = await loadQueue()
  const roster = new Roster(connection)
  const workers = await roster.workers()
  const others = workers.filter(({ aegish }) => aegish !== version)
  const offers = await roster.offers()
  const refusals = workers.flatMap(({ id, refused }) =>
    refused.map(({ run, guard, why }) => `${id} refused ${guard} of ${run}: ${why}`),
  )
  return [
    workers.length === 0
      ? {
          what: 'workers',
          state: 'absent',
          says: 'none',
          advice: `aegish worker --queue ${connection.address.shown}`,
        }
      : { what: 'workers', state: 'fine', says: named(workers.map(({ id }) => id)) },
    ...(others.length === 0
      ? []
      : [
          {
            what: 'workers',
            state: 'wrong' as const,
            says: `not of aegish ${version}: ${named(others.map(({ id, aegish }) => `${id} (${aegish})`))}`,
            advice: 'install the same version everywhere',
          },
        ]),
    ...refusals
      .slice(0, MOST_NAMED)
      .map((says) => ({ what: 'workers', state: 'wrong' as const, says })),
    offers.length === 0
      ? { what: 'runs', state: 'absent', says: 'none at the queue' }
      : { what: 'runs', state: 'fine', says: named(offers.map(({ run }) => run)) },
  ]
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return `${names.length}: ${shown}${more > 0 ? ` and ${more} more` : ''}`
}
