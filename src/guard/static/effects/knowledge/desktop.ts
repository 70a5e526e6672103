import type { KnowledgeTable } from './entry.ts'

export const desktop: KnowledgeTable = {}
