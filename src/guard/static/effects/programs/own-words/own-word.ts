import type { ArgumentFunction } from '../../argument-types/special-argument.ts'

/** Functions for words of one program each, by their names in its entry. */
export type OwnWords = Readonly<Record<string, ArgumentFunction>>
