import { trashOf } from '../../platform/db/trash'

/** A case holds its mission, so it can be deleted and restored while the mission is in the trash. */
export const evidenceTrash = trashOf({ table: 'evidence_case', purgeLimit: 20 })
