// What the photos of a mission cover. Computed for each request, because photos and reviews change it. The requests of a tenant
// take turns, so that they do not occupy all threads.
import type { MultiPolygon, Polygon } from 'geojson'
import { limitConcurrencyByKey } from '../../platform/core/concurrencyLimit'
import { conflict, fieldError } from '../../platform/core/errors'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { requireLayer } from '../../records/layers/service'
import {
  MAX_EXTENT_METRES,
  type Coverage,
  type CoverageCamera,
  type CoverageRequest,
  type FootprintPage,
} from '../../media/photos/coverage/coverage'
import { requireOutline } from '../feature/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { coverageText } from './messages'
import type { GroundGrid } from '../../../geometry/groundGrid'
import {
  selectCoverageCounts,
  selectFootprints,
  selectGroundLayers,
  type CoverageCounts,
  type CoveragePhoto,
  type GroundLayer,
} from './sql'

export interface CoverageQuery {
  areaLayerId?: string
  areaIndex?: number
  gapBelow?: number
}

export interface MissionCoverage extends CoverageCounts {
  /** Photos that are counted. */
  photos: number
  /** Elevation layers of these photos. */
  groundLayers: GroundLayer[]
  coverage: Coverage | undefined
}

const MAX_PHOTOS = 20_000
const PAGE = 1000
const inTurn = limitConcurrencyByKey(1)

export type CoverageServices = Pick<Services, 'db' | 'coverage' | 'ground'>

/** @throws AppError 404 for an unknown mission, layer or feature, 409 for an area that cannot be used */
export function coverageOf(
  { db, coverage: pool, ground }: CoverageServices,
  tenantId: string,
  missionId: string,
  query: CoverageQuery,
  signal: AbortSignal,
): Promise<MissionCoverage> {
  const compute = async (): Promise<MissionCoverage> => {
    const { area, counts, groundLayers } = await inTenant(db, tenantId, async (tx) => {
      await requireMission(tenantId, tx, missionId)
      return {
        area: await readArea(tenantId, tx, missionId, query),
        counts: await selectCoverageCounts(tenantId, tx, missionId),
        groundLayers: await selectGroundLayers(tenantId, tx, missionId),
      }
    })
    const read = await readPages({ db, ground }, tenantId, missionId, signal)
    const coverage = await pool.run({ ...read, area, gapBelow: query.gapBelow ?? 1 }, signal)
    if (coverage === 'tooFar') throw conflict(coverageText('tooFar', { kilometres: MAX_EXTENT_METRES / 1000 }))
    return { ...counts, photos: Math.min(counts.counted, MAX_PHOTOS), groundLayers, coverage }
  }
  return inTurn(tenantId, compute, signal)
}

type Pages = Required<Pick<CoverageRequest, 'pages' | 'cameras' | 'grids'>>

async function readPages(
  { db, ground }: Pick<CoverageServices, 'db' | 'ground'>,
  tenantId: string,
  missionId: string,
  signal: AbortSignal,
): Promise<Pages> {
  const pages: FootprintPage[] = []
  const cameras: (CoverageCamera | undefined)[][] = []
  const grids: GroundGrid[] = []
  const indexes = new Map<string, number>()
  let after: string | null = null
  while (pages.length * PAGE < MAX_PHOTOS) {
    signal.throwIfAborted()
    const page: { after: string | null; limit: number } = { after, limit: PAGE }
    const photos = await inTenant(db, tenantId, (tx) => selectFootprints(tenantId, tx, missionId, page))
    pages.push(Float64Array.from(photos.flatMap(({ footprint }) => footprint.flatMap(({ lat, long }) => [lat, long]))))
    for (const id of new Set(photos.flatMap(({ groundLayerId }) => groundLayerId ?? []))) {
      const model = indexes.has(id) ? undefined : await ground.model(tenantId, id, signal)
      if (model) indexes.set(id, grids.push(model.grid) - 1)
    }
    cameras.push(photos.map((photo) => cameraOf(photo, indexes.get(photo.groundLayerId ?? ''))))
    if (photos.length < PAGE) break
    after = photos.at(-1)!.id
  }
  return { pages, cameras, grids }
}

function cameraOf(
  { lat, long, relativeAltitude, takeOff }: CoveragePhoto,
  grid: number | undefined,
): CoverageCamera | undefined {
  if (grid === undefined || lat === null || long === null || relativeAltitude === null || takeOff === null)
    return undefined
  return { lat, long, height: relativeAltitude, takeOff, grid }
}

async function readArea(
  tenantId: string,
  tx: Tx,
  missionId: string,
  { areaLayerId, areaIndex }: CoverageQuery,
): Promise<Polygon | MultiPolygon | undefined> {
  if (areaLayerId === undefined && areaIndex === undefined) return undefined
  if (areaLayerId === undefined) throw fieldError('areaLayerId', coverageText('areaIncomplete'))
  if (areaIndex === undefined) throw fieldError('areaIndex', coverageText('areaIncomplete'))
  const layer = await requireLayer(tenantId, tx, areaLayerId)
  if (layer.missionId !== missionId) throw conflict(coverageText('areaElsewhere'))
  return requireOutline(tenantId, tx, areaLayerId, areaIndex)
}
