// Deletion and restoring of recordings, all or none.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { areOfKind } from '../../records/mission-files/sql'
import { missionFileTrash } from '../../records/mission-files/trash'
import { recordChanged } from '../../platform/realtime/sql'
import { recordingText } from './messages'
import type { RecordingRow } from './row'
import { lockRecordings } from './service'
import { setDeletedBy } from './trashSql'

/** @throws AppError 404 when one of them does not exist; 409 when one of them is held */
export async function deleteRecordings(
  db: Db,
  tenantId: string,
  vodIds: readonly string[],
  userId: string,
  actor: Actor,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const recordings = await lockRecordings(tenantId, tx, vodIds)
    const heldCount = recordings.filter(({ held }) => held).length
    if (heldCount > 0) throw conflict(recordingText('held', { count: heldCount }))
    const ids = recordings.map(({ id }) => id)
    await missionFileTrash.moveToTrash(tenantId, tx, ids)
    await setDeletedBy(tenantId, tx, ids, userId)
    await recordAll(tenantId, tx, recordings, { ...actor, action: 'recording.delete' })
    return ids.length
  })
}

/** @throws AppError 404 when one of them is not in the trash */
export async function restoreRecordings(
  db: Db,
  tenantId: string,
  vodIds: readonly string[],
  actor: Actor,
): Promise<number> {
  const ids = [...new Set(vodIds)]
  return inTenant(db, tenantId, async (tx) => {
    if (!(await areOfKind(tenantId, tx, 'recording', ids))) throw notFound(recordingText('notFound'))
    const restored = await missionFileTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw notFound(recordingText('notFound'))
    const recordings = await lockRecordings(tenantId, tx, ids)
    await recordAll(tenantId, tx, recordings, { ...actor, action: 'recording.restore' })
    return ids.length
  })
}

async function recordAll(
  tenantId: string,
  tx: Tx,
  recordings: readonly RecordingRow[],
  entry: Actor & { action: 'recording.delete' | 'recording.restore' },
): Promise<void> {
  for (const { id, name, missionId } of recordings) {
    await recordAudit(tenantId, tx, { ...entry, target: name, details: { recordingId: id, missionId } })
    await recordChanged(tenantId, tx, 'Recording', id)
  }
  for (const missionId of new Set(recordings.map((recording) => recording.missionId))) {
    await recordChanged(tenantId, tx, 'Mission', missionId)
  }
}
