import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'

/**
 * A case holds its mission, so it can be deleted and restored while the mission is in the trash. A frozen case is not deleted; one
 * that earlier versions have moved to the trash stays there until it is restored.
 */
export const evidenceTrash = trashOf({
  table: 'evidence_case',
  keptIf: sql`t.frozen_at is not null`,
  purgeLimit: 20,
})
