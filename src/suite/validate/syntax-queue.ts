import type { Sample } from '../sample.ts'
import { checkBashSyntax } from './bash-syntax.ts'
import { NO_PARSE_TAG } from './sample-problems.ts'

/** How many commands go to one bash, and how many of those run beside each other. */
const BATCH = 200
const WORKERS = 2

/** How many commands bash was asked about, and how many a tag excused. */
export type SyntaxResult = { checked: number; excused: number } | 'no bash'

interface Entry {
  sample: Sample
  line: number
}

/** Shows commands to bash in batches while the file is still being read. */
export function createSyntaxQueue() {
  let batch: Entry[] = []
  let [checked, excused, absent] = [0, 0, false]
  const running = new Set<Promise<void>>()
  const complaints: (Entry & { message: string })[] = []
  const failures: unknown[] = []

  const send = async (entries: Entry[]) => {
    const answers = await checkBashSyntax(entries.map(({ sample }) => sample.command))
    if (answers === undefined) {
      absent = true
      return
    }
    checked += entries.length
    for (const [i, entry] of entries.entries()) {
      const message = answers[i]
      if (message) complaints.push({ ...entry, message: `bash -n: ${message}` })
    }
  }
  const flush = async () => {
    if (batch.length === 0 || absent) return
    const job = send(batch)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(job))
    running.add(job)
    batch = []
    if (running.size >= WORKERS) await Promise.race(running)
  }
  return {
    /** Takes a sample; waits where bash cannot follow, so that the queue stays short. */
    async add(sample: Sample, line: number): Promise<void> {
      if (sample.tags?.some((tag) => tag.startsWith(NO_PARSE_TAG))) {
        excused++
        return
      }
      batch.push({ sample, line })
      if (batch.length >= BATCH) await flush()
    },
    /** Waits for the last answers and reports what bash complained about, in the order of lines. */
    async end(report: (message: string, line: number, id: string) => void): Promise<SyntaxResult> {
      await flush()
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
      complaints.sort((a, b) => a.line - b.line)
      for (const { message, line, sample } of complaints) report(message, line, sample.id)
      return absent ? 'no bash' : { checked, excused }
    },
  }
}
