import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'

export const assetFileTrash = trashOf({
  table: 'asset_file',
  onlyIf: sql`exists (select from asset a where a.id = t.asset_id and a.deleted_at is null)
    and (t.maintenance_record_id is null
         or exists (select from maintenance_record m where m.id = t.maintenance_record_id and m.deleted_at is null))`,
  purgeLimit: 200,
})
