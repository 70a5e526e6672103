import { PROVIDERS } from '../guard/index.ts'
import { priceOf } from '../score/index.ts'
import { didYouMean } from '../verdict/nearest.ts'
import { KNOWN_MODELS } from './models.ts'

/**
 * What to say about models among these guards whose names we have never seen: one may be new, or
 * misspelt. Models that run at home have any name.
 */
export function doubtfulModels(guards: readonly string[]): string[] {
  const models = guards.flatMap((guard) => guard.replace(/^cascade:/, '').split(','))
  return [...new Set(models)].filter(isDoubtful).map((model) => {
    const hint = didYouMean(model, KNOWN_MODELS)
    return `${model} is no model that we know${hint || ' ("aegish models" lists them).'} It would be asked for by this name, at a price that is not known`
  })
}

function isDoubtful(model: string): boolean {
  const provider = new Map(Object.entries(PROVIDERS)).get(model.split('/')[0]!)
  return provider !== undefined && !provider.keyOptional && priceOf(model) === undefined
}
