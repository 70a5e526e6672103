export { AuditLog } from './audit-log.ts'
export type { AuditEvent, AuditRecord } from './audit-record.ts'
export { AuditWriter } from './audit-writer.ts'
export { ANSWER_TO, decided } from './decided.ts'
export { LogFollower } from './follow-log.ts'
export { type Head, headsOf } from './heads.ts'
export { newestRecords } from './newest-records.ts'
export { personName } from './person-name.ts'
export { logVersion } from './pieces.ts'
export type { LoggedRecord } from './read-record.ts'
export { redactCommand } from './redact-command.ts'
export { redactRecord } from './redact-record.ts'
export { newRequestId } from './request-id.ts'
export { holdsSecret, namesSecret } from './secret-names.ts'
export { looksLikeSecret, secretValues } from './secret-values.ts'
export {
  GROUPINGS,
  type Grouping,
  isSelected,
  RecordCounter,
  type Selection,
} from './select-records.ts'
export { sha256 } from './sha256.ts'
export { auditFolder, stateFolder } from './state-folder.ts'
export { type Remark, type Verification, verifyLog } from './verify-log.ts'
