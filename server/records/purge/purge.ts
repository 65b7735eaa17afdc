// Deletes records in the trash permanently, on request. The rows and files are removed by the purge of their trash.
import { sql, type RawBuilder } from 'kysely'
import { recordAudit, type Actor, type AuditAction } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Trash } from '../../platform/db/trash'
import type { Entity } from '../../platform/realtime/events.gen'
import { recordChanged } from '../../platform/realtime/sql'
import { purgeText } from './messages'

interface PurgeOptions {
  trash: Trash
  entity: Entity
  action: AuditAction
  /** Name of the id in the audit entries, such as `missionId`. */
  idName: string
}

interface TrashRequest {
  tenantId: string
  actor: Actor
  /** Limits the trash, for example to one mission; `t` is the record. */
  onlyIf?: RawBuilder<unknown>
}

export interface Purge {
  /** Ends the retention of one record. @throws AppError 404 when it is not in the trash, 409 when it is kept */
  deletePermanently(db: Db, request: TrashRequest, id: string): Promise<void>
  /**
   * Ends the retention of all records in the trash.
   * @param count how many the user has confirmed
   * @returns how many are kept in the trash, because something of them is held
   * @throws AppError 409 when the trash contains another number now
   */
  emptyTrash(db: Db, request: TrashRequest, count: number): Promise<number>
}

export function purgeOf({ trash, entity, action, idName }: PurgeOptions): Purge {
  const recordPurged = async (
    { tenantId, actor }: TrashRequest,
    tx: Tx,
    purged: readonly { id: string; name: string }[],
  ) => {
    for (const { id, name } of purged) {
      await recordAudit(tenantId, tx, { ...actor, action, target: name, details: { [idName]: id } })
    }
  }
  return {
    deletePermanently: (db, request, id) =>
      inTenant(db, request.tenantId, async (tx) => {
        const { tenantId, onlyIf } = request
        const purged = await trash.endRetention(tenantId, tx, { ids: [id], onlyIf })
        if (purged.length === 0) {
          const thisOne = sql`t.id = ${id}`
          const kept = await trash.countKept(tenantId, tx, onlyIf ? sql`${onlyIf} and ${thisOne}` : thisOne)
          throw kept > 0 ? conflict(purgeText('held')) : notFound(purgeText('notInTrash'))
        }
        await recordChanged(tenantId, tx, entity, id)
        await recordPurged(request, tx, purged)
      }),

    emptyTrash: (db, request, count) =>
      inTenant(db, request.tenantId, async (tx) => {
        const { tenantId, onlyIf } = request
        const purged = await trash.endRetention(tenantId, tx, { onlyIf })
        const kept = await trash.countKept(tenantId, tx, onlyIf)
        const total = purged.length + kept
        if (total !== count) throw conflict(purgeText('trashChanged', { count: total }))
        await recordChanged(tenantId, tx, entity)
        await recordPurged(request, tx, purged)
        return kept
      }),
  }
}
