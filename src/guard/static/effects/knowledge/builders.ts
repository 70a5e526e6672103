import type { KnowledgeTable } from './entry.ts'

export const builders: KnowledgeTable = {}
