import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../disk/make-folder.ts'
import type { GuardAnswer, ResponseCache } from '../guard/index.ts'
import { STOP_REASONS } from '../verdict/index.ts'

/** Only answers with a reply are kept: a failure must not be remembered. */
const entrySchema = z.object({
  reply: z.string(),
  reasoning: z.string().optional(),
  stopReason: z.enum(STOP_REASONS).optional(),
  usage: z.record(z.string(), z.number()).optional(),
  cost: z.number().optional(),
  modelMs: z.number().optional(),
})

/** Where replies are kept between runs. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aegish', 'replies')
}

/**
 * Replies by the hash of everything that was asked, the epoch included: repeated epochs stay
 * independent. An entry that cannot be read counts as absent.
 */
export function createResponseCache(folder: string): ResponseCache {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key}.json`)
  let writes = 0
  return {
    async get(key) {
      try {
        return entrySchema.parse(JSON.parse(await readFile(fileOf(key), 'utf8'))) as GuardAnswer
      } catch {
        return undefined
      }
    },
    async put(key, { reply, reasoning, stopReason, usage, cost, modelMs }) {
      const file = fileOf(key)
      const temporary = `${file}.${process.pid}.${++writes}.tmp`
      try {
        makeFolder(join(folder, key.slice(0, 2)))
        await writeFile(
          temporary,
          JSON.stringify({ reply, reasoning, stopReason, usage, cost, modelMs }),
        )
        await rename(temporary, file)
      } catch {
        // The cache saves money; a run must not end because it cannot be written.
        await rm(temporary, { force: true }).catch(() => {})
      }
    },
  }
}
