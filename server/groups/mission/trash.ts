import { sql } from 'kysely'
import { trashOf } from '../../db/trash'
import { purgeOf } from '../../purge/purge'

/** A mission is purged after its last layer, file and flight, because purging thousands of them takes many transactions. */
export const missionTrash = trashOf({
  table: 'mission',
  purgeOnlyIf: sql`not exists (select from layer l where l.mission_id = t.id)
                  and not exists (select from mission_file f where f.mission_id = t.id)
                  and not exists (select from flight f where f.mission_id = t.id)`,
  purgeLimit: 200,
})

export const missionPurge = purgeOf({
  trash: missionTrash,
  entity: 'Mission',
  action: 'mission.purge',
  idName: 'missionId',
})
