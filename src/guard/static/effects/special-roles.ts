import { CODE_ROLES } from './roles/code.ts'
import { COMMAND_ROLES } from './roles/commands.ts'
import { FILE_ROLES } from './roles/files.ts'
import { NETWORK_ROLES } from './roles/network.ts'
import { PACKAGE_ROLES } from './roles/packages.ts'
import { SYSTEM_ROLES } from './roles/system.ts'

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
