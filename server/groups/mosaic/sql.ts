// Which photos of a mission a quick mosaic can use.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { CameraPose, LatLong } from '../../../geometry/footprint'
import { photoFocalLength, type StatedLens } from '../../../geometry/lens'

export interface MosaicPhoto {
  key: string
  width: number
  /** Upper left, upper right, lower right, lower left. */
  footprint: LatLong[]
  uncertainty: number | null
  /** Of the camera; null without one of the values. */
  pose: CameraPose | null
  height: number
  groundLayerId: string | null
  takeOff: number | null
}

/** Degrees; at or below this, a photo counts as looking straight down. */
const NADIR_PITCH = -80
/** Media types that the decoder reads. It cannot read HEIC and DNG, of which only the embedded preview is shown. */
const DECODABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff']

const fromPhotos = (tenantId: string, missionId: string) => sql`
  from mission_file f
  join mission_photo p on p.file_id = f.id
  join stored_file s on s.id = f.stored_file_id
  where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null`

/** The first reason to leave a photo out, else `used`. */
const USE = sql`
  case when p.state in ('rejected', 'duplicate', 'invalid_exif') then 'rejected'
       when p.state = 'staged' and p.proposal is not null then 'proposed'
       when p.footprint is null or p.width is null then 'withoutArea'
       when p.pitch is null or p.pitch > ${NADIR_PITCH} then 'oblique'
       when s.media_type <> all(${DECODABLE}::text[]) then 'undecodable'
       else 'used' end`

export type PhotoUse = 'used' | 'rejected' | 'proposed' | 'withoutArea' | 'oblique' | 'undecodable'

export async function selectPhotoUses(tenantId: string, tx: Tx, missionId: string): Promise<Map<PhotoUse, number>> {
  const { rows } = await sql<{ use: PhotoUse; count: number }>`
    select ${USE} as use, count(*)::int as count ${fromPhotos(tenantId, missionId)} group by 1`.execute(tx)
  return new Map(rows.map(({ use, count }) => [use, count]))
}

/** Usable photos in the order of their capture. */
export async function selectMosaicPhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
  limit: number,
): Promise<MosaicPhoto[]> {
  const { rows } = await sql<
    Omit<MosaicPhoto, 'pose'> & { pose: Omit<CameraPose, 'focalLength'> | null; facts: StatedLens }
  >`
    select s.key, p.facts, p.width, p.height, p.footprint, p.uncertainty, p.ground_layer_id as "groundLayerId", p.take_off as "takeOff",
           case when f.lat is not null and f.long is not null and p.relative_altitude > 0 and p.yaw is not null
                     and (p.facts ->> 'focalLength35')::float8 > 0
                then json_build_object('lat', f.lat, 'long', f.long, 'height', p.relative_altitude, 'yaw', p.yaw,
                                       'pitch', p.pitch) end as pose
      ${fromPhotos(tenantId, missionId)} and ${USE} = 'used'
     order by f.taken_at nulls last, f.id limit ${limit}`.execute(tx)
  return rows.map(({ facts, pose, ...photo }) => {
    const focalLength = photoFocalLength(facts, photo)
    return { ...photo, pose: pose && focalLength !== null ? { ...pose, focalLength } : null }
  })
}
