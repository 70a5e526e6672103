import type { KnowledgeTable } from './entry.ts'

export const security: KnowledgeTable = {}
