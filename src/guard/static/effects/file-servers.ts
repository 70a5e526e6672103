import { findFacts } from './knowledge/index.ts'
import { isKind } from './program-kinds.ts'

/** Whether a program serves files to somebody outside, as ssh starts it. */
export function servesFiles(program: string, args: readonly string[]): boolean {
  const words = args.map((word) => word.replace(/\s/g, '_')).join(' ')
  return findFacts(program).servesFiles?.some((question) => question.test(words)) ?? false
}

/** Whether a program may give a file another name, under which it is not known. */
export function renamesFiles(program: string): boolean {
  return RENAMING.some((kind) => isKind(program, kind))
}

const RENAMING = ['block-copier', 'cover', 'file-changer', 'mover'] as const
