import { type Offer, ProtocolError, readCard, readOffer, type WorkerCard } from './protocol.ts'
import { PREFIX, type QueueConnection } from './redis.ts'

/** Who does not say that it is there for so long is gone. */
const PRESENCE_S = 30
/** And so long the list is kept that nobody adds to. */
const LIST_S = 3600

type Kind = 'offer' | 'worker'

/**
 * Who is at the queue: coordinators with what they offer, workers with what they do. Everybody
 * writes an entry of its own again and again; an entry that is not renewed goes by itself.
 */
export class Roster {
  readonly #redis: QueueConnection['redis']
  readonly #tell: (line: string) => void
  readonly #told = new Set<string>()

  constructor({ redis }: QueueConnection, tell: (line: string) => void = () => {}) {
    this.#redis = redis
    this.#tell = tell
  }

  offer(offer: Offer): Promise<void> {
    return this.#write('offer', offer.run, offer)
  }

  presentWorker(card: WorkerCard): Promise<void> {
    return this.#write('worker', card.id, card)
  }

  remove(kind: Kind, id: string): Promise<void> {
    return this.#forget(kind, [id])
  }

  offers(): Promise<Offer[]> {
    return this.#read('offer', readOffer, ({ run }) => run)
  }

  workers(): Promise<WorkerCard[]> {
    return this.#read('worker', readCard, ({ id }) => id)
  }

  async #write(kind: Kind, id: string, entry: Offer | WorkerCard): Promise<void> {
    await this.#redis
      .multi()
      .set(keyOf(kind, id), JSON.stringify(entry), 'EX', PRESENCE_S)
      .sadd(listOf(kind), id)
      .expire(listOf(kind), LIST_S)
      .exec()
  }

  async #forget(kind: Kind, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#redis
      .multi()
      .del(...ids.map((id) => keyOf(kind, id)))
      .srem(listOf(kind), ...ids)
      .exec()
  }

  async #read<T>(kind: Kind, read: (text: unknown) => T, idOf: (entry: T) => string): Promise<T[]> {
    const ids = await this.#redis.srandmember(listOf(kind), MOST_ENTRIES)
    if (ids.length === 0) return []
    const texts = await this.#redis.mget(ids.map((id) => keyOf(kind, id)))
    const gone: string[] = []
    const entries = ids.flatMap((id, i) => {
      const text = texts[i]
      if (text === null || text === undefined) {
        gone.push(id)
        return []
      }
      try {
        const entry = read(text)
        if (idOf(entry) === id) return [entry]
        throw new ProtocolError('it stands under another name')
      } catch (error) {
        this.#tellOnce(
          `ignored what stands in the queue as ${kind} ${id}: ${(error as Error).message}`,
        )
        return []
      }
    })
    await this.#forget(kind, gone)
    return entries.sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  }

  #tellOnce(line: string): void {
    if (this.#told.has(line) || this.#told.size > 100) return
    this.#told.add(line)
    this.#tell(line)
  }
}

/** More than anybody has; somebody who fills the list must not fill our memory. */
const MOST_ENTRIES = 2000

const keyOf = (kind: Kind, id: string) => `${PREFIX}:${kind}:${id}`
const listOf = (kind: Kind) => `${PREFIX}:${kind}s`
