import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { RETENTION_DAYS } from '../../platform/db/trash'
import type { LayerKind } from '../../records/layers/sql'

type DeletedLayer = components['schemas']['DeletedLayer']

interface DeletedRow {
  id: string
  name: string
  kind: LayerKind
  deletedAt: Date
  userId: string | null
  userName: string
  userAvatar: string | null
}

/** Deleted layers of a mission that can still be restored, the last deleted first. */
export async function selectDeletedLayers(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: DeletedLayer[]; total: number }> {
  const inTrash = sql`
    from layer l left join app_user u on u.id = l.deleted_by
    where l.tenant_id = ${tenantId} and l.mission_id = ${missionId}
      and l.deleted_at > now() - make_interval(days => ${RETENTION_DAYS})`
  const { rows } = await sql<DeletedRow>`
    select l.id, l.name, l.kind, l.deleted_at as "deletedAt",
           u.id as "userId", u.name as "userName", u.avatar as "userAvatar"
    ${inTrash} order by l.deleted_at desc, l.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${inTrash}`.execute(tx)
  return { items: rows.map(asDeletedLayer), total: counted.rows[0]?.total ?? 0 }
}

const asDeletedLayer = ({ id, name, kind, deletedAt, userId, userName, userAvatar }: DeletedRow): DeletedLayer => ({
  _id: id,
  name,
  kind,
  deletedAt: deletedAt.toISOString(),
  ...(userId !== null && { deletedBy: { _id: userId, name: userName, avatar: userAvatar } }),
})

/** Records who deleted layers, for the trash. */
export async function setDeletedBy(tenantId: string, tx: Tx, layerIds: string[], userId: string): Promise<void> {
  await tx
    .updateTable('layer')
    .set({ deleted_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', layerIds)
    .execute()
}
