import { CODE_ROLES } from './code.ts'
import { COMMAND_ROLES } from './commands.ts'
import { FILE_ROLES } from './files.ts'
import { NETWORK_ROLES } from './network.ts'
import { PACKAGE_ROLES } from './packages.ts'
import { SYSTEM_ROLES } from './system.ts'

/** Roles that belong to one kind of program; the common ones are in entries/apply-role.ts. */
export const SPECIAL_ROLES = {
  ...FILE_ROLES,
  ...COMMAND_ROLES,
  ...CODE_ROLES,
  ...NETWORK_ROLES,
  ...PACKAGE_ROLES,
  ...SYSTEM_ROLES,
} as const

export type SpecialRole = keyof typeof SPECIAL_ROLES
