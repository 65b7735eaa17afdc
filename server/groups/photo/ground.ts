// Fits the areas of a mission's photos to its elevation layers, or to flat ground where there are none.
import { setImmediate } from 'node:timers/promises'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { photoFootprint, usualAccuracy } from '../../media/photos/photoFootprint'
import { groundBelow, type TakeOff } from '../../records/ground/groundAt'
import type { GroundModel } from '../../records/ground/groundReader'
import { selectGroundPhotos, selectTakeOffs, updateGround, type FittedPhoto, type GroundPhoto } from './groundSql'

interface Fit {
  missionId: string
  models: readonly GroundModel[]
  /** These photos only; by default all of the mission. */
  only?: readonly string[]
  signal?: AbortSignal
  onProgress?: (done: number) => void
}

/** Photos that are read, computed and stored at once; other requests are served in between. */
const BATCH = 100
/** Metres; smaller differences are rounding. */
const SAME_METRES = 0.01
const SAME_DEGREES = 1e-8

/** @returns how many photos have changed */
export async function fitToGround(db: Db, tenantId: string, fit: Fit): Promise<number> {
  const { missionId, models, only, signal, onProgress } = fit
  const takeOffs = await inTenant(db, tenantId, (tx) => selectTakeOffs(tenantId, tx, missionId))
  let after: string | null = null
  let done = 0
  let changed = 0
  for (;;) {
    signal?.throwIfAborted()
    const page: Parameters<typeof selectGroundPhotos>[3] = { after, limit: BATCH, only }
    const photos = await inTenant(db, tenantId, (tx) => selectGroundPhotos(tenantId, tx, missionId, page))
    const fitted = photos.flatMap((photo) => {
      const found = fittedPhoto(photo, models, takeOffs.get(photo.flightKey))
      return isSame(photo, found) ? [] : [found]
    })
    if (fitted.length > 0) {
      await inTenant(db, tenantId, async (tx) => {
        await updateGround(tenantId, tx, fitted)
        const ids = fitted.map(({ id }) => id)
        await recordChanged(tenantId, tx, 'Photo', ids)
      })
    }
    changed += fitted.length
    done += photos.length
    onProgress?.(done)
    if (photos.length < BATCH) return changed
    after = photos.at(-1)!.id
    await setImmediate()
  }
}

function fittedPhoto(
  { id, lat, long, width, height, facts, isPlaced }: GroundPhoto,
  models: readonly GroundModel[],
  takeOff: TakeOff | undefined,
): FittedPhoto {
  const stated = facts.accuracy ?? usualAccuracy(facts.positionSource ?? 'gps')
  const place = { lat, long, accuracy: isPlaced ? usualAccuracy('person') : stated }
  const ground = groundBelow(models, place, facts.relativeAltitude ?? 0, takeOff)
  const areaOn = (known?: typeof ground) =>
    photoFootprint(facts, place, { width, height }, facts.heightAccuracy ?? null, known)
  const footprint = areaOn(ground) ?? null
  const isOnModel = ground !== undefined && footprint !== null
  return {
    id,
    lat,
    long,
    footprint,
    groundLayerId: isOnModel ? ground.layerId : null,
    takeOff: isOnModel ? ground.takeOff : null,
  }
}

function isSame(photo: GroundPhoto, { footprint, groundLayerId, takeOff }: FittedPhoto): boolean {
  if (photo.groundLayerId !== groundLayerId) return false
  if (Math.abs((photo.takeOff ?? 0) - (takeOff ?? 0)) > SAME_METRES) return false
  if (!photo.footprint || !footprint) return !photo.footprint && !footprint
  if (Math.abs((photo.uncertainty ?? 0) - footprint.uncertainty) > SAME_METRES) return false
  return footprint.corners.every(({ lat, long }, at) => {
    const before = photo.footprint![at]!
    return Math.abs(before.lat - lat) < SAME_DEGREES && Math.abs(before.long - long) < SAME_DEGREES
  })
}
