import { sql } from 'kysely'
import { trashOf } from '../../db/trash'

/** A mission is purged after its last layer, because purging thousands of layers takes many transactions. */
export const missionTrash = trashOf({
  table: 'mission',
  purgeOnlyIf: sql`not exists (select from layer l where l.mission_id = t.id)`,
  purgeLimit: 200,
})
