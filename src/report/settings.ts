import type { DatasetResult } from '../compare/index.ts'

/** The nested settings of a log as one flat list, `suite.sha256` and the like. */
export function settingsOf({
  measurement,
}: Pick<DatasetResult, 'measurement'>): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (value: unknown, path: string, depth: number) => {
    if (value === null || value === undefined || flat.size >= 500) return
    if (typeof value !== 'object') flat.set(path, String(value))
    else if (depth > 6 || Array.isArray(value)) flat.set(path, JSON.stringify(value))
    else {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, path === '' ? key : `${path}.${key}`, depth + 1)
      }
    }
  }
  walk(measurement?.metadata, '', 0)
  walk(measurement?.config, 'config', 0)
  walk(measurement?.run_id, 'run_id', 0)
  return flat
}

/** The hash of the prompt, under whichever of its names; null where none is recorded. */
export function promptHashOf(settings: ReadonlyMap<string, string>): string | null {
  return [...settings].find(([key]) => PROMPT_HASH.test(key))?.[1] ?? null
}

const PROMPT_HASH = /prompt_?(hash|sha256)$/
