import { CODE_ROLES } from './code.ts'
import { COMMAND_ROLES } from './commands.ts'
import { FILE_ROLES } from './files.ts'
import { NETWORK_ROLES } from './network.ts'
import { PACKAGE_ROLES } from './packages.ts'
import type { EverySpecialRole } from './special-role.ts'
import { SYSTEM_ROLES } from './system.ts'

/** What the special roles do; the common ones are in entries/apply-role.ts. */
export const ROLE_FUNCTIONS: EverySpecialRole = {
  ...FILE_ROLES,
  ...COMMAND_ROLES,
  ...CODE_ROLES,
  ...NETWORK_ROLES,
  ...PACKAGE_ROLES,
  ...SYSTEM_ROLES,
}
