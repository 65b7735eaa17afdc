import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../../records/purge/purge'

export const flightTrash = trashOf({
  table: 'flight',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission' },
  purgeLimit: 20,
})

export const flightPurge = purgeOf({ trash: flightTrash, entity: 'Flight', action: 'flight.purge', idName: 'flightId' })
