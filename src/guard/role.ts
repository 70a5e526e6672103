/** Who is at the keyboard. It changes what is ordinary, never what is hostile. */
export const ROLES = ['default', 'developer', 'sysadmin', 'restricted'] as const
export type Role = (typeof ROLES)[number]
