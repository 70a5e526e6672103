import type { Random } from '../random.ts'

/**
 * A named way to write a command differently so that the same programs run with the same
 * arguments. Techniques are pure: the same command and draws give the same text.
 */
export interface Technique {
  name: string
  /** What it does, in a few words. */
  summary: string
  /** Programs that the rewritten command calls beside those of the command itself. */
  tools: readonly string[]
  /** The command rewritten, or undefined where the technique does not apply to it. */
  apply(command: string, random: Random): string | undefined
}
