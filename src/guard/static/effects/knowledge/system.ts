import type { KnowledgeTable } from './entry.ts'

export const system: KnowledgeTable = {}
