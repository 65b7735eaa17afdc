// Photos of one view at different times: taken near each other, in nearly the same direction.
import { inTenant, type Db } from '../../platform/db/tenancy'
import type { components } from '../../platform/contract/contract.gen'
import { selectSameView, type Candidate } from './sameViewSql'
import type { PhotoRow } from './row'
import { requirePhoto } from './service'

type SameViewPhoto = components['schemas']['SameViewPhoto']

/** A position is usually good to 3 m; two of them, and a drone that holds its place, need this many metres. */
const LEAST_RADIUS = 10
/** From a height, the same view is found further away; share of the height. */
const RADIUS_SHARE = 0.25
/** Steeper than this, the picture lies on the ground and a turn of the drone turns the picture, in degrees. */
const STRAIGHT_DOWN = -75
const DEGREES = 180 / Math.PI

/**
 * The closest photo of each occasion, in the order of time.
 * @throws AppError 404 when the photo does not exist
 */
export async function listSameView(db: Db, tenantId: string, photoId: string): Promise<SameViewPhoto[]> {
  return inTenant(db, tenantId, async (tx) => {
    const photo = await requirePhoto(tenantId, tx, photoId)
    const { lat, long, takenAt } = photo
    if (lat === null || long === null || takenAt === null || photo.thumbnailFileId === null) return []
    const height = photo.facts?.relativeAltitude ?? 0
    const radius = Math.max(LEAST_RADIUS, height * RADIUS_SHARE)
    const found = await selectSameView(tenantId, tx, { photoId, lat, long, takenAt, radius })
    return found.map((candidate) => asSameView(photo, candidate))
  })
}

function asSameView(photo: PhotoRow, { id, takenAt, yaw, pitch, ...candidate }: Candidate): SameViewPhoto {
  const gimbal = photo.facts?.gimbal
  const ownYaw = gimbal?.yaw ?? photo.facts?.flight.yaw ?? null
  const isFlat = gimbal?.pitch != null && gimbal.pitch <= STRAIGHT_DOWN && pitch !== null && pitch <= STRAIGHT_DOWN
  const turn = isFlat && ownYaw !== null && yaw !== null ? normal(yaw - ownYaw) : null
  return { ...candidate, _id: id, takenAt: takenAt.toISOString(), turn }
}

/** From -180 to 180. */
const normal = (degrees: number): number =>
  Math.atan2(Math.sin(degrees / DEGREES), Math.cos(degrees / DEGREES)) * DEGREES
