import { sql } from 'kysely'
import { trashOf } from '../db/trash'

/** A purge deletes the rows; foreign keys and a trigger then delete their details, earlier versions and stored files. */
export const missionFileTrash = trashOf({
  table: 'mission_file',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission' },
  purgeLimit: 200,
})
