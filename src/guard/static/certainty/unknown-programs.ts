import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'

interface UnknownProgram {
  program: string
  from: string
  span: Span
}

export function unknownPrograms(_machine: Machine): UnknownProgram[] {
  return []
}
