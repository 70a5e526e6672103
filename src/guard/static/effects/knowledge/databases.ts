import type { KnowledgeTable } from './entry.ts'

export const databases: KnowledgeTable = {}
