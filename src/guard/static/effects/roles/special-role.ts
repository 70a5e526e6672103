import type { Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { SpecialRole } from '../knowledge/roles.ts'

/** What a role gives to the flow of data through its program. */
export interface RoleResult {
  reads?: Value
  sends?: Value
  outputs?: Value
  destination?: Value
  source?: Value
}

/** What a word means to the program that got it. */
// biome-ignore lint/suspicious/noConfusingVoidType: most roles only have effects and return nothing
type RoleFunction = (call: Call, value: Value) => RoleResult | undefined | void

/** Functions for roles; knowledge/roles.ts says what each means. */
export type SpecialRoles = Readonly<Partial<Record<SpecialRole, RoleFunction>>>

/** All of them. */
export type EverySpecialRole = Readonly<Record<SpecialRole, RoleFunction>>
