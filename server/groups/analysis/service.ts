// The rules of analyses. Each change is announced in the transaction that makes it.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { limitConcurrency, limitConcurrencyByKey } from '../../platform/core/concurrencyLimit'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireAreas } from './areas'
import { computeAnalysis } from './compute'
import { gsdOf, sharedBounds } from './gridArea'
import type { LayerInferType } from '../../media/analysis/layerAnalyses'
import type { Permission } from '../../platform/identity/permissions'
import { startJob } from '../../platform/jobs/jobs'
import { requireRasterInfo } from '../../records/layers/rasterFiles'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import { requireQuota } from '../../records/quota/usage'
import type { Bounds } from '../../media/raster/mercator'
import { recordChanged } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { analysisJob } from './analysisJob'
import { seesOtherMissions } from './comparable'
import { externalAnalysisJob } from './external/externalJob'
import { analysisText } from './messages'
import { builtInModel, completeParameters, requireLayerModel, type Model } from './models'
import type { AnalysisRow, DetectionState } from './row'
import {
  countRun,
  deleteAnalysisRow,
  insertAnalysis,
  selectAnalysis,
  setJob,
  updateDetections,
  type DrawnArea,
} from './sql'

type Schemas = components['schemas']

interface Run extends Pick<Schemas['NewAnalysis'], 'compareLayerId' | 'areasLayerId' | 'parameters' | 'bounds'> {
  layerId: string
  inferType: string
  /** Of the model server; absent for the built-in one. */
  model?: string
}

/** Who starts a run. */
interface Starter {
  userId: string
  permissions: ReadonlySet<Permission>
}

/** @throws AppError 404 for an unknown layer, 400 for parameters that do not fit, 409 for a layer that cannot be analysed or a used up package */
export async function startAnalysis(
  services: Services,
  tenantId: string,
  user: Starter,
  run: Run,
): Promise<{ jobId: string; analysisId: string }> {
  const { inferType, compareLayerId = null, areasLayerId = null } = run
  const chosen = await requireLayerModel(services, inferType, run.model)
  return inTenant(services.db, tenantId, async (tx) => {
    const { layer, missionId, parameters, bounds } = await checkRun(tenantId, tx, user, run, chosen)
    await requireQuota(tenantId, tx, 'aiRuns', 1)
    await countRun(tenantId, tx)
    const { name: model, version: modelVersion, isExternal } = chosen
    const fields = { missionId, layerId: layer.id, compareLayerId, areasLayerId, inferType, parameters, bounds }
    const analysisId = await insertAnalysis(tenantId, tx, {
      ...fields,
      model,
      modelVersion,
      isExternal,
      createdBy: user.userId,
    })
    const title = render(analysisText('title', { model, layer: layer.name }), currentLanguage())
    const about = { entity: 'Layer', id: layer.id }
    const job = isExternal ? externalAnalysisJob : analysisJob
    const jobId = await startJob(tenantId, tx, job, { analysisId }, { title, startedBy: user.userId, about })
    await setJob(tenantId, tx, analysisId, jobId)
    await recordChanged(tenantId, tx, 'Analysis', analysisId)
    return { jobId, analysisId }
  })
}

const PREVIEW_FOUND = 500

/** A preview holds the pixels of its layers in memory, as a run. */
const limited = limitConcurrency(2)
const limitedByTenant = limitConcurrencyByKey(1)
/** Connections through proxies often end after a minute. */
const PATIENCE_MS = 40_000

/**
 * What a run with the same parameters and bounds will find, on the same grid.
 *
 * @throws AppError as `startAnalysis`, without the package, and 409 when it takes too long
 */
