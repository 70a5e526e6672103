import type { KnowledgeTable } from './entry.ts'

export const cloud: KnowledgeTable = {}
