import { sql } from 'kysely'
import { trashOf } from '../../platform/db/trash'

/** A deleted group remembers its layers, which remain without a group. */
export const layerGroupTrash = trashOf({
  table: 'layer_group',
  alsoSet: sql`deleted_layers = array(select l.id from layer l where l.tenant_id = t.tenant_id and l.group_id = t.id)`,
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  purgeLimit: 200,
})
