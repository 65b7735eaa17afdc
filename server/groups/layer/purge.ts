// Removes what has been deleted long enough, for good: layers with their features and files, and the history of edits.
import { asPlatform, inTenant, type Db } from '../../tenancy'
import { deleteLayerForGood, deleteOldChanges, selectLayersToPurge } from './purgeSql'

/** So long a deleted mission or layer can be had back. */
const KEPT_DAYS = 30
const LAYERS_A_ROUND = 20

/** Does a bounded part of the work; what is left is for the next round. @returns how many layers went */
export async function purgeLayers(db: Db): Promise<number> {
  const due = await asPlatform(db, async (tx) => {
    await deleteOldChanges(tx, KEPT_DAYS)
    return selectLayersToPurge(tx, KEPT_DAYS, LAYERS_A_ROUND)
  })
  // The files follow their rows: see trigger layer_gone.
  for (const { tenantId, layerId } of due) {
    await inTenant(db, tenantId, (tx) => deleteLayerForGood(tenantId, tx, layerId))
  }
  return due.length
}
