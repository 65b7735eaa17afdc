import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../../records/purge/purge'

/** Deleting a base layer also unpublishes it. It is purged after its last part. */
export const baseLayerTrash = trashOf({
  table: 'base_layer',
  alsoSet: sql`published_at = null`,
  purgeOnlyIf: sql`not exists (select from layer l where l.base_layer_id = t.id)`,
  purgeLimit: 200,
})

export const baseLayerPurge = purgeOf({
  trash: baseLayerTrash,
  entity: 'BaseLayer',
  action: 'base-layer.purge',
  idName: 'baseLayerId',
})
