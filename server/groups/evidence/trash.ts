import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'

export const evidenceTrash = trashOf({
  table: 'evidence_case',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission' },
  purgeLimit: 20,
})
