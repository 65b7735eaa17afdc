import { sql } from 'kysely'
import { isHeldMission } from '../../platform/db/holds'
import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../../records/purge/purge'

/**
 * A mission is purged after its last layer, file and flight, because purging thousands of them takes many transactions. One with
 * a held recording or an evidence case stays in the trash, whole, until the recording is released or the case is deleted.
 */
export const missionTrash = trashOf({
  table: 'mission',
  keptIf: isHeldMission(sql`t.id`),
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
