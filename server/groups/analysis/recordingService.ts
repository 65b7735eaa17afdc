// The rules of analyses of recordings. Each change is announced in the transaction that makes it.
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { findFfmpeg } from '../../media/video/ffmpeg'
import { lockRecordings, requireRecording } from '../vod/public'
import type { Services } from '../services'
import { externalAnalysisJob } from './external/externalJob'
import { analysisText } from './messages'
import { completeParameters, listRecordingModels, requireExternalModel, type Model } from './models'
import { recordingAnalysisJob } from './recordingJob'
import { asRecordingAnalysis, asRecordingDetection } from './recordingRow'
import { selectLatestOfRecording, selectRecordingDetections, updateRecordingDetections } from './recordingSql'
import type { DetectionState } from './row'
import { countRun, insertAnalysis, setJob } from './sql'

type Schemas = components['schemas']

const MOTION = 'motion'
/** Its name is stored with each run, so it is not translated. */
const MODEL: Pick<Model, 'name' | 'version' | 'isExternal' | 'parameters'> = {
  name: 'Aerie motion',
  version: '1',
  isExternal: false,
  parameters: [],
}

interface RecordingRun {
  vodId: string
  inferType: string
  /** Of the model server; absent for motion. */
  model?: string
  parameters?: Record<string, number>
}

/** @throws AppError 400 for a model that is not offered */
async function requireRecordingModel(services: Services, inferType: string, name: string | undefined) {
  if (name !== undefined) return requireExternalModel(services, 'vod', inferType, name)
  if (inferType !== MOTION) throw fieldError('inferType', analysisText('unknownType'))
  return MODEL
}

/** @throws AppError 404, 409 while an analysis runs, before the import, without ffmpeg or for a used up package */
export async function startRecordingAnalysis(
  services: Services,
  tenantId: string,
  userId: string,
  { vodId, inferType, model: name, parameters = {} }: RecordingRun,
): Promise<{ jobId: string; analysisId: string }> {
  await inTenant(services.db, tenantId, (tx) => requireRecording(tenantId, tx, vodId))
  const chosen = await requireRecordingModel(services, inferType, name)
  const complete = completeParameters(chosen, parameters)
  const canRun = chosen.isExternal || (await findFfmpeg()) !== undefined
  return inTenant(services.db, tenantId, async (tx) => {
    // Locked, so that two requests cannot both start a run.
    const [recording] = await lockRecordings(tenantId, tx, [vodId])
    if (recording?.state !== 'ready' || !recording.durationMs) throw conflict(analysisText('recordingNotReady'))
    if (!canRun) throw conflict(analysisText('noDecoder'))
    const latest = await selectLatestOfRecording(tenantId, tx, vodId)
    if (latest && (latest.status === 'queued' || latest.status === 'running')) {
      throw conflict(analysisText('recordingRuns'))
    }
    await requireQuota(tenantId, tx, 'aiRuns', 1)
    await countRun(tenantId, tx)
    const analysisId = await insertAnalysis(tenantId, tx, {
      missionId: recording.missionId,
      layerId: null,
      compareLayerId: null,
      recordingId: vodId,
      inferType,
      model: chosen.name,
      modelVersion: chosen.version,
      isExternal: chosen.isExternal,
      parameters: complete,
      bounds: null,
      createdBy: userId,
    })
    const title = render(analysisText('title', { model: chosen.name, layer: recording.name }), currentLanguage())
    const about = { entity: 'Recording', id: vodId }
    const job = chosen.isExternal ? externalAnalysisJob : recordingAnalysisJob
    const jobId = await startJob(tenantId, tx, job, { analysisId }, { title, startedBy: userId, about })
    await setJob(tenantId, tx, analysisId, jobId)
    await recordChanged(tenantId, tx, 'Analysis', analysisId)
    return { jobId, analysisId }
  })
}

/** The latest run with its results. @throws AppError 404 */
export async function readRecordingAnalysis(
  services: Services,
  tenantId: string,
  vodId: string,
): Promise<Schemas['RecordingAnalysisReply']['data']> {
  const canDecode = (await findFfmpeg()) !== undefined
  const models = await listRecordingModels(services)
  return inTenant(services.db, tenantId, async (tx) => {
    await requireRecording(tenantId, tx, vodId)
    const latest = await selectLatestOfRecording(tenantId, tx, vodId)
    if (!latest) return { canDecode, models, analysis: null, detections: [] }
    const detections = await selectRecordingDetections(tenantId, tx, latest.id)
    return {
      canDecode,
      models,
      analysis: asRecordingAnalysis(latest),
      detections: detections.map(asRecordingDetection),
    }
  })
}

/** All or none. @throws AppError 404 when one of them is no result of the recording */
export async function reviewRecordingDetections(
  db: Db,
  tenantId: string,
  userId: string,
  vodId: string,
  { detectionIds, state }: { detectionIds: readonly string[]; state: DetectionState },
): Promise<number> {
  const ids = [...new Set(detectionIds)]
  return inTenant(db, tenantId, async (tx) => {
    await requireRecording(tenantId, tx, vodId)
    const count = await updateRecordingDetections(tenantId, tx, vodId, ids, { state, userId })
    if (count !== ids.length) throw notFound(analysisText('detectionNotFound'))
    await recordChanged(tenantId, tx, 'Analysis')
    return count
  })
}
