// The rules of looking for hotspots. Each change is announced in the transaction that makes it.
import { conflict } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { lockTexts } from '../../platform/db/lockTexts'
import { startJob } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { requireQuota } from '../../records/quota/usage'
import { requireMission } from '../mission/public'
import { nextThermalPhotos } from '../thermal/public'
import { hotspotJob } from './hotspotJob'
import { analysisText } from './messages'
import { completeParameters, HOTSPOT_MODEL } from './models'
import { areHotspotsRunning, countRun, insertAnalysis, setJob } from './sql'

/** @throws AppError 404, 400 for parameters that do not fit, 409 without thermal photos, while a run goes on or for a used up package */
export async function startHotspots(
  db: Db,
  tenantId: string,
  userId: string,
  { missionId, parameters: given = {} }: { missionId: string; parameters?: Record<string, number> | undefined },
): Promise<{ jobId: string; analysisId: string }> {
  return inTenant(db, tenantId, async (tx) => {
    const mission = await requireMission(tenantId, tx, missionId)
    const parameters = completeParameters(HOTSPOT_MODEL, given)
    // Two requests cannot both start a run.
    await lockTexts(tx, [`hotspots:${tenantId}:${missionId}`])
    if ((await nextThermalPhotos(tenantId, tx, missionId, undefined, 1)).length === 0) {
      throw conflict(analysisText('noThermal'))
    }
    if (await areHotspotsRunning(tenantId, tx, missionId)) throw conflict(analysisText('hotspotsRun'))
    await requireQuota(tenantId, tx, 'aiRuns', 1)
    await countRun(tenantId, tx)
    const { name: model, version: modelVersion } = HOTSPOT_MODEL
    const of = { missionId, layerId: null, compareLayerId: null, bounds: null, createdBy: userId }
    const run = { inferType: 'hotspots', model, modelVersion, parameters, ...of }
    const analysisId = await insertAnalysis(tenantId, tx, run)
    const title = render(analysisText('title', { model, layer: mission.name }), currentLanguage())
    const about = { entity: 'Mission', id: missionId }
    const jobId = await startJob(tenantId, tx, hotspotJob, { analysisId }, { title, startedBy: userId, about })
    await setJob(tenantId, tx, analysisId, jobId)
    await recordChanged(tenantId, tx, 'Analysis', analysisId)
    return { jobId, analysisId }
  })
}
