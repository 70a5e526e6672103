import type { KnowledgeTable } from './entry.ts'

export const archivers: KnowledgeTable = {}
