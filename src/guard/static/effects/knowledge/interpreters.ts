import type { KnowledgeTable } from './entry.ts'

export const interpreters: KnowledgeTable = {}
