import { CODE_WORDS } from './code.ts'
import { COMMANDS_WORDS } from './commands.ts'
import { FILES_WORDS } from './files.ts'
import { NETWORK_WORDS } from './network.ts'
import type { OwnWords } from './own-word.ts'
import { PACKAGES_WORDS } from './packages.ts'
import { SYSTEM_WORDS } from './system.ts'

/**
 * How a program reads words that mean something to it alone: `own.bisect` in a line of git. Its entry
 * says what they are (`words` in knowledge/facts.ts).
 */
const WORDS = {
  ...CODE_WORDS,
  ...COMMANDS_WORDS,
  ...FILES_WORDS,
  ...NETWORK_WORDS,
  ...PACKAGES_WORDS,
  ...SYSTEM_WORDS,
} satisfies OwnWords
export type OwnWord = keyof typeof WORDS

export const OWN_WORDS: OwnWords = WORDS
