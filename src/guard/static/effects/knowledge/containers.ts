import type { KnowledgeTable } from './entry.ts'

export const containers: KnowledgeTable = {}
