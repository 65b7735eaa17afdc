import { sql } from 'kysely'
import { trashOf } from '../db/trash'

/** Files of missions. Deleting a row deletes its details, its earlier versions and their bytes. */
export const missionFileTrash = trashOf({
  table: 'mission_file',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission' },
  purgeLimit: 200,
})
