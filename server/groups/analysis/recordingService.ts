// The rules of analyses of recordings. Each change is announced in the transaction that makes it.
import type { components } from '../../platform/contract/contract.gen'
import { conflict, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { findFfmpeg } from '../../media/video/ffmpeg'
import { lockRecordings, requireRecording } from '../vod/public'
import { analysisText } from './messages'
import { recordingAnalysisJob } from './recordingJob'
import { asRecordingAnalysis, asRecordingDetection } from './recordingRow'
import { selectLatestOfRecording, selectRecordingDetections, updateRecordingDetections } from './recordingSql'
import type { DetectionState } from './row'
import { countRun, insertAnalysis, setJob } from './sql'

type Schemas = components['schemas']

/** Stored with each run, so it is not translated. */
const MODEL = { model: 'Aerie motion', modelVersion: '1' }

/** @throws AppError 404, 409 while an analysis runs, before the import, without ffmpeg or for a used up package */
export async function startRecordingAnalysis(
  db: Db,
  tenantId: string,
  userId: string,
  { vodId, inferType }: { vodId: string; inferType: Schemas['RecordingInferType'] },
): Promise<{ jobId: string; analysisId: string }> {
  const canDecode = (await findFfmpeg()) !== undefined
  return inTenant(db, tenantId, async (tx) => {
    // Locked, so that two requests cannot both start a run.
    const [recording] = await lockRecordings(tenantId, tx, [vodId])
    if (recording?.state !== 'ready' || !recording.durationMs) throw conflict(analysisText('recordingNotReady'))
    if (!canDecode) throw conflict(analysisText('noDecoder'))
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
      ...MODEL,
      parameters: {},
      bounds: null,
      createdBy: userId,
    })
    const title = render(analysisText('title', { model: MODEL.model, layer: recording.name }), currentLanguage())
    const about = { entity: 'Recording', id: vodId }
    const jobId = await startJob(
      tenantId,
      tx,
      recordingAnalysisJob,
      { analysisId },
      { title, startedBy: userId, about },
    )
    await setJob(tenantId, tx, analysisId, jobId)
    await recordChanged(tenantId, tx, 'Analysis', analysisId)
    return { jobId, analysisId }
  })
}

/** The latest run with its results. @throws AppError 404 */
export async function readRecordingAnalysis(
  db: Db,
  tenantId: string,
  vodId: string,
): Promise<Schemas['RecordingAnalysisReply']['data']> {
  const canDecode = (await findFfmpeg()) !== undefined
  return inTenant(db, tenantId, async (tx) => {
    await requireRecording(tenantId, tx, vodId)
    const latest = await selectLatestOfRecording(tenantId, tx, vodId)
    if (!latest) return { canDecode, analysis: null, detections: [] }
    const detections = await selectRecordingDetections(tenantId, tx, latest.id)
    return { canDecode, analysis: asRecordingAnalysis(latest), detections: detections.map(asRecordingDetection) }
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
