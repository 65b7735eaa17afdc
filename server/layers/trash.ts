import { sql } from 'kysely'
import { trashOf } from '../db/trash'

/** Layers of missions and base layers. The trigger layer_gone removes the features, edits and files of a layer. */
export const layerTrash = trashOf({
  table: 'layer',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  deletedAt: sql`least(t.deleted_at,
    (select m.deleted_at from mission m where m.id = t.mission_id),
    (select b.deleted_at from base_layer b where b.id = t.base_layer_id))`,
  purgeLimit: 20,
})
