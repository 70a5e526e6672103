import type { Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { SpecialArgumentType } from '../knowledge/argument-types.ts'

/** What a type gives to the flow of data through its program. */
export interface ArgumentResult {
  reads?: Value
  sends?: Value
  outputs?: Value
  destination?: Value
  source?: Value
}

/** What a word means to the program that got it. */
// biome-ignore lint/suspicious/noConfusingVoidType: most types only have effects and return nothing
export type ArgumentFunction = (call: Call, value: Value) => ArgumentResult | undefined | void

/** Functions for types; knowledge/argument-types.ts says what each means. */
export type SpecialArguments = Readonly<Partial<Record<SpecialArgumentType, ArgumentFunction>>>

/** All of them. */
export type EverySpecialArgument = Readonly<Record<SpecialArgumentType, ArgumentFunction>>
