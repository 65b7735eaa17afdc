import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { RETENTION_DAYS } from '../../platform/db/trash'

interface DeletedRow {
  id: string
  name: string
  startedAt: Date | null
  deletedAt: Date
  userId: string | null
  userName: string | null
  userAvatar: string | null
}

/** Deleted recordings of a mission that can still be restored, the last deleted first. */
export async function selectDeletedRecordings(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: components['schemas']['DeletedRecording'][]; total: number }> {
  const inTrash = sql`
    from mission_file f
    join recording r on r.id = f.id
    left join app_user u on u.id = f.deleted_by
    where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'recording'
      and f.deleted_at > now() - make_interval(days => ${RETENTION_DAYS})`
  const { rows } = await sql<DeletedRow>`
    select f.id, f.name, r.started_at as "startedAt", f.deleted_at as "deletedAt",
           u.id as "userId", u.name as "userName", u.avatar as "userAvatar"
    ${inTrash} order by f.deleted_at desc, f.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${inTrash}`.execute(tx)
  const items = rows.map(({ id, name, startedAt, deletedAt, userId, userName, userAvatar }) => ({
    _id: id,
    name,
    startedAt: startedAt?.toISOString() ?? null,
    deletedAt: deletedAt.toISOString(),
    ...(userId !== null && { deletedBy: { _id: userId, name: userName ?? '', avatar: userAvatar } }),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}

export async function setDeletedBy(tenantId: string, tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  await tx
    .updateTable('mission_file')
    .set({ deleted_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}