export async function previewAnalysis(
  services: Services,
  tenantId: string,
  user: Starter,
  run: Omit<Run, 'model'> & { inferType: LayerInferType },
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Schemas['AnalysisPreviewReply']['data']> {
  const { parameters, bounds, areas } = await inTenant(services.db, tenantId, (tx) =>
    checkRun(tenantId, tx, user, run, builtInModel(run.inferType)),
  )
  const { inferType, layerId, compareLayerId } = run
  const layerIds = compareLayerId === undefined ? [layerId] : [layerId, compareLayerId]
  const wanted = { inferType, layerIds, parameters, bounds, areas }
  const patience = AbortSignal.timeout(patienceMs)
  const either = AbortSignal.any([signal, patience])
  const compute = () => computeAnalysis(services, tenantId, wanted, { signal: either })
  const { results, grid, note, figures } = await limitedByTenant(
    tenantId,
    () => limited(compute, either),
    either,
  ).catch((error: unknown) => {
    if (error === patience.reason) throw conflict(analysisText('previewTooLong'))
    throw error
  })
  const found = results.slice(0, PREVIEW_FOUND).map((each) => ({
    geometry: each.geometry as unknown as Schemas['FoundShape']['geometry'],
    area: each.area,
    figures: each.figures,
  }))
  const text = note && render(note, currentLanguage())
  return { found, total: results.length, gsd: gsdOf(grid), note: text, figures }
}

interface CheckedRun {
  layer: LayerRow
  missionId: string
  parameters: Record<string, number>
  bounds: Bounds | null
  areas: DrawnArea[] | undefined
}

async function checkRun(
  tenantId: string,
  tx: Tx,
  user: Starter,
  { layerId, compareLayerId, areasLayerId, parameters = {}, bounds }: Run,
  model: Model,
): Promise<CheckedRun> {
  const layer = await requireLayer(tenantId, tx, layerId)
  const other = compareLayerId === undefined ? undefined : await requireLayer(tenantId, tx, compareLayerId)
  if (areasLayerId !== undefined) await requireLayer(tenantId, tx, areasLayerId)
  const { missionId } = layer
  if (missionId === null) throw conflict(analysisText('missionLayer'))
  await requireMission(tenantId, tx, missionId)
  requireReadable(layer, model)
  if (model.layers === 1) {
    if (other) throw fieldError('compareLayerId', analysisText('compareUnused'))
  } else {
    if (!other) throw fieldError('compareLayerId', analysisText('compareMissing'))
    if (compareLayerId === layerId) throw fieldError('compareLayerId', analysisText('compareSame'))
    if (other.missionId !== missionId && !seesOtherMissions(user)) throw notFound(analysisText('compareNotFound'))
    if (other.missionId === null) throw fieldError('compareLayerId', analysisText('compareMission'))
    requireReadable(other, model)
    const shared = sharedBounds(requireRasterInfo(layer).bounds, requireRasterInfo(other).bounds)
    if (!shared) throw conflict(analysisText('noOverlap'))
  }
  const box = bounds ? boxOf(bounds) : null
  const areas = areasLayerId === undefined ? undefined : await areasOf(tenantId, tx, { areasLayerId, missionId, model })
  return { layer, missionId, parameters: completeParameters(model, parameters), bounds: box, areas }
}

async function areasOf(
  tenantId: string,
  tx: Tx,
  { areasLayerId, missionId, model }: { areasLayerId: string; missionId: string; model: Model },
): Promise<DrawnArea[]> {
  if (!model.takesAreas) throw fieldError('areasLayerId', analysisText('areasUnused'))
  return requireAreas(tenantId, tx, { areasLayerId, missionId })
}

/** @throws AppError 409 when the layer is not ready or has other data than the analysis reads */
function requireReadable(layer: LayerRow, { reads }: Model): void {
  const { kind } = requireRasterInfo(layer)
  if (layer.status !== 'ready') requireRasterInfo({ ...layer, raster: null })
  const fits = reads === 'picture' ? kind === 'rgb' || kind === 'rgba' : kind === 'elevation'
  if (!fits) throw conflict(analysisText(reads === 'surface' ? 'surface' : 'picture'))
}

function boxOf([west, south, east, north]: readonly number[]): Bounds {
  const box = [west ?? NaN, south ?? NaN, east ?? NaN, north ?? NaN] satisfies Bounds
  if (!(box[0] < box[2] && box[1] < box[3])) throw fieldError('bounds', analysisText('boundsOrder'))
  return box
}

/** @throws AppError 404 when it does not exist, also after its layer was deleted */
export async function requireAnalysis(tenantId: string, tx: Tx, analysisId: string): Promise<AnalysisRow> {
  const row = await selectAnalysis(tenantId, tx, analysisId)
  if (!row) throw notFound(analysisText('notFound'))
  return row
}

/** All or none. @throws AppError 404 when one of them does not exist */
export async function reviewDetections(
  db: Db,
  tenantId: string,
  userId: string,
  detectionIds: readonly string[],
  state: DetectionState,
): Promise<number> {
  const ids = [...new Set(detectionIds)]
  return inTenant(db, tenantId, async (tx) => {
    const changed = await updateDetections(tenantId, tx, ids, state, userId)
    if (changed.length !== ids.length) throw notFound(analysisText('detectionNotFound'))
    await recordChanged(tenantId, tx, 'Analysis', [...new Set(changed)])
    return ids.length
  })
}

/** @throws AppError 404 when it does not exist */
export async function deleteAnalysis(db: Db, tenantId: string, analysisId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const { model, subject, layerId, missionId } = await requireAnalysis(tenantId, tx, analysisId)
    if (!(await deleteAnalysisRow(tenantId, tx, analysisId))) throw notFound(analysisText('notFound'))
    const details = { analysisId, missionId, ...(layerId !== null && { layerId }) }
    const target = `${model}: ${subject}`
    await recordAudit(tenantId, tx, { ...actor, action: 'analysis.delete', target, details })
    await recordChanged(tenantId, tx, 'Analysis', analysisId)
  })
}
