import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** Reads code in one language for its effects; returns what it prints, as far as that is known. */
export type Analyser = (machine: Machine, code: Value, by: string) => Value
