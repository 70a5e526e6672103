import type { Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'

/** What a role gives to the flow of data through its program. */
export interface RoleResult {
  reads?: Value
  sends?: Value
  outputs?: Value
  destination?: Value
  source?: Value
}

/** Roles by name: each says what a word means to the program that got it. */
export type SpecialRoles = Readonly<
  // biome-ignore lint/suspicious/noConfusingVoidType: most roles only have effects and return nothing
  Record<string, (call: Call, value: Value) => RoleResult | undefined | void>
>
