import type { EntryExamples, ExampleTable } from './example.ts'
import { fileTools } from './file-tools.ts'

export type { EntryExamples, Example, ExampleTable } from './example.ts'

/** Examples by family, as the entries. */
export const EXAMPLES: Readonly<Record<string, ExampleTable>> = { fileTools }

const byName = new Map(Object.values(EXAMPLES).flatMap((table) => Object.entries(table)))

/** The examples of an entry. */
export function examplesOf(name: string): EntryExamples {
  return byName.get(name) ?? {}
}
