import { PROJECT_VARIABLES } from './own-files.ts'
import { MOVING_VARIABLES } from './user-settings.ts'

/** The variables of an agent's environment that its hook looks at. */
export const HOOK_VARIABLES: readonly string[] = [...MOVING_VARIABLES, ...PROJECT_VARIABLES]
