import { APPLICATION_ARGUMENTS } from './applications.ts'
import { CODE_ARGUMENTS } from './code.ts'
import { COMMAND_ARGUMENTS } from './commands.ts'
import { FILE_ARGUMENTS } from './files.ts'
import { LIST_ARGUMENTS } from './lists.ts'
import { NETWORK_ARGUMENTS } from './network.ts'
import { PACKAGE_ARGUMENTS } from './packages.ts'
import type { EverySpecialArgument } from './special-argument.ts'
import { SYSTEM_ARGUMENTS } from './system.ts'

/** What the special types do; the common ones are in entries/apply-argument.ts. */
export const ARGUMENT_FUNCTIONS: EverySpecialArgument = {
  ...FILE_ARGUMENTS,
  ...APPLICATION_ARGUMENTS,
  ...COMMAND_ARGUMENTS,
  ...CODE_ARGUMENTS,
  ...NETWORK_ARGUMENTS,
  ...LIST_ARGUMENTS,
  ...PACKAGE_ARGUMENTS,
  ...SYSTEM_ARGUMENTS,
}
