// The job of an analysis: reads the pixels, has a thread look for results, and stores them.
import { AppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { selectHeldPermissions } from '../../platform/identity/heldPermissions'
import { requireAreas } from './areas'
import { seesOtherMissions } from './comparable'
import { computeAnalysis } from './compute'
import { LAYER_ANALYSES } from '../../media/analysis/layerAnalyses'
import { defineJob, JobFailure } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { analysisText } from './messages'
import { isLayerInferType } from './models'
import { selectAnalysis, storeResults } from './sql'

const TIMEOUT_MS = 10 * 60_000
/** Shares of the work. */
const READ = 0.6
const FOUND = 0.95

export const analysisJob = defineJob<{ analysisId: string }, { found: number }, Services>({
  kind: 'analysis',
  timeoutMs: TIMEOUT_MS,
  async run({ analysisId }, { tenantId, services, signal, progress }) {
    const row = await inTenant(services.db, tenantId, (tx) => selectAnalysis(tenantId, tx, analysisId))
    if (!row) throw new JobFailure(analysisText('gone'))
    const { inferType, parameters, layerId, compareLayerId, areasLayerId, missionId, bounds } = row
    if (!isLayerInferType(inferType)) throw new Error(`No built-in analysis ${inferType}`)
    if (layerId === null) throw new JobFailure(analysisText('gone'))
    const analysis = LAYER_ANALYSES[inferType]
    // Layers and rights may have changed while the job waited.
    if (analysis.layers === 2 && compareLayerId === null) throw new JobFailure(analysisText('compareGone'))
    if (row.compareMissionName !== null && !(await isStillSeen(services, tenantId, row.authorId))) {
      throw new JobFailure(analysisText('compareHidden'))
    }
    if (row.hasAreas && areasLayerId === null) throw new JobFailure(analysisText('areasGone'))
    const layerIds = compareLayerId === null ? [layerId] : [layerId, compareLayerId]
    const compute = async () => {
      const areas =
        areasLayerId === null
          ? undefined
          : await inTenant(services.db, tenantId, (tx) => requireAreas(tenantId, tx, { areasLayerId, missionId }))
      const wanted = { inferType, layerIds, parameters, bounds, areas }
      const onStep = (read: number, message: Message) => progress(read * READ, message)
      return computeAnalysis(services, tenantId, wanted, { signal, onStep })
    }
    const { results, grid, note, figures } = await compute().catch((error: unknown) => {
      if (error instanceof AppError) throw new JobFailure(error.text, { cause: error })
      throw error
    })
    progress(FOUND, analysisText('storing', { count: results.length }))
    const isStored = await inTenant(services.db, tenantId, async (tx) => {
      if (!(await storeResults(tenantId, tx, analysisId, { results, grid, note, figures }))) return false
      await recordChanged(tenantId, tx, 'Analysis', analysisId)
      return true
    })
    if (!isStored) throw new JobFailure(analysisText('gone'))
    return { found: results.length }
  },
})

/** Whether the author of a run still sees the other missions of the tenant. */
async function isStillSeen({ db }: Services, tenantId: string, authorId: string | null): Promise<boolean> {
  if (authorId === null) return false
  const permissions = await inTenant(db, tenantId, (tx) => selectHeldPermissions(tenantId, tx, authorId))
  return seesOtherMissions({ permissions })
}
