// The ground that the camera of a flight or of a recording looks at, for browsers that draw its view.
import type { LatLong } from '../../../geometry/footprint'
import { partOfGrid } from '../../../geometry/groundGrid'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { groundOfFlight, MAX_START_HEIGHT } from '../../records/ground/groundAt'
import type { GroundReader } from '../../records/ground/groundReader'
import { selectLayer } from '../../records/layers/sql'
import type { Tracked } from './track'
import { selectTrackStart } from './trackStartSql'

type TrackGround = components['schemas']['TrackGround']

/** Metres. Rays of cameras within the heights that drones may fly at meet the ground nearer than this. */
const RADIUS = 1000
/** On a side. */
const MAX_CELLS = 200
const CENTIMETRES = 100

interface GroundSearch {
  missionId: string
  tracked: Tracked
  camera: LatLong
}

/**
 * The same ground as that of the search by place.
 * @param find says what is asked for, and throws when the caller must not see it
 * @returns null for flat ground: without an elevation layer at the camera that the caller sees
 */
export async function findTrackGround(
  { db, ground }: { db: Db; ground: GroundReader },
  tenantId: string,
  user: { permissions: ReadonlySet<string> },
  find: (tx: Tx) => Promise<GroundSearch | undefined>,
): Promise<TrackGround | null> {
  const search = await inTenant(db, tenantId, find)
  if (!search || !user.permissions.has('layer_list')) return null
  const models = await ground.models(tenantId, search.missionId)
  if (models.length === 0) return null
  const { start, airborne } = await inTenant(db, tenantId, (tx) => selectTrackStart(tenantId, tx, search.tracked))
  if (!start) return null
  const isKnown = (start.height ?? 0) <= MAX_START_HEIGHT
  const found = groundOfFlight(models, airborne ?? start, { ...start, isKnown })
  const part = found && partOfGrid(found.grid, search.camera, { radius: RADIUS, most: MAX_CELLS })
  if (!part) return null
  const layer = await inTenant(db, tenantId, (tx) => selectLayer(tenantId, tx, found.layerId))
  if (!layer) return null
  const { heights, ...grid } = part
  return {
    layerId: layer.id,
    layerName: layer.name,
    takeOff: found.takeOff,
    ...grid,
    heights: Array.from(heights, (height) => (Number.isNaN(height) ? null : rounded(height))),
  }
}

const rounded = (metres: number): number => Math.round(metres * CENTIMETRES) / CENTIMETRES
