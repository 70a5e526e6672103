import { packTables } from './pack-tables.ts'
import { SHARED_VARIABLES } from './shared-variables.ts'
import { TABLES } from './tables.ts'

/**
 * All tables as the bytes of one text. The build puts the finished text here: a hook that starts for every
 * command cannot pay for thousands of properties of which it needs three.
 */
export const PACKED: Buffer = packTables(TABLES, SHARED_VARIABLES)
