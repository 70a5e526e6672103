import type { KnowledgeTable } from './entry.ts'

export const versionControl: KnowledgeTable = {}
