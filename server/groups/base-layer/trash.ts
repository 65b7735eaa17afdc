import { sql } from 'kysely'
import { trashOf } from '../../db/trash'

/** A deleted base layer is no longer public; it is removed after its last part. */
export const baseLayerTrash = trashOf({
  table: 'base_layer',
  alsoSet: sql`published_at = null`,
  purgeOnlyIf: sql`not exists (select from layer l where l.base_layer_id = t.id)`,
  purgeLimit: 200,
})
