import type { KnowledgeTable } from './entry.ts'

export const network: KnowledgeTable = {}
