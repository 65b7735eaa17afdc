// The reply to an edit of an older version: who created the current version, and when.
import { sql } from 'kysely'
import { conflict, type AppError } from '../core/errors'
import type { Message } from '../core/messages'
import type { Tx } from './tenancy'

type VersionedTable =
  | 'alert'
  | 'alert_rule'
  | 'alert_setting'
  | 'alert_webhook'
  | 'app_user'
  | 'asset'
  | 'asset_file'
  | 'asset_class'
  | 'asset_model'
  | 'base_layer'
  | 'base_map'
  | 'checklist'
  | 'client'
  | 'data_filter'
  | 'document_type'
  | 'evidence_case'
  | 'flight'
  | 'flight_log'
  | 'layer'
  | 'layer_group'
  | 'location'
  | 'maintenance_rule'
  | 'manufacturer'
  | 'mission'
  | 'mission_file'
  | 'mission_type'
  | 'package'
  | 'permission_set'
  | 'pilot'
  | 'retention_rule'
  | 'seller'
  | 'single_sign_on'
  | 'tenant'
  | 'thread_comment'
  | 'thermal_photo'
  | 'user_group'
  | 'wall'
  | 'webhook'

/**
 * @param id undefined for the settings of the seller, which have only one row
 * @returns AppError 409. Its values have `changedAt` and, unless the editor is hidden from the caller by row-level security,
 * `changedBy`: the name of the user.
 */
export async function staleVersion(
  tx: Tx,
  table: VersionedTable,
  id: string | undefined,
  { code, values }: Message,
): Promise<AppError> {
  const { rows } = await sql<{ changedAt: Date | null; changedBy: string | null }>`
    select t.edited_at as "changedAt", u.name as "changedBy"
      from ${sql.table(table)} t
      left join app_user u on u.id = t.edited_by
     where ${id === undefined ? sql`true` : sql`t.id = ${id}`}`.execute(tx)
  const { changedAt, changedBy } = rows[0] ?? {}
  return conflict({
    code,
    values: {
      ...values,
      ...(changedAt && { changedAt: changedAt.toISOString() }),
      ...(changedBy && { changedBy }),
    },
  })
}
