import { UserError } from '../../verdict/index.ts'
import { didYouMean } from '../../verdict/nearest.ts'
import { createRandom } from '../random.ts'
import { DECODING } from './decoding.ts'
import { DISGUISES } from './disguises.ts'
import { PARAMETERS } from './parameters.ts'
import { QUOTING } from './quoting.ts'
import { RUNNERS } from './runners.ts'
import { SHELLS } from './shells.ts'
import { SPLITTING } from './splitting.ts'
import type { Technique } from './technique.ts'
import { WRAPPING } from './wrappers.ts'

export type { Technique } from './technique.ts'

/** Every technique, family by family. */
export const TECHNIQUES: readonly Technique[] = [
  ...QUOTING,
  ...PARAMETERS,
  ...SPLITTING,
  ...DECODING,
  ...SHELLS,
  ...WRAPPING,
  ...RUNNERS,
  ...DISGUISES,
]

const BY_NAME = new Map(TECHNIQUES.map((technique) => [technique.name, technique]))

/** No mutant is longer than what a program takes as one argument on every system. */
const LONGEST_MUTANT = 1 << 16

/**
 * Rewrites a command by these techniques, the first innermost, so that the same programs run with
 * the same arguments. Returns undefined where one of them does not apply. The same command,
 * names and seed give the same text.
 */
export function mutate(
  command: string,
  techniques: readonly Technique[],
  seed: number | string,
): string | undefined {
  let text: string | undefined = command
  for (const [depth, technique] of techniques.entries()) {
    text = technique.apply(text, createRandom(seed, technique.name, depth, command))
    if (text === undefined || text.length > LONGEST_MUTANT) return undefined
  }
  return text
}

/** Techniques that are applied one after the other. */
export interface Recipe {
  name: string
  techniques: readonly Technique[]
}

/** Reads `all`, or a list such as `base64,variables+eval`: commas separate, plus signs compose. */
export function parseRecipes(names: readonly string[]): Recipe[] {
  const recipes = names.flatMap((name) => {
    if (name === 'all') return TECHNIQUES.map((one) => ({ name: one.name, techniques: [one] }))
    return [{ name, techniques: name.split('+').map(findTechnique) }]
  })
  return [...new Map(recipes.map((recipe) => [recipe.name, recipe])).values()]
}

function findTechnique(name: string): Technique {
  const technique = BY_NAME.get(name)
  if (technique) return technique
  const hint = didYouMean(name, ['all', ...BY_NAME.keys()])
  throw new UserError(
    'UNKNOWN_TECHNIQUE',
    `there is no technique "${name}"${hint} ("aegish suite techniques" lists them)`,
  )
}
