import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../purge/purge'

/** Layers of missions and base layers. The trigger layer_gone removes the features, edits and files of a layer. */
export const layerTrash = trashOf({
  table: 'layer',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission', base_layer_id: 'base_layer' },
  purgeLimit: 20,
})

export const layerPurge = purgeOf({ trash: layerTrash, entity: 'Layer', action: 'layer.purge', idName: 'layerId' })
