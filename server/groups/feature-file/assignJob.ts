// The job that assigns photos of a mission to the nearest feature. Only its last transaction writes.
import { serializeMessage, type Message } from '../../platform/core/messages'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { defineJob, type JobContext } from '../../platform/jobs/jobs'
import { degreesOf, metresTo, viewedPlace } from '../../media/photos/nearestFeature'
import { recordChanged } from '../../platform/realtime/sql'
import {
  assignFound,
  countFiles,
  replaceOutcomes,
  selectNear,
  selectUnassigned,
  selectVectorLayers,
  type Outcome,
  type UnassignedPhoto,
} from './assignSql'
import { featureFileText } from './messages'
import { MAX_FILES_OF_FEATURE } from './service'

interface AssignmentInput {
  missionId: string
  /** Null means all vector layers of the mission. */
  layerId: string | null
  maxMetres: number
}

const TIMEOUT_MS = 3_600_000
const BATCH = 100
/** The first radius of the search. Most photos have a feature nearby, and few features are read then. */
const FIRST_METRES = 30
const GROWTH = 4
/** Maximum number of features to read from each layer at one radius. */
const MAX_CANDIDATES = 500

export const photoAssignment = defineJob<AssignmentInput, { assigned: number; unassigned: number }>({
  kind: 'photo-assignment',
  timeoutMs: TIMEOUT_MS,
  async run(input, context) {
    const { missionId, maxMetres } = input
    const { tenantId, services } = context
    const { db } = services
    const { photos, layerIds } = await inTenant(db, tenantId, async (tx) => ({
      photos: await selectUnassigned(tenantId, tx, missionId),
      layerIds: input.layerId ? [input.layerId] : await selectVectorLayers(tenantId, tx, missionId),
    }))
    const outcomes = await findAll(photos, layerIds, maxMetres, context)
    return inTenant(db, tenantId, async (tx) => {
      const kept = await withinLimit(tenantId, tx, outcomes, layerIds)
      const found = kept.filter(({ layerId }) => layerId !== null)
      const assigned = await assignFound(tenantId, tx, found)
      const results = kept.map((outcome) =>
        outcome.layerId === null || assigned.has(outcome.fileId)
          ? outcome
          : unassigned(outcome.fileId, featureFileText('changedMeanwhile')),
      )
      await replaceOutcomes(tenantId, tx, missionId, results)
      await recordChanged(tenantId, tx, 'Photo')
      await recordChanged(tenantId, tx, 'Document')
      return { assigned: assigned.size, unassigned: results.length - assigned.size }
    })
  },
})

async function findAll(
  photos: readonly UnassignedPhoto[],
  layerIds: readonly string[],
  maxMetres: number,
  { tenantId, services, signal, progress }: JobContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let start = 0; start < photos.length; start += BATCH) {
    signal.throwIfAborted()
    await inTenant(services.db, tenantId, async (tx) => {
      for (const photo of photos.slice(start, start + BATCH)) {
        outcomes.push(await findNearest(tx, photo, layerIds, maxMetres))
      }
    })
    const done = outcomes.length
    progress(done / photos.length, featureFileText('assigning', { done, total: photos.length }))
  }
  return outcomes
}

/** The nearest feature within `maxMetres`, or the reason why there is none. */
async function findNearest(
  tx: Tx,
  { id, lat, long, footprint }: UnassignedPhoto,
  layerIds: readonly string[],
  maxMetres: number,
): Promise<Outcome> {
  const position = lat === null || long === null ? undefined : { lat, long }
  const place = footprint ? viewedPlace(footprint) : position
  if (!place) return unassigned(id, featureFileText('noPosition'))
  for (let radius = Math.min(FIRST_METRES, maxMetres); ; radius = Math.min(radius * GROWTH, maxMetres)) {
    const nearest = await nearestWithin(tx, layerIds, place, radius)
    // Outside the radius, a feature that the box does not touch may be nearer.
    if (nearest && nearest.metres <= radius) {
      return { fileId: id, ...nearest, basis: footprint ? 'area' : 'position', reason: null }
    }
    if (radius >= maxMetres) return unassigned(id, featureFileText('noneNear', { metres: maxMetres }))
  }
}

async function nearestWithin(
  tx: Tx,
  layerIds: readonly string[],
  place: { lat: number; long: number },
  radius: number,
): Promise<{ layerId: string; index: number; metres: number } | undefined> {
  const [east, north] = degreesOf(radius, place.lat)
  const south = place.lat - north
  const top = place.lat + north
  // Across the antimeridian the area continues on the other side of the map.
  const turns = [0, ...(place.long - east < -180 ? [360] : []), ...(place.long + east > 180 ? [-360] : [])]
  let nearest: { layerId: string; index: number; metres: number } | undefined
  for (const turn of turns) {
    const middle = { lat: place.lat, long: place.long + turn }
    const area = [middle.long - east, south, middle.long + east, top] as [number, number, number, number]
    for (const { layerId, index, geometry } of await selectNear(tx, layerIds, area, middle, MAX_CANDIDATES)) {
      const metres = metresTo(place, geometry)
      if (!nearest || metres < nearest.metres) nearest = { layerId, index, metres }
    }
  }
  return nearest
}

/** Does not assign the farthest photos of a feature that would have too many files. */
async function withinLimit(
  tenantId: string,
  tx: Tx,
  outcomes: readonly Outcome[],
  layerIds: readonly string[],
): Promise<Outcome[]> {
  const counts = new Map<string, number>()
  for (const { layerId, index, count } of await countFiles(tenantId, tx, layerIds)) {
    counts.set(`${layerId}/${index}`, count)
  }
  return outcomes
    .toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0))
    .map((outcome) => {
      if (outcome.layerId === null) return outcome
      const key = `${outcome.layerId}/${outcome.index}`
      const count = counts.get(key) ?? 0
      if (count >= MAX_FILES_OF_FEATURE) {
        return unassigned(outcome.fileId, featureFileText('featureFull', { limit: MAX_FILES_OF_FEATURE }))
      }
      counts.set(key, count + 1)
      return outcome
    })
}

const unassigned = (fileId: string, reason: Message): Outcome => ({
  fileId,
  layerId: null,
  index: null,
  metres: null,
  basis: null,
  reason: serializeMessage(reason),
})
