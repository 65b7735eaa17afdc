// The rules of runs of detectors and of their results. Each change is announced in the transaction that makes it.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { requireRasterInfo } from '../../records/layers/rasterFiles'
import { requireLayer } from '../../records/layers/service'
import { countAiRun } from '../analysis/public'
import { requireMission } from '../mission/public'
import { detectorGroupText } from './messages'
import type { DetectionState, RunRow } from './row'
import { detectorRunJob } from './runJob'
import { deleteRunRow, insertRun, selectRun, selectRunPhotos, setRunJob, updateObjects } from './runSql'
import { requireDetector } from './service'

type NewRun = components['schemas']['NewDetectorRun']

/**
 * @throws AppError 404 for an unknown mission, detector, layer or photo, 400 for a layer that cannot be read, 409 without photos,
 * for a detector that is off or a used up package
 */
export async function startRun(
  db: Db,
  tenantId: string,
  userId: string,
  run: NewRun,
): Promise<{ jobId: string; detectorRunId: string }> {
  const { missionId, detectorId, photoIds = null, layerId = null, minConfidence } = run
  return inTenant(db, tenantId, async (tx) => {
    const mission = await requireMission(tenantId, tx, missionId)
    const detector = await requireDetector(tenantId, tx, detectorId)
    if (!detector.enabled) throw conflict(detectorGroupText('isOff'))
    if (layerId === null) await requirePhotos(tenantId, tx, run)
    else await requireReadableLayer(tenantId, tx, run, layerId)
    await countAiRun(tenantId, tx)
    const detectorRunId = await insertRun(tenantId, tx, {
      missionId,
      detectorId,
      detectorName: detector.name,
      modelVersion: detector.modelVersion,
      minConfidence,
      photoIds,
      scale: layerId === null ? (run.scale ?? 'whole') : 'tiles',
      layerId,
      createdBy: userId,
    })
    const names = { detector: detector.name, mission: mission.name }
    const title = render(detectorGroupText('title', names), currentLanguage())
    const about = { entity: 'Mission', id: missionId }
    const jobId = await startJob(tenantId, tx, detectorRunJob, { detectorRunId }, { title, startedBy: userId, about })
    await setRunJob(tenantId, tx, detectorRunId, jobId)
    await recordChanged(tenantId, tx, 'DetectorRun', detectorRunId)
    return { jobId, detectorRunId }
  })
}

/** @throws AppError 404 for an unknown photo, 409 without photos */
async function requirePhotos(tenantId: string, tx: Tx, { missionId, photoIds }: NewRun): Promise<void> {
  const photos = await selectRunPhotos(tenantId, tx, missionId, photoIds ?? null)
  if (photoIds && photos.length !== photoIds.length) throw notFound(detectorGroupText('photoNotFound'))
  if (photos.length === 0) throw conflict(detectorGroupText('noPhotos'))
}

/** @throws AppError 404, 400 for one of another mission or without colours, 409 for one that is not ready */
async function requireReadableLayer(
  tenantId: string,
  tx: Tx,
  { missionId, photoIds }: NewRun,
  layerId: string,
): Promise<void> {
  const layer = await requireLayer(tenantId, tx, layerId)
  if (photoIds) throw fieldError('layerId', detectorGroupText('layerOrPhotos'))
  if (layer.missionId !== missionId) throw fieldError('layerId', detectorGroupText('otherMission'))
  const { kind } = requireRasterInfo(layer)
  if (kind !== 'rgb' && kind !== 'rgba') throw fieldError('layerId', detectorGroupText('picture'))
}

/** All or none. @throws AppError 404 when one of them does not exist */
export async function reviewObjects(
  db: Db,
  tenantId: string,
  userId: string,
  objectIds: readonly string[],
  state: DetectionState,
): Promise<number> {
  const ids = [...new Set(objectIds)]
  return inTenant(db, tenantId, async (tx) => {
    const changed = await updateObjects(tenantId, tx, ids, state, userId)
    if (changed.length !== ids.length) throw notFound(detectorGroupText('objectNotFound'))
    await recordChanged(tenantId, tx, 'DetectorRun', [...new Set(changed)])
    return ids.length
  })
}

/** @throws AppError 404 */
export const deleteRun = (db: Db, tenantId: string, runId: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { detector, missionId } = await requireRun(tenantId, tx, runId)
    if (!(await deleteRunRow(tenantId, tx, runId))) throw notFound(detectorGroupText('runNotFound'))
    const details = { detectorRunId: runId, missionId }
    await recordAudit(tenantId, tx, { ...actor, action: 'detector.delete-run', target: detector, details })
    await recordChanged(tenantId, tx, 'DetectorRun', runId)
  })

/** @throws AppError 404 when it does not exist, also after its mission was deleted */
export async function requireRun(tenantId: string, tx: Tx, runId: string): Promise<RunRow> {
  const row = await selectRun(tenantId, tx, runId)
  if (!row) throw notFound(detectorGroupText('runNotFound'))
  return row
}
