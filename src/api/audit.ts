// The audit log: only read, and never kept as the latest for long.
import { auditGenerated } from './generated/audit.gen'

export const auditApi = auditGenerated.enhanceEndpoints({
  endpoints: { listAuditEntries: { extraOptions: { quiet: true } } },
})

export const { useListAuditEntriesQuery } = auditApi

export type { AuditDeed, AuditEntry, ListAuditEntriesApiArg } from './generated/audit.gen'
