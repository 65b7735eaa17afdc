// The file that a run is about, and the addresses that the model server is given.
import { API_PREFIX } from '../../../platform/contract/spec'
import { EMBEDDED, type Config } from '../../../platform/core/config'
import type { Tx } from '../../../platform/db/tenancy'
import { requireStoredFile, type StoredFile } from '../../../platform/storage/sql'
import { requireRasterInfo } from '../../../records/layers/rasterFiles'
import { requireLayer } from '../../../records/layers/service'
import { requireRecording } from '../../vod/public'
import { selectRecordingAnalysis } from '../recordingSql'
import { selectAnalysis } from '../sql'
import type { ExternalRun } from './externalSql'
import { callbackToken, sourceSignature } from './signature'

export const CALLBACK_PATH = `${API_PREFIX}/inference/callback`
export const SOURCE_PATH = `${API_PREFIX}/inference/source`

export interface ExternalSource {
  kind: 'layer' | 'vod'
  file: StoredFile
  inferType: string
  model: string
  parameters: Record<string, number>
  /** Null for recordings. */
  crs: string | null
  /** Degrees of the analysed part; null for recordings. */
  bounds: readonly number[] | null
  /** Raster size of a layer in pixels; null for recordings. */
  size: { width: number; height: number } | null
  /** Length of a recording; null for layers. */
  seconds: number | null
}

/** Undefined when the analysis, its layer or its recording was deleted. @throws AppError 404, 409 as its last part is deleted meanwhile */
export async function selectSource(tenantId: string, tx: Tx, analysisId: string): Promise<ExternalSource | undefined> {
  const analysis = await selectAnalysis(tenantId, tx, analysisId)
  if (analysis) {
    if (analysis.layerId === null) return undefined
    const layer = await requireLayer(tenantId, tx, analysis.layerId)
    const { bounds, crs, width, height } = requireRasterInfo(layer)
    if (layer.cogFileId === null) return undefined
    const { inferType, model, parameters } = analysis
    return {
      kind: 'layer',
      file: await requireStoredFile(tenantId, tx, layer.cogFileId),
      inferType,
      model,
      parameters,
      crs: crs.epsg === undefined ? crs.name : `EPSG:${crs.epsg}`,
      bounds: analysis.bounds ?? bounds,
      size: { width, height },
      seconds: null,
    }
  }
  const ofRecording = await selectRecordingAnalysis(tenantId, tx, analysisId)
  if (!ofRecording) return undefined
  const recording = await requireRecording(tenantId, tx, ofRecording.recordingId)
  if (recording.storedFileId === null || !recording.durationMs) return undefined
  const { inferType, model, parameters } = ofRecording
  return {
    kind: 'vod',
    file: await requireStoredFile(tenantId, tx, recording.storedFileId),
    inferType,
    model,
    parameters,
    crs: null,
    bounds: null,
    size: null,
    seconds: recording.durationMs / 1000,
  }
}

/** The body of the request that starts a run. */
export function startOf(config: Config, { id, deadlineAt }: ExternalRun, source: ExternalSource): object {
  const { kind, file, inferType, model, parameters, crs, bounds } = source
  const origin = config.PUBLIC_URL === EMBEDDED ? config.INTERNAL_URL : config.PUBLIC_URL
  const expires = Math.floor(deadlineAt.getTime() / 1000)
  const signature = sourceSignature(config, id, expires)
  return {
    jobId: id,
    kind,
    inferType,
    model,
    source: {
      url: `${origin}${SOURCE_PATH}/${id}?expires=${expires}&signature=${signature}`,
      mediaType: file.mediaType,
      bytes: file.size,
      crs,
      bounds,
    },
    params: parameters,
    callback: { url: `${origin}${CALLBACK_PATH}/${id}`, token: callbackToken(config, id) },
  }
}
