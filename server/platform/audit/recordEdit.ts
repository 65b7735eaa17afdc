import type { Tx } from '../db/tenancy'
import { changesOf } from './changes'
import { recordAudit, type AuditEntry } from './sql'

/**
 * Records the fields that an edit changed, with their values before and after; nothing if all are equal.
 * @param entry its details identify the record, such as `{missionId}`
 */
export async function recordEdit(
  tenantId: string | null,
  tx: Tx,
  entry: AuditEntry,
  before: object,
  after: object,
): Promise<void> {
  const changes = changesOf(before, after)
  if (Object.keys(changes).length === 0) return
  await recordAudit(tenantId, tx, { ...entry, details: { ...entry.details, ...changes } })
}
