// The audit log as CSV.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import type { AuditEntry } from './sql'

const COLUMNS: Record<string, (entry: AuditEntry) => string> = {
  at: ({ at }) => at,
  actor: ({ actor }) => actor.name,
  action: ({ action }) => action,
  target: ({ target }) => target,
  address: ({ address }) => address,
  details: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : ''),
  tenant: ({ tenant }) => tenant.name,
}

/** @param read returns the next `limit` entries older than the entry `before` */
export const auditAsCsv = (read: (before: string | undefined, limit: number) => Promise<AuditEntry[]>): Readable =>
  csvOf(COLUMNS, read)
