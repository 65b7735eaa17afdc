import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { isHeldAlert } from '../../platform/db/holds'
import { RETENTION_DAYS } from '../../platform/db/trash'

type DeletedAlert = components['schemas']['DeletedAlert']

interface DeletedRow {
  id: string
  title: string
  severity: DeletedAlert['severity']
  missionId: string
  missionName: string
  deletedAt: Date
  userId: string | null
  userName: string | null
  userAvatar: string | null
}

/** Deleted alerts that can still be restored, the last deleted first. */
export async function selectDeletedAlerts(
  tenantId: string,
  tx: Tx,
  missionId: string | undefined,
  page: Page,
): Promise<{ items: DeletedAlert[]; total: number }> {
  const found = await selectPageOf<DeletedRow>(
    tx,
    {
      columns: sql`a.id, a.name as title, a.severity, m.id as "missionId", m.name as "missionName",
                   a.deleted_at as "deletedAt", u.id as "userId", u.name as "userName", u.avatar as "userAvatar"`,
      from: sql`from alert a
                join mission m on m.id = a.mission_id and m.deleted_at is null
                left join app_user u on u.id = a.deleted_by
               where a.tenant_id = ${tenantId} and (a.deleted_at > now() - make_interval(days => ${RETENTION_DAYS})
                                                or a.deleted_at is not null and ${isHeldAlert(sql`a.id`)})
                 ${missionId === undefined ? sql`` : sql`and a.mission_id = ${missionId}`}`,
      order: sql`a.deleted_at desc, a.id`,
    },
    page,
  )
  const items = found.items.map(({ id, deletedAt, userId, userName, userAvatar, ...row }) => ({
    ...row,
    _id: id,
    deletedAt: deletedAt.toISOString(),
    ...(userId !== null && { deletedBy: { _id: userId, name: userName ?? '', avatar: userAvatar } }),
  }))
  return { items, total: found.total }
}

export async function setDeletedBy(tenantId: string, tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ deleted_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}
