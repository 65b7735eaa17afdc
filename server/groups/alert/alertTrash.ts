import { sql } from 'kysely'
import { isHeldAlert } from '../../platform/db/holds'
import { trashOf } from '../../platform/db/trash'

export const alertTrash = trashOf({
  table: 'alert',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission' },
  keptIf: isHeldAlert(sql`t.id`),
  purgeLimit: 200,
})
