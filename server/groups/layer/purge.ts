// Removes what has been deleted long enough, for good: layers with their features and files, then the missions and base
// layers they belonged to, and the history of edits.
import { asPlatform, inTenant, type Db } from '../../tenancy'
import { KEPT_DAYS } from '../mission/service'
import { deleteMissionForGood, selectMissionsToPurge } from '../mission/keptSql'
import { deleteBaseLayerForGood, selectBaseLayersToPurge } from '../base-layer/keptSql'
import { deleteLayerForGood, deleteOldChanges, selectLayersToPurge } from './purgeSql'

const LAYERS_A_ROUND = 20
const OWNERS_A_ROUND = 200

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
  // A mission goes when its last layer has gone: with thousands of them one transaction would hold everybody up.
  const owners = await asPlatform(db, async (tx) => ({
    missions: await selectMissionsToPurge(tx, KEPT_DAYS, OWNERS_A_ROUND),
    baseLayers: await selectBaseLayersToPurge(tx, KEPT_DAYS, OWNERS_A_ROUND),
  }))
  for (const { tenantId, missionId } of owners.missions) {
    await inTenant(db, tenantId, (tx) => deleteMissionForGood(tenantId, tx, missionId))
  }
  for (const { tenantId, baseLayerId } of owners.baseLayers) {
    await inTenant(db, tenantId, (tx) => deleteBaseLayerForGood(tenantId, tx, baseLayerId))
  }
  return due.length
}
