import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'

export const recordTrash = trashOf({
  table: 'maintenance_record',
  onlyIf: sql`exists (select from asset a where a.id = t.asset_id and a.deleted_at is null)`,
  purgeLimit: 200,
})
