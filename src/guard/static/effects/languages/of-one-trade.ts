import type { Language } from '../knowledge/languages.ts'

/**
 * Languages in which a store, a debugger, an editor or a typesetter is told what to do. In all others one call starts
 * a shell, so whoever types them with the rights of somebody else may do anything.
 */
export const OF_ONE_TRADE: ReadonlySet<Language> = new Set<Language>([
  'debugger',
  'redis',
  'roff',
  'sql',
  'terraform',
  'tex',
  'transfer',
  'typed',
  'vim',
  'wolfram-language',
])
