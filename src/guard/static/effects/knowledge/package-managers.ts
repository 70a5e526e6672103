import type { KnowledgeTable } from './entry.ts'

export const packageManagers: KnowledgeTable = {}
