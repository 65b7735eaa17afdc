// The job that looks for hotspots: measures the thermal photos of a mission one after the other and stores the hottest places.
import type { GroundCorners } from '../../../geometry/footprint'
import { placeInQuad } from '../../../geometry/placeInQuad'
import { MAX_FOUND } from '../../media/analysis/layerAnalysis'
import type { Hotspot, HotspotLimits } from '../../media/thermal/hotspots'
import { USUAL_HOTSPOTS } from '../../media/thermal/hotspots'
import type { ThermalResult } from '../../media/thermal/thermalTask'
import { AppError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { addTemperatures, footprintOf, measurePhoto, nextThermalPhotos, type ThermalRow } from '../thermal/public'
import { analysisText } from './messages'
import { selectAnalysis, storeResults, type Result } from './sql'

const TIMEOUT_MS = 2 * 3_600_000
const PAGE = 200
/** Share of the work until the results are stored. */
const READ = 0.95
const DIGITS = 2

type Context = JobContext<Services>

export const hotspotJob = defineJob<{ analysisId: string }, { found: number }, Services>({
  kind: 'hotspots',
  timeoutMs: TIMEOUT_MS,
  async run({ analysisId }, context) {
    const { tenantId, services, signal, progress } = context
    const row = await inTenant(services.db, tenantId, (tx) => selectAnalysis(tenantId, tx, analysisId))
    if (!row) throw new JobFailure(analysisText('gone'))
    const photos = await listPhotos(row.missionId, context)
    const limits = { ...USUAL_HOTSPOTS, ...row.parameters }
    const results: Result[] = []
    let skipped = 0
    for (const [at, photo] of photos.entries()) {
      signal.throwIfAborted()
      progress((at / photos.length) * READ, analysisText('readingPhoto', { done: at + 1, total: photos.length }))
      const found = await findInPhoto(photo, limits, context)
      if (found) results.push(...found)
      else skipped++
    }
    progress(READ, analysisText('storing', { count: results.length }))
    const hottest = results.sort((one, other) => heatOf(other) - heatOf(one)).slice(0, MAX_FOUND)
    const isStored = await inTenant(services.db, tenantId, async (tx) => {
      const note = noteOf(results.length, skipped)
      const figures = { photos: photos.length, skipped }
      if (!(await storeResults(tenantId, tx, analysisId, { results: hottest, grid: null, note, figures }))) return false
      await recordChanged(tenantId, tx, 'Analysis', analysisId)
      return true
    })
    if (!isStored) throw new JobFailure(analysisText('gone'))
    return { found: hottest.length }
  },
})

const heatOf = ({ figures }: Result): number => figures['degrees'] ?? 0

function noteOf(found: number, skipped: number) {
  if (found > MAX_FOUND) return analysisText('tooManyHotspots', { limit: MAX_FOUND })
  return skipped > 0 ? analysisText('skipped', { count: skipped }) : null
}

async function listPhotos(missionId: string, { tenantId, services }: Context): Promise<ThermalRow[]> {
  const photos: ThermalRow[] = []
  for (;;) {
    const before = photos.at(-1)?.photoId
    const page = await inTenant(services.db, tenantId, (tx) => nextThermalPhotos(tenantId, tx, missionId, before, PAGE))
    photos.push(...page)
    if (page.length < PAGE) return photos
  }
}

/** @returns undefined for a photo whose temperatures are unknown, or that was deleted meanwhile */
async function findInPhoto(
  photo: ThermalRow,
  hotspots: HotspotLimits,
  { tenantId, services, signal }: Context,
): Promise<Result[] | undefined> {
  const result = await measurePhoto(services, tenantId, photo, { wants: 'hotspots', hotspots }, signal).catch(
    (error: unknown) => {
      if (error instanceof AppError) return undefined
      throw error
    },
  )
  if (!result) return undefined
  const corners = await inTenant(services.db, tenantId, async (tx) => {
    // A converter may have been set after the import.
    if (photo.problem !== null) await addTemperatures(tenantId, tx, photo.photoId, result)
    return footprintOf(tenantId, tx, photo.photoId)
  })
  return result.hotspots.map((each) => resultOf(each, photo.photoId, result, corners))
}

function resultOf(
  { x, y, degrees, excess, area }: Hotspot,
  photoId: string,
  { width, height }: ThermalResult,
  corners: GroundCorners | null,
): Result {
  const place = corners && placeInQuad(corners, (x + 0.5) / width, (y + 0.5) / height)
  const round = (value: number) => Number(value.toFixed(DIGITS))
  return {
    geometry: place ? { type: 'Point', coordinates: [place.long, place.lat] } : null,
    area: null,
    figures: { degrees: round(degrees), excess: round(excess), pixels: area },
    photo: { id: photoId, x, y },
  }
}
