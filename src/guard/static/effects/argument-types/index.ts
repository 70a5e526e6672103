import { CODE_ROLES } from './code.ts'
import { COMMAND_ROLES } from './commands.ts'
import { FILE_ROLES } from './files.ts'
import { LIST_ROLES } from './lists.ts'
import { NETWORK_ROLES } from './network.ts'
import { PACKAGE_ROLES } from './packages.ts'
import type { EverySpecialArgument } from './special-argument.ts'
import { SYSTEM_ROLES } from './system.ts'

/** What the special types do; the common ones are in entries/apply-argument.ts. */
export const ROLE_FUNCTIONS: EverySpecialArgument = {
  ...FILE_ROLES,
  ...COMMAND_ROLES,
  ...CODE_ROLES,
  ...NETWORK_ROLES,
  ...LIST_ROLES,
  ...PACKAGE_ROLES,
  ...SYSTEM_ROLES,
}
