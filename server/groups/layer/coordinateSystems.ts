// Proposes coordinate systems for the file of a layer that does not name its own.
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import {
  boundsIn,
  searchSystems,
  systemByCode,
  systemsAt,
  type CoordinateSystem,
} from '../../media/coordinate-systems/coordinateSystems'
import { distanceOf, type Place } from '../../media/telemetry/distance'
import type { Bounds } from '../../../geometry/uniteBounds'
import { requireMissionLayer } from './service'
import { selectSystemEvidence } from './coordinateSystemSql'

type Proposal = components['schemas']['CoordinateSystem']

const MAX_PROPOSALS = 30

/**
 * The systems that were chosen in the mission come first, then those that place the file next to the location of the mission. A
 * search also finds systems that are used elsewhere.
 * @throws AppError 404 for an unknown layer
 */
export async function proposeSystems(
  tenantId: string,
  tx: Tx,
  layerId: string,
  search: string | undefined,
): Promise<Proposal[]> {
  const layer = await requireMissionLayer(tenantId, tx, layerId)
  const { bounds, place, used } = await selectSystemEvidence(tenantId, tx, layer.missionId, layerId)
  const wanted = search?.trim() ?? ''
  const found = wanted === '' ? fitting(place, used) : searchSystems(wanted)
  const isUsed = new Set(used)
  return found
    .map((system) => proposalOf(system, bounds, place, isUsed.has(system.epsg)))
    .sort(byFit)
    .slice(0, MAX_PROPOSALS)
}

function fitting(place: Place | null, used: readonly number[]): CoordinateSystem[] {
  const here = place === null ? [] : systemsAt(place.long, place.lat)
  const known = new Set(here.map(({ epsg }) => epsg))
  return [...here, ...used.flatMap((epsg) => (known.has(epsg) ? [] : (systemByCode(epsg) ?? [])))]
}

function proposalOf(system: CoordinateSystem, source: Bounds | null, place: Place | null, isUsed: boolean): Proposal {
  const bounds = (source && boundsIn(system, source)) ?? null
  const distance = bounds && place ? Math.round(distanceOf(centerOf(bounds), place)) : null
  return { epsg: system.epsg, name: system.name, isUsed, bounds, distance }
}

const centerOf = ([west, south, east, north]: Bounds): Place => ({ long: (west + east) / 2, lat: (south + north) / 2 })

/** Used ones first, then by distance; those without a place last. */
const byFit = (one: Proposal, other: Proposal): number =>
  Number(other.isUsed) - Number(one.isUsed) ||
  Number(one.bounds === null) - Number(other.bounds === null) ||
  (one.distance ?? 0) - (other.distance ?? 0) ||
  one.epsg - other.epsg
