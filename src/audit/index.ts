export { AuditLog } from './audit-log.ts'
export type { AuditRecord } from './audit-record.ts'
export { redactCommand } from './redact-command.ts'
export { auditFolder, stateFolder } from './state-folder.ts'
