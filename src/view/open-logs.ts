import { EvalReader, LogError, type LoggedSample } from '../log/index.ts'

/**
 * Reads single samples of logs again. Opening a log means reading its directory: who asks for every
 * sample of it keeps it open meanwhile.
 */
export class OpenLogs {
  #kept: Map<string, EvalReader> | undefined

  /** From now on logs stay open, until `close`. */
  keep(): void {
    this.#kept ??= new Map()
  }

  close(): void {
    for (const reader of this.#kept?.values() ?? []) reader.close()
    this.#kept = undefined
  }

  /** Throws a UserError where the sample is no longer there. */
  sampleAt(path: string, position: number): LoggedSample {
    const reader = this.#kept?.get(path) ?? new EvalReader(path)
    this.#kept?.set(path, reader)
    try {
      const sample = reader.sampleAt(position)
      if (!sample) throw new LogError(path, 'has changed; it will be read again')
      return sample
    } finally {
      if (!this.#kept) reader.close()
    }
  }
}
