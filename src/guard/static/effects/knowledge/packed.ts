import { PackedTables, packTables } from './pack-tables.ts'
import { SHARED_VARIABLES } from './shared-variables.ts'
import { TABLES } from './tables.ts'

const { index, bytes } = packTables(TABLES, SHARED_VARIABLES)

/**
 * All tables. The build puts finished ones here, and their bytes into a file (scripts/pack-knowledge.mjs): a
 * hook that starts for every command cannot pay for thousands of properties of which it needs three.
 */
export const PACKED = new PackedTables(index, bytes.length, (start, end) =>
  bytes.subarray(start, end),
)
