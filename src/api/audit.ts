// Audit log: read only.
import { auditGenerated } from './generated/audit.gen'

export const { useListAuditEntriesQuery } = auditGenerated

export type { AuditAction, AuditEntry, ListAuditEntriesApiArg } from './generated/audit.gen'
