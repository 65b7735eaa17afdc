// Starts the automatic assignment of photos to features, and lists its results for users to check.
import { conflict } from '../../platform/core/errors'
import { renderStored } from '../../platform/core/storedMessage'
import type { Page } from '../../platform/core/paging'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { requireMissionLayer } from '../layer/public'
import { requireMission } from '../mission/public'
import { photoAssignment } from './assignJob'
import { selectAssignments, selectVectorLayers, type AssignmentRow } from './assignSql'
import { featureFileText } from './messages'

type PhotoAssignment = components['schemas']['PhotoAssignment']

/** @throws AppError 404 for an unknown mission or layer, 409 when the layer belongs to another mission or has no features */
export async function startAssignment(
  db: Db,
  tenantId: string,
  userId: string,
  { missionId, layerId, maxMetres }: { missionId: string; layerId?: string; maxMetres: number },
): Promise<{ jobId: string }> {
  return inTenant(db, tenantId, async (tx) => {
    const mission = await requireMission(tenantId, tx, missionId)
    if (layerId !== undefined) {
      const layer = await requireMissionLayer(tenantId, tx, layerId)
      if (layer.missionId !== missionId) throw conflict(featureFileText('layerElsewhere'))
    }
    const layerIds = await selectVectorLayers(tenantId, tx, missionId)
    const hasFeatures = layerId === undefined ? layerIds.length > 0 : layerIds.includes(layerId)
    if (!hasFeatures) throw conflict(featureFileText('noFeatures'))
    const about = { entity: 'Mission', id: missionId }
    const start = { title: mission.name, startedBy: userId, about }
    const input = { missionId, layerId: layerId ?? null, maxMetres }
    return { jobId: await startJob(tenantId, tx, photoAssignment, input, start) }
  })
}

/** @throws AppError 404 for an unknown mission */
export async function listAssignments(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: PhotoAssignment[]; total: number; assigned: number }> {
  await requireMission(tenantId, tx, missionId)
  const { items, ...counts } = await selectAssignments(tenantId, tx, missionId, page)
  return { items: items.map(asAssignment), ...counts }
}

const asAssignment = ({ layerId, layerName, index, reason, ...row }: AssignmentRow): PhotoAssignment => ({
  ...row,
  feature: layerId !== null && layerName !== null && index !== null ? { layerId, layerName, index } : null,
  reason: renderStored(reason),
})
